extension UIWindow {
    /// How far in front a window is: one of a higher level is in front of all of a lower one.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The height of the level.
        public let rawValue: CGFloat

        /// Makes a level of its height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level of its height.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// Where the windows of apps are.
        public static let normal = Level(rawValue: 0)
        /// In front of the status bar.
        public static let alert = Level(rawValue: 2000)
        /// Where the status bar is.
        public static let statusBar = Level(rawValue: 1000)
    }

    /// A window came on the screen; its object is the window.
    public class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }

    /// A window left the screen; its object is the window.
    public class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }

    /// A window became the one that keys go to; its object is the window.
    public class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }

    /// A window is no longer the one that keys go to; its object is the window.
    public class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }
}
