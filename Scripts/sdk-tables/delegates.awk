# The methods of delegates and their like.
BEGIN { FS = OFS = "\t"; print "protocol", "method", "isolation", "thread", "source" }
FNR == 1 && FILENAME ~ /\.tsv$/ && FILENAME !~ /names\.tsv$/ { next }
FILENAME ~ /swift-names\.tsv$/ { swiftName[$1] = $2; next }
FILENAME ~ /isolation\.tsv$/ { own[$1, $2] = $3; next }
FILENAME ~ /documentation\.tsv$/ { documented[$1, $2]; next }
FILENAME ~ /types\.tsv$/ { if ($3 == "protocol") isolation[$1] = $5; next }
FILENAME ~ /(callbacks|availability)\.tsv$/ { next }
$4 == "sync" && $3 == "instance" && $1 ~ /(Delegate|DataSource|Observer|Observing|Handling|Listener|Responding|Prefetching|Output|Presenter)$/ {
  type = $1 in swiftName ? swiftName[$1] : $1
  if (!(type in isolation)) next
  of = (type, $5) in own ? own[type, $5] : isolation[type] == "members" ? "main-actor" : isolation[type]
  print type, $5, of, "unknown", ($1, $2) in documented ? "documentation" : "header"
}
