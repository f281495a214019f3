internal import RowGeometry

/// A recognizer of touches on reorder controls. It begins as soon as a touch begins.
final class ReorderGestureRecognizer: UIGestureRecognizer {
    private weak var table: UITableView?

    init(table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        addAction(UIAction { [weak self] _ in self?.updateReorder() })
    }

    private func updateReorder() {
        guard let table, let reorder = table.displacedRows.reorder else { return }
        switch state {
        case .began, .changed: reorder.move(to: location(in: nil))
        case .ended:
            reorder.move(to: location(in: nil))
            reorder.drop()
        case .cancelled: reorder.cancel()
        case .possible, .failed: break
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard let table, let touch = touches.first,
            let path = table.reorderGrip(at: touch.location(in: table)),
            table.beginReorder(of: path, location: touch.location(in: nil))
        else {
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

extension UITableView {
    /// Adds the gesture recognizer for reorder controls.
    final func installReordering() {
        let recognizer = ReorderGestureRecognizer(table: self)
        addGestureRecognizer(recognizer)
        // Before those for scrolling, because the control has no other purpose.
        recognizers.removeAll { $0 === recognizer }
        recognizers.insert(recognizer, at: 0)
    }

    /// Returns the row whose reorder control is at a point of the table.
    final func reorderGrip(at point: CGPoint) -> RowPath? {
        guard let indexPath = baseIndexPathForRow(at: point), let cell = baseCellForRow(at: indexPath) else {
            return nil
        }
        return cell.isReorderGrip(at: cell.convert(point, from: self)) ? RowPath(indexPath) : nil
    }
}
