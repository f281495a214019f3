import Foundation

/// The touch controls of a text view or field: selection handles, loupe and edit menu.
@MainActor
final class TextTouchControls: NSObject {
    unowned let input: any TextEditing
    private let handles = [SelectionHandleView(), SelectionHandleView()]
    private let loupe = TextLoupeView()
    private(set) lazy var editMenu: UIEditMenuInteraction = {
        let interaction = UIEditMenuInteraction(delegate: self)
        interaction.keepsMenuOnTouchInView = true
        input.addInteraction(interaction)
        return interaction
    }()

    init(_ input: any TextEditing) {
        self.input = input
        super.init()
        for handle in handles {
            handle.controls = self
            input.addSubview(handle)
        }
    }

    /// Whether the current selection was made by touch, so that handles are visible.
    var isTouchSelection = false {
        didSet { if isTouchSelection != oldValue { input.setNeedsLayout() } }
    }

    /// Hides the touch controls because the keyboard or mouse is used.
    func deactivate() {
        isTouchSelection = false
        editMenu.dismissMenu()
    }

    /// Hides the touch controls because editing has ended.
    func editingDidEnd() {
        endDrag(showsMenu: false)
        deactivate()
    }

    // MARK: Handles

    /// Positions the handles at the ends of the selection. Called during layout.
    func layoutHandles() {
        let shows = isTouchSelection && input.isFirstResponder && !input.editor.selection.isEmpty
        guard shows, let ends = input.selectionEnds else {
            for handle in handles { handle.isHidden = true }
            return
        }
        // The dragged handle remains under the touch, even if it has crossed the other end.
        let selection = input.editor.selection
        let dragged = handles.firstIndex { $0.isDragged }
        let first = dragged.map { (selection.head < selection.anchor) == ($0 == 0) ? 0 : 1 } ?? 0
        show(handles[first], .start, at: ends.start)
        show(handles[1 - first], .end, at: ends.end)
    }

    private func show(_ handle: SelectionHandleView, _ edge: SelectionHandleView.Edge, at line: CGRect) {
        let clip = input.visibleTextRect
        // A handle that is scrolled out of a text field is hidden unless it is being dragged.
        if handle.isDragged || line.midX >= clip.minX - 1 && line.midX <= clip.maxX + 1 {
            handle.show(edge, at: line)
        } else {
            handle.isHidden = true
        }
    }

    /// Returns the handle whose touch target contains `point`.
    func handle(at point: CGPoint) -> SelectionHandleView? {
        func distance(_ handle: SelectionHandleView) -> CGFloat {
            CGPoint(x: handle.frame.midX, y: handle.frame.midY).distance(to: point)
        }
        return handles.filter { !$0.isHidden && $0.touchTarget.contains(point) }
            .min { distance($0) < distance($1) }
    }

    /// Starts dragging a handle with a touch at a point of the window.
    func beginDrag(of handle: SelectionHandleView, at location: CGPoint) {
        guard let ends = input.selectionEnds else { return }
        let isStart = handle.edge == .start
        let range = input.editor.selection.range
        let anchor = isStart ? range.upperBound : range.lowerBound
        input.select(TextSelection(anchor: anchor, head: isStart ? range.lowerBound : range.upperBound))
        beginDrag(at: location, of: isStart ? ends.start : ends.end) { [unowned input] point in
            var head = input.offset(at: point)
            // At least one character remains selected.
            if head == anchor {
                let boundaries = input.editor.boundaries
                let wasBefore = input.editor.selection.head < anchor
                let before = boundaries.characterStart(before: anchor)
                let after = boundaries.characterEnd(after: anchor)
                head = wasBefore && before < anchor || after == anchor ? before : after
            }
            input.select(TextSelection(anchor: anchor, head: head))
        }
    }

    // MARK: Immediate drags

    /// The target of a touch that can start dragging without a long press.
    private enum DragTarget {
        case caret
        /// The words or paragraphs that a number of taps selects.
        case units(taps: Int)
    }

    /// The current target, and the start location of its touch in the window.
    private var pendingDrag: (kind: DragTarget, start: CGPoint)?
    private var isDraggingImmediately = false
    /// The size by which the touch target exceeds the caret, in points.
    private static let caretTouchOutset = CGSize(width: 14, height: 6)
    /// The distance, in points, that a touch must move before it drags.
    private static let dragThreshold: CGFloat = 3

    /// Returns whether a touch at a point of the view would drag the caret.
    func isCaret(at point: CGPoint) -> Bool {
        guard input.showsCaret, input.editor.selection.isEmpty else { return false }
        return input.caretRect(at: input.editor.selection.head)
            .insetBy(dx: -Self.caretTouchOutset.width, dy: -Self.caretTouchOutset.height).contains(point)
    }

    /// Whether a touch may start dragging the caret or a selection, and therefore must not scroll.
    var hasPendingDrag: Bool { pendingDrag != nil }

