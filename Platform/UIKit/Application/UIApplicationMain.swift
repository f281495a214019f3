@_implementationOnly import CMalloc
import Foundation
internal import WaylandSelections

/// Creates the application and its delegate, opens a window, and processes events until the app quits.
///
/// - Parameters:
///   - argc: Not used; the arguments are in `CommandLine`.
///   - argv: Not used.
///   - principalClassName: The name of a subclass of `UIApplication` (`NSStringFromClass`), or `nil` for
///     `UIApplication`.
///   - delegateClassName: The name of the app delegate's class, or `nil` for no delegate.
/// - Returns: Never; the process exits when the app quits.
@MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    func type(named name: String) -> NSObject.Type {
        guard let type = NSClassFromString(name) as? NSObject.Type else {
            preconditionFailure(
                "UIApplicationMain: the class \(name) does not exist. Pass NSStringFromClass(AppDelegate.self).")
        }
        return type
    }
    ApplicationLaunch.run(
        principal: principalClassName.map(type(named:)), delegate: delegateClassName.map(type(named:)))
}

extension UIApplicationDelegate {
    /// Runs the app. This is the entry point of a class that is marked `@main`; it creates the delegate with
    /// its `init()`.
    public static func main() {
        guard let type = self as Any as? NSObject.Type else {
            preconditionFailure("The app delegate \(self) is not an NSObject. Derive it from UIResponder or NSObject.")
        }
        ApplicationLaunch.run(principal: nil, delegate: type)
    }
}

@MainActor
enum ApplicationLaunch {
    static func run(principal: NSObject.Type?, delegate: NSObject.Type?) -> Never {
        do {
            try runApp(principal, delegate)
        } catch {
            FileHandle.standardError.write(Data("\(AppInformation.displayName): \(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
        exit(EXIT_SUCCESS)
    }

    /// Makes the allocator return the memory of images and files to the system as soon as they are released.
    ///
    /// Without a fixed size it keeps blocks of up to 32 MB once one of that size was released: a feed of photographs needs a third more
    /// memory then.
    private static func returnLargeBlocksToSystem() {
        mallopt(M_MMAP_THRESHOLD, 1 << 20)
    }

    private static func runApp(_ principal: NSObject.Type?, _ delegate: NSObject.Type?) throws {
        ApplicationHosting.isHosted = true
        if let folder = AppIconFiles.folder {
            for file in try AppIconFiles.write(AppInformation.dictionary(), to: folder) { print(file.path) }
            return
        }
        returnLargeBlocksToSystem()
        let statistics = FrameStatistics.ifEnabled()
        WindowIdentity.export(AppInformation.identifier)
        if AppPictures.folder == nil, WindowSystem.mayUseWayland { WaylandHandshake.begin() }
        let environment = ComposeCache.prepare()
        let fonts = FontLoading(after: environment)
        if let folder = AppPictures.folder { return try draw(principal, delegate, into: folder, fonts) }
        let desktop = DesktopSettingsSource(after: environment, variable)
        let instance = joinInstance()
        let stateFile = SceneStateFile(information: AppInformation.dictionary(), variable)
        let lastScenes = stateFile?.readForLaunch() ?? []
        let settings = try WindowSettings(variable)
        let system = try WindowSystem(settings: settings, appName: AppInformation.displayName)
        let host = try WindowHost(in: system, placement: settings.hasFixedSize ? nil : lastScenes.first?.placement)
        if AppFonts.areDeclared {
            try fonts.wait()
            AppFonts.load()
        }
        system.prepare(for: desktop.settingsForLaunch())
        let hosting = ApplicationHosting(
            application: makeApplication(principal), host: host, isProgram: true,
            storedScenes: lastScenes, makeDelegate: delegate.map { type in { makeDelegate(type) } })
        try fonts.wait()
        let loop = MainLoop(system, hosting: hosting, statistics: statistics)
        desktop.onChange { [weak system] in system?.settingsDidChange(to: $0) }
        instance?.onOpen = { [weak hosting] urls, startup in
            guard let window = hosting?.active.host as? WindowHost else { return }
            window.raise(for: startup)
            window.input.add(.open(urls))
        }
        instance?.onAction = { [weak hosting] name, startup in
            guard let window = hosting?.active.host as? WindowHost else { return }
            window.raise(for: startup)
            let shortcut = UIApplicationShortcutItem.named(name, in: AppInformation.dictionary())
            if let shortcut { window.input.add(.shortcut(shortcut)) }
        }
        // Even in the background, loading the icon would delay the first frame.
        loop.onFirstFrame = {
            stateFile?.launchDidEnd()
            MemoryPressure.observe {
                DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.receiveMemoryWarning() } }
            }
            Task { accessibility = await AccessibilityService.start(appName: AppInformation.displayName) }
            Task.detached {
                guard let icon = WindowIcon.forApp() else { return }
                await system.show(icon)
            }
        }
        let saver = stateFile.map { file in
            SceneStateSaver(
                hosting, stored: lastScenes,
                placement: { scene in
                    guard settings.hasFixedSize else { return scene.host.placement }
                    return lastScenes.first { $0.identifier == scene.scene.session.persistentIdentifier }?.placement
                }, write: file.write)
        }
        system.onPlacementChange = { [weak saver] in saver?.setNeedsSave() }
        withExtendedLifetime((desktop, instance)) { loop.run() }
        accessibility = nil
        saver?.finish()
        system.close()
    }

    /// Makes this process the instance of the app that receives the URLs of later starts, if the app has an identifier.
    ///
    /// Ends the process if another one is the instance.
    private static func joinInstance() -> AppInstance? {
        guard let name = AppInstance.name(information: AppInformation.dictionary(), variable) else { return nil }
        let start = AppInstance.start(
            name, urls: LaunchURLs.current, platformData: AppInstance.platformData(variable), variable)
        // Programs that the app starts have identifiers of their own.
        for name in ["DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"] { unsetenv(name) }
        switch start {
        case .runs(let instance): return instance
        // Other threads still load fonts, which the end of the process must not disturb.
        case .wasPassedOn: _exit(EXIT_SUCCESS)
        }
    }

    /// Returns the value of an environment variable.
    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Draws the app's first screens instead of opening a window.
    private static func draw(
        _ principal: NSObject.Type?, _ delegate: NSObject.Type?, into folder: URL, _ fonts: FontLoading
    ) throws {
        try fonts.wait()
        AppFonts.load()
        let pictures = AppPictures(
            in: folder, application: makeApplication(principal),
            makeDelegate: delegate.map { type in { makeDelegate(type) } })
        for file in try pictures.write() { print(file.path) }
    }

    private static func makeApplication(_ type: NSObject.Type?) -> UIApplication {
        guard let type else { return UIApplication() }
        guard let application = NSObject.make(type) as? UIApplication else {
            preconditionFailure("UIApplicationMain: \(type) is not an application. Derive it from UIApplication.")
        }
        return application
    }

    private static func makeDelegate(_ type: NSObject.Type) -> any UIApplicationDelegate {
        guard let delegate = NSObject.make(type) as? any UIApplicationDelegate else {
            preconditionFailure(
                "UIApplicationMain: \(type) is not an app delegate. Conform it to UIApplicationDelegate.")
        }
        return delegate
    }

    /// The presentation of the app to assistive technologies.
    private static var accessibility: AccessibilityService?
}
