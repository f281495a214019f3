import CoreGraphics
import Foundation

/// Small image files.
enum ImageFileFixture {
    /// An image whose left half is red and right half is blue, translucent in the lower half unless it is opaque.
    static func halves(width: Int = 32, height: Int = 16, opaque: Bool) -> CGImage {
        CGImage(width: width, height: height, opaque: opaque) { pixels in
            for index in pixels.indices {
                let isTranslucent = !opaque && index / width >= height / 2
                let isLeft = index % width < width / 2
                pixels[index] =
                    isTranslucent ? (isLeft ? 0x8080_0000 : 0x8000_0080) : (isLeft ? 0xFFFF_0000 : 0xFF00_00FF)
            }
        }
    }

    /// Returns a JPEG file with an orientation as defined by EXIF, whose directory has an entry before that of the orientation.
    static func jpeg(orientation: UInt8, bigEndian: Bool = false, width: Int = 32, height: Int = 16) throws -> Data {
        let jpeg = try halves(width: width, height: height, opaque: true).jpegData(quality: 0.9)
        let tiff: [UInt8] =
            bigEndian
            ? [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 2]
                + [1, 0, 0, 3, 0, 0, 0, 1, 0, 7, 0, 0, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            : [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 2, 0]
                + [0, 1, 3, 0, 1, 0, 0, 0, 7, 0, 0, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        let payload = Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0]
        return Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload) + jpeg.dropFirst(2)
    }

    /// Files of 8 × 4 pixels, lossy, and lossy with alpha; and of 4 × 3 pixels, lossless.
    static let webP = [
        """
        UklGRloAAABXRUJQVlA4IE4AAAAwAwCdASoIAAQAAMASJagCdLoB+AFGA/ACu/9wABGB3KzAAP79nr/+cyG3/7tkSYKRP+uiftsiTBSJ//Wjn/41LKEjlc3+
        NSyhI5feAAA=
        """,
        """
        UklGRoIAAABXRUJQVlA4WAoAAAAQAAAABwAAAwAAQUxQSA0AAAABD/DA/4iIMP8R/Q8GAFZQOCBOAAAAMAMAnQEqCAAEAADAEiWoAnS6AfgBRgPwArv/cAAR
        gdyswAD+/Z6//nMht/+7ZEmCkT/ron7bIkwUif/1o5/+NSyhI5XN/jUsoSOX3gAA
        """,
        "UklGRhwAAABXRUJQVlA4TA8AAAAvA4AAAAcQ/Y/+ByKi/wEA",
    ].compactMap { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) }

    /// A file of 4 × 3 red pixels.
    static let gif =
        Data(base64Encoded: "R0lGODlhBAADAIEAAP8AAAAAAAAAAAAAACH5BAgKAAAALAAAAAAEAAMAAAgIAAEIHEhQYEAAOw==") ?? Data()
}
