@_exported import Foundation

/// The identifier for advertising, which is not available on Linux: it is the identifier with zeros of a user who denies
/// tracking.
public final class ASIdentifierManager: NSObject, Sendable {
    private static let manager = ASIdentifierManager()

    /// Returns the identifier for advertising.
    public class func shared() -> ASIdentifierManager { manager }

    /// The identifier, which consists of zeros.
    public var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

    /// Whether the user allows tracking, which is `false`.
    public var isAdvertisingTrackingEnabled: Bool { false }
}
