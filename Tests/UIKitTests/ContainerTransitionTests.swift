import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Container transitions", .serialized)
struct ContainerTransitionTests {
    /// A container that forwards the appearance of its child only when the test does.
    private final class ManualContainer: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("a controller that is pushed while its stack disappears has appeared once the stack has appeared again")
    func pushWhileDisappearing() {
        let screen = HeadlessScreen()
        let container = ManualContainer()
        let navigation = UINavigationController(rootViewController: UIViewController())
        screen.show(container)
        container.addChild(navigation)
        container.view.addSubview(navigation.view)
        navigation.didMove(toParent: container)
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        let pushed = UIViewController()
        navigation.beginAppearanceTransition(false, animated: true)
        navigation.pushViewController(pushed, animated: true)
        navigation.beginAppearanceTransition(true, animated: true)
        navigation.endAppearanceTransition()
        screen.settle()
        #expect(navigation.appearance == .appeared && pushed.appearance == .appeared)
        #expect(pushed.view.window != nil)
    }
}
