extension UIWindow {
    /// The position of a window on the z-axis. A window is in front of all windows of lower levels.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The numeric value of the level.
        public let rawValue: CGFloat

        /// Creates a level with the given value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level with the given value.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// Returns a level that is higher by a number.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

        /// Returns a level that is lower by a number.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }

        /// The level of app windows.
        public static let normal = Level(rawValue: 0)
        /// The level of alerts, in front of the status bar.
        public static let alert = Level(rawValue: 2000)
        /// The level of the status bar.
        public static let statusBar = Level(rawValue: 1000)
    }

    /// Posted when a window becomes visible. The notification's object is the window.
    public class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }

    /// Posted when a window becomes hidden. The notification's object is the window.
    public class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }

    /// Posted when a window becomes the key window. The notification's object is the window.
    public class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }

    /// Posted when a window stops being the key window. The notification's object is the window.
    public class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }
}
