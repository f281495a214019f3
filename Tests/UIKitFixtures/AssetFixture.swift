import Foundation
import Synchronization
import Testing
import UIKitGraphics

/// The catalogue in `Assets.xcassets`, as Xcode writes one.
package enum AssetFixture {
    package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    package static func bundle() throws -> Bundle { try #require(Bundle(url: folder)) }

    package static func image(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIImage {
        try #require(UIImage(named: name, in: bundle(), compatibleWith: traits))
    }

    package static let light = UITraitCollection(userInterfaceStyle: .light)
    package static let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Runs `body`, and returns what was told meanwhile about files below `url`.
    package static func warnings(about url: URL, _ body: () throws -> Void) rethrows -> [String] {
        let told = Mutex<[String]>([])
        try WarningLog.listen({ line in told.withLock { if line.contains(url.path) { $0.append(line) } } }, while: body)
        return told.withLock { $0 }
    }
}

/// Hears what apps are told of resources. One test at a time: others wait.
package enum WarningLog {
    private static let turn = NSLock()

    package static func listen(_ write: @escaping @Sendable (String) -> Void, while body: () throws -> Void) rethrows {
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
    /// The pixel in the middle.
    package var middle: Pixel? { cgImage.map { $0.pixel($0.width / 2, $0.height / 2) } }
}
