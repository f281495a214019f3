internal import RowGeometry

/// A list view in which the user selects several rows or items by dragging over them with two touches, or with one
/// touch where the view allows it.
@MainActor
protocol MultipleSelectionHost: UIScrollView {
    var selecting: SelectionState { get set }
    var selection: Set<RowPath> { get }
    var selectionRules: SelectionRules { get }

    /// Returns whether one touch that began at a point may select instead of scrolling.
    func selectsWithOneTouch(from point: CGPoint) -> Bool
    /// Returns the item at a point.
    func selectionPath(at point: CGPoint) -> RowPath?
    /// Returns the item at a point, or the nearest one before or after it.
    func nearestSelectionPath(to point: CGPoint) -> RowPath?
    /// Returns whether an item exists.
    func hasItem(at path: RowPath) -> Bool
    /// Calls `body` with each item of a range, in order. `body` may delete items.
    func forEachItem(in range: ClosedRange<RowPath>, _ body: (RowPath) -> Void)
    /// Selects an item if the delegate allows it.
    ///
    /// - Returns: Whether the item was selected.
    func selectByDrag(_ path: RowPath) -> Bool
    /// Deselects an item if the delegate allows it.
    ///
    /// - Returns: Whether the item was deselected.
    func deselectByDrag(_ path: RowPath) -> Bool
    /// Posts a notification if `body` has changed the selection.
    func tell(after body: (_ changes: inout Bool) -> Void)

    /// Returns whether the delegate allows selecting several items beginning with this one.
    func shouldBeginMultipleSelection(at path: RowPath) -> Bool
    func didBeginMultipleSelection(at path: RowPath)
    func didEndMultipleSelection()
}

/// Selection of several items by dragging over them.
extension MultipleSelectionHost {
    func installMultipleSelection() {
        let recognizer = MultipleSelectionGestureRecognizer(host: self)
        addGestureRecognizer(recognizer)
        // Before the scroll view's pan recognizer: both recognize the same movement, and the first one
        // prevents the other.
        recognizers.removeAll { $0 === recognizer }
        recognizers.insert(recognizer, at: 0)
        selecting.gate.host = self
        recognizer.delegate = selecting.gate
    }

    func multipleSelectionDidChange(_ recognizer: MultipleSelectionGestureRecognizer) {
        switch recognizer.state {
        case .began: beginSelectionDrag(recognizer)
        case .changed:
            moveSelectionDrag(to: recognizer.location(in: self))
            selecting.scroller?.update()
        case .ended, .cancelled: endSelectionDrag()
        case .possible, .failed: break
        }
    }

    private func beginSelectionDrag(_ recognizer: MultipleSelectionGestureRecognizer) {
        guard let path = multipleSelectionStart(recognizer) else { return }
        didBeginMultipleSelection(at: path)
        // The delegate is expected to enable multiple selection. If it does not, nothing happens.
        guard selectionRules.allowsMultiple, hasItem(at: path) else { return didEndMultipleSelection() }
        let selects = !selection.contains(path)
        selecting.drag = SelectionDrag(start: path, end: path, selects: selects, before: selection)
        tell { $0 = apply(selects, to: path) }
        moveSelectionDrag(to: recognizer.location(in: self))
        selecting.scroller = EdgeScroller(self) { [weak recognizer] in
            recognizer?.location(in: nil)
        } didScroll: { [weak self, weak recognizer] in
            if let self, let recognizer { moveSelectionDrag(to: recognizer.location(in: self)) }
        }
        selecting.scroller?.update()
    }

    /// Returns the item at which a drag that is about to begin starts.
    func multipleSelectionStart(_ recognizer: MultipleSelectionGestureRecognizer) -> RowPath? {
        recognizer.start.flatMap(selectionPath(at:))
    }

    /// Updates the selection for touches at a point: selects the items up to it, and reverts items that are no
    /// longer included.
    func moveSelectionDrag(to point: CGPoint) {
        guard var drag = selecting.drag, !drag.hasLostRows, let end = nearestSelectionPath(to: point), end != drag.end
        else { return }
        let old = drag.range
        drag.end = end
        selecting.drag = drag
        let new = drag.range
        tell { changes in
            forEachItem(in: min(old.lowerBound, new.lowerBound)...max(old.upperBound, new.upperBound)) { path in
                let (wasIn, isIn) = (old.contains(path), new.contains(path))
                guard wasIn != isIn, let drag = selecting.drag, !drag.hasLostRows else { return }
                if apply(isIn ? drag.selects : drag.before.contains(path), to: path) { changes = true }
            }
        }
    }

    /// Selects or deselects an item if the delegate allows it.
    ///
    /// - Returns: Whether the selection has changed.
    private func apply(_ selects: Bool, to path: RowPath) -> Bool {
        guard selects != selection.contains(path) else { return false }
        return selects ? selectByDrag(path) : deselectByDrag(path)
    }

    private func endSelectionDrag() {
        selecting.scroller?.stop()
        selecting.scroller = nil
        guard let drag = selecting.drag else { return }
        selecting.drag = nil
        selecting.anchor = hasItem(at: drag.end) ? drag.end : nil
        selecting.extent = []
        didEndMultipleSelection()
    }
}

/// Asks the delegate of a list view whether the gesture may begin. It is a separate object because a list view is
/// not a delegate of gesture recognizers.
final class MultipleSelectionGate: NSObject, UIGestureRecognizerDelegate {
    weak var host: (any MultipleSelectionHost)?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let host, let recognizer = gestureRecognizer as? MultipleSelectionGestureRecognizer,
            let path = host.multipleSelectionStart(recognizer)
        else { return false }
        return host.shouldBeginMultipleSelection(at: path)
    }
}
