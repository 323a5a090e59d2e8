# Says in a table of callbacks which completion handlers are Sendable by their header, and of which it is known
# that they are not.
#
# Read are sendability.tsv and the table itself, of which the words after "; closure: " in the source are
# written anew. The facts tell completion handlers of asynchronous functions by a rule, whether the header
# says something of them or not.
BEGIN { FS = OFS = "\t" }
FILENAME ~ /sendability\.tsv$/ { sendability[$1, $2] = $3; from[$1, $2] = $4; next }
FNR == 1 { print; next }
{
  sub(/; closure: [^;]*/, "", $9)
  if (($3, $1) in sendability && ($6 == "completion-rule" || sendability[$3, $1] == "sendable")) {
    if (sendability[$3, $1] == "sendable") $6 = "sendable"
    if (sendability[$3, $1] == "sendable" && $7 == "caller") $7 = "nonisolated"
    thread = match($9, /; thread: .*/) ? substr($9, RSTART) : ""
    sub(/; thread: .*/, "", $9)
    $9 = $9 "; closure: " from[$3, $1] thread
  }
  print
}
