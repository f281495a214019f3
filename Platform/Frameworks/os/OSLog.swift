import Foundation

/// The subsystem and category of log messages.
public final class OSLog: NSObject, Sendable {
    /// A predefined category.
    public struct Category: Hashable, Sendable {
        let name: String

        /// The category of signposts that mark important events.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// The category of signposts that are recorded only on demand.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// The category of signposts that are recorded with their stack only on demand.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: The identifier of the app or module, in reverse domain name notation.
    ///   - category: The area within the subsystem. Lines of the log contain it.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Creates a log of a predefined category.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// The log of messages without a subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that discards all messages.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Returns whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && LogOutput.current.configuration.includes(type)
    }

    /// Whether signposts are written, which have the level debug.
    public var signpostsEnabled: Bool { isEnabled(type: .debug) }
}
