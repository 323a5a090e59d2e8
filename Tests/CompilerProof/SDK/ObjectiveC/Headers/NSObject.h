// The root class as Clang has to see it, for the modules that are built with Objective-C
// interoperability: only a class that Clang knows can be the root of `@objc` classes.
// What speaks of strings is in Foundation's Descriptions.swift.
typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (id)copy;
- (id)mutableCopy;
@end

#pragma clang assume_nonnull end
