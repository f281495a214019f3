import Testing
import TrestleTesting

@testable import UIKit

/// A phone with a colored root view that presents alerts.
@MainActor
final class AlertFixture {
    let screen: HeadlessScreen
    let log = PresentationLog()
    let root: LoggingController

    init(
        size: CGSize = CGSize(width: 320, height: 568), style: UIUserInterfaceStyle = .light,
        category: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        hasKeys: Bool = true
    ) {
        screen = HeadlessScreen(
            size: size, scale: 2, style: style, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            contentSizeCategory: category, layoutDirection: direction, hasHardwareKeyboard: hasKeys)
        root = LoggingController("root", log)
        screen.show(root)
        // A background pattern that is visible through the material.
        let stripe = UIView(frame: CGRect(x: 0, y: size.height / 2 - 20, width: size.width / 2, height: 40))
        stripe.backgroundColor = .systemTeal
        root.view.addSubview(stripe)
        screen.settle()
        _ = log.take()
    }

    func alert(
        _ title: String? = "Delete “Snape”?", _ message: String? = "This can't be undone.",
        _ style: UIAlertController.Style = .alert
    ) -> UIAlertController {
        UIAlertController(title: title, message: message, preferredStyle: style)
    }

    @discardableResult
    func add(
        _ title: String, _ style: UIAlertAction.Style = .default, to alert: UIAlertController
    ) -> UIAlertAction {
        let action = UIAlertAction(title: title, style: style) { [log] action in
            log.lines.append("\(action.title ?? "")")
        }
        alert.addAction(action)
        return action
    }

    func present(_ alert: UIAlertController) {
        root.present(alert, animated: true)
        screen.settle()
    }

    var isShown: Bool { root.presentedViewController != nil }

    func button(_ title: String) -> AlertButton? { screen.views(AlertButton.self).first { $0.action.title == title } }

    func middle(_ title: String) -> CGPoint {
        let rect = button(title).flatMap { screen.visibleRect(of: $0) } ?? .null
        return CGPoint(x: rect.midX, y: rect.midY)
    }
}

@MainActor
@Suite("Alerts", .serialized)
struct AlertTests {
    @Test("an alert is centered on the screen, and calls the action's handler after its dismissal")
    func choosing() {
        let fixture = AlertFixture()
        let alert = fixture.alert()
        fixture.add("Cancel", .cancel, to: alert)
        let delete = UIAlertAction(title: "Delete", style: .destructive) { [log = fixture.log, root = fixture.root] _ in
            log.lines.append("gone: \(root.presentedViewController == nil && alert.viewIfLoaded?.window == nil)")
        }
        alert.addAction(delete)
        fixture.present(alert)
        let frame = fixture.screen.visibleRect(of: alert.view)
        #expect(frame?.width == 270 && frame?.midX == 160)
        #expect(frame.map { abs($0.midY - (20 + 568) / 2) <= 0.5 } == true)
        fixture.screen.tap("Delete")
        #expect(fixture.log.take() == [])
        fixture.screen.settle()
        #expect(fixture.log.take() == ["gone: true"])
        #expect(!fixture.isShown)
    }

    @Test(
        "two short actions are side by side with the cancel action first; more or longer ones are stacked with it last"
    )
    func arrangement() {
        let fixture = AlertFixture()
        let pair = fixture.alert()
        fixture.add("OK", to: pair)
        fixture.add("Cancel", .cancel, to: pair)
        fixture.present(pair)
        #expect(
            fixture.middle("Cancel").x < fixture.middle("OK").x && fixture.middle("Cancel").y == fixture.middle("OK").y)
        #expect(fixture.button("Cancel")?.bounds.height == 44)
        #expect(fixture.button("Cancel")?.label.font == .systemFont(ofSize: 17, weight: .semibold))
        fixture.screen.tap("OK")
        fixture.screen.settle()

        let long = fixture.alert()
        fixture.add("Cancel", .cancel, to: long)
        fixture.add("Delete all Gryffindors", to: long)
        fixture.present(long)
        #expect(fixture.middle("Cancel").y > fixture.middle("Delete all Gryffindors").y)
        fixture.screen.tap("Cancel")
        fixture.screen.settle()

