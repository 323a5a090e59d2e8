# The methods of delegates and their like, and the threads that they are called on.
BEGIN { FS = OFS = "\t"; print "protocol", "method", "isolation", "thread", "source" }
FNR == 1 && FILENAME ~ /\.tsv$/ && FILENAME !~ /names\.tsv$/ { next }
FILENAME ~ /swift-names\.tsv$/ { swiftName[$1] = $2; next }
FILENAME ~ /threads\.tsv$/ { thread[$1, $2] = $3; threadSource[$1, $2] = $4; next }
FILENAME ~ /types\.tsv$/ { if ($3 == "protocol") isolation[$1] = $5; next }
FILENAME ~ /(callbacks|availability)\.tsv$/ { next }
$4 == "sync" && $3 == "instance" && $1 ~ /(Delegate|DataSource|Observer|Observing|Handling|Listener|Responding|Prefetching|Output|Presenter)$/ {
  type = $1 in swiftName ? swiftName[$1] : $1
  if (!(type in isolation)) next
  where = isolation[type] == "main-actor" ? "main" : "unknown"
  from = "header"
  if ((type, $5) in thread) { where = thread[type, $5]; from = from ", " threadSource[type, $5] }
  else if ((type, "*") in thread) { where = thread[type, "*"]; from = from ", " threadSource[type, "*"] }
  print type, $5, isolation[type], where, from
}
