import Testing
import TrestleTesting

@testable import UIKit

/// A phone with a coloured screen that shows alerts.
@MainActor
final class AlertStage {
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
        // Something to be seen through the material.
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
    @Test("an alert stands in the middle, and calls the handler of what is tapped once it is gone")
    func choosing() {
        let stage = AlertStage()
        let alert = stage.alert()
        stage.add("Cancel", .cancel, to: alert)
        let delete = UIAlertAction(title: "Delete", style: .destructive) { [log = stage.log, root = stage.root] _ in
            log.lines.append("gone: \(root.presentedViewController == nil && alert.viewIfLoaded?.window == nil)")
        }
        alert.addAction(delete)
        stage.present(alert)
        let frame = stage.screen.visibleRect(of: alert.view)
        #expect(frame?.width == 270 && frame?.midX == 160)
        #expect(frame.map { abs($0.midY - (20 + 568) / 2) <= 0.5 } == true)
        stage.screen.tap("Delete")
        #expect(stage.log.take() == [])
        stage.screen.settle()
        #expect(stage.log.take() == ["gone: true"])
        #expect(!stage.isShown)
    }

    @Test("two actions stand side by side with what cancels first, more or longer ones below each other with it last")
    func arrangement() {
        let stage = AlertStage()
        let pair = stage.alert()
        stage.add("OK", to: pair)
        stage.add("Cancel", .cancel, to: pair)
        stage.present(pair)
        #expect(stage.middle("Cancel").x < stage.middle("OK").x && stage.middle("Cancel").y == stage.middle("OK").y)
        #expect(stage.button("Cancel")?.bounds.height == 44)
        #expect(stage.button("Cancel")?.label.font == .systemFont(ofSize: 17, weight: .semibold))
        stage.screen.tap("OK")
        stage.screen.settle()

        let long = stage.alert()
        stage.add("Cancel", .cancel, to: long)
        stage.add("Delete all Gryffindors", to: long)
        stage.present(long)
        #expect(stage.middle("Cancel").y > stage.middle("Delete all Gryffindors").y)
        stage.screen.tap("Cancel")
        stage.screen.settle()

        let three = stage.alert()
        for title in ["Cancel", "One", "Two"] { stage.add(title, title == "Cancel" ? .cancel : .default, to: three) }
        stage.present(three)
        #expect(stage.middle("One").y < stage.middle("Two").y && stage.middle("Two").y < stage.middle("Cancel").y)
    }

    @Test("right to left what cancels stands on the right")
    func rightToLeft() {
        let stage = AlertStage(direction: .rightToLeft)
        let alert = stage.alert()
        stage.add("OK", to: alert)
        stage.add("Cancel", .cancel, to: alert)
        stage.present(alert)
        #expect(stage.middle("Cancel").x > stage.middle("OK").x)
    }

    @Test("a finger goes from one button to another, and chooses where it leaves")
    func dragging() {
        let stage = AlertStage()
        let alert = stage.alert()
        stage.add("Cancel", .cancel, to: alert)
        stage.add("OK", to: alert)
        stage.present(alert)
        stage.screen.touchDown(at: stage.middle("Cancel"))
        #expect(stage.button("Cancel")?.showsHighlight == true)
        stage.screen.touchMove(to: stage.middle("OK"))
        #expect(stage.button("Cancel")?.showsHighlight == false && stage.button("OK")?.showsHighlight == true)
        stage.screen.touchUp(at: stage.middle("OK"))
        stage.screen.settle()
        #expect(stage.log.take() == ["OK"])
    }

    @Test("a finger that leaves beside the buttons chooses nothing, and a tap beside the alert neither")
    func besides() {
        let stage = AlertStage()
        let alert = stage.alert()
        stage.add("Cancel", .cancel, to: alert)
        stage.present(alert)
        stage.screen.drag(from: stage.middle("Cancel"), to: CGPoint(x: 160, y: 290))
        stage.screen.tap(at: CGPoint(x: 20, y: 100))
        stage.screen.settle()
        #expect(stage.isShown && stage.log.take() == [])
    }

    @Test("an action that is disabled can't be chosen, until it is enabled")
    func enabling() {
        let stage = AlertStage()
        let alert = stage.alert()
        let action = stage.add("OK", to: alert)
        action.isEnabled = false
        stage.present(alert)
        stage.screen.tap("OK")
        stage.screen.press(.keyboardReturnOrEnter)
        stage.screen.settle()
        #expect(stage.isShown)
        action.isEnabled = true
        stage.screen.tap("OK")
        stage.screen.settle()
        #expect(stage.log.take() == ["OK"] && !stage.isShown)
    }

