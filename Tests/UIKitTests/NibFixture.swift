import Foundation
import UIKit

/// The nibs and storyboards beside the tests.
enum NibFixture {
    static func url(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Nibs").appendingPathComponent(name)
    }

    @MainActor
    static func nib(_ name: String) throws -> UINib { try UINib(contentsOf: url(name + ".xib")) }

    @MainActor
    static func storyboard(_ name: String) throws -> UIStoryboard {
        try UIStoryboard(contentsOf: url(name + ".storyboard"))
    }

    /// The URLs of all nibs and storyboards.
    static var all: [URL] {
        let files = FileManager.default.enumerator(at: url(""), includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}
