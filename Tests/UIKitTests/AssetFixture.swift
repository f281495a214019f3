import Foundation
import Synchronization
import Testing

@testable import UIKit

/// The asset catalog in `Fixtures/Assets.xcassets`, in Xcode's format.
enum AssetFixture {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    static func bundle() throws -> Bundle { try #require(Bundle(url: folder)) }

    static func image(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIImage {
        try #require(UIImage(named: name, in: bundle(), compatibleWith: traits))
    }

    static let light = UITraitCollection(userInterfaceStyle: .light)
    static let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Runs `body` and returns the warnings that were logged during it about files below `url`.
    static func warnings(about url: URL, _ body: () throws -> Void) rethrows -> [String] {
        let lines = Mutex<[String]>([])
        try WarningLog.listen(
            { line in lines.withLock { if line.contains(url.path) { $0.append(line) } } }, while: body)
        return lines.withLock { $0 }
    }
}

/// Captures resource warnings. Locks, because the handler is global: tests that run in parallel wait.
enum WarningLog {
    private static let turn = NSLock()

    static func listen(_ write: @escaping @Sendable (String) -> Void, while body: () throws -> Void) rethrows {
        turn.lock()
        defer { turn.unlock() }
        let usual = ResourceWarning.write.withLock { current in
            defer { current = write }
            return current
        }
        defer { ResourceWarning.write.withLock { $0 = usual } }
        try body()
    }
}

extension UIImage {
    /// The pixel at the center.
    var middle: Pixel? { cgImage.map { $0.pixel($0.width / 2, $0.height / 2) } }
}
