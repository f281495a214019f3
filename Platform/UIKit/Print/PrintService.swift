import Foundation
import Synchronization
import UIKitGraphics

/// The print system of the desktop: the programs `lp`, `lpstat` and `lpoptions` of CUPS.
///
/// The methods wait for a program. Call them through ``inBackground(_:)``.
final class PrintService: Sendable {
    /// The printers that are set up.
    struct PrinterList: Equatable, Sendable {
        var names: [String] = []
        var defaultName: String?
    }

    /// The abilities of a printer, which are unknown if `lpoptions` does not list them.
    struct Options: Equatable, Sendable {
        /// The names of the sizes of paper, with the default one first.
        var papers: [String] = []
        var printsBothSides: Bool?
        var printsColors: Bool?
    }

    private let folders: [String]
    private let known = Mutex<(time: ContinuousClock.Instant, list: PrinterList)?>(nil)
    /// The folder in which documents are saved, or `nil` for the user's folder for documents.
    let documentsFolder: URL?

    /// Creates a service with the programs of some folders, by default those of `PATH`.
    init(folders: [String]? = nil, documentsFolder: URL? = nil) {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        self.folders = folders ?? path.split(separator: ":").map(String.init)
        self.documentsFolder = documentsFolder
    }

    private func program(_ name: String) -> String? {
        folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Returns the output of a program in the C locale, or `nil` if it is not installed or fails.
    private func output(of name: String, _ arguments: [String], timeLimit: TimeInterval = 5) -> String? {
        guard let path = program(name) else { return nil }
        let output = try? ProgramOutput(
            of: URL(fileURLWithPath: "/usr/bin/env"), ["LC_ALL=C", path] + arguments, timeLimit: timeLimit,
            sizeLimit: 1_000_000)
        guard let output, output.status == 0 else { return nil }
        return String(decoding: output.output, as: UTF8.self)
    }

    /// Calls a closure on another thread.
    func inBackground<Value: Sendable>(_ body: @escaping @Sendable (PrintService) -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: body(self)) }
        }
    }

    // MARK: Printers

    /// Returns whether there is a printer. Waits for at most two seconds; the result is cached for some seconds.
    var hasPrinters: Bool {
        if let known = known.withLock({ $0 }), ContinuousClock.now - known.time < .seconds(10) {
            return !known.list.names.isEmpty
        }
        return !printers(timeLimit: 1).names.isEmpty
    }

    /// Returns the printers that are set up.
    func printers(timeLimit: TimeInterval = 5) -> PrinterList {
        var list = PrinterList()
        // Without `lp`, nothing can be printed.
        if program("lp") != nil, let names = output(of: "lpstat", ["-e"], timeLimit: timeLimit) {
            list.names = names.split(separator: "\n").map(String.init)
        }
        if !list.names.isEmpty, let text = output(of: "lpstat", ["-d"], timeLimit: timeLimit),
            let colon = text.lastIndex(of: ":")
        {
            let name = text[text.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            if list.names.contains(name) { list.defaultName = name }
        }
        known.withLock { [list] in $0 = (.now, list) }
        return list
    }

    /// Returns the abilities of a printer.
    func options(of printer: String) -> Options {
        var options = Options()
        for line in output(of: "lpoptions", ["-p", printer, "-l"])?.split(separator: "\n") ?? [] {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let key = line[..<colon].split(separator: "/").first ?? ""
            let values = line[line.index(after: colon)...].split(separator: " ")
            let names = values.map { $0.trimmingPrefix("*") }.map(String.init)
            switch key {
            case "PageSize", "media":
                let preferred = values.firstIndex { $0.hasPrefix("*") }
                options.papers = names
                if let preferred { options.papers.insert(options.papers.remove(at: preferred), at: 0) }
            case "Duplex": options.printsBothSides = names.contains { $0 != "None" }
            case "sides": options.printsBothSides = names.contains { $0 != "one-sided" }
            case "ColorModel", "print-color-mode":
                let gray: Set = ["Gray", "Black", "FastGray", "monochrome", "KGray"]
                options.printsColors = names.contains { !gray.contains($0) }
            default: break
            }
        }
        return options
    }

    /// Returns the description of a printer by the names of its attributes, such as "printer-location".
    func attributes(of printer: String) -> [String: String] {
        var attributes: [String: String] = [:]
        let text = output(of: "lpoptions", ["-p", printer]) ?? ""
        for match in text.matches(of: /([a-z-]+)=(?:'((?:[^'\\]|\\.)*)'|(\S*))/) {
            let value = match.2.map { $0.replacingOccurrences(of: "\\", with: "") } ?? match.3.map(String.init)
            attributes[String(match.1)] = value
        }
        return attributes
    }

    // MARK: Jobs

    /// A job for `lp`.
    struct Request: Sendable {
        var printer: String
        /// The server of the printer with its port, or `nil` for the user's own.
        var server: String?
        var title: String
        var copies = 1
        /// The pages to print, counted from 1, or `nil` for all.
        var pages: ClosedRange<Int>?
        /// Options in the form `name=value`.
        var options: [String] = []
        var documents: [Data]

        func arguments(files: [String]) -> [String] {
            var arguments = server.map { ["-h", $0] } ?? []
            arguments += ["-d", printer, "-n", "\(copies)", "-t", title]
            if let pages { arguments += ["-P", "\(pages.lowerBound)-\(pages.upperBound)"] }
            for option in options { arguments += ["-o", option] }
            return arguments + files
        }
    }

    /// Sends a job to the print system.
    ///
    /// - Returns: The error, or `nil` if the print system has accepted the job.
    func submit(_ request: Request) -> UIPrintError? {
        guard let program = program("lp") else { return UIPrintError(.notAvailable) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            // Documents may be private.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let files = request.documents.indices.map { folder.appendingPathComponent("\($0 + 1).pdf") }
            for (file, data) in zip(files, request.documents) { try data.write(to: file) }
            let result = try ProgramOutput(
                of: URL(fileURLWithPath: program), request.arguments(files: files.map(\.path)), timeLimit: 60,
                sizeLimit: 100_000)
            guard result.status != 0 else { return nil }
            let message = result.errorOutput.trimmingCharacters(in: .whitespacesAndNewlines)
            return UIPrintError(.jobFailed, message.isEmpty ? "lp failed with status \(result.status)." : message)
        } catch {
            return UIPrintError(.jobFailed, "lp could not be run: \(error)")
        }
    }

    /// Saves documents in the user's folder for documents.
    ///
    /// - Returns: The error, or `nil` if all documents have been saved.
    func save(_ documents: [Data], title: String) -> (any Error)? {
        do {
            let folder =
                try documentsFolder
                ?? FileManager.default.url(
                    for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let name = title.replacingOccurrences(of: "/", with: "-").drop { $0 == "." }
            for document in documents { try Self.save(document, name.isEmpty ? "Document" : String(name), in: folder) }
            return nil
        } catch {
            return error
        }
    }

    private static func save(_ document: Data, _ name: String, in folder: URL) throws {
        for number in 1... {
            let file = folder.appendingPathComponent(number == 1 ? "\(name).pdf" : "\(name) \(number).pdf")
            do {
                return try document.write(to: file, options: .withoutOverwriting)
            } catch CocoaError.fileWriteFileExists {
                continue
            }
        }
    }

    /// Returns the number of pages of a PDF document, or `nil` if `pdfinfo` cannot read it.
    func pageCount(of document: Data) -> Int? {
        let text = withFile(document) { output(of: "pdfinfo", [$0]) }
        return text?.firstMatch(of: /Pages:\s+(\d+)/).flatMap { Int($0.1) }
    }

    /// Returns a PNG image of a page of a PDF document that is at most `size` pixels wide and high, or `nil` if `pdftocairo`
    /// cannot draw it.
    func preview(of document: Data, page: Int, size: Int) -> Data? {
        guard let program = program("pdftocairo") else { return nil }
        return withFile(document) { path in
            let arguments = ["-png", "-f", "\(page + 1)", "-l", "\(page + 1)", "-scale-to", "\(size)", "-singlefile"]
            let output = try? ProgramOutput(
                of: URL(fileURLWithPath: program), arguments + [path, "-"], timeLimit: 5, sizeLimit: 20_000_000)
            return output.flatMap { $0.status == 0 ? $0.output : nil }
        }
    }

    private func withFile<Value>(_ document: Data, _ body: (String) -> Value?) -> Value? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? document.write(to: file)) != nil else { return nil }
        return body(file.path)
    }
}
