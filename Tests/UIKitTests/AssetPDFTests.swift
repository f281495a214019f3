import UIKitFixtures
import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("PDF images", .serialized) @MainActor
struct AssetPDFTests {
    private static let file = AssetFixture.folder.appendingPathComponent("Assets.xcassets/Flag.imageset/flag.pdf")
    private let red = Pixel(red: 255, green: 0, blue: 0)
    private let blue = Pixel(red: 0, green: 0, blue: 255)

    /// The flag has a red triangle at the bottom left and a blue bar at the top right.
    private func expectFlag(_ image: UIImage, scale: Int) throws {
        let picture = try #require(image.cgImage)
        #expect(image.size == CGSize(width: 24, height: 20) && image.scale == CGFloat(scale))
        #expect(picture.width == 24 * scale && picture.height == 20 * scale)
        #expect(picture.pixel(2 * scale, 16 * scale) == red)
        #expect(picture.pixel(18 * scale, 5 * scale) == blue)
        #expect(picture.pixel(10 * scale, 2 * scale).alpha == 0)
    }

    @Test("PDF images are drawn at each scale, with one page unit per point")
    func scales() throws {
        for scale in 1...3 {
            let traits = UITraitCollection(displayScale: CGFloat(scale))
            try expectFlag(AssetFixture.image("Flag", traits), scale: scale)
        }
        #expect(try AssetFixture.image("Flag").renderingMode == .automatic)
    }

    @Test("PDF images that preserve their vector data are redrawn at larger sizes")
    func larger() throws {
        let view = UIImageView(image: try AssetFixture.image("Flag", UITraitCollection(displayScale: 1)))
        view.frame = CGRect(x: 0, y: 0, width: 96, height: 80)
        let controller = UIViewController()
        controller.view.addSubview(view)
        let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1, style: .light)
        screen.show(controller)
        screen.settle()
        let picture = try #require(view.layer.contents as? CGImage)
        #expect(picture.width == 96)
        let alphas = (0..<96).map { picture.pixel($0, 40).alpha }
        #expect(alphas.filter { $0 > 0 && $0 < 255 }.count <= 2, "\(alphas)")
    }

    @Test("PDF images are found as loose files with and without extension, and follow the set's rendering mode")
    func otherPlaces() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Mask.imageset/Contents.json":
                #"{"images":[{"filename":"a.pdf","idiom":"universal"}],"properties":{"template-rendering-intent":"template"}}"#
        ])
        let flag = try Data(contentsOf: Self.file)
        for place in ["loose.pdf", "A.xcassets/Mask.imageset/a.pdf"] { try folder.write(flag, to: place) }
        let bundle = try #require(Bundle(url: folder.url))
        let traits = UITraitCollection(displayScale: 2)
        for name in ["loose", "loose.pdf"] {
            let image = try #require(UIImage(named: name, in: bundle, compatibleWith: traits))
            try expectFlag(image, scale: Int(image.scale))
        }
        let mask = try #require(UIImage(named: "Mask", in: bundle, compatibleWith: traits))
        #expect(mask.renderingMode == .alwaysTemplate && mask.scale == 2)
    }

    @Test("a damaged PDF file has no image and logs one warning", arguments: [0, 1, 9, 200, 340])
    func damaged(_ length: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(contentsOf: Self.file).prefix(length), to: "cut.pdf")
        let bundle = try #require(Bundle(url: folder.url))
        var image: UIImage?
        let warnings = AssetFixture.warnings(about: folder.url) {
            for _ in 0..<2 { image = UIImage(named: "cut", in: bundle, compatibleWith: nil) }
        }
        // A file whose end is missing is repaired by the converter where possible.
        if image == nil { #expect(warnings.count == 1 && warnings[0].contains("cut.pdf"), "\(warnings)") }
        #expect(length > 330 || image == nil)
    }

    @Test("the error for a missing converter names the file and the package to install")
    func noProgram() {
        let error = #expect(throws: PDFError.self) { try PDFConverter(program: nil).drawing(ofFile: Self.file.path) }
        #expect(error?.description.contains("apt-get install poppler-utils") == true)
        #expect(error?.description.contains(Self.file.path) == true)
    }

    @Test(
        "a converter that hangs, fails, or writes too much or nothing is terminated with an error",
        arguments: [
            ("exec sleep 600", "too long"), ("sleep 3 & exit 0", "too long"), ("exec yes", "too large"),
            ("echo 'Syntax Error: no page' >&2; exit 3", "no page"), ("exit 5", "5"), ("echo text", "pdftocairo"),
            ("kill -9 $$", "pdftocairo"),
        ])
    func badProgram(_ script: String, _ reason: String) throws {
        let (converter, folder) = try converter(script, timeLimit: script.contains("sleep") ? 0.2 : 60)
        defer { withExtendedLifetime(folder) {} }
        let error = #expect(throws: PDFError.self) { try converter.drawing(ofFile: Self.file.path) }
        #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
    }

    @Test("a converter gets an absolute path, limited memory and limited processor time")
    func safety() throws {
        let (converter, folder) = try converter(
            "printf '<svg width=\"3pt\">%s %s %s</svg>' \"$6\" $(ulimit -v) $(ulimit -t)", timeLimit: 60)
        defer { withExtendedLifetime(folder) {} }
        let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
        let relativePath = String(repeating: "../", count: depth) + Self.file.path.dropFirst()
        let drawing = String(decoding: try converter.drawing(ofFile: relativePath), as: UTF8.self)
        #expect(drawing == "<svg width=\"3\">\(Self.file.standardizedFileURL.path) 1048576 10</svg>")
        #expect(PDFConverter().timeLimit == 2)
    }

    @Test("a converter's output is read completely while it also writes to standard error")
    func muchOutput() throws {
        let many = "head -c 400000 /dev/zero | tr '\\0' x"
        let (converter, folder) = try converter(
            "\(many) >&2; printf '<svg width=\"3pt\" height=\"4pt\">'; \(many); \(many) >&2; printf '</svg>'",
            timeLimit: 60)
        defer { withExtendedLifetime(folder) {} }
        let drawing = try converter.drawing(ofFile: Self.file.path)
        #expect(drawing.count == 400_000 + 36 - 4)
        #expect(drawing.starts(with: Data(#"<svg width="3" height="4">"#.utf8)))
    }

    private func converter(_ script: String, timeLimit: TimeInterval) throws -> (PDFConverter, TemporaryFolder) {
        let folder = try TemporaryFolder(["program": "#!/bin/sh\n\(script)\n"])
        let program = folder.url.appendingPathComponent("program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        return (PDFConverter(program: program, timeLimit: timeLimit, sizeLimit: 1_000_000), folder)
    }
}