    /// Handles the start of a touch.
    func touchDidBegin(_ touch: UITouch) {
        let kind: DragTarget? =
            if touch.tapCount > 1 { .units(taps: touch.tapCount) } else if isCaret(at: touch.location(in: input)) {
                .caret
            } else { nil }
        pendingDrag = kind.map { ($0, touch.location(in: nil)) }
    }

    /// Handles the movement of a touch.
    func touchDidMove(_ touch: UITouch) {
        guard let pendingDrag else { return }
        let location = touch.location(in: nil)
        if !isDraggingImmediately {
            guard location.distance(to: pendingDrag.start) > Self.dragThreshold else { return }
            switch pendingDrag.kind {
            case .caret:
                beginDrag(at: pendingDrag.start, of: input.caretRect(at: input.editor.selection.head)) {
                    [unowned input] point in input.select(TextSelection(input.offset(at: point)))
                }
            case .units(let taps): beginUnitSelection(at: pendingDrag.start, taps: taps)
            }
            isDraggingImmediately = true
        }
        continueDrag(to: location)
    }

    /// Handles the end or cancellation of a touch.
    ///
    /// - Returns: Whether the touch has dragged.
    @discardableResult
    func touchDidEnd(isCancelled: Bool = false) -> Bool {
        let kind = pendingDrag?.kind
        pendingDrag = nil
        guard isDraggingImmediately else { return false }
        if case .units = kind { endDrag(showsMenu: !isCancelled) } else { endDrag(showsMenu: false) }
        return true
    }

    /// Starts selecting by words or paragraphs with a touch that follows taps, at a point of the window.
    func beginUnitSelection(at location: CGPoint, taps: Int) {
        guard input.becomeFirstResponder() else { return }
        isTouchSelection = true
        let anchor = input.unit(at: input.offset(at: input.convert(location, from: nil)), taps: taps)
        beginDrag(at: location, of: nil) { [unowned input] point in
            input.select(input.selection(from: anchor, to: input.offset(at: point), taps: taps))
        }
    }

    // MARK: Dragging

    private struct Drag {
        /// The current location of the touch, in the window.
        var location: CGPoint
        /// The offset from the touch to the dragged item.
        let distance: CGVector
        let move: (CGPoint) -> Void
    }

    private var drag: Drag?
    private var scroller: EdgeScroller?

    /// Starts a drag.
    ///
    /// - Parameters:
    ///   - location: The location of the touch, in the window.
    ///   - line: The caret rectangle of the dragged item in the view's coordinates, or `nil` to drag the
    ///     point under the touch.
    ///   - move: A closure that is called with each new location, in the view's coordinates.
    func beginDrag(at location: CGPoint, of line: CGRect?, _ move: @escaping (CGPoint) -> Void) {
        let point = input.convert(location, from: nil)
        isDraggingImmediately = false
        scroller?.stop()
        drag = Drag(
            location: location,
            distance: line.map { CGVector(dx: $0.midX - point.x, dy: $0.midY - point.y) } ?? .zero, move: move)
        editMenu.dismissMenu()
        guard let scrollView = input.lineScrollView else { return }
        scroller = EdgeScroller(scrollView) { [weak self] in
            self?.drag?.location
        } didScroll: { [weak self] in
            self?.updateDrag()
        }
    }

    /// Continues the drag at a new location in the window.
    func continueDrag(to location: CGPoint) {
        drag?.location = location
        updateDrag()
        scroller?.update()
    }

    private func updateDrag() {
        guard let drag, let window = input.window else { return }
        let touchPoint = input.convert(drag.location, from: nil)
        let point = CGPoint(x: touchPoint.x + drag.distance.dx, y: touchPoint.y + drag.distance.dy)
        drag.move(point)
        input.layoutIfNeeded()
        let head = input.editor.selection.head
        var line = input.caretRect(at: head)
        if !input.editor.selection.isEmpty, let ends = input.selectionEnds {
            line = head == input.editor.selection.range.lowerBound ? ends.start : ends.end
        }
        let clip = input.visibleTextRect
        let focus = CGPoint(x: min(max(point.x, clip.minX), clip.maxX), y: line.midY)
        loupe.show(at: input.convert(focus, to: nil), lineHeight: line.height, in: window)
    }

    /// Ends the drag.
    func endDrag(showsMenu: Bool) {
        guard drag != nil else { return }
        drag = nil
        isDraggingImmediately = false
        scroller?.stop()
        scroller = nil
        loupe.hide()
        input.setNeedsLayout()
        if showsMenu { presentMenu() }
    }

    // MARK: The edit menu

    /// Shows the edit menu for the selection or the caret.
    func presentMenu() {
        guard input.window != nil else { return }
        input.layoutIfNeeded()
        let target = input.editMenuTarget
        editMenu.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.midY)))
    }

    /// Shows the edit menu, or hides it if it is visible.
    func toggleMenu() {
        if editMenu.isPresented { editMenu.dismissMenu() } else { presentMenu() }
    }
}

extension TextTouchControls: UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        input.editMenu(for: NSRange(input.editor.selection.range), suggestedActions: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { input.editMenuTarget }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { input.willPresentEditMenu(animator: animator) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { input.willDismissEditMenu(animator: animator) }
}
