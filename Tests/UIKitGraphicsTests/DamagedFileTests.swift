import CoreGraphics
import Foundation
import RandomRuns
import Testing

@testable import UIKitGraphics

@Suite("Damaged drawings and fonts", .serialized)
struct DamagedFileTests {
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30" viewBox="0 0 80 60">
        <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f00"/><stop offset="100%"
        stop-color="blue" stop-opacity=".5"/></linearGradient><clipPath id="c"><circle cx="30" cy="30" r="25"/></clipPath>
        <mask id="m"><rect width="80" height="60" fill="white"/></mask><pattern id="p" width="8" height="8"
        patternUnits="userSpaceOnUse"><path d="M0 0h4v4z"/></pattern><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs>
        <g transform="rotate(10 20 20) scale(1.1)" clip-path="url(#c)"><rect x="5" y="5" width="60" height="40" rx="6"
        fill="url(#g)" stroke="#333" stroke-width="2" stroke-dasharray="4 2"/></g><use xlink:href="#c" mask="url(#m)"/>
        <path d="M10 10 C 20 20, 40 20, 50 10 S 70 0 75 30 A 10 5 30 1 0 40 50 Q 5 5 9 9 T 1 2 Z" fill="url(#p)" filter="url(#f)"/>
        <text x="5" y="50" font-size="10" font-family="Inter">Text</text></svg>
        """

    /// Returns the drawing with other values of some attributes. It remains valid XML, which a drawing with damaged bytes rarely is.
    private static func altered(using numbers: inout SeededGenerator) -> String {
        let values = [
            "", "0", "-1", "1e400", "nan", "99999999999", "100%", "-50%", "url(#c)", "url(#m)", "url(#p)", "#c", "#g",
            "none",
            "rotate(1e9)", "scale(0)", "matrix(0 0 0 0 0 0)", "0 0 0 0", "M1e30 0 A 0 0 0 1 1 5 5 z", "userSpaceOnUse",
        ]
        var pieces = svg.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
            // The odd pieces are values.
            let index = Int.random(in: 0..<pieces.count / 2, using: &numbers) * 2 + 1
            pieces[index] = values.randomElement(using: &numbers) ?? ""
        }
        return pieces.joined(separator: "\"")
    }

    @Test("randomly damaged SVG drawings are refused, or drawn in limited size")
    func randomDrawings() {
        var drawnCount = 0
        repeatRandomly(100) { seed, numbers in
            let isXML = Bool.random(using: &numbers)
            let text = isXML ? Self.altered(using: &numbers) : Self.svg
            let data = isXML ? Data(text.utf8) : Data(text.utf8).damaged(using: &numbers)
            guard let image = UIImage(data: data) else { return }
            drawnCount += 1
            #expect(ImageSizeLimit.allows(width: image.size.width, height: image.size.height), "TRESTLE_SEED=\(seed)")
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 30, height: 20))
            }
            #expect(drawn.cgImage != nil)
        }
        #expect(drawnCount > 0)
    }

    @Test("randomly damaged PDF documents are refused, or drawn")
    func randomDocuments() throws {
        let document = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 60, height: 40)).pdfData { context in
            context.beginPage()
            ("Größe" as NSString).draw(at: CGPoint(x: 5, y: 5), withAttributes: nil)
            UIColor.red.setFill()
            UIBezierPath(ovalIn: CGRect(x: 20, y: 10, width: 30, height: 20)).fill()
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        var drawnCount = 0
        try repeatRandomly(20) { seed, numbers in
            try document.damaged(using: &numbers).write(to: file)
            guard let drawing = try? PDFConverter().drawing(ofFile: file.path), let image = UIImage(data: drawing)
            else {
                return
            }
            drawnCount += 1
            #expect(image.size.width > 0 && image.size.height > 0, "TRESTLE_SEED=\(seed)")
            _ = image.preparingThumbnail(of: CGSize(width: 20, height: 20))
        }
        #expect(drawnCount > 0)
    }

    // In a process of their own, because a font remains available once it has been added.
    @Test("randomly damaged font files are refused, or can be measured and drawn")
    func randomFonts() async {
        await #expect(processExitsWith: .success) {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let font = try Data(contentsOf: folder.appendingPathComponent("Fonts/TrestleBoxes.ttf"))
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
            defer { try? FileManager.default.removeItem(at: file) }
            try repeatRandomly(60, "randomFonts") { _, numbers in
                let data = font.damaged(using: &numbers)
                let parsed = CGDataProvider(data: data as NSData).flatMap { CGFont($0) }
                if let parsed { #expect(parsed.numberOfGlyphs > 0) }
                try data.write(to: file)
                guard (try? FontCatalog.add(file)) != nil else { return }
                let font = UIFont(name: "TrestleBoxes-Regular", size: 20) ?? UIFont.systemFont(ofSize: 20)
                _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
                    ("ABá" as NSString).draw(at: .zero, withAttributes: [.font: font])
                }
            }
        }
    }
}
