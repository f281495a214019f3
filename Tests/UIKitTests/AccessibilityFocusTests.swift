import Testing
import TrestleTesting

@testable import UIKit

@Suite("Focus of assistive technologies", .serialized)
@MainActor
struct AccessibilityFocusTests {
    /// A screen with a title, a label and a button, which records when the label has the focus.
    private final class Page: UIViewController {
        final class Label: UILabel {
            var events: [String] = []
            override func accessibilityElementDidBecomeFocused() { events.append("focused") }
            override func accessibilityElementDidLoseFocus() { events.append("lost") }
        }

        let label = Label(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let button = UIButton(frame: CGRect(x: 20, y: 260, width: 200, height: 50))

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
            label.text = "A text"
            button.setTitle("Continue", for: .normal)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            view.addSubview(button)
        }
    }

    private let screen = HeadlessScreen()
    private let page = Page("First")

    private var focusedLabel: String? { (UIAccessibility.focusedElement(using: nil) as? UIView)?.accessibilityLabel }

    private func show(readerIsRunning: Bool = true) -> UINavigationController {
        screen.setScreenReaderRunning(readerIsRunning)
        let navigation = UINavigationController(rootViewController: page)
        screen.show(navigation)
        screen.settle()
        return navigation
    }

    @Test("the title of a screen that appears has the focus, and the first element of a sheet without a title")
    func screens() {
        let navigation = show()
        #expect(focusedLabel == "First")
        navigation.pushViewController(Page("Second"), animated: true)
        screen.settle()
        #expect(focusedLabel == "Second")
        navigation.popViewController(animated: true)
        screen.settle()
        #expect(focusedLabel == "First")
        navigation.present(Page("Sheet"), animated: true)
        screen.settle()
        #expect(focusedLabel == "A text")
    }

    @Test("nothing has the focus without a screen reader")
    func withoutReader() {
        _ = show(readerIsRunning: false)
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
    }

    @Test("elements and observers are told that the focus moves")
    func notifications() throws {
        _ = show()
        var focused: [String?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { notification in
            let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
            MainActor.assumeIsolated { focused.append(element?.accessibilityLabel) }
        }
        let text = try #require(screen.accessibilityElement("A text"))
        text.focus()
        #expect(text.isFocused && page.label.accessibilityElementIsFocused())
        #expect(page.label.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
        try #require(screen.accessibilityElement("Continue")).focus()
        #expect(!text.isFocused && page.label.events == ["focused", "lost"])
        #expect(focused == ["A text", "Continue"])
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("the app moves the focus to the element that it posts, and an announcement does not move it")
    func posting() {
        _ = show()
        UIAccessibility.post(notification: .layoutChanged, argument: page.button)
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === page.button)
        UIAccessibility.post(notification: .layoutChanged, argument: "Three results")
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === page.button)
        #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    }

    @Test("spoken words are translated, and in each language there are all of them")
    func words() {
        #expect(SpokenWord.moveUp.text(in: ["de-AT"]) == "Nach oben bewegen")
        #expect(SpokenWord.add.text(in: ["xx", "zh-TW"]) == "加入" && SpokenWord.add.text(in: ["zh"]) == "添加")
        #expect(SpokenWord.close.text(in: ["xx"]) == "Close" && SpokenWord.close.text(in: ["en-GB", "de"]) == "Close")
        #expect(Set(SpokenWord.table.counts.values) == [SpokenWord.previous.rawValue + 1])
    }
}
