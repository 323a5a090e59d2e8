# Says in a table of callbacks which completion handlers are Sendable by their header, and of which it is known
# that they are not.
#
# Read are sendability.tsv and the table itself, of which the words after "; closure: " in the source are
# written anew. The facts tell completion handlers of asynchronous functions by a rule, whether the header
# says something of them or not.
BEGIN { FS = OFS = "\t" }
FNR == 1 { split("", at); for (i = 1; i <= NF; i++) at[$i] = i }
FILENAME ~ /sendability\.tsv$/ {
  sendability[$at["type"], $at["member"]] = $at["sendability"]
  from[$at["type"], $at["member"]] = $at["source"]
  next
}
FNR == 1 { print; next }
{
  type = $at["type"]
  name = $at["function"]
  source = $at["source"]
  sub(/; closure: [^;]*/, "", source)
  isSendable = sendability[type, name] == "sendable"
  if ((type, name) in from && ($at["sendability"] == "completion-rule" || isSendable)) {
    if (isSendable) $at["sendability"] = "sendable"
    if (isSendable && $at["isolation"] == "caller") $at["isolation"] = "nonisolated"
    thread = match(source, /; thread: .*/) ? substr(source, RSTART) : ""
    sub(/; thread: .*/, "", source)
    source = source "; closure: " from[type, name] thread
  }
  $at["source"] = source
  print
}
