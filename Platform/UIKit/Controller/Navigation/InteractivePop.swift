/// Drives an interactive pop with a drag from the edge, and finishes or cancels it when the drag ends.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// The minimum speed at which the direction of the drag decides instead of its distance, in points per
    /// second.
    private static let minimumFlickSpeed: CGFloat = 300
    /// The maximum speed at which the transition continues after a fast drag, relative to its normal speed.
    private static let maximumSpeedup: CGFloat = 3

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

    /// Allows the gesture only with the system's animator and back button. An app that sets another delegate
    /// decides itself.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let stack = navigation.stack
        guard stack.count > 1, let top = stack.last, !navigation.isNavigationBarHidden else { return false }
        let item = top.navigationItem
        let showsBackButton = item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true
        guard !item.hidesBackButton, item.backAction == nil, showsBackButton else { return false }
        let custom = navigation.delegate?.navigationController(
            navigation, animationControllerFor: .pop, from: top, to: stack[stack.count - 2])
        return custom == nil
    }

    private func follow() {
        let view = recognizer.view
        let sign: CGFloat = recognizer.edges.contains(.right) ? -1 : 1
        let width = max(1, view?.bounds.width ?? 1)
        let progress = sign * recognizer.translation(in: view).x / width
        switch recognizer.state {
        case .began:
            guard navigation.stack.count > 1, navigation.transition == nil else { return }
            let driver = UIPercentDrivenInteractiveTransition()
            driver.completionCurve = .easeOut
            self.driver = driver
            navigation.change(
                to: Array(navigation.stack.dropLast()), as: .pop, animated: true, interactor: driver)
            driver.update(progress)
        case .changed: driver?.update(progress)
        case .ended:
            let speed = sign * recognizer.velocity(in: view).x
            let isFast = abs(speed) >= Self.minimumFlickSpeed
            driver?.completionSpeed = min(
                Self.maximumSpeedup, max(1, abs(speed) * CGFloat(NavigationAnimator.duration) / width))
            if isFast ? speed > 0 : progress > 0.5 { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        case .possible: break
        }
    }
}

/// The gesture recognizer of the interactive pop. Pan gestures wait until it has failed.
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
