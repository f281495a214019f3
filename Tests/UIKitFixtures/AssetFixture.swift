import Foundation
import Synchronization
import Testing
import UIKitGraphics

/// The asset catalog `Assets.xcassets` in the format of Xcode.
package enum AssetFixture {
    package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    package static func bundle() throws -> Bundle { try #require(Bundle(url: folder)) }

    package static func image(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIImage {
        try #require(UIImage(named: name, in: bundle(), compatibleWith: traits))
    }

    package static let light = UITraitCollection(userInterfaceStyle: .light)
    package static let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Runs `body` and returns the warnings about files in `url` that were logged during it.
    package static func warnings(about url: URL, _ body: () throws -> Void) rethrows -> [String] {
        let lines = Mutex<[String]>([])
        let record: @Sendable (String) -> Void = { line in
            lines.withLock { if line.contains(url.path) { $0.append(line) } }
        }
        try WarningLog.capture(record, while: body)
        return lines.withLock { $0 }
    }
}

/// A recorder for warnings about resources. Concurrent tests wait for each other.
package enum WarningLog {
    private static let lock = NSLock()

    package static func capture(_ write: @escaping @Sendable (String) -> Void, while body: () throws -> Void) rethrows {
        lock.lock()
        defer { lock.unlock() }
        let previous = ResourceWarning.write.withLock { current in
            defer { current = write }
            return current
        }
        defer { ResourceWarning.write.withLock { $0 = previous } }
        try body()
    }
}

extension UIImage {
    /// The pixel at the center.
    package var middle: Pixel? { cgImage.map { $0.pixel($0.width / 2, $0.height / 2) } }
}
