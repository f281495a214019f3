import Testing
import TrestleTesting

@testable import UIKit

@MainActor
private var log: [String] = []

private final class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("delegate") }
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { log.append("failed: \(error)") }
}

private final class WarnedController: UIViewController {
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        log.append(title ?? "")
    }
    override var canBecomeFirstResponder: Bool { true }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("\(motion) \(event?.subtype == motion)")
    }
}

private final class LandscapeController: UIViewController {
    var mask = UIInterfaceOrientationMask.landscape
    var rotates = true
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { rotates }
}

@Suite("The device and the system", .serialized) @MainActor
struct DeviceTests {
    init() { log = [] }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("the device has the idiom and the orientation of the window")
    func idiom() {
        let phone = HeadlessScreen()
        #expect(UIDevice.current.model == "iPhone" && UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIDevice.current.orientation == .portrait)
        phone.resize(to: CGSize(width: 844, height: 390))
        #expect(UIDevice.current.orientation.isLandscape)
        let pad = HeadlessScreen(size: CGSize(width: 1024, height: 768))
        #expect(UIDevice.current.model == "iPad" && UI_USER_INTERFACE_IDIOM() == .pad)
        withExtendedLifetime(pad) {}
    }

    @Test("a new shape of the window is reported as a change of the orientation, before the views change")
    func orientationNotification() {
        let screen = HeadlessScreen()
        let controller = UIViewController()
        screen.show(controller)
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                log.append("\(UIDevice.current.orientation.isLandscape) \(Int(controller.view.bounds.width))")
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.resize(to: CGSize(width: 390, height: 700))
        #expect(log == [])
        screen.resize(to: CGSize(width: 700, height: 390))
        #expect(log == ["true 390"])
    }

