# Writes an Objective-C header that declares what the facts say. Every method is marked with the number
# of its line among the signatures, in a message that the importer hands on.
BEGIN {
  FS = "\t"
  generics = "NSArray NSSet NSOrderedSet NSMutableArray NSMutableSet NSFetchRequest"
  maps = "NSDictionary NSMutableDictionary"
  roots = "NSObject NSProxy NSString NSError"
  n = split(generics " " maps " " roots, list, " ")
  for (i = 1; i <= n; i++) isBuiltIn[list[i]]
}
{ mention($0) }
FILENAME ~ /typedefs\.tsv$/ { target[$1] = $2; typedefs[++typedefCount] = $1; next }
FNR == 1 { next }
FILENAME ~ /classes\.tsv$/ { if (!($2 in isBuiltIn) && !known[$2]++) classes[++classCount] = $2; next }
FILENAME ~ /protocols\.tsv$/ { if ($2 != "NSObject" && !known["<" $2]++) protocols[++protocolCount] = $2; next }
FILENAME ~ /properties\.tsv$/ { properties[$1] = properties[$1] " " $2; next }
FILENAME ~ /signatures\.tsv$/ { signature[FNR] = $0; lines[$2] = lines[$2] " " FNR }

# A protocol in a type need not be among the protocols of the facts.
function mention(text,    n, list, i) {
  while (match(text, /id<[A-Za-z0-9_, ]+>/)) {
    n = split(substr(text, RSTART + 3, RLENGTH - 4), list, ", ")
    for (i = 1; i <= n; i++) if (list[i] != "NSObject") mentioned[list[i]]
    text = substr(text, RSTART + RLENGTH)
  }
}

# The importer keeps words of a method's name that are the name of a property too, whatever its type.
function members(owner,    n, list, i) {
  n = split(properties[owner], list, " ")
  for (i = 1; i <= n; i++) print "@property (readonly) long " list[i] ";"
  n = split(lines[owner], list, " ")
  for (i = 1; i <= n; i++) method(list[i], signature[list[i]])
}

function method(line, text,    f, types, names, pieces, i, n, out) {
  gsub(/BOOL/, "_Bool", text)
  split(text, f, "\t")
  f[7] = pointed(f[7])
  f[8] = pointed(f[8])
  n = split(f[6], pieces, ":") - 1
  split(f[8], types, "; ")
  split(f[9], names, "; ")
  # What a method returns says nothing about its name, unless it is an object of its class.
  sub(/ _Nullable$/, "", f[7])
  if (f[3] == "protocol") print f[5] == "optional" ? "@optional" : "@required"
  out = (f[4] == "static" ? "+ " : "- ") "(" f[7] ")" (n == 0 ? f[6] : "")
  for (i = 1; i <= n; i++) out = out " " pieces[i] ":(" types[i] ")" (names[i] ~ /completion|reply/ ? camelCase(names[i]) : "argument" i)
  print out " __attribute__((deprecated(\"K" line "\")));"
}

# The importer knows a completion handler by its name, if not by the selector.
function camelCase(name) {
  while (match(name, /_[a-z]/))
    name = substr(name, 1, RSTART - 1) toupper(substr(name, RSTART + 1, 1)) substr(name, RSTART + 2)
  return name
}

# A string with a type name of its own is a class of that name here: the importer minds the name.
function pointed(text,    word, out) {
  while (match(text, /[A-Za-z_][A-Za-z0-9_]*/)) {
    word = substr(text, RSTART, RLENGTH)
    out = out substr(text, 1, RSTART + RLENGTH - 1) (isString(word) ? " *" : "")
    text = substr(text, RSTART + RLENGTH)
  }
  return out text
}

function isString(name) { return target[name] ~ /^(NSString|NSNumber) \*$/ }

function alias(name,    type) {
  type = target[name]
  if (isString(name)) return "@interface " name " : NSObject @end"
  if (type == "long") return "typedef long " name ";"
  # An enumeration and a structure are alike to the importer: types with a name of their own.
  if (type == "struct" || type == "options") return "typedef struct " name " { long value; } " name ";"
  gsub(/BOOL/, "_Bool", type)
  type = pointed(type)
  if (sub(/\(\^[A-Za-z_]*\)/, "(^" name ")", type)) return "typedef " type ";"
  return "typedef " type " " name ";"
}

END {
  print "#pragma clang assume_nonnull begin"
  print "typedef long NSInteger; typedef unsigned long NSUInteger;"
  print "@protocol NSObject @end"
  print "__attribute__((objc_root_class)) @interface NSObject @end"
  print "__attribute__((objc_root_class)) @interface NSProxy @end"
  print "@interface NSString : NSObject @end\n@interface NSError : NSObject @end"
  n = split(generics, list, " ")
  for (i = 1; i <= n; i++) print "@interface " list[i] "<T> : NSObject @end"
  n = split(maps, list, " ")
  for (i = 1; i <= n; i++) print "@interface " list[i] "<K, V> : NSObject @end"
  for (i = 1; i <= protocolCount; i++) print "@protocol " protocols[i] ";"
  for (name in mentioned) print "@protocol " name ";"
  for (i = 1; i <= classCount; i++) print "@class " classes[i] ";"
  for (i = 1; i <= typedefCount; i++) if (isString(typedefs[i])) print "@class " typedefs[i] ";\n" alias(typedefs[i])
  for (i = 1; i <= typedefCount; i++) if (!isString(typedefs[i])) print alias(typedefs[i])
  for (i = 1; i <= protocolCount; i++) { print "@protocol " protocols[i]; members(protocols[i]); print "@end" }
  for (i = 1; i <= classCount; i++) { print "@interface " classes[i] " : NSObject"; members(classes[i]); print "@end" }
  for (name in isBuiltIn) { print "@interface " name " (Facts)"; members(name); print "@end" }
  print "#pragma clang assume_nonnull end"
}
