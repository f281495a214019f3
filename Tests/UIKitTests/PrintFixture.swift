import Foundation
import TrestleTesting

@testable import UIKit

/// A print system of scripts in a temporary folder.
@MainActor
final class PrintFixture {
    let folder: URL
    private let ownService = UIPrintInteractionController.service

    /// Creates a print system.
    ///
    /// - Parameters:
    ///   - printers: The names of the printers, with the default one last.
    ///   - lp: The end of the script of `lp`, which has recorded its arguments.
    init(printers: [String] = ["Attic", "Office"], lp: String = "exit 0") throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try add(
            "lp",
            "printf '%s\\n' \"$@\" > '\(folder.path)/arguments'\nfor last; do :; done\n"
                + "cp \"$last\" '\(folder.path)/job.pdf'\n" + lp)
        try add(
            "lpstat",
            """
            case $1 in
            -e) printf '%s\\n' \(printers.joined(separator: " ")) ;;
            -d) echo "system default destination: \(printers.last ?? "")" ;;
            esac
            """)
        try add(
            "lpoptions",
            """
            case $3 in
            -l) echo 'PageSize/Media Size: Letter *A4 w288h432 A5.Fullbleed'
                [ $2 = Attic ] && echo 'Duplex/2-Sided Printing: *None'
                [ $2 = Office ] && echo 'Duplex/2-Sided Printing: *None DuplexNoTumble DuplexTumble'
                echo 'ColorModel/Color Mode: *Gray RGB' ;;
            *) echo "printer-info='The office\\\\'s printer' printer-location=Hall printer-make-and-model='Laser 9'" ;;
            esac
            """)
        for name in ["pdfinfo", "pdftocairo"] { try add(name, "exec /usr/bin/\(name) \"$@\"") }
        UIPrintInteractionController.service = PrintService(folders: [folder.path], documentsFolder: documents)
    }

    func remove() {
        UIPrintInteractionController.service = ownService
        try? FileManager.default.removeItem(at: folder)
    }

    var documents: URL { folder.appendingPathComponent("Documents") }

    private func add(_ name: String, _ script: String) throws {
        let file = folder.appendingPathComponent(name)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// The arguments of `lp` without the file, or `nil` if it was not run.
    var arguments: [String]? {
        let text = try? String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
        return text?.split(separator: "\n").dropLast().map(String.init)
    }

    /// The document that `lp` received.
    var job: Data? { try? Data(contentsOf: folder.appendingPathComponent("job.pdf")) }

    /// Returns the texts of the pages of a document.
    static func texts(of data: Data) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try ProgramOutput(
            of: URL(fileURLWithPath: "/usr/bin/env"), ["pdftotext", file.path, "-"], timeLimit: 10,
            sizeLimit: 10_000_000)
        // Each page ends with a form feed.
        return String(decoding: output.output, as: UTF8.self).split(
            separator: "\u{0C}", omittingEmptySubsequences: false
        ).dropLast().map(String.init)
    }
}

extension UIPrintPageRenderer {
    /// Sets a paper by the keys, as apps do that draw pages themselves, and returns the document.
    @MainActor
    func draw(on paper: CGRect, printable: CGRect) -> Data {
        setValue(paper, forKey: "paperRect")
        setValue(printable, forKey: "printableRect")
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, paper, nil)
        prepare(forDrawingPages: NSRange(location: 0, length: numberOfPages))
        for page in 0..<numberOfPages {
            UIGraphicsBeginPDFPage()
            drawPage(at: page, in: printableRect)
        }
        UIGraphicsEndPDFContext()
        return data as Data
    }
}
