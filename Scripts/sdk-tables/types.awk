# The classes and protocols of the headers: what they inherit from, their isolation and Sendability.
BEGIN { FS = OFS = "\t" }

# Of the main thread by convention only: apps in Swift 6 mode read `NSScreen.screens` in code of no actor.
BEGIN { unmarked["class NSScreen"] }
FILENAME ~ /swift-names\.tsv$/ { if (FNR > 1) swiftName[$1] = $2; next }
# What the documentation tells more exactly than the facts, which call a protocol `main` if all of its methods are.
FILENAME ~ /isolation\.tsv$/ { if ($2 == "-") own[$1] = $3; next }
FNR == 1 { next }
FILENAME ~ /classes\.tsv$/ { add($2, $1, "class", $3, $4, $5) }
FILENAME ~ /protocols\.tsv$/ { add($2 == "NSObject" ? "NSObjectProtocol" : $2, $1, "protocol", $3, $4, $5) }

# A name that two frameworks declare is one row if they agree.
function add(name, module, kind, inherits, isolation, sendable,    key) {
  key = kind " " name
  if (!(key in modules)) order[++count] = key
  else if (isolations[key] != isolation) isolation = "varies"
  modules[key] = modules[key] (key in modules && modules[key] != "" ? " " : "") module
  if (inherits != "") parents[key] = inherits
  isolations[key] = isolation
  if (sendable != "") sendables[key] = 1
}

function named(names,    n, list, i, out) {
  n = split(names, list, " ")
  for (i = 1; i <= n; i++) out = out (i > 1 ? " " : "") (list[i] in swiftName ? swiftName[list[i]] : list[i])
  return out == "" ? "-" : out
}

# A subclass is Sendable as its superclass is.
function isSendable(key,    i) {
  for (i = 0; i < 32 && key in modules; i++) {
    if (key in sendables) return 1
    key = "class " parents[key]
  }
  return 0
}

END {
  print "name", "module", "kind", "inherits", "isolation", "sendability", "source"
  for (i = 1; i <= count; i++) {
    key = order[i]
    split(key, parts, " ")
    isolation = isolations[key]
    main = isolation ~ /^main/ && !(key in unmarked)
    source = isolation == "main-inherited" ? "superclass" : "header"
    sendable = (main && parts[1] == "class") || isSendable(key)
    given = parts[1] == "protocol" && parts[2] in own ? own[parts[2]] : ""
    if (given != "") source = source "; isolation: documentation"
    print named(parts[2]), modules[key], parts[1], named(parents[key]), \
      given != "" ? given : main ? "main-actor" : isolation == "varies" ? "unknown" : "nonisolated", \
      sendable ? "sendable" : parts[1] == "class" && !(key in unmarked) ? "not-sendable" : "unknown", source
  }
}
