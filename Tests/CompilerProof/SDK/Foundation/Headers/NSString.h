// The class that Clang bridges to `String`.
@import ObjectiveC;

#pragma clang assume_nonnull begin
@interface NSString : NSObject
- (instancetype)initWithString:(NSString *)string;
@property (readonly) NSUInteger length;
@end
#pragma clang assume_nonnull end
