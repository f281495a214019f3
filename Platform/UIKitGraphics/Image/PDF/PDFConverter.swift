import Foundation

/// Makes an SVG drawing of the first page of a PDF, by the program `pdftocairo` of Debian's package poppler-utils.
///
/// It is a program of its own rather than a library since Poppler's licence is not this package's.
package struct PDFConverter: Sendable {
    /// Nil where it is not installed.
    var program = PDFConverter.installedProgram
    /// How long a page may take, in seconds.
    var timeLimit: TimeInterval = 10
    /// How large a file may be, and the drawing that is made of it, in bytes.
    var sizeLimit = 32_000_000

    package init(
        program: URL? = PDFConverter.installedProgram, timeLimit: TimeInterval = 10, sizeLimit: Int = 32_000_000
    ) {
        self.program = program
        self.timeLimit = timeLimit
        self.sizeLimit = sizeLimit
    }

    /// Where the program is: in one of the folders of `PATH`.
    static let installedProgram: URL? = {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        return folders.split(separator: ":").map { URL(fileURLWithPath: "\($0)/pdftocairo") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// The drawing; a point of the page is a pixel of it.
    package func drawing(ofFile path: String) throws(PDFError) -> Data {
        guard let program else { throw PDFError(place: path, reason: .noProgram) }
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
        guard let size, size.intValue <= sizeLimit else {
            throw PDFError(place: path, reason: size == nil ? .unreadable("the file does not exist") : .tooLarge)
        }
        let answer: ProgramAnswer
        do {
            answer = try ProgramAnswer(
                of: program, ["-svg", "-f", "1", "-l", "1", path, "-"], timeLimit: timeLimit, sizeLimit: sizeLimit)
        } catch {
            switch error {
            case .notStarted(let detail): throw PDFError(place: path, reason: .unreadable(detail))
            case .tooSlow: throw PDFError(place: path, reason: .tooSlow)
            case .tooLarge: throw PDFError(place: path, reason: .tooLarge)
            }
        }
        guard answer.status == 0, let drawing = Self.inPixels(answer.output) else {
            let lines = answer.complaints.split(whereSeparator: \.isNewline).map(String.init)
            // Warnings precede the first error, and its consequences follow it.
            let line = lines.first { $0.contains("Error") } ?? lines.first ?? "exit status \(answer.status)"
            throw PDFError(place: path, reason: .unreadable("pdftocairo failed with: \(line)"))
        }
        return drawing
    }

    /// The same drawing without the unit of its size, points, of which others make more pixels than one. Nil if it is no drawing.
    private static func inPixels(_ drawing: Data) -> Data? {
        guard let start = drawing.range(of: Data("<svg".utf8)),
            let end = drawing.range(of: Data(">".utf8), in: start.upperBound..<drawing.endIndex)
        else { return nil }
        let tag = start.lowerBound..<end.lowerBound
        let plain = String(decoding: drawing[tag], as: UTF8.self).replacingOccurrences(of: "pt\"", with: "\"")
        return drawing[..<tag.lowerBound] + Data(plain.utf8) + drawing[tag.upperBound...]
    }
}

/// Why a PDF can't be shown, and which.
package struct PDFError: Error, CustomStringConvertible {
    enum Reason: Sendable {
        case noProgram
        case unreadable(String)
        case tooSlow
        case tooLarge
    }

    package let place: String
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
        return "The PDF file \(place) cannot be displayed: \(detail)"
    }
}
