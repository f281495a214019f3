import Foundation
import Testing

@testable import UIKitGraphics

@Suite("PDF renderers")
struct PDFRendererTests {
    private let page = CGRect(x: 0, y: 0, width: 200, height: 100)

    /// Returns what a program of poppler-utils prints about a document.
    private func inspect(_ data: Data, with program: String, _ arguments: [String] = []) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try ProgramOutput(
            of: URL(fileURLWithPath: "/usr/bin/env"),
            [program] + arguments + [file.path, "-"].prefix(arguments.isEmpty ? 2 : 1),
            timeLimit: 10, sizeLimit: 1_000_000)
        return String(decoding: output.output, as: UTF8.self)
    }

    /// Returns an image of the first page with one pixel per point.
    private func picture(of data: Data) throws -> CGImage {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try ProgramOutput(
            of: URL(fileURLWithPath: "/usr/bin/env"),
            ["pdftocairo", "-png", "-r", "72", "-singlefile", file.path, "-"],
            timeLimit: 10, sizeLimit: 1_000_000)
        return try #require(UIImage(data: output.output)?.cgImage)
    }

    @Test("text can be selected, in each script and style")
    func text() throws {
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            NSAttributedString(string: "Größe: 5 µm", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
                .draw(at: CGPoint(x: 10, y: 10))
            ("Привет" as NSString).draw(at: CGPoint(x: 10, y: 50), withAttributes: nil)
        }
        let text = try inspect(data, with: "pdftotext")
        #expect(text.contains("Größe: 5 µm") && text.contains("Привет"))
    }

    @Test("shapes, images and clips are where they were drawn")
    func shapes() throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage(withBounds: CGRect(x: 100, y: 50, width: 60, height: 40), pageInfo: [:])
            #expect(context.pdfContextBounds == CGRect(x: 100, y: 50, width: 60, height: 40))
            UIColor.red.setFill()
            context.clip(to: CGRect(x: 100, y: 50, width: 10, height: 40))
            context.fill(CGRect(x: 90, y: 50, width: 40, height: 10))
            context.cgContext.resetClip()
            square.draw(at: CGPoint(x: 130, y: 60))
        }
        let picture = try picture(of: data)
        #expect(picture.width == 60 && picture.height == 40)
        #expect(picture.pixel(5, 5) == Pixel(red: 255, green: 0, blue: 0))
        #expect(picture.pixel(15, 5) == Pixel(red: 255, green: 255, blue: 255))
        #expect(picture.pixel(40, 20) == Pixel(red: 0, green: 0, blue: 255))
        #expect(picture.pixel(55, 20) == Pixel(red: 255, green: 255, blue: 255))
    }

    @Test("a document has pages of different sizes, properties and links")
    func document() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [
            kCGPDFContextTitle: "Walks", kCGPDFContextAuthor: "Ada", kCGPDFContextKeywords: ["a", "b"],
        ]
        let data = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
            context.beginPage()
            ("Contents" as NSString).draw(at: .zero, withAttributes: nil)
            context.setURL(URL(fileURLWithPath: "/it's"), for: CGRect(x: 0, y: 0, width: 50, height: 20))
            context.setDestinationWithName("end", for: CGRect(x: 0, y: 30, width: 50, height: 20))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 400, height: 300), pageInfo: [:])
            ("End" as NSString).draw(at: .zero, withAttributes: nil)
            context.addDestination(withName: "end", at: CGPoint(x: 0, y: 100))
        }
        let info = try inspect(data, with: "pdfinfo", ["-l", "2"])
        for line in ["Title:           Walks", "Author:          Ada", "Keywords:        a, b", "Pages:           2"] {
            #expect(info.contains(line), "\(line)\n\(info)")
        }
        #expect(info.contains("200 x 100 pts") && info.contains("400 x 300 pts"))
        let links = try inspect(data, with: "pdfinfo", ["-url"])
        #expect(links.contains("file:///it's"))
        #expect(try inspect(data, with: "pdfinfo", ["-dests"]).contains("\"end\""))
    }

    @Test("the functions without a renderer write to data and to files")
    func functions() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Letter"])
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPage()
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(try picture(of: data as Data).pixel(50, 50) == Pixel(red: 255, green: 0, blue: 0))

        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIGraphicsBeginPDFContextToFile(file.path, page, nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(try inspect(Data(contentsOf: file), with: "pdfinfo", ["-box"]).contains("200 x 100 pts"))
        #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", page, nil))
    }
}
