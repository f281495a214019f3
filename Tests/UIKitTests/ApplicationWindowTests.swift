import Testing
import TrestleTesting

@testable import UIKit

@Suite("Windows and screens", .serialized) @MainActor
struct ApplicationWindowTests {
    private func makeWindow(_ controller: UIViewController? = nil) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        return window
    }

    @Test("the main screen has the metrics of its host")
    func screen() {
        let screen = HeadlessScreen(size: CGSize(width: 1024, height: 768), scale: 3, style: .dark)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 3072, height: 2304))
        #expect(UIScreen.main.scale == 3)
        let traits = UIScreen.main.traitCollection
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        #expect(traits.userInterfaceIdiom == .pad)
        #expect(traits.horizontalSizeClass == .regular)
        #expect(UITraitCollection.current == traits)
        #expect(screen.picture.width == 3072)
    }

    @Test("the key window is known while its root view is loaded")
    func keyWindowOfRootView() {
        final class Root: UIViewController {
            var keyWindow: UIWindow?
            override func viewDidLoad() {
                super.viewDidLoad()
                keyWindow = UIApplication.shared.keyWindow
            }
        }
        let screen = HeadlessScreen()
        let root = Root()
        let window = makeWindow(root)
        window.makeKeyAndVisible()
        #expect(root.keyWindow === window && window.isKeyWindow)
        withExtendedLifetime(screen) {}
    }

    @Test("a root view that disables its autoresizing mask fills the window, also after a presentation")
    func constrainedRootView() {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        let controller = UIViewController()
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        let window = makeWindow(controller)
        window.makeKeyAndVisible()
        screen.settle()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        window.frame.size.height = 400
        screen.settle()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        controller.present(presented, animated: false)
        screen.settle()
        #expect(presented.view.window === window && controller.view.window == nil)
        presented.dismiss(animated: false)
        screen.settle()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    }

    @Test(
        "size classes match those of Apple's devices",
        arguments: [
            (390.0, 844.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            (844, 390, .compact, .compact), (428, 926, .compact, .regular), (926, 428, .regular, .compact),
            (320, 480, .compact, .regular), (744, 1133, .regular, .regular), (1133, 744, .regular, .regular),
            (375, 1133, .compact, .regular), (667, 375, .compact, .compact), (736, 414, .regular, .compact),
        ])
    func sizeClasses(
        width: Double, height: Double, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) {
        let metrics = ScreenMetrics(size: CGSize(width: width, height: height))
        #expect(metrics.horizontalSizeClass == horizontal)
        #expect(metrics.verticalSizeClass == vertical)
    }

    @Test("an app that runs only on iPad has an iPad's screen, and others have an iPhone's")
    func deviceFamilies() {
        func idiom(_ families: [Any]?) -> UIUserInterfaceIdiom {
            ScreenMetrics(forApp: families.map { ["UIDeviceFamily": $0] } ?? [:]).idiom
        }
        #expect(idiom([2]) == .pad && idiom(["2"]) == .pad)
        #expect(idiom([1, 2]) == .phone && idiom([1]) == .phone && idiom(nil) == .phone)
    }

    @Test("a window is hidden until it is shown, and its root view fills it")
    func showing() {
        let screen = HeadlessScreen()
        let controller = UIViewController()
        let window = makeWindow(controller)
        #expect(window.isHidden)
        #expect(!controller.isViewLoaded)
        #expect(screen.window == nil)
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow)
        #expect(controller.view.frame == UIScreen.main.bounds)
        #expect(controller.view.window === window)
        #expect(screen.window === window)
        window.isHidden = true
        #expect(screen.window == nil)
        #expect(!window.isKeyWindow)
    }

    @Test("a window that is no longer referenced is removed from the screen at the end of the turn")
    func deallocation() {
        let screen = HeadlessScreen()
        var window: UIWindow? = makeWindow(UIViewController())
        window?.makeKeyAndVisible()
        #expect(screen.window != nil)
        let view = UIView()
        window?.addSubview(view)
        window = nil
        #expect(view.window != nil)
        screen.advanceFrame()
        #expect(view.window == nil)
        #expect(screen.window == nil)
        #expect(UIScreen.main.layer.sublayers?.compactMap(\.name) == ["status bar", "home indicator"])
    }

    @Test("windows of a higher level are in front, and within a level the last one shown is in front")
    func levels() {
        let screen = HeadlessScreen()
        let (first, alert, second) = (makeWindow(), makeWindow(), makeWindow())
        alert.windowLevel = .alert
        for window in [first, alert, second] { window.isHidden = false }
        #expect(UIScreen.main.windows == [first, second, alert])
        #expect(UIScreen.main.layer.sublayers?.prefix(3) == [first.layer, second.layer, alert.layer])
        first.makeKeyAndVisible()
        #expect(UIScreen.main.windows == [second, first, alert])
        alert.windowLevel = .normal
        #expect(screen.window === alert)
        alert.windowLevel = UIWindow.Level(rawValue: -1)
        #expect(UIScreen.main.windows == [alert, second, first])
    }

    @Test("only one window is the key window, and windows are notified of the change")
    func keyWindow() {
        final class ListeningWindow: UIWindow {
            var log: [String] = []
            override func becomeKey() {
                super.becomeKey()
                log.append("become")
            }
            override func resignKey() {
                super.resignKey()
                log.append("resign")
            }
        }
        let screen = HeadlessScreen()
        let (a, b) = (ListeningWindow(frame: .zero), ListeningWindow(frame: .zero))
        a.makeKeyAndVisible()
        b.makeKeyAndVisible()
        #expect(a.log == ["become", "resign"])
        #expect(b.log == ["become"])
        #expect(screen.application.keyWindow === b)
    }

    @Test("a window's safe area is the part of the screen's insets that the window overlaps")
    func safeArea() {
        let screen = HeadlessScreen()
        let window = makeWindow(UIViewController())
        window.makeKeyAndVisible()
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(window.rootViewController?.view.safeAreaInsets == window.safeAreaInsets)
        let low = UIWindow(frame: CGRect(x: 0, y: 30, width: 390, height: 100))
        #expect(low.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
        #expect(screen.window === window)
    }

    @Test("a full-screen window is resized with the screen, and other windows keep their frames")
    func resizing() {
        let screen = HeadlessScreen()
        let (full, part) = (
            makeWindow(UIViewController()), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        )
        full.isHidden = false
        part.isHidden = false
        screen.resize(to: CGSize(width: 844, height: 390))
        #expect(full.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(full.rootViewController?.view.frame == full.bounds)
        #expect(full.traitCollection.verticalSizeClass == .compact)
        #expect(part.frame.size == CGSize(width: 100, height: 100))
        #expect(screen.picture.width == 1688)
    }

    @Test("the window's views follow the screen's interface style unless the window overrides it")
    func style() {
        let screen = HeadlessScreen()
        let (follows, stays) = (makeWindow(UIViewController()), makeWindow(UIViewController()))
        stays.overrideUserInterfaceStyle = .light
        follows.isHidden = false
        stays.isHidden = false
        screen.change(to: .dark)
        #expect(follows.rootViewController?.view.traitCollection.userInterfaceStyle == .dark)
        #expect(stays.rootViewController?.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("a new root view controller replaces the previous one")
    func anotherRoot() {
        let screen = HeadlessScreen()
        let (first, second) = (UIViewController(), UIViewController())
        screen.show(first)
        let window = first.view.window
        screen.show(second)
        #expect(second.view.window === window)
        #expect(first.view.superview == nil)
        #expect(window?.subviews.count == 1)
    }

    @Test("points are converted between windows in screen coordinates")
    func conversion() {
        _ = HeadlessScreen()
        let a = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let b = UIWindow(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        let none: UIWindow? = nil
        #expect(a.convert(CGPoint(x: 1, y: 2), to: none) == CGPoint(x: 11, y: 22))
        #expect(a.convert(CGPoint(x: 1, y: 2), to: b as UIWindow?) == CGPoint(x: -39, y: -38))
        #expect(a.convert(CGPoint(x: 11, y: 22), from: none) == CGPoint(x: 1, y: 2))
    }

    @Test("the status bar follows the preferences of the controller below it")
    func statusBar() {
        final class StatusBarController: UIViewController {
            var style = UIStatusBarStyle.default
            var hides = false
            override var preferredStatusBarStyle: UIStatusBarStyle { style }
            override var prefersStatusBarHidden: Bool { hides }
        }
        let screen = HeadlessScreen(scale: 3)
        let controller = StatusBarController()
        controller.view.backgroundColor = .systemBackground
        screen.show(controller)
        let manager = controller.view.window?.windowScene?.statusBarManager
        #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        // A point inside the battery.
        func pixel() -> Pixel { screen.picture.pixel(345 * 3, 24 * 3) }
        #expect(pixel() == Pixel(red: 0, green: 0, blue: 0))
        expectSnapshot(
            screen.picture.cropping(to: CGRect(x: 0, y: 0, width: 1170, height: 141))!, matches: "status-bar")

        screen.change(to: .dark)
        #expect(pixel() == Pixel(red: 255, green: 255, blue: 255))
        controller.style = .darkContent
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(pixel() == Pixel(red: 0, green: 0, blue: 0))
        #expect(manager?.statusBarStyle == .darkContent)
        controller.hides = true
        controller.setNeedsStatusBarAppearanceUpdate()
        screen.advanceFrame()
        #expect(manager?.isStatusBarHidden == true)
        #expect(manager?.statusBarFrame == .zero)

        screen.resize(to: CGSize(width: 844, height: 390))
        #expect(manager?.isStatusBarHidden == true)
        #expect(UIScreen.main.statusBar == nil)
    }

    @Test("an app whose controllers do not determine the status bar sets its style and visibility")
    @available(*, deprecated)
    func applicationStatusBar() throws {
        let screen = HeadlessScreen()
        let controller = UIViewController()
        screen.show(controller)
        let application = UIApplication.shared
        application.setStatusBarStyle(.lightContent, animated: false)
        #expect(application.statusBarStyle == .default, "the controller determines it")

        application.statusBarSettings = StatusBarSettings([
            "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
        ])
        defer { application.statusBarSettings = nil }
        #expect(application.statusBarStyle == .lightContent)
        application.setStatusBarStyle(.darkContent, animated: false)
        application.isStatusBarHidden = true
        screen.advanceFrame()
        #expect(application.statusBarStyle == .darkContent && application.statusBarFrame == .zero)
        application.setStatusBarHidden(false, with: .none)
        screen.advanceFrame()
        #expect(application.statusBarFrame.height == 47)
        #expect(StatusBarSettings(["UIStatusBarStyle": "UIStatusBarStyleLightContent"]) == nil)
    }
}
