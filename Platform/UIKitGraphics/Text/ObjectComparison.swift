@_implementationOnly import CObjectComparison
import Foundation

// Foundation compares the values of attributed strings with these functions. See CObjectComparison.h.

@_cdecl("object_comparison_are_equal")
func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let (one, other) = (Unmanaged<NSObject>.fromOpaque(first), Unmanaged<AnyObject>.fromOpaque(second))
    return one.takeUnretainedValue().isEqual(other.takeUnretainedValue())
}

@_cdecl("object_comparison_hash")
package func hash(_ object: UnsafeRawPointer) -> UInt {
    UInt(bitPattern: Unmanaged<NSObject>.fromOpaque(object).takeUnretainedValue().hash)
}
