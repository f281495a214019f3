import Foundation

// The names by which Apple's C interfaces refer to types that Foundation has, for the modules that have such
// interfaces. Foundation on Linux has no Core Foundation.

/// A string.
public typealias CFString = NSString
/// A mutable string.
public typealias CFMutableString = NSMutableString
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// An array.
public typealias CFArray = NSArray
/// Data.
public typealias CFData = NSData
/// A number.
public typealias CFNumber = NSNumber
/// A Boolean value.
public typealias CFBoolean = NSNumber
/// A URL.
public typealias CFURL = NSURL
/// A date.
public typealias CFDate = NSDate
/// An error.
public typealias CFError = NSError
/// An object.
public typealias CFTypeRef = AnyObject
/// A number of elements, or an index.
public typealias CFIndex = Int
/// A number of seconds since January 1, 2001.
public typealias CFAbsoluteTime = Double
/// The allocator of an object. Only `nil` and `kCFAllocatorDefault` are supported.
public typealias CFAllocator = NSObject

// The objects are immutable.

/// The default allocator.
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator? = nil
/// The Boolean value true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean value false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The result of a function of the system. 0 is success.
public typealias OSStatus = Int32
/// The result of a function of the system. 0 is success.
public typealias OSErr = Int16
/// A code of four characters.
public typealias FourCharCode = UInt32
/// A code of four characters that identifies a type.
public typealias OSType = FourCharCode

/// The result of a function that succeeds.
public let noErr: OSStatus = 0

/// Returns the number of seconds since January 1, 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
