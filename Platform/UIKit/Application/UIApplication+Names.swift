extension UIApplication {
    /// What the app was started for.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How to open a URL outside of the app.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How far the app is from the person.
    public enum State: Int, Sendable {
        /// On the screen, and what is typed goes there.
        case active = 0
        /// On the screen, but what is typed goes elsewhere; or just starting.
        case inactive = 1
        /// Not on the screen.
        case background = 2
    }

    /// The app has been started; its object is the application.
    public class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// The app gets input from now on; its object is the application.
    public class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// The app is about to lose its input; its object is the application.
    public class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }

    /// The app has left the screen; its object is the application.
    public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// The app is about to come on the screen; its object is the application.
    public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// The app is about to end; its object is the application.
    public class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }
}
