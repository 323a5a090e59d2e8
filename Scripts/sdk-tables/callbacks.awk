# The closures that outlive the call they are given to, by the Swift name of the function.
BEGIN { FS = OFS = "\t"; print "function", "label", "type", "level", "closure", "sendability", "isolation", "thread", "source" }
FNR == 1 && FILENAME ~ /\.tsv$/ && FILENAME !~ /names\.tsv$/ { next }
FILENAME ~ /swift-names\.tsv$/ { swiftName[$1] = $2; next }
FILENAME ~ /documentation\.tsv$/ { documented[$1, $2] = $3; next }
FILENAME ~ /(types|availability)\.tsv$/ { next }
FILENAME ~ /callbacks\.tsv$/ { row[++count] = $0; next }
$4 == "sync" { name[$1, $2] = $5; closures[$1, $2] = $8 }

END {
  for (i = 1; i <= count; i++) callback(row[i])
}

function callback(text,    f, key, list, full, label, type, source, position, isMain) {
  split(text, f, "\t")
  key = f[2] SUBSEP f[5]
  position = ++seen[key]
  if (f[9] != "escaping" || !(key in name)) return
  split(closures[key], list, " ; ")
  if (!(position in list)) return
  label = substr(list[position], 1, index(list[position], "=") - 1)
  closure = substr(list[position], index(list[position], "=") + 1)
  full = name[key]
  source = key in documented ? "documentation" : "header"
  if (f[4] == "instance" && f[5] ~ /^set[A-Z][A-Za-z0-9]*:$/ && documented[key] !~ /\(/) {
    # The setter of a property.
    full = substr(f[5], 4, length(f[5]) - 4)
    full = tolower(substr(full, 1, 1)) substr(full, 2)
    label = "="
  }
  type = f[2] in swiftName ? swiftName[f[2]] : f[2]
  isMain = sub(/@MainActor /, "", closure)
  print full, label, type, f[4], closure, f[10] == "" ? "not-sendable" : f[10], \
    isMain ? "main-actor" : f[10] == "sendable" ? "nonisolated" : "caller", "unknown", source
}
