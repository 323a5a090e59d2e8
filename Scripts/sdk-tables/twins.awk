# The functions with a completion handler that are also imported as async functions.
BEGIN {
  split("UIKit CarPlay ClockKit CoreNFC HealthKitUI HomeKit TVUIKit TVMLKit WatchConnectivity WatchKit", list, " ")
  for (i in list) isMobile[list[i]]
  split("AppKit Automator Collaboration FSKit ImageCaptureCore ScreenCaptureKit Virtualization", list, " ")
  for (i in list) isDesktop[list[i]]
}
BEGIN { FS = OFS = "\t"; print "type", "function", "async", "level", "result", "throws", "ios", "macos", "source" }
FNR == 1 && FILENAME ~ /\.tsv$/ && FILENAME !~ /names\.tsv$/ { next }
FILENAME ~ /swift-names\.tsv$/ { swiftName[$1] = $2; next }
FILENAME ~ /documentation\.tsv$/ { if ($4 != "=") documented[$1, $2]; next }
FILENAME ~ /types\.tsv$/ { isolation[$1] = $5; module[$1] = $2; next }
FILENAME ~ /callbacks\.tsv$/ {
  # A property for a completion handler is not a function with one.
  if ($3 == "class" && $9 == "escaping" && $11 == "async" && $5 !~ /^set[A-Z][A-Za-z]*:$/) imported[$2, $5]
  next
}
FILENAME ~ /availability\.tsv$/ { ios[$1, $2] = $3; macos[$1, $2] = $4; next }
$4 == "sync" { name[$1, $2] = $5; next }
$4 == "async" && ($1, $2) in imported { async[++count] = $0 }

END {
  for (i = 1; i <= count; i++) {
    split(async[i], f, "\t")
    # A header may say that a false result throws, which does not show in the facts: the function then returns nothing.
    # What is known of these is in swift-twins.tsv.
    if (f[6] == "Bool" && f[7] == "throws" && !((f[1], f[2]) in documented)) continue
    type = f[1] in swiftName ? swiftName[f[1]] : f[1]
    print type, name[f[1], f[2]], f[5], f[3], f[6], f[7], \
      module[type] in isDesktop ? "-" : since(ios[f[1], f[2]], "13.0"), \
      module[type] in isMobile ? "-" : since(macos[f[1], f[2]], "10.15"), \
      (f[1], f[2]) in documented ? "documentation" : isolation[type] == "main-actor" ? \
        "importer, unless the header disables it" : "importer"
  }
}

# Async functions need at least the first systems that concurrency was brought back to.
function since(version, first) {
  if (version == "-") return "-"
  return version != "" && version + 0 > first + 0 ? version : first
}
