# Says in a table of callbacks or delegates on which thread each is called, and where that is from.
#
# Read are threads.tsv, the tables of the types, and the table itself, of which the word after
# "; thread: " in the source and the thread are written anew. What threads.tsv says of a function comes
# first, then a parameter for the queue, then what it says of all functions of the type (`*`), and at last
# the conventions: a closure or method that is isolated to the main actor runs there, and so do the
# closures that a main-actor class or protocol is given.
BEGIN { FS = OFS = "\t" }
FNR == 1 { split("", at); for (i = 1; i <= NF; i++) at[$i] = i }
FNR == 1 && FILENAME !~ /(callbacks|delegates)/ { next }
FILENAME ~ /threads\.tsv$/ { thread[$at["type"], $at["member"]] = $at["thread"]; from[$at["type"], $at["member"]] = $at["source"]; next }
FILENAME ~ /types\.tsv$/ {
  type = $at["kind"]
  if ((type == "class" || type == "protocol") && $at["isolation"] ~ /^(main-actor|members)$/) kind[$at["name"]] = type
  next
}
FNR == 1 { isCallback = "function" in at; print; next }
{
  source = $at["source"]
  sub(/; thread: .*/, "", source)
  decide(isCallback ? $at["type"] : $at["protocol"], isCallback ? $at["function"] : $at["method"], $at["isolation"])
  if (reason != "") source = source "; thread: " reason
  $at["thread"] = where
  $at["source"] = source
  print
}

# Leaves the answer in `where` and `reason`.
function decide(type, member, isolation) {
  if (say(type, member)) return
  if (isCallback && match(member, /[(:](queue|toQueue|operationQueue|onQueue|usingQueue):/)) {
    where = "queue"
    reason = "convention: the parameter '" substr(member, RSTART + 1, RLENGTH - 2) "'"
    return
  }
  if (say(type, "*")) return
  if (isolation == "main-actor") { where = "main"; reason = "convention: isolated to the main actor"; return }
  if (isCallback && type in kind) { where = "main"; reason = "convention: of a main-actor " kind[type]; return }
  where = "unknown"
  reason = ""
}

function say(type, member) {
  if (!((type, member) in thread)) return 0
  where = thread[type, member]
  reason = from[type, member]
  return 1
}
