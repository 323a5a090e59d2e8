# Reads the interface that the importer wrote, and says for every method of the facts what it is in
# Swift: owner, selector, "sync" or "async", full name, result, "throws" or "-", and its closures as
# label=type, separated by " ; ".
BEGIN { FS = OFS = "\t" }
FILENAME ~ /swift-names\.tsv$/ { swiftName[$1] = $2; next }
FILENAME ~ /(swift-methods|documentation)\.tsv$/ {
  given[$1, $2, "sync"] = $3
  given[$1, $2, "async"] = $4
  if ($6 != "" && $6 != "-") givenClosures[$1, $2] = $6
  next
}
FILENAME ~ /typedefs\.tsv$/ { if ($2 ~ /\^/) isBlock[$1]; if ($2 == "options") isOptions[$1]; next }
FILENAME ~ /signatures\.tsv$/ { method[FNR] = $2 OFS $6 OFS $4; next }
/@available\(.*message: "K[0-9]+"\)/ { match($0, /K[0-9]+/); line = substr($0, RSTART + 1, RLENGTH - 1); next }
line != "" && /(func |init[?!]?\()/ { describe($0); line = "" }

function describe(text,    name, parameters, rest, i) {
  sub(/^ */, "", text)
  name = text ~ /func / ? substr(text, index(text, "func ") + 5) : substr(text, match(text, /init[?!]?\(/))
  sub(/[?!]?[<(].*/, "", name)
  parameters = substr(text, index(text, "(") + 1)
  i = closing(parameters)
  rest = substr(parameters, i + 1)
  parameters = substr(parameters, 1, i - 1)
  full = name "(" labels(parameters) ")"
  gsub(/`/, "", full)
  form = rest ~ /^ *async/ ? "async" : "sync"
  split(method[line], m, OFS)
  if ((m[1], m[2], form) in given && given[m[1], m[2], form] != "=") full = given[m[1], m[2], form]
  if (full == "-") return
  if ((m[1], m[2]) in givenClosures) closures = givenClosures[m[1], m[2]]
  print method[line], form, full, \
    result(rest), rest ~ /throws/ ? "throws" : "-", closures
}

# The position of the parenthesis that closes an already open one.
function closing(text,    depth, i, c) {
  depth = 1
  for (i = 1; i <= length(text); i++) {
    c = substr(text, i, 1)
    if (c == "(") depth++
    if (c == ")" && --depth == 0) return i
  }
}

# The labels with their colons; leaves the closures of the parameters in `closures`.
function labels(parameters,    depth, start, i, c, out) {
  closures = ""
  depth = 0
  start = 1
  for (i = 1; i <= length(parameters) + 1; i++) {
    c = substr(parameters, i, 1)
    if (c ~ /[(<\[]/) depth++
    if (c ~ /[)\]]/ || (c == ">" && substr(parameters, i - 1, 1) != "-")) depth--
    if ((c == "," && depth == 0) || (i > length(parameters) && parameters != "")) {
      out = out parameter(substr(parameters, start, i - start))
      start = i + 2
    }
  }
  return out
}

function parameter(text,    label, type) {
  label = text
  sub(/[ :].*/, "", label)
  type = substr(text, index(text, ": ") + 2)
  # Options have a default value, before which the importer leaves out a "with".
  if (type in isOptions && label ~ /^with(Options)?$/) label = "options"
  word = type
  gsub(/@escaping |[?]| = nil/, "", word)
  if (type ~ /->/ || word in isBlock)
    closures = closures (closures == "" ? "" : " ; ") label "=" bridged(type)
  return label ":"
}

function result(rest) {
  if (rest !~ /->/) return "Void"
  sub(/^.*-> /, "", rest)
  return bridged(rest)
}

# What Foundation's overlay makes of an Objective-C type, by its Swift name.
function bridged(type,    n, words, i, out, before) {
  gsub(/@escaping |@Sendable | = nil|any (NSObjectProtocol)?/, "", type)
  gsub(/NSError/, "any Error", type); gsub(/any Error\?/, "(any Error)?", type)
  out = ""
  while (match(type, /[A-Za-z_][A-Za-z0-9_]*/)) {
    before = substr(type, 1, RSTART - 1)
    word = substr(type, RSTART, RLENGTH)
    type = substr(type, RSTART + RLENGTH)
    out = out before (word in value ? value[word] : word in swiftName ? swiftName[word] : word)
  }
  out = out type
  while (match(out, /NS(Mutable)?Array<[^<>]*>/)) {
    word = substr(out, RSTART, RLENGTH); sub(/^[^<]*</, "[", word); sub(/>$/, "]", word)
    out = substr(out, 1, RSTART - 1) word substr(out, RSTART + RLENGTH)
  }
  while (match(out, /NSDictionary<[^<>]*>/)) {
    word = substr(out, RSTART, RLENGTH); sub(/^[^<]*</, "[", word); sub(/>$/, "]", word); sub(/, /, ": ", word)
    out = substr(out, 1, RSTART - 1) word substr(out, RSTART + RLENGTH)
  }
  gsub(/NSSet</, "Set<", out)
  return out
}
BEGIN {
  split("NSString String NSData Data NSDate Date NSURL URL NSURLRequest URLRequest NSIndexPath IndexPath " \
    "NSIndexSet IndexSet NSUUID UUID NSTimeZone TimeZone NSLocale Locale NSCalendar Calendar " \
    "NSDateComponents DateComponents NSNotification Notification NSPersonNameComponents " \
    "PersonNameComponents NSDateInterval DateInterval NSTimeInterval TimeInterval NSInteger Int " \
    "NSUInteger Int NSArray [Any] NSDictionary [AnyHashable:Any] NSPoint CGPoint NSRect CGRect " \
    "NSSize CGSize UInt Int NSURLComponents URLComponents NSURLQueryItem URLQueryItem", pairs, " ")
  for (i = 1; i in pairs; i += 2) if (pairs[i] !~ /Array|Dictionary/) value[pairs[i]] = pairs[i + 1]
}
