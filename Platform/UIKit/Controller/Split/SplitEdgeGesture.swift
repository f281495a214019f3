/// The finger that leads columns in from the edge: they follow it, and its end decides whether they stay.
@MainActor
final class SplitEdgeGesture {
    /// The speed in points a second at which a finger decides by its way, wherever it is lifted.
    private static let decidingSpeed: CGFloat = 300

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
        let coming = (change?.to ?? split.nextMode).sideColumns
        let width =
            split.hasSupplementary && coming < 2 ? split.supplementaryColumnWidth : split.primaryColumnWidth
        let way = sign * recognizer.translation(in: split.view).x / max(1, width)
        switch recognizer.state {
        case .began:
            // A change that is under way ends first. It may have shown all that there is to lead in, which ends this finger as well.
            split.modeChange?.finish()
            guard recognizer.state == .began else { return }
            split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
            change = split.beginChange(to: split.nextMode, animated: true)
            show(way)
        case .changed: show(way)
        case .ended:
            let speed = sign * recognizer.velocity(in: split.view).x
            let isFast = abs(speed) >= Self.decidingSpeed
            end(completes: isFast ? speed > 0 : way > 0.5)
        case .cancelled, .failed: end(completes: false)
        case .possible: break
        }
    }

    private func show(_ progress: CGFloat) {
        guard let change, split.modeChange === change else { return }
        change.progress = min(1, max(0, progress))
        split.placeColumns()
    }

    private func end(completes: Bool) {
        guard let change else { return }
        self.change = nil
        if split.modeChange === change { change.settle(completes: completes, animated: true) }
        split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    }
}

/// The gesture itself. The way back of a navigation controller goes first; all else waits for it.
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
