import Foundation
import Testing

@testable import CoreGraphics

@Suite("PDF contexts of Core Graphics")
struct PDFContextTests {
    /// Returns what a program of poppler-utils writes about a document.
    private func output(of program: String, _ arguments: [String], for data: Data) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments.map { $0 == "FILE" ? file.path : $0 }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return data
    }

    /// Returns the red values of the first page, one pixel per point.
    private func pixels(of data: Data) throws -> (width: Int, red: [UInt8]) {
        let image = try output(of: "pdftoppm", ["-r", "72", "-f", "1", "-l", "1", "FILE"], for: data)
        // A portable pixel map: "P6", the width, the height, the maximum, and the pixels.
        let header = image.prefix(32).split(separator: 10, maxSplits: 3, omittingEmptySubsequences: true)
        let size = String(decoding: try #require(header.dropFirst().first), as: UTF8.self).split(separator: " ")
        let (width, height) = (try #require(Int(size[0])), try #require(Int(size[1])))
        let bytes = Array(image.suffix(width * height * 3))
        return (width, stride(from: 0, to: bytes.count, by: 3).map { bytes[$0] })
    }

    @Test("y points up from the bottom left of a page")
    func origin() throws {
        let data = NSMutableData()
        var box = CGRect(x: 100, y: 50, width: 60, height: 40)
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        #expect(context.ctm == CGAffineTransform(translationX: -100, y: -50))
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(x: 100, y: 50, width: 10, height: 5))
        context.endPDFPage()
        #expect(data.length == 0)
        context.closePDF()
        let page = try pixels(of: data as Data)
        #expect(page.width == 60 && page.red.count == 60 * 40)
        #expect(page.red[39 * 60 + 2] == 0 && page.red[36 * 60 + 9] == 0)
        #expect(page.red[33 * 60 + 2] == 255 && page.red[39 * 60 + 11] == 255 && page.red[0] == 255)
    }

    @Test("a document has properties, pages of different sizes, links and places")
    func document() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let info: NSDictionary = [kCGPDFContextTitle: "Walks", kCGPDFContextKeywords: ["a", "b"]]
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, info))
        context.beginPage(mediaBox: nil)
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.setURL(NSURL(fileURLWithPath: "/it's"), for: CGRect(x: 0, y: 0, width: 50, height: 20))
        context.setDestination("end", for: CGRect(x: 0, y: 30, width: 50, height: 20))
        context.endPage()
        var box = CGRect(x: 0, y: 0, width: 400, height: 300)
        let bytes = NSData(bytes: &box, length: MemoryLayout<CGRect>.size)
        context.beginPDFPage([kCGPDFContextMediaBox: bytes])
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.addDestination("end", at: CGPoint(x: 20, y: 100))
        context.closePDF()
        context.closePDF()
        let text = String(decoding: try output(of: "pdfinfo", ["-l", "2", "FILE"], for: data as Data), as: UTF8.self)
        for part in ["Walks", "a, b", "Pages:           2", "612 x 792 pts", "400 x 300 pts"] {
            #expect(text.contains(part), "\(part)\n\(text)")
        }
        let links = String(decoding: try output(of: "pdfinfo", ["-url", "FILE"], for: data as Data), as: UTF8.self)
        #expect(links.contains("file:///it's"))
        let places = String(decoding: try output(of: "pdfinfo", ["-dests", "FILE"], for: data as Data), as: UTF8.self)
        let place = try #require(places.split(separator: "\n").first { $0.contains("\"end\"") })
        #expect(place.split(separator: " ").starts(with: ["2", "[", "XYZ", "20", "100"]), "\(place)")
    }

    @Test("a document is written to a file, if the file can be created")
    func file() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        let context = try #require(CGContext(NSURL(fileURLWithPath: file.path), mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.endPDFPage()
        context.closePDF()
        #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
        #expect(CGContext(NSURL(fileURLWithPath: "/no/such/folder/a.pdf"), mediaBox: nil, nil) == nil)
    }
}
