//
//  BookshelfKit.h
//  BookshelfKit
//

#import <Foundation/Foundation.h>

//! Project version number for BookshelfKit.
FOUNDATION_EXPORT double BookshelfKitVersionNumber;

//! Project version string for BookshelfKit.
FOUNDATION_EXPORT const unsigned char BookshelfKitVersionString[];

// In this header, you should import all the public headers of your framework using statements like #import <BookshelfKit/PublicHeader.h>


