/// The way back by a finger from the edge: follows it, and decides at its end which way the screens go.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// The speed in points a second at which a finger decides by its way, wherever it is lifted.
    private static let decidingSpeed: CGFloat = 300
    /// How much faster than by itself the transition goes on for a fast finger, at most.
    private static let mostHaste: CGFloat = 3

    private unowned let navigation: UINavigationController
    let recognizer = PopGestureRecognizer()
    private var driver: UIPercentDrivenInteractiveTransition?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.delegate = self
        recognizer.mayPop = { [weak navigation] in
            guard let navigation else { return false }
            return navigation.stack.count > 1 && navigation.transition == nil
        }
        recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
    }

    /// Whether the way back is the system's: an app that sets another delegate decides by itself.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let stack = navigation.stack
        guard stack.count > 1, let top = stack.last, !navigation.isNavigationBarHidden else { return false }
        let item = top.navigationItem
        let hasWayBack = item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true
        guard !item.hidesBackButton, item.backAction == nil, hasWayBack else { return false }
        let custom = navigation.delegate?.navigationController(
            navigation, animationControllerFor: .pop, from: top, to: stack[stack.count - 2])
        return custom == nil
    }

    private func follow() {
        let view = recognizer.view
        let sign: CGFloat = recognizer.edges.contains(.right) ? -1 : 1
        let width = max(1, view?.bounds.width ?? 1)
        let way = sign * recognizer.translation(in: view).x / width
        switch recognizer.state {
        case .began:
            guard navigation.stack.count > 1, navigation.transition == nil else { return }
            let driver = UIPercentDrivenInteractiveTransition()
            driver.completionCurve = .easeOut
            self.driver = driver
            navigation.change(
                to: Array(navigation.stack.dropLast()), as: .pop, animated: true, interactor: driver)
            driver.update(way)
        case .changed: driver?.update(way)
        case .ended:
            let speed = sign * recognizer.velocity(in: view).x
            let isFast = abs(speed) >= Self.decidingSpeed
            driver?.completionSpeed = min(
                Self.mostHaste, max(1, abs(speed) * CGFloat(NavigationAnimator.duration) / width))
            if isFast ? speed > 0 : way > 0.5 { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        case .possible: break
        }
    }
}

/// The gesture of the way back. Others on the screen wait until it is certain that it isn't one.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    var mayPop: () -> Bool = { false }

    override var edgeBounds: CGRect {
        guard let view else { return .zero }
        return view.convert(view.bounds, to: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, !mayPop() { state = .failed }
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
}
