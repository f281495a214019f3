import Foundation
import Testing

@testable import UIKitGraphics

@MainActor
@Suite("Glyph drawing", .serialized)
struct GlyphDrawingTests {
    /// Draws black text and returns the coverage of each pixel, from 0 to 255, in rows.
    private func coverage(
        _ text: String, _ font: UIFont, at point: CGPoint, transform: CGAffineTransform = .identity,
        width: Int = 240, height: Int = 60
    ) -> [[Int]] {
        let context = CGContext(width: width, height: height, scale: 1, opaque: true)
        UIGraphicsPushContext(context)
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
        context.concatenate(transform)
        (text as NSString).draw(at: point, withAttributes: [.font: font])
        UIGraphicsPopContext()
        return context.makeImage()!.rows.map { $0.map { 255 - Int($0 & 0xFF) } }
    }

    /// Returns the horizontal center of the ink of each connected group of columns.
    ///
    /// Coverage determines the center of an edge to a tenth of a pixel only.
    private func centers(of rows: [[Int]]) -> [Double] {
        var centers: [Double] = []
        var (weight, moment) = (0.0, 0.0)
        for column in rows[0].indices {
            let ink = Double(rows.reduce(0) { $0 + $1[column] })
            if ink > 0 {
                weight += ink
                moment += ink * (Double(column) + 0.5)
            } else if weight > 0 {
                centers.append(moment / weight)
                (weight, moment) = (0, 0)
            }
        }
        return centers
    }

    @Test("letters are spaced evenly, to a quarter of a pixel", arguments: [11, 12, 13, 15] as [CGFloat])
    func spacing(size: CGFloat) throws {
        let font = UIFont.systemFont(ofSize: size)
        let found = centers(of: coverage(String(repeating: "l ", count: 16), font, at: CGPoint(x: 4, y: 10)))
        try #require(found.count == 16)
        let distances = zip(found.dropFirst(), found).map { $0 - $1 }
        let exact = (found[15] - found[0]) / 15
        for distance in distances { #expect(abs(distance - exact) <= 0.25 + 0.1) }
    }

    @Test("a text that begins between two pixels is drawn there", arguments: [0, 0.25, 0.5, 0.75])
    func offset(fraction: CGFloat) throws {
        let font = UIFont.systemFont(ofSize: 17)
        let whole = centers(of: coverage("l", font, at: CGPoint(x: 10, y: 10)))
        let moved = centers(of: coverage("l", font, at: CGPoint(x: 10 + fraction, y: 10)))
        #expect(abs(try #require(moved.first) - (try #require(whole.first)) - Double(fraction)) < 0.1)
    }

    @Test("text left of the origin has the same pixels as elsewhere")
    func negativePosition() {
        let font = UIFont.systemFont(ofSize: 17)
        let shifted = coverage("Hamburg", font, at: CGPoint(x: -20.25, y: 4))
        let whole = coverage("Hamburg", font, at: CGPoint(x: 19.75, y: 4))
        for (shifted, whole) in zip(shifted, whole) { #expect(Array(shifted[0..<60]) == Array(whole[40..<100])) }
    }

    @Test("a part of a text has the same pixels as the whole")
    func clipped() {
        let font = UIFont.systemFont(ofSize: 17)
        let whole = coverage("Hamburg", font, at: CGPoint(x: 4.5, y: 4))
        let context = CGContext(width: 240, height: 60, scale: 1, opaque: true)
        UIGraphicsPushContext(context)
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 240, height: 60))
        for clip in [CGRect(x: 0, y: 0, width: 31, height: 60), CGRect(x: 31, y: 0, width: 209, height: 60)] {
            context.saveGState()
            context.clip(to: clip)
            ("Hamburg" as NSString).draw(at: CGPoint(x: 4.5, y: 4), withAttributes: [.font: font])
            context.restoreGState()
        }
        UIGraphicsPopContext()
        #expect(context.makeImage()!.rows.map { $0.map { 255 - Int($0 & 0xFF) } } == whole)
    }

    @Test("rotated and very large text is drawn from outlines")
    func outlines() {
        let font = UIFont.systemFont(ofSize: 20)
        let upright = coverage("Hamburg", font, at: .zero).joined().reduce(0, +)
        let rotated = coverage(
            "Hamburg", font, at: .zero,
            transform: CGAffineTransform(translationX: 30, y: 0).rotated(by: .pi / 12), height: 120
        ).joined().reduce(0, +)
        #expect(abs(Double(rotated) / Double(upright) - 1) < 0.02)
        let large = coverage("I", UIFont.systemFont(ofSize: 200), at: .zero, height: 260).joined().reduce(0, +)
        let small = coverage("I", UIFont.systemFont(ofSize: 100), at: .zero, height: 260).joined().reduce(0, +)
        #expect(abs(Double(large) / Double(small) / 4 - 1) < 0.02)
    }

    @Test("emoji are drawn in their colors")
    func emoji() {
        let context = CGContext(width: 40, height: 40, scale: 1, opaque: true)
        UIGraphicsPushContext(context)
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
        ("😀" as NSString).draw(at: CGPoint(x: 4, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
        UIGraphicsPopContext()
        let pixels = context.makeImage()!.rows.joined()
        #expect(pixels.contains { $0 >> 16 & 0xFF > 200 && $0 & 0xFF < 100 }, "No yellow pixel was found.")
    }

    /// The exact pixels, so that a machine with libraries that draw differently is noticed.
    @Test("a letter has known pixels")
    func knownPixels() {
        let rows = coverage("a", UIFont.systemFont(ofSize: 12), at: CGPoint(x: 1.25, y: 0), width: 10, height: 16)
        let ink = rows.filter { $0.contains { $0 > 0 } }
        let expected = [
            [0x00, 0x00, 0x06, 0x68, 0x99, 0x7F, 0x16, 0x00, 0x00, 0x00],
            [0x00, 0x00, 0xAA, 0xB2, 0x4A, 0x82, 0xCB, 0x00, 0x00, 0x00],
            [0x00, 0x00, 0x16, 0x07, 0x00, 0x03, 0xF4, 0x12, 0x00, 0x00],
            [0x00, 0x00, 0x2E, 0x9B, 0xCA, 0xD1, 0xF9, 0x18, 0x00, 0x00],
            [0x00, 0x06, 0xED, 0x5D, 0x12, 0x00, 0xEB, 0x18, 0x00, 0x00],
            [0x00, 0x11, 0xF1, 0x0B, 0x00, 0x42, 0xFF, 0x18, 0x00, 0x00],
            [0x00, 0x00, 0x85, 0xE4, 0xCD, 0xA2, 0xEA, 0x18, 0x00, 0x00],
            [0x00, 0x00, 0x00, 0x10, 0x18, 0x00, 0x00, 0x00, 0x00, 0x00],
        ]
        #expect(ink == expected)
    }
}
