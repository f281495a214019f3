import UIKit
import XCTest

/// Views and controllers whose last references are released on other threads, for example in a network closure.
final class DeallocationTests: XCTestCase {
    private final class Probe {
        let onDeinit: () -> Void

        init(_ onDeinit: @escaping () -> Void) {
            self.onDeinit = onDeinit
        }

        deinit { onDeinit() }
    }

    private final class ProbeView: UIView { var probe: Probe? }
    private final class ProbeRecognizer: UITapGestureRecognizer { var probe: Probe? }
    private final class ProbeLayer: CALayer { var probe: Probe? }

    private struct Box: @unchecked Sendable {
        let object: AnyObject
    }

    private func makeProbe(_ name: String) -> Probe {
        let released = expectation(description: name)
        return Probe {
            XCTAssertTrue(Thread.isMainThread)
            released.fulfill()
        }
    }

    private func makeView() -> UIView {
        let view = UIView()
        let subview = ProbeView()
        subview.probe = makeProbe("subview")
        view.addSubview(subview)
        let recognizer = ProbeRecognizer()
        recognizer.probe = makeProbe("recognizer")
        view.addGestureRecognizer(recognizer)
        let layer = ProbeLayer()
        layer.probe = makeProbe("layer")
        view.layer.addSublayer(layer)
        return view
    }

    private func makeController() -> UIViewController {
        let view = ProbeView()
        view.probe = makeProbe("controller's view")
        let controller = UIViewController()
        controller.view = view
        return controller
    }

    func testContentsOfObjectsReleasedOnOtherThreadsAreReleasedOnTheMainThread() {
        for make in [makeView as () -> AnyObject, makeController as () -> AnyObject] {
            let box = Box(object: make())
            // The closure holds the last reference: `box` is not used after it.
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { _ = box.object }
        }
        waitForExpectations(timeout: 5)
    }
}
