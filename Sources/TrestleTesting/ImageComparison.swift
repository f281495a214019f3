import UIKit

/// The differences between two images.
public struct ImageComparison: Sendable {
    /// The number of pixels that differ by more than the tolerance. All pixels if the sizes differ.
    public let differingPixels: Int
    /// The largest difference of the red, green, blue or alpha values of a pixel, from 0 to 255.
    public let largestDifference: Int
    /// The bounding box of all differing pixels.
    public let differingRect: CGRect
    /// Whether the images have the same size.
    public let isSameSize: Bool

    /// Compares two images pixel by pixel.
    ///
    /// - Parameters:
    ///   - actual: The actual image.
    ///   - expected: The expected image.
    ///   - channelTolerance: The difference up to which the red, green, blue and alpha values of pixels
    ///     count as equal, from 0 to 255.
    public init(_ actual: CGImage, _ expected: CGImage, channelTolerance: Int = 0) {
        isSameSize = actual.width == expected.width && actual.height == expected.height
        guard isSameSize else {
            differingPixels = actual.width * actual.height
            largestDifference = 255
            differingRect = CGRect(x: 0, y: 0, width: actual.width, height: actual.height)
            return
        }
        var count = 0
        var largest = 0
        var rect = CGRect.null
        Self.forEachDifference(actual, expected) { x, y, difference in
            largest = max(largest, difference)
            guard difference > channelTolerance else { return }
            count += 1
            rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
        differingPixels = count
        largestDifference = largest
        differingRect = rect.isNull ? .zero : rect
    }

    /// Calls `body` with each pixel that differs and the largest difference among its channels.
    static func forEachDifference(
        _ actual: CGImage, _ expected: CGImage, _ body: (_ x: Int, _ y: Int, _ difference: Int) -> Void
    ) {
        let actualMask: UInt32 = actual.isOpaque ? 0xFF00_0000 : 0
        let expectedMask: UInt32 = expected.isOpaque ? 0xFF00_0000 : 0
        actual.withPixels { left, leftStride in
            expected.withPixels { right, rightStride in
                for y in 0..<actual.height {
                    for x in 0..<actual.width {
                        let (a, b) = (left[y * leftStride + x] | actualMask, right[y * rightStride + x] | expectedMask)
                        if a != b { body(x, y, largestChannelDifference(a, b)) }
                    }
                }
            }
        }
    }

    private static func largestChannelDifference(_ a: UInt32, _ b: UInt32) -> Int {
        var largest = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
        }
        return largest
    }
}
