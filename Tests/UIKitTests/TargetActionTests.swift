import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// A screen whose methods controls, recognizers, bar buttons, keys and menus call.
private final class ActionScreen: UIViewController {
    var calls: [String] = []
    let button = UIButton(type: .system)
    let pad = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        view.addSubview(button)
        view.addSubview(pad)
    }

    func save() { calls.append("save") }
    func tapped(_ sender: UIButton) { calls.append(sender === button ? "tapped" : "wrong sender") }
    func touched(_ sender: UIButton, for event: UIEvent) { calls.append("touches \(event.allTouches?.count ?? 0)") }
    func recognized(_ recognizer: UITapGestureRecognizer) { calls.append("recognized \(recognizer.state)") }
    func pressed(_ item: UIBarButtonItem) { calls.append("pressed \(item.title ?? "")") }
    func commanded(_ command: UIKeyCommand) { calls.append("key \(command.input ?? "")") }
    func chosen(_ command: UICommand) { calls.append("chosen \(command.propertyList as? String ?? "")") }

    override class var objcMembers: [ObjCMember] {
        super.objcMembers + [
            .method("save", ActionScreen.save), .method("tapped:", ActionScreen.tapped),
            .method("touched:for:", ActionScreen.touched), .method("recognized:", ActionScreen.recognized),
            .method("pressed:", ActionScreen.pressed), .method("commanded:", ActionScreen.commanded),
            .method("chosen:", ActionScreen.chosen),
        ]
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "k", modifierFlags: .command, action: "commanded:"),
            UIKeyCommand(input: "j", modifierFlags: .command, action: "nobody:"),
        ]
    }
}

@Suite("Targets and actions", .serialized) @MainActor
struct TargetActionTests {
    private let screen = HeadlessScreen(scale: 1)
    private let controller = ActionScreen()

    @Test("a tapped button calls methods with as many arguments as they have parameters")
    func controls() {
        screen.show(controller)
        controller.button.addTarget(controller, action: "save", for: .touchUpInside)
        controller.button.addTarget(controller, action: "tapped:", for: .touchUpInside)
        controller.button.addTarget(controller, action: "touched:for:", for: .touchUpInside)
        screen.tap(controller.button)
        #expect(controller.calls == ["save", "tapped", "touches 1"])
    }

