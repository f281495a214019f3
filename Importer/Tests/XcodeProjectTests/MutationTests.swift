import Foundation
import Testing

@testable import XcodeProject

/// Readers of damaged files. `TRESTLE_SEED` repeats a run, and `TRESTLE_FUZZ_SECONDS` makes it longer.
@Suite("Damaged files", .serialized)
struct MutationTests {
    /// A generator of numbers that a seed determines: SplitMix64 by Guy Steele, Doug Lea and Christine Flood.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static let fragments = [
        "{", "}", "(", ")", "\"", ";", "=", ",", "/*", "*/", "//", "<", ">", "&", "<dict>", "</array>", "\\", "\\U",
        "$(",
        ")", "${A", "[sdk=", "]", "#include \"A.xcconfig\"\n", "\0", "\n", "é", "\u{FEFF}", "isa", "<<<<<<<", "-1",
        "9999999999999999999999", "<key>", "<![CDATA[", "<!DOCTYPE", "%", "$(A:default=$(A))",
    ]

    /// Returns damaged bytes: truncated, with changed bytes, inserted fragments, and moved or doubled ranges.
    private func damage(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
        var result = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) where !result.isEmpty {
            let index = Int.random(in: 0..<result.count, using: &random)
            let end = min(result.count, index + Int.random(in: 1...200, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: result.removeSubrange(index...)
            case 1: result[index] = UInt8.random(in: 0...255, using: &random)
            case 2:
                result.insert(contentsOf: Array((Self.fragments.randomElement(using: &random) ?? "").utf8), at: index)
            case 3: result.removeSubrange(index..<end)
            case 4: result.insert(contentsOf: result[index..<end], at: Int.random(in: 0...result.count, using: &random))
            default: swapIdentifiers(&result, &random)
            }
        }
        return result
    }

    /// Replaces an object's identifier with another one, so that references become wrong without an error of syntax.
    private func swapIdentifiers(_ bytes: inout [UInt8], _ random: inout Random) {
        func identifier(at start: Int) -> Range<Int>? {
            var end = start
            while end < bytes.count, ByteCursor.hexadecimalValue(bytes[end]) != nil { end += 1 }
            return end - start == 24 ? start..<end : nil
        }
        let starts = bytes.indices.filter { $0 > 0 && bytes[$0 - 1] < 0x30 && identifier(at: $0) != nil }
        guard let from = starts.randomElement(using: &random).flatMap(identifier),
            let to = starts.randomElement(using: &random).flatMap(identifier)
        else { return }
        bytes.replaceSubrange(to, with: bytes[from])
    }

    /// Calls a closure with random generators until the time or the number of rounds has passed.
    private func repeatRandomly(rounds: Int, _ name: String, _ body: (inout Random) throws -> Void) rethrows {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TRESTLE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        let seconds = environment["TRESTLE_FUZZ_SECONDS"].flatMap { Double($0) }
        print("\(name): TRESTLE_SEED=\(seed)")
        var random = Random(state: seed)
        let end = Date(timeIntervalSinceNow: seconds ?? 0)
        var round = 0
        while seconds == nil ? round < rounds : Date() < end {
            try body(&random)
            round += 1
        }
    }

    /// Reads everything that is derived from a project, so that each reader meets the damage.
    private func readAll(_ project: XcodeProject) {
        for target in project.targets {
            let settings = target.buildSettings()
            _ = settings.names.map { settings[$0] }
            _ = settings.upcomingFeatures + settings.activeCompilationConditions + settings.otherSwiftFlags
            let list = target.infoPlist()
            #expect(list.diagnostics.allSatisfy { !$0.message.isEmpty && !$0.remedy.isEmpty })
            _ = list.xml
        }
        #expect(project.diagnostics.allSatisfy { !$0.message.isEmpty && !$0.remedy.isEmpty })
    }

    @Test(
        "random damage to a project's files is an error or a diagnostic, never a trap",
        arguments: [
            "Notes/Notes.xcodeproj/project.pbxproj", "Notes/Config/Debug.xcconfig", "Notes/Config/Common.xcconfig",
            "Notes/Notes/Info.plist", "Notes/Notes.xcodeproj/xcshareddata/xcschemes/Notes.xcscheme",
            "Tracker/Tracker.xcodeproj/project.pbxproj", "Tracker/Tracker.xctestplan",
            "Recipes/Recipes.xcodeproj/project.pbxproj",
        ])
    func projects(path: String) throws {
        let name = String(path.prefix { $0 != "/" })
        try Fixture.withFolder { folder in
            let copy = folder.appendingPathComponent(name)
            try FileManager.default.copyItem(at: Fixture.folder.appendingPathComponent(name), to: copy)
            let file = folder.appendingPathComponent(path)
            let original = Array(try Data(contentsOf: file))
            try repeatRandomly(rounds: 25, path) { random in
                try Data(damage(original, &random)).write(to: file)
                do {
                    readAll(try XcodeProject(contentsOf: copy.appendingPathComponent("\(name).xcodeproj")))
                } catch let error as ProjectError {
                    #expect(error.location.line ?? 0 >= 1, "\(error)")
                    #expect(path.hasSuffix("project.pbxproj"), "Only an unreadable project throws: \(error)")
                }
            }
        }
    }

    @Test("random damage to a workspace is an error with a line, never a trap")
    func workspaces() throws {
        try Fixture.withCopy(of: "Notes") { folder in
            let url = folder.appendingPathComponent("Notes.xcworkspace")
            let file = url.appendingPathComponent("contents.xcworkspacedata")
            let original = Array(try Data(contentsOf: file))
            try repeatRandomly(rounds: 200, "workspace") { random in
                try Data(damage(original, &random)).write(to: file)
                do {
                    _ = try XcodeWorkspace(contentsOf: url)
                } catch {
                    #expect((error as? ProjectError)?.location.line ?? 0 >= 1, "\(error)")
                }
            }
        }
    }

    @Test("random damage to a binary property list is an error, never a trap")
    func binary() throws {
        let object: [String: Any] = [
            "a": [1, 2.5, "ä", ["b": Data([1, 2])]], "c": true, "d": Date(), "e": String(repeating: "x", count: 50),
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        let file = URL(fileURLWithPath: "/Info.plist")
        var errorCount = 0
        try repeatRandomly(rounds: 3_000, "binary") { random in
            do {
                _ = try PropertyListDocument(bytes: damage(Array(data), &random), file: file)
            } catch let error as ProjectError {
                errorCount += 1
                #expect(error.location.file == file)
            }
        }
        #expect(errorCount > 0)
    }

    @Test("each truncation of a project is an error with a line")
    func truncations() throws {
        let file = Fixture.folder.appendingPathComponent("Recipes/Recipes.xcodeproj/project.pbxproj")
        let bytes = Array(try Data(contentsOf: file))
        for count in stride(from: 0, to: bytes.count - 2, by: 97) {
            do {
                _ = try PropertyListDocument(bytes: Array(bytes.prefix(count)), file: file)
                Issue.record("The first \(count) bytes were accepted.")
            } catch {
                #expect(error.location.line ?? 0 >= 1)
                #expect(error.kind == .syntax)
            }
        }
    }
}
