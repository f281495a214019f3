import Foundation

/// The assignments of a build configuration file (`.xcconfig`) and of the files that it includes.
struct ConfigurationFile {
    private(set) var settings: [BuildSetting] = []
    private(set) var diagnostics: [ProjectDiagnostic] = []

    private let finder: FileFinder
    /// The files in progress, of which none may be included again.
    private var open: [String] = []
    private var includeCount = 0

    private static let maximumIncludeCount = 1_000

    /// Reads a file. Problems are diagnostics.
    init(contentsOf file: URL, finder: FileFinder) {
        self.finder = finder
        read(file, includedAt: nil)
    }

    private mutating func read(_ file: URL, includedAt origin: SourceLocation?) {
        var cursor: ByteCursor
        do {
            cursor = try TextFile.cursor(for: file)
        } catch {
            report(error.message, remedy: error.remedy, at: origin ?? error.location)
            return
        }
        open.append(file.path)
        defer { open.removeLast() }
        while !cursor.isAtEnd {
            let line = cursor.line
            let text = Self.logicalLine(&cursor)
            parse(text[...], at: SourceLocation(file: file, line: line))
        }
    }

    /// Reads a line without its comment. A backslash at its end joins it with the next line.
    private static func logicalLine(_ cursor: inout ByteCursor) -> String {
        var result = ""
        while true {
            var text = cursor.read { $0 != 0x0A && $0 != 0x0D }
            _ = cursor.skip("\r")
            _ = cursor.skip("\n")
            if let comment = text.range(of: "//") { text.removeSubrange(comment.lowerBound...) }
            guard text.hasSuffix("\\"), !cursor.isAtEnd else { return result + text }
            result += text.dropLast() + " "
        }
    }

    private mutating func parse(_ line: Substring, at location: SourceLocation) {
        let text = line.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return }
        guard !text.hasPrefix("#") else { return include(text, at: location) }
        // A condition contains “=” too, so that the separator is the first one outside of brackets.
        var depth = 0
        let separator = text.firstIndex { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return character == "=" && depth <= 0
        }
        guard let separator,
            let (name, conditions) = BuildSetting.parse(text[..<separator].trimmingCharacters(in: .whitespaces))
        else {
            report(
                "“\(text.prefix(80))” is not an assignment.", remedy: "Write it as `NAME = value`, or remove the line.",
                at: location)
            return
        }
        var value = text[text.index(after: separator)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        for condition in conditions where !BuildParameters.knownConditions.contains(condition.parameter) {
            report(
                "The condition “\(condition.parameter)” of \(name) is unknown, so that the line has no effect.",
                remedy: "Use sdk, arch, config or variant.", at: location)
        }
        settings.append(BuildSetting(name: name, conditions: conditions, value: value, location: location))
    }

    private mutating func include(_ text: String, at location: SourceLocation) {
        let isOptional = text.hasPrefix("#include?")
        let rest = text.dropFirst(isOptional ? 9 : 8).trimmingCharacters(in: .whitespaces)
        guard text.hasPrefix("#include"), rest.count > 2, rest.hasPrefix("\""),
            let close = rest.dropFirst().firstIndex(of: "\"")
        else {
            report(
                "“\(text.prefix(80))” is not a directive.", remedy: "Write `#include \"File.xcconfig\"`.", at: location)
            return
        }
        let path = String(rest[rest.index(after: rest.startIndex)..<close])
        guard !path.hasPrefix("<DEVELOPER_DIR>") else { return }
        let name = path.hasSuffix(".xcconfig") ? path : path + ".xcconfig"
        for candidate in [path, name] {
            let file =
                candidate.hasPrefix("/")
                ? URL(fileURLWithPath: candidate).normalized
                : location.file.deletingLastPathComponent().appendingPathComponent(candidate).normalized
            let found: URL
            switch finder.find(file) {
            case .found: found = file
            case .differsInCase(let actual): found = actual
            case .missing: continue
            }
            guard !open.contains(found.path) else {
                report("\(path) includes itself.", remedy: "Remove the line.", at: location)
                return
            }
            includeCount += 1
            guard includeCount < Self.maximumIncludeCount, open.count < 64 else {
                report("The file includes too many files.", remedy: "Include each file once.", at: location)
                return
            }
            return read(found, includedAt: location)
        }
        guard !isOptional else { return }
        report(
            "The included file \(path) does not exist.",
            remedy: path.contains("Pods/")
                ? "Run `pod install`, which creates the file."
                : "Create the file, or write `#include?` if it may be missing.", at: location)
    }

    private mutating func report(_ message: String, remedy: String, at location: SourceLocation) {
        diagnostics.append(ProjectDiagnostic(.configurationFile, message, remedy: remedy, location: location))
    }
}

extension BuildParameters {
    /// The parameters that conditions of settings can restrict.
    static let knownConditions: Set<String> = ["sdk", "arch", "config", "variant"]
}
