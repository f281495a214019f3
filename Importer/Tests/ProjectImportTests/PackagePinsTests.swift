import Foundation
import Testing

@testable import ProjectImport

@Suite struct PackagePinsTests {
    private func read(_ text: String) throws -> PackagePins? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("pins-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return PackagePins(contentsOf: file)
    }

    @Test("versions are read from the formats of all versions of Xcode, and written in the second")
    func formats() throws {
        let state = "{\"branch\": null, \"revision\": \"0123\", \"version\": \"1.2.0\"}"
        let first = try read(
            """
            {"object": {"pins": [{"package": "Lists", "repositoryURL": "https://example.com/Lists.git", "state": \(state)}]},
            "version": 1}
            """)
        let pins = """
            "pins": [{"identity": "lists", "kind": "remoteSourceControl", "location": "https://example.com/Lists.git",
              "state": {"revision": "0123", "version": "1.2.0"}}]
            """
        #expect(first?.pins.map(\.identity) == ["lists"])
        #expect(try read("{\(pins), \"version\": 2}") == first)
        #expect(try read("{\"originHash\": \"ab\", \(pins), \"version\": 3}")?.pins == first?.pins)
        #expect(try first.flatMap { try read($0.text) } == first)
        #expect(try read("no JSON") == nil)
    }

    @Test("pins of a list take precedence over those of another with the same packages")
    func merging() {
        func pins(_ versions: [String: String]) -> PackagePins {
            var pins = PackagePins()
            pins.pins = versions.map { identity, version in
                .init(
                    identity: identity, kind: "remoteSourceControl", location: "https://example.com/\(identity)",
                    state: .init(version: version))
            }
            return pins
        }
        let merged = pins(["a": "1.0.0", "b": "1.0.0"]).merging(pins(["c": "2.0.0", "b": "2.0.0"]))
        #expect(merged.pins.map(\.identity) == ["a", "b", "c"])
        #expect(merged.pins.map(\.state.version) == ["1.0.0", "2.0.0", "2.0.0"])
    }
}
