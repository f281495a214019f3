import Foundation

/// What a text shows for fingers: the handles of the selection, the loupe, and the edit menu.
@MainActor
final class TextTouchControls: NSObject {
    unowned let input: any TextEditing
    private let handles = [SelectionHandleView(), SelectionHandleView()]
    private let loupe = TextLoupeView()
    private(set) lazy var editMenu: UIEditMenuInteraction = {
        let interaction = UIEditMenuInteraction(delegate: self)
        interaction.leavesTouchesInView = true
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

    /// Whether a finger was the last to select, and so handles show.
    var isByTouch = false {
        didSet { if isByTouch != oldValue { input.setNeedsLayout() } }
    }

    /// The keyboard or a mouse does something: fingers have no say any more.
    func yield() {
        isByTouch = false
        editMenu.dismissMenu()
    }

    /// Editing has ended.
    func end() {
        letGo(showsMenu: false)
        yield()
    }

    // MARK: Handles

    /// Puts the handles to the ends of the selection. The text calls it as it is laid out.
    func placeHandles() {
        let shows = isByTouch && input.isFirstResponder && !input.editor.selection.isEmpty
        guard shows, let ends = input.selectionEnds else {
            for handle in handles { handle.isHidden = true }
            return
        }
        // The one that is dragged is at the end that goes with the finger, whichever that is now.
        let selection = input.editor.selection
        let dragged = handles.firstIndex { $0.isDragged }
        let first = dragged.map { (selection.head < selection.anchor) == ($0 == 0) ? 0 : 1 } ?? 0
        show(handles[first], .start, at: ends.start)
        show(handles[1 - first], .end, at: ends.end)
    }

    private func show(_ handle: SelectionHandleView, _ edge: SelectionHandleView.Edge, at line: CGRect) {
        let clip = input.textClip
        // What is scrolled out of a field has no handle, unless the finger is on it.
        if handle.isDragged || line.midX >= clip.minX - 1 && line.midX <= clip.maxX + 1 {
            handle.show(edge, at: line)
        } else {
            handle.isHidden = true
        }
    }

    /// The handle that a finger at a point of the text takes hold of.
    func handle(at point: CGPoint) -> SelectionHandleView? {
        func distance(_ handle: SelectionHandleView) -> CGFloat {
            CGPoint(x: handle.frame.midX, y: handle.frame.midY).distance(to: point)
        }
        return handles.filter { !$0.isHidden && $0.reachable.contains(point) }
            .min { distance($0) < distance($1) }
    }

    /// A finger that went down at a point of the window takes an end of the selection along.
    func takeHold(of handle: SelectionHandleView, at location: CGPoint) {
        guard let ends = input.selectionEnds else { return }
        let isStart = handle.edge == .start
        let range = input.editor.selection.range
        let anchor = isStart ? range.upperBound : range.lowerBound
        input.select(TextSelection(anchor: anchor, head: isStart ? range.lowerBound : range.upperBound))
        takeHold(at: location, of: isStart ? ends.start : ends.end) { [unowned input] point in
            var head = input.offset(at: point)
            // One character at least stays selected.
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

    // MARK: What a finger takes along at once

    /// What a finger is on that went down.
    private enum Grip {
        case caret
        /// The words that so many taps select, or the paragraphs.
        case units(taps: Int)
    }

    /// That, and where it went down in the window.
    private var grip: (kind: Grip, start: CGPoint)?
    private var isDraggingGrip = false
    /// How far around the caret a finger takes hold of it, in points.
    private static let caretReach = CGSize(width: 14, height: 6)
    /// How far in points the finger goes before it drags.
    private static let slack: CGFloat = 3

    /// Whether a finger at a point of the text is on the caret.
    func isCaret(at point: CGPoint) -> Bool {
        guard input.showsCaret, input.editor.selection.isEmpty else { return false }
        return input.caretRect(at: input.editor.selection.head)
            .insetBy(dx: -Self.caretReach.width, dy: -Self.caretReach.height).contains(point)
    }

    /// Whether a finger is on something that it would take along, and so scrolls nothing.
    var isGripped: Bool { grip != nil }

    /// A finger went down in the text.
    func touchDidBegin(_ touch: UITouch) {
        let kind: Grip? =
            if touch.tapCount > 1 { .units(taps: touch.tapCount) } else if isCaret(at: touch.location(in: input)) {
                .caret
            } else { nil }
        grip = kind.map { ($0, touch.location(in: nil)) }
    }

    /// It has moved: with what it is on.
    func touchDidMove(_ touch: UITouch) {
        guard let grip else { return }
        let location = touch.location(in: nil)
        if !isDraggingGrip {
            guard location.distance(to: grip.start) > Self.slack else { return }
            switch grip.kind {
            case .caret:
                takeHold(at: grip.start, of: input.caretRect(at: input.editor.selection.head)) {
                    [unowned input] point in input.select(TextSelection(input.offset(at: point)))
                }
            case .units(let taps): takeHoldOfUnits(at: grip.start, taps: taps)
            }
            isDraggingGrip = true
        }
        fingerMoved(to: location)
    }

    /// It was lifted, or taken away.
    ///
    /// - Returns: whether it has dragged something.
    @discardableResult
    func touchDidEnd(isCancelled: Bool = false) -> Bool {
        let kind = grip?.kind
        grip = nil
        guard isDraggingGrip else { return false }
        if case .units = kind { letGo(showsMenu: !isCancelled) } else { letGo(showsMenu: false) }
        return true
    }

    /// A finger that tapped before and went down at a point of the window selects word by word, or paragraph by paragraph.
    func takeHoldOfUnits(at location: CGPoint, taps: Int) {
        guard input.becomeFirstResponder() else { return }
        isByTouch = true
        let anchor = input.unit(at: input.offset(at: input.convert(location, from: nil)), taps: taps)
        takeHold(at: location, of: nil) { [unowned input] point in
            input.select(input.selection(from: anchor, to: input.offset(at: point), taps: taps))
        }
    }

    // MARK: Dragging

    private struct Held {
        /// Where the finger is, in the window.
        var location: CGPoint
        /// From the finger to what it drags.
        let distance: CGVector
        let move: (CGPoint) -> Void
    }

    private var held: Held?
    private var scroller: EdgeScroller?

    /// Takes something along with a finger, until it is let go.
    ///
    /// - Parameters:
    ///   - location: where the finger is, in the window.
    ///   - line: what it drags, in the text's coordinates; nil: what is under it.
    ///   - move: what is done for each place in the text's coordinates.
    func takeHold(at location: CGPoint, of line: CGRect?, _ move: @escaping (CGPoint) -> Void) {
        let point = input.convert(location, from: nil)
        isDraggingGrip = false
        scroller?.stop()
        held = Held(
            location: location,
            distance: line.map { CGVector(dx: $0.midX - point.x, dy: $0.midY - point.y) } ?? .zero, move: move)
        editMenu.dismissMenu()
        guard let scrollView = input.scrollViewOfLines else { return }
        scroller = EdgeScroller(scrollView) { [weak self] in
            self?.held?.location
        } didScroll: { [weak self] in
            self?.follow()
        }
    }

    /// The finger is elsewhere in the window now.
    func fingerMoved(to location: CGPoint) {
        held?.location = location
        follow()
        scroller?.update()
    }

    private func follow() {
        guard let held, let window = input.window else { return }
        let finger = input.convert(held.location, from: nil)
        let point = CGPoint(x: finger.x + held.distance.dx, y: finger.y + held.distance.dy)
        held.move(point)
        input.layoutIfNeeded()
        let head = input.editor.selection.head
        var line = input.caretRect(at: head)
        if !input.editor.selection.isEmpty, let ends = input.selectionEnds {
            line = head == input.editor.selection.range.lowerBound ? ends.start : ends.end
        }
        let clip = input.textClip
        let focus = CGPoint(x: min(max(point.x, clip.minX), clip.maxX), y: line.midY)
        loupe.show(at: input.convert(focus, to: nil), lineHeight: line.height, in: window)
    }

    /// The finger is gone.
    func letGo(showsMenu: Bool) {
        guard held != nil else { return }
        held = nil
        isDraggingGrip = false
        scroller?.stop()
        scroller = nil
        loupe.hide()
        input.setNeedsLayout()
        if showsMenu { presentMenu() }
    }

    // MARK: The edit menu

    /// Shows the menu for what is selected, or for the caret.
    func presentMenu() {
        guard input.window != nil else { return }
        input.layoutIfNeeded()
        let target = input.editMenuTarget
        editMenu.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.midY)))
    }

    /// Shows the menu, or puts it away.
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
