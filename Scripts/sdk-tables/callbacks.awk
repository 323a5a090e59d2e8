# The closures that outlive the call they are given to, by the Swift name of the function.
BEGIN { FS = OFS = "\t"; print "function", "label", "type", "level", "closure", "sendability", "isolation", "thread", "source" }
FNR == 1 && FILENAME ~ /\.tsv$/ && FILENAME !~ /names\.tsv$/ { next }
FILENAME ~ /swift-names\.tsv$/ { swiftName[$1] = $2; next }
FILENAME ~ /threads\.tsv$/ { thread[$1, $2] = $3; threadSource[$1, $2] = $4; next }
FILENAME ~ /(types|availability)\.tsv$/ { next }
FILENAME ~ /callbacks\.tsv$/ { row[++count] = $0; next }
$4 == "sync" { name[$1, $2] = $5; closures[$1, $2] = $8 }

END {
  for (i = 1; i <= count; i++) callback(row[i])
}

function callback(text,    f, key, list, parts, full, label, type, position, where, from) {
  split(text, f, "\t")
  key = f[2] SUBSEP f[5]
  position = ++seen[key]
  if (f[9] != "escaping" || !(key in name)) return
  split(closures[key], list, " ; ")
  if (!(position in list)) return
  label = substr(list[position], 1, index(list[position], "=") - 1)
  closure = substr(list[position], index(list[position], "=") + 1)
  full = name[key]
  if (f[4] == "instance" && f[5] ~ /^set[A-Z][A-Za-z0-9]*:$/) {
    # The setter of a property.
    full = substr(f[5], 4, length(f[5]) - 4)
    full = tolower(substr(full, 1, 1)) substr(full, 2)
    label = "="
  }
  type = f[2] in swiftName ? swiftName[f[2]] : f[2]
  from = "header"
  where = "unknown"
  if ((type, full) in thread) { where = thread[type, full]; from = from ", " threadSource[type, full] }
  else if ((type, "*") in thread) { where = thread[type, "*"]; from = from ", " threadSource[type, "*"] }
  else if (f[13] != "") { where = spoken(f[13]); if (where != "unknown") from = from ", documentation" }
  print full, label, type, f[4], closure, f[10] == "" ? "not-sendable" : f[10], \
    f[10] == "sendable" ? "nonisolated" : "caller", where, from
}

# The thread that sentences of the documentation speak of.
function spoken(notes) {
  notes = tolower(notes)
  if (notes ~ /(block|handler|callback).*(called|invoked|executed|execute|run|executes) on .*(arbitrary|any |private|background|unspecified|internal)/) return "any"
  if (notes ~ /arbitrary (serial |dispatch )?(queue|thread)|background (queue|thread)|private (serial )?queue|realtime thread|internal to the implementation|specific thread|any (available )?queue|any thread|does not guarantee/) return "any"
  if (notes ~ /(handler|block|invoked|called|blocks are run|executed|delivered).*on (the |application's )?main (thread|queue)/ && notes !~ /not|blocking|method once|only once/) return "main"
  return "unknown"
}
