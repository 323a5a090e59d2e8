# Says in a table of callbacks or delegates on which thread each is called, and where that is from.
#
# Read are threads.tsv, the tables of the types, and the table itself, of which the word after
# "; thread: " in the source and the thread are written anew. What threads.tsv says of a function comes
# first, then a parameter for the queue, then what it says of all functions of the type (`*`), and at last
# the conventions: a closure or method that is isolated to the main actor runs there, and so do the
# closures that a main-actor class or protocol is given.
BEGIN { FS = OFS = "\t" }
FNR == 1 && FILENAME !~ /(callbacks|delegates)/ { next }
FILENAME ~ /threads\.tsv$/ { thread[$1, $2] = $3; from[$1, $2] = $4; next }
FILENAME ~ /types\.tsv$/ { if (($3 == "class" || $3 == "protocol") && $5 == "main-actor") kind[$1] = $3; next }
FNR == 1 { isCallback = $1 == "function"; print; next }
{
  source = isCallback ? $9 : $5
  sub(/; thread: .*/, "", source)
  decide(isCallback ? $3 : $1, isCallback ? $1 : $2, isCallback ? $7 : $3)
  if (reason != "") source = source "; thread: " reason
  if (isCallback) { $8 = where; $9 = source } else { $4 = where; $5 = source }
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