    @Test("Escape cancels, Return chooses the preferred action, Tab and arrows lead from button to button")
    func keys() {
        let stage = AlertStage()
        func show(prefers: Bool = false) {
            let alert = stage.alert()
            stage.add("Cancel", .cancel, to: alert)
            stage.add("First", to: alert)
            let second = stage.add("Second", .destructive, to: alert)
            if prefers { alert.preferredAction = second }
            stage.present(alert)
        }
        func keys(_ keys: UIKeyboardHIDUsage..., prefers: Bool = false) -> [String] {
            show(prefers: prefers)
            for key in keys { stage.screen.press(key) }
            stage.screen.settle()
            #expect(!stage.isShown)
            return stage.log.take()
        }
        #expect(keys(.keyboardEscape) == ["Cancel"])
        #expect(keys(.keyboardReturnOrEnter) == ["First"])
        #expect(keys(.keyboardReturnOrEnter, prefers: true) == ["Second"])
        #expect(keys(.keyboardTab, .keyboardTab, .keyboardReturnOrEnter) == ["Second"])
        #expect(keys(.keyboardUpArrow, .keyboardSpacebar) == ["Cancel"])
    }

    @Test("keys don't reach what is behind an alert, and it gets them back afterwards")
    func keysBehind() {
        final class Listener: UIView {
            var presses = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
        }
        let stage = AlertStage()
        let listener = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.view.addSubview(listener)
        listener.becomeFirstResponder()
        let alert = stage.alert()
        stage.add("OK", .cancel, to: alert)
        stage.present(alert)
        stage.screen.press(.keyboardA)
        #expect(listener.presses == 0)
        stage.screen.press(.keyboardEscape)
        stage.screen.settle()
        #expect(listener.isFirstResponder)
        stage.screen.press(.keyboardA)
        #expect(listener.presses == 1)
    }

    @Test("what an alert says and offers may change while it is shown")
    func changing() {
        let stage = AlertStage()
        let alert = stage.alert()
        stage.add("OK", to: alert)
        stage.present(alert)
        let before = stage.screen.visibleRect(of: alert.view)?.height ?? 0
        alert.title = "Really?"
        alert.message = "It was a long way.\nIt will be a longer one.\nAnd there is no way back."
        stage.add("Perhaps", to: alert)
        stage.screen.settle()
        #expect(stage.screen.texts.contains("Really?") && stage.screen.texts.contains("Perhaps"))
        #expect((stage.screen.visibleRect(of: alert.view)?.height ?? 0) > before)
        stage.screen.tap("Perhaps")
        stage.screen.settle()
        #expect(stage.log.take() == ["Perhaps"])
    }

    @Test("an alert that is too long scrolls, and its buttons stay")
    func long() {
        let stage = AlertStage()
        let alert = stage.alert("Terms", (1...80).map { "Line \($0)" }.joined(separator: "\n"))
        stage.add("Cancel", .cancel, to: alert)
        stage.add("Agree", to: alert)
        stage.present(alert)
        let frame = stage.screen.visibleRect(of: alert.view) ?? .null
        #expect(frame.minY >= 40 && frame.maxY <= 548)
        let header = stage.screen.views(AlertHeader.self)[0]
        stage.screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100))
        stage.screen.settle()
        #expect(header.contentOffset.y > 150)
        stage.screen.tap("Agree")
        stage.screen.settle()
        #expect(stage.log.take() == ["Agree"])
    }

    @Test("an alert with many actions scrolls them, and large text makes all of it larger")
    func many() {
        let stage = AlertStage(category: .accessibilityLarge)
        let alert = stage.alert()
        for number in 1...20 { stage.add("Action \(number)", to: alert) }
        stage.present(alert)
        #expect((stage.button("Action 1")?.bounds.height ?? 0) > 60)
        #expect((stage.screen.visibleRect(of: alert.view)?.maxY ?? 999) <= 548)
        let list = stage.screen.views(AlertButtons.self)[0]
        #expect(list.contentSize.height > list.bounds.height)
    }

    // MARK: Misuse

    @Test("a second action that cancels stops the app, with UIKit's words")
    func twoCancels() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("can only have one action with a style of UIAlertActionStyleCancel"))
    }

    @Test("a text field in an action sheet stops the app, with UIKit's words")
    func fieldInSheet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"))
    }

    @Test("an alert with nothing in it can't be presented")
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

    @Test("alerts look as on an iPhone, light, dark and right to left", arguments: ["light", "dark", "rtl"])
    func pictures(_ name: String) {
        let stage = AlertStage(
            style: name == "dark" ? .dark : .light, direction: name == "rtl" ? .rightToLeft : .leftToRight)
        let alert = stage.alert()
        stage.add("Cancel", .cancel, to: alert)
        stage.add("Delete", .destructive, to: alert)
        stage.present(alert)
        stage.screen.touchDown(at: stage.middle("Cancel"))
        stage.screen.settle()
        expectSnapshot(stage.screen, matches: "alert-\(name)")
    }

    @Test("three actions stand below each other")
    func stackedPicture() {
        let stage = AlertStage()
        let alert = stage.alert("Save the changes?", nil)
        stage.add("Cancel", .cancel, to: alert)
        stage.add("Save", to: alert).isEnabled = false
        stage.add("Discard", .destructive, to: alert)
        stage.present(alert)
        expectSnapshot(stage.screen, matches: "alert-stacked")
    }
}
