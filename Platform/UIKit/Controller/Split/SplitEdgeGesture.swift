/// The gesture that drags columns in from the edge, and shows or hides them when it ends.
@MainActor
final class SplitEdgeGesture {
    /// The minimum speed at which the direction of the drag decides instead of its distance, in points per
    /// second.
    private static let minimumFlickSpeed: CGFloat = 300

    private unowned let split: UISplitViewController
    let recognizer = SplitEdgeGestureRecognizer()
    private var change: SplitModeChange?

    init(of split: UISplitViewController) {
        self.split = split
        recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
        recognizer.edges = .left
        recognizer.isEdgeMirrored = { [weak split] in split?.isMirrored ?? false }
    }

    private func follow() {
        let sign: CGFloat = split.isMirrored ? -1 : 1
        let columnCount = (change?.to ?? split.nextMode).sideColumns
        let width =
            split.hasSupplementary && columnCount < 2 ? split.supplementaryColumnWidth : split.primaryColumnWidth
        let progress = sign * recognizer.translation(in: split.view).x / max(1, width)
        switch recognizer.state {
        case .began:
            // Finishing the running change may show all columns, which cancels this gesture.
            split.modeChange?.finish()
            guard recognizer.state == .began else { return }
            split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
            change = split.beginChange(to: split.nextMode, animated: true)
            show(progress)
        case .changed: show(progress)
        case .ended:
            let speed = sign * recognizer.velocity(in: split.view).x
            let isFast = abs(speed) >= Self.minimumFlickSpeed
            end(completes: isFast ? speed > 0 : progress > 0.5)
        case .cancelled, .failed: end(completes: false)
        case .possible: break
        }
    }

    private func show(_ progress: CGFloat) {
        guard let change, split.modeChange === change else { return }
        change.progress = min(1, max(0, progress))
        split.layOutColumns()
    }

    private func end(completes: Bool) {
        guard let change else { return }
        self.change = nil
        if split.modeChange === change { change.settle(completes: completes, animated: true) }
        split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    }
}

/// The gesture recognizer of the edge. A navigation controller's pop gesture takes precedence, other pan
/// gestures wait for this one.
final class SplitEdgeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    var isEdgeMirrored: () -> Bool = { false }

    override var edgeBounds: CGRect {
        guard let view else { return .zero }
        return view.convert(view.bounds, to: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = isEdgeMirrored() ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is PopGestureRecognizer)
            || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
}
