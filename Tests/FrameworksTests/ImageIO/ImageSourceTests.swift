import ImageIO
import Testing
import UIKit

@Suite("Image sources and destinations")
struct ImageSourceTests {
    /// Three frames of 4 × 3 pixels, red, blue and green, with durations of 0.1, 0.01 and 0.25 seconds.
    private static let gif = """
        R0lGODlhBAADAIEAAP8AAAAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEDAAAh+QQICgAAACwAAAAABAADAAAICAABCBxIUGBAACH5BAgBAAAALAAAAAAE\
        AAMAgQAA/wAAAAAAAAAAAAgIAAEIHEhQYEAAIfkECBkAAAAsAAAAAAQAAwCBAP8AAAAAAAAAAAAACAgAAQgcSFBgQAA7
        """
    private static let webP = """
        UklGRrQAAABXRUJQVlA4WAoAAAACAAAAAwAAAgAAQU5JTQYAAAAAAAAAAgBBTk1GKAAAAAAAAAAAAAMAAAIAAGQAAAJWUDhMDwAAAC8DgAAABxD9j/4H\
        IqL/AQBBTk1GKAAAAAAAAAAAAAMAAAIAAAoAAABWUDhMDwAAAC8DgAAABxDR//4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAIAAPoAAABWUDhMDwAAAC8D\
        gAAAB9D/iP4HIqL/AQA=
        """
    /// 64 × 32 pixels, red on the left and blue on the right, to be turned to the right.
    private static let photograph = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQy\
        SUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8\
        fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAgAEADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA\
        FwEBAQEBAAAAAAAAAAAAAAAAAAYHBf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJTnrAAABMaAhwAAFNn64AAATGgIcAABTZ+uAAAE\
        xoCHAAAU2frgAABMaAhwAAH/2Q==
        """

    private func source(_ text: String) throws -> CGImageSource {
        let data = try #require(Data(base64Encoded: text))
        return try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    /// The color of a pixel, with components rounded to 0 or 1.
    private func color(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try #require(image).pixel(x, y)
        return [pixel.red, pixel.green, pixel.blue].map { $0 > 127 ? 1 : 0 }
    }

    @Test("the frames of animations have durations, and can be read in any order", arguments: ["gif", "webp"])
    func frames(format: String) throws {
        let source = try source(format == "gif" ? Self.gif : Self.webP)
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(
            CGImageSourceGetType(source) as String? == (format == "gif" ? "com.compuserve.gif" : "org.webmproject.webp")
        )
        for (index, expected) in [(0, [1, 0, 0]), (2, [0, 1, 0]), (1, [0, 0, 1]), (2, [0, 1, 0])] {
            let image = CGImageSourceCreateImageAtIndex(source, index, nil)
            #expect(image?.width == 4 && image?.height == 3)
            #expect(try color(image, 1, 1) == expected)
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
        let name = format == "gif" ? kCGImagePropertyGIFDictionary : kCGImagePropertyWebPDictionary
        let file = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        #expect(
            (file?[name as String] as? [String: Any])?[kCGImagePropertyGIFLoopCount as String] as? Int
                == (format == "gif" ? 3 : 2))
        let frame = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any]
        let times = frame?[name as String] as? [String: Any]
        #expect(times?[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double == 0.01)
        #expect(times?[kCGImagePropertyGIFDelayTime as String] as? Double == 0.1)
        #expect(frame?[kCGImagePropertyPixelWidth as String] as? Int == 4)
    }

    @Test("a thumbnail is reduced and upright")
    func thumbnail() throws {
        let source = try source(Self.photograph)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect(properties?[kCGImagePropertyOrientation as String] as? Int == 6)
        #expect(properties?[kCGImagePropertyPixelWidth as String] as? Int == 64)
        #expect(properties?[kCGImagePropertyHasAlpha as String] as? Bool == false)
        let stored = CGImageSourceCreateImageAtIndex(source, 0, nil)
        #expect(stored?.width == 64 && stored?.height == 32 && stored?.isDecoded == false)
        let immediately = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
        #expect(CGImageSourceCreateImageAtIndex(source, 0, immediately)?.isDecoded == true)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 16,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        #expect(thumbnail?.width == 8 && thumbnail?.height == 16)
        #expect(try color(thumbnail, 4, 2) == [1, 0, 0] && color(thumbnail, 4, 13) == [0, 0, 1])
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }

    @Test("images are written with a size and a quality, and read back")
    func destination() throws {
        let image = try #require(CGImageSourceCreateImageAtIndex(source(Self.photograph), 0, nil))
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(
            destination, image, [kCGImageDestinationImageMaxPixelSize: 32] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let copy = CGImageSourceCreateImageAtIndex(source, 0, nil)
        #expect(copy?.width == 32 && copy?.height == 16)
        #expect(try color(copy, 4, 4) == [1, 0, 0] && color(copy, 28, 4) == [0, 0, 1])
        let sizes = try [0.1, 0.9].map { quality in
            let data = NSMutableData()
            let destination = try #require(
                CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
            CGImageDestinationAddImage(
                destination, image, [kCGImageDestinationLossyCompressionQuality: quality] as CFDictionary)
            #expect(CGImageDestinationFinalize(destination))
            return data.length
        }
        #expect(sizes[0] < sizes[1])
        #expect(CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, 1, nil) == nil)
    }

    @Test("damaged and unknown data has no images")
    func damage() throws {
        #expect(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil) == nil)
        let data = try #require(Data(base64Encoded: Self.gif))
        for length in 6..<data.count {
            guard let source = CGImageSourceCreateWithData(data.prefix(length) as CFData, nil) else { continue }
            for index in 0..<CGImageSourceGetCount(source) { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
            #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF, "\(length) bytes")
        }
    }

    @Test("a gradient takes its colors as an array of Core Foundation")
    func gradient() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 1)).image { context in
            context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
        }
        #expect(try color(image.cgImage, 0, 0) == [1, 0, 0])
    }
}
