import Testing
import TrestleTesting

@testable import UIKit

final class WaysController: UIViewController {
    var buttons: [UIButton] = []
    weak var tap: UITapGestureRecognizer!
    var helper: WaysHelper?
    var log: [String] = []
    var isStopping = false

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return !isStopping
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "") \(type(of: segue)) \(type(of: sender ?? ()))")
    }

    @IBAction func first(_ sender: UIButton) { log.append("first \(sender.currentTitle ?? "")") }

    func makeSmall(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
        log.append("make \(segueIdentifier ?? "")")
        return SmallController(coder: coder, number: 7)
    }

    override class var objcMembers: [ObjCMember] {
        super.objcMembers + [
            .method("first:", WaysController.first),
            .method("makeSmall:sender:segueIdentifier:", WaysController.makeSmall),
        ]
    }
}

final class WaysHelper: NSObject {}

final class SmallController: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }
}

final class FadeSegue: UIStoryboardSegue {
    override func perform() {
        destination.modalTransitionStyle = .crossDissolve
        destination.modalPresentationStyle = .overFullScreen
        source.present(destination, animated: true)
    }
}

@MainActor
@Suite("Storyboard segues", .serialized)
struct StoryboardSegueTests {
    private func open(width: CGFloat = 390) throws -> (HeadlessScreen, WaysController, UISplitViewController) {
        let storyboard = try NibFixture.storyboard("Ways")
        let split = try #require(try storyboard.viewController() as? UISplitViewController)
        let screen = HeadlessScreen(size: CGSize(width: width, height: 844))
        screen.show(split)
        screen.settle()
        if width < 600 { split.show(.primary) }
        screen.settle()
        let stack = try #require(split.viewController(for: .primary) as? UINavigationController)
        return (screen, try #require(stack.viewControllers.first as? WaysController), split)
    }

    @Test("outlets connect gesture recognizers, collections and custom objects")
    func outlets() throws {
        let (_, start, _) = try open(width: 1024)
        #expect(start.buttons.map(\.currentTitle) == ["Popover", "Custom"])
        #expect(start.tap.view === start.view)
        #expect(start.helper != nil)
    }

    @Test("a popover segue points to its anchor view")
    func popover() throws {
        let (screen, start, _) = try open(width: 1024)
        screen.tap("Popover")
        screen.settle()
        let small = try #require(start.presentedViewController as? SmallController)
        #expect(small.modalPresentationStyle == .popover)
        #expect((small.popoverPresentationController?.sourceView as? UIButton)?.currentTitle == "Anchor")
        #expect(small.popoverPresentationController?.permittedArrowDirections == [.up, .down])
        #expect(start.log == ["should Popover", "prepare Popover UIStoryboardSegue UIButton"])
        expectSnapshot(screen, matches: "segue-popover")
    }

    @Test("a custom segue class performs its own presentation")
    func custom() throws {
        let (screen, start, _) = try open(width: 1024)
        screen.tap("Custom")
        screen.settle()
        #expect(start.presentedViewController?.modalPresentationStyle == .overFullScreen)
        #expect(start.log.last == "prepare Custom FadeSegue UIButton")
    }

    @Test("a segue of a class that is known only at run time has that class")
    func dynamicClass() {
        let (source, destination) = (UIViewController(), UIViewController())
        let type: UIStoryboardSegue.Type = FadeSegue.self
        let segue = type.dynamicInit(identifier: "fade", source: source, destination: destination)
        #expect(segue is FadeSegue && segue.identifier == "fade")
        #expect(segue.source === source && segue.destination === destination)
    }

    @Test("a segue action creates the destination")
    func segueAction() throws {
        let (screen, start, _) = try open(width: 1024)
        screen.tap("Made")
        screen.settle()
        #expect((start.presentedViewController as? SmallController)?.number == 7)
        #expect(start.log == ["should Made", "make Made", "prepare Made UIStoryboardSegue UIButton"])
    }

    @Test("a detail segue replaces the last column of the split view")
    func detail() throws {
        let (screen, _, split) = try open(width: 1024)
        screen.tap("Detail")
        screen.settle()
        let shown = split.viewController(for: .secondary)
        #expect(((shown as? UINavigationController)?.topViewController ?? shown) is SmallController)
    }

    @Test("a gesture recognizer triggers its segue, and the controller can prevent it")
    func recognizer() throws {
        let (screen, start, _) = try open(width: 1024)
        start.isStopping = true
        let point = start.view.convert(CGPoint(x: 100, y: 600), to: nil)
        for _ in 0..<2 { screen.tap(at: point) }
        screen.settle()
        #expect(start.log == ["should Tapped"])
        start.isStopping = false
        for _ in 0..<2 { screen.tap(at: point) }
        screen.settle()
        #expect(start.navigationController?.topViewController is SmallController)
    }

    @Test("an action for the first responder is sent to the responder that implements it")
    func firstResponder() throws {
        let (screen, start, _) = try open(width: 1024)
        screen.tap("Anchor")
        screen.settle()
        #expect(start.log == ["first Anchor"])
    }
}