    @Test("a control lists its targets and their methods, and removes them")
    func listing() {
        let button = UIButton()
        button.addTarget(controller, action: "save", for: .touchUpInside)
        button.addTarget(controller, action: "save", for: .touchDown)
        button.addTarget(nil, action: "tapped:", for: .touchUpInside)
        #expect(button.allTargets.count == 2 && button.allTargets.contains(controller))
        #expect(button.allTargets.contains { $0.base is NSNull })
        #expect(button.actions(forTarget: controller, forControlEvent: .touchDown) == ["save"])
        #expect(button.actions(forTarget: controller, forControlEvent: .valueChanged) == nil)
        #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["tapped:"])
        #expect(button.allControlEvents == [.touchUpInside, .touchDown])
        button.removeTarget(controller, action: nil, for: .touchUpInside)
        #expect(button.actions(forTarget: controller, forControlEvent: .touchUpInside) == nil)
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allTargets.isEmpty && button.allControlEvents.isEmpty)
    }

    @Test("actions and methods are performed in the order in which they were added")
    func order() {
        controller.button.addTarget(controller, action: "save", for: .valueChanged)
        controller.button.addAction(
            UIAction { [controller] _ in controller.calls.append("action") }, for: .valueChanged)
        controller.button.addTarget(controller, action: "tapped:", for: .valueChanged)
        controller.button.sendActions(for: .valueChanged)
        #expect(controller.calls == ["save", "action", "tapped"])
        var kinds: [String] = []
        controller.button.enumerateEventHandlers { action, target, _, stop in
            kinds.append(action != nil ? "action" : target?.1.description ?? "")
            stop = kinds.count == 2
        }
        #expect(kinds == ["save", "action"])
    }

    @Test("a target is not retained")
    func ownership() {
        let button = UIButton()
        weak var released: ActionScreen?
        do {
            let target = ActionScreen()
            released = target
            button.addTarget(target, action: "save", for: .touchUpInside)
        }
        #expect(released == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test("without a target, the first object of the responder chain that lists the method receives it")
    func responderChain() {
        screen.show(controller)
        controller.button.addTarget(nil, action: "save", for: .touchUpInside)
        controller.button.addTarget(nil, action: "nobody:", for: .touchUpInside)
        screen.tap(controller.button)
        #expect(controller.calls == ["save"])
        #expect(!UIApplication.shared.sendAction("nobody:", to: nil, from: controller.button, for: nil))
        #expect(controller.button.target(forAction: "save", withSender: nil) as? UIViewController === controller)
    }

    @Test("a recognizer calls its targets until they are removed")
    func recognizers() {
        screen.show(controller)
        let tap = UITapGestureRecognizer(target: controller, action: "recognized:")
        tap.addTarget(controller, action: "save")
        controller.pad.addGestureRecognizer(tap)
        screen.tap(controller.pad)
        #expect(controller.calls == ["recognized ended", "save"])
        tap.removeTarget(controller, action: "save")
        screen.tap(controller.pad)
        #expect(controller.calls == ["recognized ended", "save", "recognized ended"])
    }

    @Test("a bar button calls its target with itself, or the responder chain without one")
    func barButtons() {
        controller.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Send", style: .done, target: controller, action: "pressed:"),
            UIBarButtonItem(title: "Keep", style: .plain, target: nil, action: "pressed:"),
        ]
        screen.show(UINavigationController(rootViewController: controller))
        screen.tap("Send")
        screen.tap("Keep")
        #expect(controller.calls == ["pressed Send", "pressed Keep"])
        let system = UIBarButtonItem(barButtonSystemItem: .save, target: controller, action: "save")
        #expect(system.style == .done && system.action == "save" && system.target === controller)
    }

    @Test("a key command calls the first responder of the chain that can perform it, and is passed on if none can")
    func keys() {
        screen.show(controller)
        screen.press(.keyboardK, modifiers: .command)
        screen.press(.keyboardJ, modifiers: .command)
        #expect(controller.calls == ["key k"])
    }

    @Test("a menu shows commands, which call the responder chain")
    func menus() {
        screen.show(controller)
        controller.button.menu = UIMenu(children: [
            UICommand(title: "Large", action: "chosen:", propertyList: "large"),
            UICommand(title: "Small", action: "chosen:", propertyList: "small", state: .on),
        ])
        controller.button.showsMenuAsPrimaryAction = true
        screen.tap(controller.button)
        screen.tap("Large")
        #expect(controller.calls == ["chosen large"])
    }

    @Test("the edit menu shows the actions that the responder can perform, standard or its own")
    func editMenu() {
        final class Badge: UIView {
            var calls: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) { calls.append("copy") }
            func flag(_ sender: UIMenuController) { calls.append("flag") }
            override class var objcMembers: [ObjCMember] { super.objcMembers + [.method("flag:", Badge.flag)] }
        }
        screen.show(controller)
        let badge = Badge(frame: CGRect(x: 100, y: 400, width: 100, height: 40))
        controller.view.addSubview(badge)
        badge.becomeFirstResponder()
        #expect(badge.canPerformAction("copy:", withSender: nil) && !badge.canPerformAction("paste:", withSender: nil))
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Flag", action: "flag:"), UIMenuItem(title: "Other", action: "other:")]
        defer { menu.menuItems = nil }
        for title in ["Copy", "Flag"] {
            menu.showMenu(from: badge, rect: badge.bounds)
            screen.advance(by: 1)
            #expect(!screen.texts.contains("Paste") && !screen.texts.contains("Other"))
            screen.tap(title)
            screen.advance(by: 1)
        }
        #expect(badge.calls == ["copy", "flag"])
    }

    @Test("a display link calls its target once per frame, or at its preferred rate, until it is invalidated")
    func displayLinks() {
        final class Ticker: NSObject, ObjCExposing {
            var count = 0
            func tick(_ link: CADisplayLink) { count += 1 }
            class var objcMembers: [ObjCMember] { [.method("tick:", nonisolated: Ticker.tick)] }
        }
        screen.show(controller)
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, selector: "tick:")
        link.add(to: .main, forMode: .common)
        screen.advance(by: 0.5)
        let perFrame = ticker.count
        #expect(perFrame > 10)
        link.preferredFramesPerSecond = 10
        screen.advance(by: 0.5)
        #expect((4...6).contains(ticker.count - perFrame))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        let perTenth = ticker.count
        screen.advance(by: 0.5)
        #expect((9...11).contains(ticker.count - perTenth))
        link.invalidate()
        let last = ticker.count
        screen.advance(by: 0.5)
        #expect(ticker.count == last)
    }
}
