/// Runs the app: opens its window, makes its delegate, and serves events until it quits. Does not return.
///
/// - Parameters:
///   - argc: not used; the arguments are in `CommandLine`.
///   - argv: not used.
///   - principalClassName: a subclass of `UIApplication` by its name (`NSStringFromClass`); nil for none.
///   - delegateClassName: the class of the delegate by its name; nil for none.
@MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    func type(named name: String) -> NSObject.Type {
        guard let type = NSClassFromString(name) as? NSObject.Type else {
            preconditionFailure(
                "UIApplicationMain: there is no class \(name); pass NSStringFromClass(AppDelegate.self)")
        }
        return type
    }
    ApplicationLaunch.run(
        principal: principalClassName.map(type(named:)), delegate: delegateClassName.map(type(named:)))
}

extension UIApplicationDelegate {
    /// The whole program of a class that is marked `@main`: makes the delegate by its `init()`, and runs the app.
    public static func main() {
        guard let type = self as Any as? NSObject.Type else {
            preconditionFailure("\(self): an app delegate must be a subclass of UIResponder or NSObject")
        }
        ApplicationLaunch.run(principal: nil, delegate: type)
    }
}

/// From the start of the process to its end.
@MainActor
enum ApplicationLaunch {
    static func run(principal: NSObject.Type?, delegate: NSObject.Type?) -> Never {
        let statistics = FrameStatistics.ifWanted()
        let host: WindowHost
        let fonts = FontLoading()
        do {
            host = try openWindow()
            try fonts.finish()
            AppFonts.load()
        } catch {
            FileHandle.standardError.write(Data("\(appName): \(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
        let application = makeApplication(principal)
        if let delegate { application.delegate = makeDelegate(delegate) }
        // The first frame doesn't wait for the icon.
        Task.detached {
            guard let icon = WindowIcon.ofApp() else { return }
            await host.show(icon)
        }
        let hosting = ApplicationHosting(application: application, host: host)
        MainLoop(host: host, hosting: hosting, statistics: statistics).run()
        host.close()
        exit(EXIT_SUCCESS)
    }

    private static func openWindow() throws(HostError) -> WindowHost {
        let settings = try WindowSettings(environment: ProcessInfo.processInfo.environment)
        return try WindowHost(settings: settings, appName: appName)
    }

    private static func makeApplication(_ type: NSObject.Type?) -> UIApplication {
        guard let type else { return UIApplication() }
        guard let application = NSObject.make(type) as? UIApplication else {
            preconditionFailure("UIApplicationMain: \(type) must be a subclass of UIApplication")
        }
        return application
    }

    private static func makeDelegate(_ type: NSObject.Type) -> any UIApplicationDelegate {
        guard let delegate = NSObject.make(type) as? any UIApplicationDelegate else {
            preconditionFailure("UIApplicationMain: \(type) must conform to UIApplicationDelegate")
        }
        return delegate
    }

    /// What the window is called where the scene has no title: the name in `Info.plist`, or the program's.
    private static var appName: String {
        let info = AppInformation.dictionary()
        return (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? ProcessInfo.processInfo.processName
    }
}
