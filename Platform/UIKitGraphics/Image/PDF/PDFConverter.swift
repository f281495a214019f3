import Foundation

/// A converter that turns the first page of a PDF into an SVG drawing with `pdftocairo` from Debian's
/// package poppler-utils.
///
/// It runs as a separate program because Poppler's license differs from that of this package.
package struct PDFConverter: Sendable {
    /// The path of the program; `nil` if it is not installed.
    var program = PDFConverter.installedProgram
    /// The maximum duration of a conversion, in seconds.
    package var timeLimit: TimeInterval = 2
    /// The maximum size of a file and of its converted drawing, in bytes.
    var sizeLimit = 32_000_000

    package init(
        program: URL? = PDFConverter.installedProgram, timeLimit: TimeInterval = 2, sizeLimit: Int = 32_000_000
    ) {
        self.program = program
        self.timeLimit = timeLimit
        self.sizeLimit = sizeLimit
    }

    /// The path of the program in one of the folders of `PATH`.
    static let installedProgram: URL? = {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        return folders.split(separator: ":").map { URL(fileURLWithPath: "\($0)/pdftocairo") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Converts a file to SVG data. A point of the page becomes a pixel of the drawing.
    package func drawing(ofFile path: String) throws(PDFError) -> Data {
        guard let program else { throw PDFError(path: path, reason: .noProgram) }
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
        guard let size, size.intValue <= sizeLimit else {
            throw PDFError(path: path, reason: size == nil ? .unreadable("the file does not exist") : .tooLarge)
        }
        // The program would read a relative path that begins with a hyphen as an option.
        let absolutePath = URL(fileURLWithPath: path).absoluteURL.path
        let result: ProgramOutput
        do {
            result = try ProgramOutput(
                of: program, ["-svg", "-f", "1", "-l", "1", absolutePath, "-"], timeLimit: timeLimit,
                sizeLimit: sizeLimit)
        } catch {
            switch error {
            case .notStarted(let detail): throw PDFError(path: path, reason: .unreadable(detail))
            case .tooSlow: throw PDFError(path: path, reason: .tooSlow)
            case .tooLarge: throw PDFError(path: path, reason: .tooLarge)
            }
        }
        guard result.status == 0, let drawing = Self.inPixels(result.output) else {
            let lines = result.errorOutput.split(whereSeparator: \.isNewline).map(String.init)
            // Warnings precede the first error, and its consequences follow it.
            let line = lines.first { $0.contains("Error") } ?? lines.first ?? "exit status \(result.status)"
            throw PDFError(path: path, reason: .unreadable("pdftocairo failed with: \(line)"))
        }
        return drawing
    }

    /// Returns the drawing with the unit `pt` removed from its size, because SVG readers scale points to
    /// pixels. Returns `nil` if the data is not an SVG drawing.
    private static func inPixels(_ drawing: Data) -> Data? {
        guard let start = drawing.range(of: Data("<svg".utf8)),
            let end = drawing.range(of: Data(">".utf8), in: start.upperBound..<drawing.endIndex)
        else { return nil }
        let tag = start.lowerBound..<end.lowerBound
        let plain = String(decoding: drawing[tag], as: UTF8.self).replacingOccurrences(of: "pt\"", with: "\"")
        return drawing[..<tag.lowerBound] + Data(plain.utf8) + drawing[tag.upperBound...]
    }
}

/// An error that describes why a PDF file cannot be displayed.
package struct PDFError: Error, CustomStringConvertible {
    enum Reason: Sendable {
        case noProgram
        case unreadable(String)
        case tooSlow
        case tooLarge
    }

    package let path: String
    let reason: Reason

    package var description: String {
        let detail =
            switch reason {
            case .noProgram:
                "pdftocairo, which converts PDF files, is not installed. Run apt-get install poppler-utils."
            case .unreadable(let detail): detail
            case .tooSlow: "its conversion takes too long. Use a simpler drawing, or PNG."
            case .tooLarge: "the file or its converted drawing is too large. Store photographs as PNG or JPEG."
            }
        return "The PDF file \(path) cannot be displayed: \(detail)"
    }
}
