import Testing
import TrestleTesting

@testable import UIKit

@Suite("Members that older apps use", .serialized) @MainActor
struct OlderMemberTests {
    private let screen = HeadlessScreen()

    @Test("the guides of bars end at the safe area")
    @available(*, deprecated)
    func barGuides() {
        let controller = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        #expect(view.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
        #expect(view.frame.minY > 40 && controller.topLayoutGuide.length == view.frame.minY)
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    }

    @Test("the application class provides the shared application by its selector")
    func sharedApplication() {
        let selector = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: selector) && !UIApplication.responds(to: "openURL:"))
        #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
    }

    @Test("a controller can keep its scroll view from being inset by bars")
    @available(*, deprecated)
    func scrollInsets() {
        let controller = UITableViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        #expect(controller.tableView.adjustedContentInset.top > 40)
        controller.automaticallyAdjustsScrollViewInsets = false
        #expect(controller.tableView.adjustedContentInset.top == 0)
        controller.tableView.contentInsetAdjustmentBehavior = .always
        screen.settle()
        #expect(controller.tableView.adjustedContentInset.top > 40)
    }

    @Test("ignored touches reach no view")
    @available(*, deprecated)
    func ignoredEvents() {
        let controller = UIViewController()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        controller.view.addSubview(button)
        screen.show(controller)
        screen.application.beginIgnoringInteractionEvents()
        screen.tap("Tap")
        #expect(taps == 0 && screen.application.isIgnoringInteractionEvents)
        screen.application.endIgnoringInteractionEvents()
        screen.tap("Tap")
        #expect(taps == 1)
    }

    @Test("the restoration identifier and the accessibility values of a view are archived")
    func archive() throws {
        let view = UIView()
        view.restorationIdentifier = "map"
        view.accessibilityHint = "Opens"
        view.accessibilityTraits = [.button, .header]
        view.isAccessibilityElement = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
        decoder.requiresSecureCoding = false
        let copy = try #require(decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
        #expect(copy.restorationIdentifier == "map" && copy.accessibilityHint == "Opens")
        #expect(copy.accessibilityTraits == [.button, .header] && copy.isAccessibilityElement)
    }

    @Test("a storyboard's identifier is the restoration identifier where Interface Builder says so")
    func storyboard() throws {
        let storyboard = try NibFixture.storyboard("Houses")
        #expect(storyboard.instantiateViewController(withIdentifier: "Facts").restorationIdentifier == "Facts")
        #expect(storyboard.instantiateInitialViewController()?.restorationIdentifier == nil)
    }

    @Test("a backlight is read from the kernel's files")
    func backlight() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let panel = folder.appendingPathComponent("panel")
        try FileManager.default.createDirectory(at: panel, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(Backlight(in: folder) == nil)
        try Data("200\n".utf8).write(to: panel.appendingPathComponent("max_brightness"))
        try Data("50\n".utf8).write(to: panel.appendingPathComponent("brightness"))
        let backlight = try #require(Backlight(in: folder))
        #expect(backlight.brightness == 0.25)
        #expect(backlight.set(0.5) && backlight.brightness == 0.5)
        #expect(!(Backlight(in: URL(fileURLWithPath: "/nonexistent"))?.set(1) ?? false))
    }
}
