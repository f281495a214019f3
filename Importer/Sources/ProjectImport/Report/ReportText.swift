import Foundation

extension ProjectReport {
    /// The report as text in aligned columns.
    public var text: String {
        var lines = ["\(project), configuration \(configuration)"]
        for target in targets {
            lines += ["", "Target \(target.name) (\(Self.words(target.kind)), module \(target.module))"]
            lines.append("  Files: \(Self.fileCounts(target.files))")
            if !target.availableModules.isEmpty {
                lines.append("  Modules that exist: \(target.availableModules.joined(separator: ", "))")
            }
            lines += Self.table(target.findings)
        }
        if !findings.isEmpty { lines += ["", "Project"] + Self.table(findings) }
        if !omittedTargets.isEmpty {
            lines += ["", "Targets that are left out"]
            let names = Self.aligned(omittedTargets.map { [$0.name, Self.words($0.kind), $0.place.description] })
            for (line, target) in zip(names, omittedTargets) {
                lines += ["  \(line)", "      \(target.message) \(target.remedy)"]
            }
        }
        if !packages.isEmpty {
            lines += ["", "Swift packages"]
            let names = Self.aligned(packages.map { [$0.identity, $0.location, $0.products.joined(separator: ", ")] })
            lines += names.map { "  \($0)" }
            lines.append("      \(Self.packageNote)")
        }
        lines += ["", summary]
        return lines.joined(separator: "\n")
    }

    /// The note on packages, which only a build can check.
    static let packageNote =
        "Whether a package builds on Linux is known only after a build: see its README or its page in the Swift Package Index."

    /// The numbers of problems in one line.
    var summary: String {
        let all = targets.flatMap(\.findings) + findings
        let missing = all.count { $0.severity == .missing }
        let limited = all.count { $0.severity == .limited }
        return "\(Self.number(missing, "problem")) that can stop the build, \(Self.number(limited, "limit"))."
    }

    private static func table(_ findings: [Finding]) -> [String] {
        guard !findings.isEmpty else { return ["  Nothing is missing."] }
        let rows = findings.map { finding in
            [
                "\(finding.count)", finding.severity.rawValue, words(finding.category.rawValue), finding.name,
                place(of: finding),
            ]
        }
        let lines = aligned([["count", "extent", "category", "name", "place"]] + rows)
        var result = ["  \(lines[0])"]
        for (line, finding) in zip(lines.dropFirst(), findings) {
            result.append("  \(line)")
            let note = [finding.message, finding.remedy].filter { !$0.isEmpty }.joined(separator: " ")
            if !note.isEmpty { result.append("      \(note)") }
        }
        return result
    }

    private static func place(of finding: Finding) -> String {
        guard let first = finding.places.first else { return "" }
        return finding.places.count > 1 ? "\(first) and \(finding.places.count - 1) more" : "\(first)"
    }

    /// Returns lines in which the columns begin at the same positions.
    static func aligned(_ rows: [[String]]) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                cell + String(repeating: " ", count: widths[column] - cell.count)
            }
            return cells.joined(separator: "  ").replacing(/[ ]+$/, with: "")
        }
    }

    private static func fileCounts(_ files: [String: Int]) -> String {
        files.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { kind, count in
            let noun = words(kind)
            let isCountable =
                count != 1 && !["Swift", "JSON", "strings"].contains(noun) && !noun.hasPrefix("Objective")
            return "\(count) \(noun)\(isCountable && noun.count > 2 ? "s" : "")"
        }.joined(separator: ", ")
    }

    private static func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// Returns the words of a name, such as `asset catalog` for `assetCatalog`.
    private static func words(_ name: String) -> String {
        switch name {
        case "swift": return "Swift"
        case "objectiveC": return "Objective-C"
        case "objectiveCPlusPlus": return "Objective-C++"
        case "cPlusPlus": return "C++"
        case "c": return "C"
        case "missingAPI": return "missing API"
        case "json": return "JSON"
        default: break
        }
        return name.reduce(into: "") { text, character in
            text += character.isUppercase ? " \(character.lowercased())" : "\(character)"
        }
    }
}

extension ProjectReport.Place: CustomStringConvertible {
    /// The file, with the line after a colon.
    public var description: String { line.map { "\(file):\($0)" } ?? file }
}