    @Test(
        "a battery is read from the kernel's files, and peripherals are not",
        arguments: [
            ("Charging", UIDevice.BatteryState.charging), ("Discharging", .unplugged), ("Full", .full), ("?", .unknown),
        ])
    func battery(status: String, state: UIDevice.BatteryState) throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, values) in [
            "AC": ["type": "Mains"], "A": ["type": "Battery", "scope": "Device", "capacity": "5", "status": "Full"],
            "BAT0": ["type": "Battery", "capacity": "42", "status": status],
        ] {
            let supply = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
            for (file, text) in values {
                try Data("\(text)\n".utf8).write(to: supply.appendingPathComponent(file))
            }
        }
        let battery = Battery(in: folder)
        #expect(battery.level == 0.42)
        #expect(battery.state == state)
        #expect(Battery(in: folder.appendingPathComponent("none")) == Battery())
    }

    @Test("the battery is available while it is monitored only")
    func batteryMonitoring() {
        #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
        UIDevice.current.isBatteryMonitoringEnabled = true
        defer { UIDevice.current.isBatteryMonitoringEnabled = false }
        #expect(UIDevice.current.isBatteryMonitoringEnabled)
    }

    @Test("apps of one vendor have the same identifier, which is stored")
    func vendorIdentifier() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = VendorIdentifier(in: folder, bundleIdentifier: "com.example.walks").value
        #expect(first != nil)
        #expect(VendorIdentifier(in: folder, bundleIdentifier: "com.example.talks").value == first)
        #expect(VendorIdentifier(in: folder, bundleIdentifier: "com.other.walks").value != first)
        #expect(VendorIdentifier(in: folder, bundleIdentifier: "../walks").value != first)
        #expect(VendorIdentifier(in: URL(fileURLWithPath: "/proc/none"), bundleIdentifier: "a.b").value == nil)
    }

    @Test("a memory warning reaches the delegate, the observers and the controllers in windows")
    func memoryWarning() {
        let delegate = Delegate()
        let screen = HeadlessScreen(launching: delegate)
        let (root, child, presented) = (WarnedController(), WarnedController(), WarnedController())
        (root.title, child.title, presented.title) = ("root", "child", "presented")
        root.addChild(child)
        screen.show(root)
        root.present(presented, animated: false)
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { log.append("observer") } }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.simulateMemoryWarning()
        #expect(log == ["delegate", "observer", "root", "child", "presented"])
    }

    @Test("a memory warning releases the pixels of images, which are decoded again when they are drawn")
    func memoryWarningForImages() throws {
        let picture = CGImage(width: 20, height: 20, opaque: true) { $0.update(repeating: 0xFF12_3456) }
        let image = try #require(UIImage(data: picture.pngData(), scale: 2))
        let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let view = UIImageView(image: image)
        screen.show(view)
        let before = try screen.pngData()
        screen.simulateMemoryWarning()
        #expect(image.cgImage?.isDecoded == false)
        for move: CGFloat in [50, -50] {
            view.frame.origin.x += move
            screen.advanceFrame()
        }
        #expect(try screen.pngData() == before)
    }

    @Test("a shake reaches the first responder")
    func shake() {
        let screen = HeadlessScreen()
        let controller = WarnedController()
        screen.show(controller)
        screen.shake()
        #expect(log == ["motionShake true"])
    }

    @Test("a controller that supports landscape only turns the window when it says so")
    func landscape() {
        let screen = HeadlessScreen()
        let controller = LandscapeController()
        screen.show(controller)
        controller.rotates = false
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(UIScreen.main.bounds.size == HeadlessScreen.phoneSize)
        controller.rotates = true
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
        #expect(controller.view.bounds.width == 844)
        #expect(controller.view.window?.windowScene?.effectiveGeometry.interfaceOrientation.isLandscape == true)
    }

    @Test("a requested geometry turns the window, or reports an error if the controller does not support it")
    func requestedGeometry() throws {
        let screen = HeadlessScreen()
        let controller = LandscapeController()
        controller.mask = .all
        screen.show(controller)
        let scene = try #require(controller.view.window?.windowScene)
        var errors = 0
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in errors += 1 }
        #expect(scene.interfaceOrientation.isLandscape && errors == 0)
        controller.mask = .landscape
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
        #expect(scene.interfaceOrientation.isLandscape && errors == 1)
    }

    @Test("coordinates are converted between views, windows and the screen")
    func coordinateSpaces() throws {
        let screen = HeadlessScreen()
        let controller = UIViewController()
        screen.show(controller)
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        controller.view.addSubview(view)
        let window = UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        window.isHidden = false
        let space: any UICoordinateSpace = view
        let scene = try #require(controller.view.window?.windowScene)
        #expect(space.convert(CGPoint(x: 1, y: 2), to: scene.coordinateSpace) == CGPoint(x: 21, y: 102))
        #expect(scene.coordinateSpace.convert(CGPoint(x: 21, y: 102), to: space) == CGPoint(x: 1, y: 2))
        #expect(space.convert(CGPoint.zero, to: window) == CGPoint(x: 10, y: 90))
        #expect(space.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: window).origin == CGPoint(x: -10, y: -90))
    }

    @Test("URLs of the app's own schemes are opened at launch, and other arguments are not")
    func launchURLs() {
        let information: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["Walks", "wk"]]]]
        let schemes = LaunchURLs.schemes(in: information)
        #expect(schemes == ["walks", "wk"])
        let urls = LaunchURLs.urls(in: ["app", "walks://1", "--option", "https://example.com"], schemes: schemes)
        #expect(urls.map(\.absoluteString) == ["walks://1"])
        #expect(LaunchURLs.urls(in: ["app", "walks://1"], schemes: []).isEmpty)
    }

    @Test("files are opened at launch by an app with document types, by their paths and URLs")
    func launchDocuments() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("a walk \(UUID().uuidString).txt")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = [
            "app", file.path, file.absoluteString, "--file", "/nonexistent/file", "", "file:///nonexistent",
        ]
        let opens = LaunchURLs.opensDocuments(in: ["CFBundleDocumentTypes": [["LSItemContentTypes": ["public.text"]]]])
        let urls = LaunchURLs.urls(in: arguments, schemes: [], opensDocuments: opens)
        #expect(urls.map(\.path) == [file.path, file.path] && urls.allSatisfy { $0.isFileURL })
        #expect(LaunchURLs.urls(in: arguments, schemes: []).isEmpty)
    }

    @Test("URLs can be opened if the desktop has an app for their scheme")
    func desktopApps() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let applications = folder.appendingPathComponent("applications")
        try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
        try Data("[MIME Cache]\nx-scheme-handler/https=browser.desktop;\nx-scheme-handler/tel=\n".utf8)
            .write(to: applications.appendingPathComponent("mimeinfo.cache"))
        let apps = DesktopApps(environment: [
            "XDG_CONFIG_HOME": folder.path, "XDG_CONFIG_DIRS": folder.path, "XDG_DATA_HOME": folder.path,
            "XDG_DATA_DIRS": folder.path,
        ])
        func canOpen(_ text: String) -> Bool { URL(string: text).map(apps.canOpen) ?? false }
        #expect(canOpen("https://example.com") && canOpen("file:///tmp"))
        #expect(!canOpen("tel:1") && !canOpen("http://example.com") && !canOpen(UIApplication.openSettingsURLString))
    }

    @Test("registering for remote notifications fails")
    func remoteNotifications() async {
        let delegate = Delegate()
        let screen = HeadlessScreen(launching: delegate)
        screen.application.registerForRemoteNotifications()
        await screen.wait { !log.isEmpty }
        #expect(log == ["failed: Remote notifications are not available on Linux."])
    }

    @Test("background tasks have identifiers of their own and do not expire")
    func backgroundTasks() {
        let screen = HeadlessScreen()
        let first = screen.application.beginBackgroundTask(withName: "Save")
        let second = screen.application.beginBackgroundTask()
        #expect(first != second && first != .invalid && second != .invalid)
        #expect(screen.application.backgroundTimeRemaining > 1e9)
    }
}
