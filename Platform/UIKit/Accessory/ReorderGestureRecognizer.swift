/// A list view in which the user moves rows or items by their reorder controls.
@MainActor
protocol ReorderHost: UIScrollView {
    /// Begins to reorder the row or item whose reorder control is at a point of the list.
    ///
    /// - Returns: Whether there is one that can be moved.
    func beginReorder(at point: CGPoint) -> Bool

    /// Moves the row or item to a point of the window.
    func moveReorder(to location: CGPoint)

    /// Ends the movement at the current position, or returns the row or item to its original position.
    func endReorder(cancels: Bool)
}

extension ReorderHost {
    /// Adds the gesture recognizer for reorder controls.
    func installReordering() {
        let recognizer = ReorderGestureRecognizer(host: self)
        addGestureRecognizer(recognizer)
        // Before those for scrolling, because the control has no other purpose.
        recognizers.removeAll { $0 === recognizer }
        recognizers.insert(recognizer, at: 0)
    }
}

/// A recognizer of touches on reorder controls. It begins as soon as a touch begins.
final class ReorderGestureRecognizer: UIGestureRecognizer {
    private weak var host: (any ReorderHost)?

    init(host: any ReorderHost) {
        self.host = host
        super.init(target: nil, action: nil)
        addAction(UIAction { [weak self] _ in self?.updateReorder() })
    }

    private func updateReorder() {
        guard let host else { return }
        switch state {
        case .began, .changed: host.moveReorder(to: location(in: nil))
        case .ended:
            host.moveReorder(to: location(in: nil))
            host.endReorder(cancels: false)
        case .cancelled: host.endReorder(cancels: true)
        case .possible, .failed: break
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard let host, let touch = touches.first, host.beginReorder(at: touch.location(in: host)) else {
            state = .failed
            return
        }
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
