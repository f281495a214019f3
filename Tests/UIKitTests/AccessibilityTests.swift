import Testing
import TrestleTesting

@testable import UIKit

private final class RatingView: UIView {
    override var accessibilityLabel: String? {
        get { "Rating" }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
    }
}

@Suite("Accessibility properties", .serialized) @MainActor
struct AccessibilityTests {
    private let screen = HeadlessScreen()

    @Test("labels and controls are elements with traits, until the app says otherwise")
    func defaults() {
        let (view, label, button) = (UIView(), UILabel(), UIButton())
        #expect(!view.isAccessibilityElement && label.isAccessibilityElement && button.isAccessibilityElement)
        #expect(label.accessibilityTraits == .staticText)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        button.accessibilityTraits = .link
        label.isAccessibilityElement = false
        #expect(button.accessibilityTraits == .link && !label.isAccessibilityElement)
    }

    @Test("overridden properties are read through a superclass too")
    func overrides() {
        let object: NSObject = RatingView()
        #expect(object.accessibilityLabel == "Rating" && object.accessibilityTraits == .adjustable)
        #expect(object.accessibilityAttributedLabel?.string == "Rating")
    }

    @Test("any object has accessibility properties of its own")
    func objects() {
        let (first, second) = (NSObject(), NSObject())
        first.accessibilityLabel = "First"
        first.accessibilityHint = "Opens"
        #expect(first.accessibilityLabel == "First" && second.accessibilityLabel == nil)
        for _ in 0..<500 { NSObject().accessibilityLabel = "Gone" }
        #expect(first.accessibilityHint == "Opens" && second.accessibilityHint == nil)
    }

    @Test("an attributed text and the plain one are the same property")
    func attributedTexts() {
        let view = UIView()
        view.accessibilityAttributedValue = NSAttributedString(string: "3 stars", attributes: [.kern: 2])
        #expect(view.accessibilityValue == "3 stars")
        #expect(view.accessibilityAttributedValue?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        view.accessibilityValue = "4 stars"
        #expect(view.accessibilityAttributedValue == NSAttributedString(string: "4 stars"))
    }

    @Test("attributed names for the voice and the plain ones are the same property")
    func inputLabels() {
        let view = UIView()
        view.accessibilityLabel = "Save"
        #expect(view.accessibilityAttributedUserInputLabels == [NSAttributedString(string: "Save")])
        view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Store", attributes: [.kern: 2])]
        #expect(view.accessibilityUserInputLabels == ["Store"])
        let stored = view.accessibilityAttributedUserInputLabels.first
        #expect(stored?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        view.accessibilityUserInputLabels = ["Keep", "Save"]
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Keep", "Save"])
        view.accessibilityUserInputLabels = nil
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Save"])
    }

    @Test("the frame of an element follows its container")
    func frames() {
        let controller = UIViewController()
        screen.show(controller)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        controller.view.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
        view.frame.origin.x = 50
        #expect(element.accessibilityFrame.minX == 51)
        #expect(view.accessibilityFrame == view.frame)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 100, y: 70))
        view.accessibilityElements = [element]
        #expect(view.accessibilityElementCount() == 1 && view.index(ofAccessibilityElement: element) == 0)
        #expect(view.accessibilityElement(at: 1) == nil)
    }

    @Test("custom actions call their handlers")
    func customActions() {
        var performed: [String] = []
        let action = UIAccessibilityCustomAction(name: "Delete") { action in
            performed.append(action.name)
            return true
        }
        let view = UIView()
        view.accessibilityCustomActions = [action]
        #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
        #expect(performed == ["Delete"])
    }

    @Test("a custom action calls the method of its target and returns its result")
    func customActionsOfTargets() {
        final class Remover: UIResponder {
            var removed: [String] = []
            func remove(_ action: UIAccessibilityCustomAction) -> Bool {
                removed.append(action.name)
                return removed.count == 1
            }
            override class var objcMembers: [ObjCMember] { [.method("remove:", Remover.remove)] }
        }
        let remover = Remover()
        let action = UIAccessibilityCustomAction(name: "Delete", target: remover, selector: "remove:")
        #expect(action.target === remover && action.selector == "remove:")
        #expect(action.actionHandler?(action) == true)
        #expect(action.actionHandler?(action) == false && remover.removed == ["Delete", "Delete"])
    }

    @Test("views override the elements that they contain, and are read through any object")
    func overriddenElements() {
        final class Pair: UIView {
            override func accessibilityElementCount() -> Int { 2 }
            override func accessibilityElement(at index: Int) -> Any? { "\(index)" }
            override func index(ofAccessibilityElement element: Any) -> Int { 1 }
        }
        let object: NSObject = Pair()
        #expect(object.accessibilityElementCount() == 2 && object.accessibilityElement(at: 1) as? String == "1")
        #expect(object.index(ofAccessibilityElement: object) == 1)
        let plain = NSObject()
        plain.accessibilityElements = [object]
        #expect(plain.accessibilityElementCount() == 1 && plain.index(ofAccessibilityElement: object) == 0)
        #expect(plain.accessibilityElement(at: 1) == nil)
    }

    @Test("Interface Builder's hints, traits and elements are read")
    func nib() throws {
        let objects = try NibFixture.nib("Views").instantiate(withOwner: nil, options: nil)
        func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
        let all = objects.compactMap { $0 as? UIView }.flatMap(views)
        let box = try #require(all.first { $0.accessibilityIdentifier == "box" })
        #expect(box.accessibilityLabel == "A box" && box.accessibilityHint == "Holds things")
        #expect(box.accessibilityTraits == [.button, .selected] && box.isAccessibilityElement)
    }

    @Test("the buttons of bar items have the label and the identifier of the item")
    func barItems() {
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "+", primaryAction: UIAction { _ in controller.title = "Added" })
        item.accessibilityLabel = "Add a walk"
        item.accessibilityIdentifier = "add"
        controller.navigationItem.rightBarButtonItem = item
        screen.show(UINavigationController(rootViewController: controller))
        screen.tap("Add a walk")
        #expect(controller.title == "Added")
        controller.title = nil
        screen.tap("add")
        #expect(controller.title == "Added")
    }
}
