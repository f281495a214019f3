#import <Foundation/Foundation.h>

@implementation LegacyStore
@end