        let three = fixture.alert()
        for title in ["Cancel", "One", "Two"] { fixture.add(title, title == "Cancel" ? .cancel : .default, to: three) }
        fixture.present(three)
        #expect(
            fixture.middle("One").y < fixture.middle("Two").y && fixture.middle("Two").y < fixture.middle("Cancel").y)
    }

    @Test("in a right-to-left layout the cancel action is on the right")
    func rightToLeft() {
        let fixture = AlertFixture(direction: .rightToLeft)
        let alert = fixture.alert()
        fixture.add("OK", to: alert)
        fixture.add("Cancel", .cancel, to: alert)
        fixture.present(alert)
        #expect(fixture.middle("Cancel").x > fixture.middle("OK").x)
    }

    @Test("a drag moves the highlight between buttons, and lifting the touch triggers the highlighted one")
    func dragging() {
        let fixture = AlertFixture()
        let alert = fixture.alert()
        fixture.add("Cancel", .cancel, to: alert)
        fixture.add("OK", to: alert)
        fixture.present(alert)
        fixture.screen.touchDown(at: fixture.middle("Cancel"))
        #expect(fixture.button("Cancel")?.showsHighlight == true)
        fixture.screen.touchMove(to: fixture.middle("OK"))
        #expect(fixture.button("Cancel")?.showsHighlight == false && fixture.button("OK")?.showsHighlight == true)
        fixture.screen.touchUp(at: fixture.middle("OK"))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["OK"])
    }

    @Test("lifting the touch outside the buttons triggers no action, and neither does a tap outside the alert")
    func tapOutside() {
        let fixture = AlertFixture()
        let alert = fixture.alert()
        fixture.add("Cancel", .cancel, to: alert)
        fixture.present(alert)
        fixture.screen.drag(from: fixture.middle("Cancel"), to: CGPoint(x: 160, y: 290))
        fixture.screen.tap(at: CGPoint(x: 20, y: 100))
        fixture.screen.settle()
        #expect(fixture.isShown && fixture.log.take() == [])
    }

    @Test("a disabled action can't be triggered until it is enabled")
    func enabling() {
        let fixture = AlertFixture()
        let alert = fixture.alert()
        let action = fixture.add("OK", to: alert)
        action.isEnabled = false
        fixture.present(alert)
        fixture.screen.tap("OK")
        fixture.screen.press(.keyboardReturnOrEnter)
        fixture.screen.settle()
        #expect(fixture.isShown)
        action.isEnabled = true
        fixture.screen.tap("OK")
        fixture.screen.settle()
        #expect(fixture.log.take() == ["OK"] && !fixture.isShown)
    }

    @Test("Escape cancels, Return triggers the preferred action, and Tab and the arrow keys move between the buttons")
    func keys() {
        let fixture = AlertFixture()
        func show(prefers: Bool = false) {
            let alert = fixture.alert()
            fixture.add("Cancel", .cancel, to: alert)
            fixture.add("First", to: alert)
            let second = fixture.add("Second", .destructive, to: alert)
            if prefers { alert.preferredAction = second }
            fixture.present(alert)
        }
        func keys(_ keys: UIKeyboardHIDUsage..., prefers: Bool = false) -> [String] {
            show(prefers: prefers)
            for key in keys { fixture.screen.press(key) }
            fixture.screen.settle()
            #expect(!fixture.isShown)
            return fixture.log.take()
        }
        #expect(keys(.keyboardEscape) == ["Cancel"])
        #expect(keys(.keyboardReturnOrEnter) == ["First"])
        #expect(keys(.keyboardReturnOrEnter, prefers: true) == ["Second"])
        #expect(keys(.keyboardTab, .keyboardTab, .keyboardReturnOrEnter) == ["Second"])
        #expect(keys(.keyboardUpArrow, .keyboardSpacebar) == ["Cancel"])
    }

    @Test("views behind an alert receive no key presses until the alert is dismissed")
    func keysBehind() {
        final class Listener: UIView {
            var presses = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
        }
        let fixture = AlertFixture()
        let listener = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.root.view.addSubview(listener)
        listener.becomeFirstResponder()
        let alert = fixture.alert()
        fixture.add("OK", .cancel, to: alert)
        fixture.present(alert)
        fixture.screen.press(.keyboardA)
        #expect(listener.presses == 0)
        fixture.screen.press(.keyboardEscape)
        fixture.screen.settle()
        #expect(listener.isFirstResponder)
        fixture.screen.press(.keyboardA)
        #expect(listener.presses == 1)
    }

    @Test("the title, the message and the actions can change while an alert is presented")
    func changing() {
        let fixture = AlertFixture()
        let alert = fixture.alert()
        fixture.add("OK", to: alert)
        fixture.present(alert)
        let before = fixture.screen.visibleRect(of: alert.view)?.height ?? 0
        alert.title = "Really?"
        alert.message = "It was a long way.\nIt will be a longer one.\nAnd there is no way back."
        fixture.add("Perhaps", to: alert)
        fixture.screen.settle()
        #expect(fixture.screen.texts.contains("Really?") && fixture.screen.texts.contains("Perhaps"))
        #expect((fixture.screen.visibleRect(of: alert.view)?.height ?? 0) > before)
        fixture.screen.tap("Perhaps")
        fixture.screen.settle()
        #expect(fixture.log.take() == ["Perhaps"])
    }

    @Test("the message of a tall alert scrolls, and its buttons remain visible")
    func long() {
        let fixture = AlertFixture()
        let alert = fixture.alert("Terms", (1...80).map { "Line \($0)" }.joined(separator: "\n"))
        fixture.add("Cancel", .cancel, to: alert)
        fixture.add("Agree", to: alert)
        fixture.present(alert)
        let frame = fixture.screen.visibleRect(of: alert.view) ?? .null
        #expect(frame.minY >= 40 && frame.maxY <= 548)
        let header = fixture.screen.views(AlertHeader.self)[0]
        fixture.screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100))
        fixture.screen.settle()
        #expect(header.contentOffset.y > 150)
        fixture.screen.tap("Agree")
        fixture.screen.settle()
        #expect(fixture.log.take() == ["Agree"])
    }

    @Test("the buttons of an alert with many actions scroll, and large text sizes enlarge the alert")
    func many() {
        let fixture = AlertFixture(category: .accessibilityLarge)
        let alert = fixture.alert()
        for number in 1...20 { fixture.add("Action \(number)", to: alert) }
        fixture.present(alert)
        #expect((fixture.button("Action 1")?.bounds.height ?? 0) > 60)
        #expect((fixture.screen.visibleRect(of: alert.view)?.maxY ?? 999) <= 548)
        let list = fixture.screen.views(AlertButtons.self)[0]
        #expect(list.contentSize.height > list.bounds.height)
    }

    // MARK: Misuse

    @Test("a second cancel action traps with UIKit's message")
    func twoCancels() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("can only have one action with a style of UIAlertActionStyleCancel"))
    }

    @Test("a text field in an action sheet traps with UIKit's message")
    func fieldInSheet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"))
    }

    @Test("presenting an alert without title, message and actions traps")
    func empty() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = HeadlessScreen()
            let root = UIViewController()
            screen.show(root)
            root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("must have a title, a message or an action to display"))
    }

    // MARK: Pictures

    @Test(
        "alerts match their reference images in light mode, in dark mode and right to left",
        arguments: [
            "light", "dark",
            "rtl",
        ]
    )
    func pictures(_ name: String) {
        let fixture = AlertFixture(
            style: name == "dark" ? .dark : .light, direction: name == "rtl" ? .rightToLeft : .leftToRight)
        let alert = fixture.alert()
        fixture.add("Cancel", .cancel, to: alert)
        fixture.add("Delete", .destructive, to: alert)
        fixture.present(alert)
        fixture.screen.touchDown(at: fixture.middle("Cancel"))
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "alert-\(name)")
    }

    @Test("three actions are stacked vertically")
    func stackedPicture() {
        let fixture = AlertFixture()
        let alert = fixture.alert("Save the changes?", nil)
        fixture.add("Cancel", .cancel, to: alert)
        fixture.add("Save", to: alert).isEnabled = false
        fixture.add("Discard", .destructive, to: alert)
        fixture.present(alert)
        expectSnapshot(fixture.screen, matches: "alert-stacked")
    }
}
