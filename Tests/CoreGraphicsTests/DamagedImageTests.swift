import CoreGraphics
import Foundation
import RandomRuns
import Testing

@Suite("Damaged image files")
struct DamagedImageTests {
    enum Format: String, CaseIterable {
        case png, jpeg, webP, gif

        func samples() throws -> [Data] {
            switch self {
            case .png:
                [
                    try ImageFileFixture.halves(opaque: true).pngData(),
                    try ImageFileFixture.halves(width: 3, height: 90, opaque: false).pngData(),
                ]
            case .jpeg:
                [
                    try ImageFileFixture.jpeg(orientation: 6),
                    try ImageFileFixture.jpeg(orientation: 3, bigEndian: true, width: 70, height: 41),
                ]
            case .webP: ImageFileFixture.webP
            case .gif: [ImageFileFixture.gif]
            }
        }
    }

    @Test("a GIF file with a frame outside the image is not animated")
    func outside() throws {
        // After the header and the colors, the first frame is repeated.
        let (start, frame) = (ImageFileFixture.gif.prefix(25), [UInt8](ImageFileFixture.gif.dropFirst(25).dropLast()))
        func animation(left: UInt8, between: [UInt8] = []) -> Data {
            var first = frame
            first[9] = left
            return start + between + first + between + frame + [0x3B]
        }
        #expect(try ImageFrameDecoder(animation(left: 1), name: "inside").frame(1) != nil)
        for between: [UInt8] in [[], [0, 9]] {
            let file = animation(left: 8, between: between)
            #expect(ImageFrames(of: file).isComplete && ImageFrames(of: file).delays.count == 2)
            #expect(throws: ImageDecodingError.self) { try ImageFrameDecoder(file, name: "outside") }
        }
    }

    @Test(
        "an SVG drawing whose text may be too large is refused",
        arguments: [
            (#"<text font-size="99999999">A</text>"#, false), (#"<text style="font: 1e400px Inter">A</text>"#, false),
            (#"<text font-size="90000in">A</text>"#, false),
            (##"<text font-size="9&#57;&#x39;99999">A</text>"##, false),
            (#"<g font-size="90000rem"><text font-size="90000rem">A</text></g>"#, false),
            (##"<text font-size="12">A&#160;&#x2014;&#38;</text>"##, true),
            (#"<g font-size="5000em"><text font-size="5000em">A</text></g>"#, false),
            (#"<style>g { font-size: 900% }</style><g><g><g><g><g><g><text>A</text></g></g></g></g></g></g>"#, false),
            (##"<text x="5" font-size="12" fill="#99999999" id="a99999999">A</text>"##, true),
            (#"<style>g { font-size: 110% }</style><g><text font-size="1.5em">A</text></g>"#, true),
            (#"<path d="M0 0 L 99999999 1.5.25"/>"#, true),
        ])
    func largeText(content: String, isAccepted: Bool) {
        let file = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">\#(content)</svg>"#
        #expect(((try? ImageDecoder.decode(Data(file.utf8), name: "text")) != nil) == isAccepted)
        let entity = #"<!DOCTYPE svg [<!ENTITY a "999">]>"# + file
        #expect((try? ImageDecoder.decode(Data(entity.utf8), name: "text")) == nil)
    }

    /// Corrects the checksums of a PNG file's chunks (PNG specification, annex D), with which a damaged one is refused early.
    private func withChecksums(_ file: Data) -> Data {
        var bytes = [UInt8](file)
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard start + 12 + length <= bytes.count else { break }
            var remainder = UInt32.max
            for byte in bytes[start + 4..<start + 8 + length] {
                remainder ^= UInt32(byte)
                for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
            }
            for index in 0..<4 { bytes[start + 8 + length + index] = UInt8(~remainder >> (24 - 8 * index) & 0xFF) }
            start += 12 + length
        }
        return Data(bytes)
    }

    @Test("randomly damaged image files are refused, or have pixels that can be drawn", arguments: Format.allCases)
    func randomDamage(format: Format) throws {
        let samples = try format.samples()
        repeatRandomly(200, "randomDamage(\(format))") { seed, numbers in
            let sample = samples.randomElement(using: &numbers) ?? Data()
            var data = sample.damaged(using: &numbers)
            if format == .png, Bool.random(using: &numbers) { data = withChecksums(data) }
            if let eager = try? ImageDecoder.decode(data, name: "damaged").image {
                #expect(eager.width > 0 && eager.height > 0, "TRESTLE_SEED=\(seed)")
            }
            let frames = ImageFrames(of: data)
            #expect(frames.delays.allSatisfy { $0 >= 0 }, "TRESTLE_SEED=\(seed)")
            if let decoder = try? ImageFrameDecoder(data, name: "damaged") { _ = decoder.frame(1) }
            guard let file = try? ImageDecoder.open(data, name: "damaged", cache: ImageCache(limit: 100_000)) else {
                return
            }
            #expect((1...8).contains(file.orientation), "TRESTLE_SEED=\(seed)")
            let context = CGContext(width: 20, height: 20, scale: 1, opaque: false)
            context.drawUpright(file.image, in: CGRect(x: 1, y: 1, width: 7, height: 5))
            context.drawUpright(file.image, in: CGRect(x: 1, y: 9, width: 18, height: 10))
            #expect(context.takeImage().width == 20)
        }
    }
}
