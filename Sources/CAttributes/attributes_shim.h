// Extended attributes, which the standard module of Linux leaves out.
#include <sys/xattr.h>
