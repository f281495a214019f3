/// A row of segments, one of which is selected by a tap or by dragging the selection indicator.
///
/// If `isMomentary` is `true`, the segments are buttons that do not remain selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// A segment by its position in the row.
    public enum Segment: Int, Sendable {
        case any = 0
        /// The leftmost segment.
        case left = 1
        /// A segment between two others.
        case center = 2
        /// The rightmost segment.
        case right = 3
        /// The only segment.
        case alone = 4
    }

    /// The index for no segment, -1.
    public class var noSegment: Int { -1 }

    final var segments: [SegmentView] = []
    final let selectionIndicator = SegmentSelectionIndicator()
    final var dividers: [UIView] = []
    final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// The state of the current touch.
    final var touchedSegment: SegmentTouch?
    private var selectedIndex = -1

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Creates a control with a segment for each item, which is a string, an image or an action, and resizes
    /// it to fit them.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        assemble()
        for item in items ?? [] { insert(SegmentContent(item: item), at: segments.count, animated: false) }
        frame.size = sizeThatFits(.zero)
    }

    /// Creates a control with a segment for each action. A segment shows the action's title or image, and
    /// calls the action when it is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        if !frame.isEmpty { self.frame = frame } else { self.frame.origin = frame.origin }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreSegments(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveSegments(into: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        layer.cornerRadius = SegmentMetrics.cornerRadius
        layer.cornerCurve = .continuous
        backgroundColor = .tertiarySystemFill
        selectionIndicator.isHidden = true
        addSubview(selectionIndicator)
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title at an index, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image at an index, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment, animated: animated)
    }

    /// Inserts a segment with an action at an index, or at the end. Removes a segment with the same action
    /// identifier.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let existing = segmentIndex(identifiedBy: action.identifier)
        if existing != Self.noSegment { removeSegment(at: existing, animated: false) }
        insert(SegmentContent(action: action), at: segment, animated: animated)
    }

    /// Removes the segment at an index, clamped to the existing segments.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        remove(at: min(max(segment, 0), segments.count - 1), animated: animated)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
        selectedSegmentIndex = Self.noSegment
    }

    /// Sets the title of a segment and removes its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { self[segment].content.displayedTitle }

    /// Sets the image of a segment and removes its title. An image without a rendering mode is shown in the
    /// title color.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment].content.displayedImage }

    /// Sets the action of a segment and removes its own title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.title = nil
            $0.image = nil
        }
    }

    /// Returns the action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self[segment].content.action }

    /// Returns the index of the segment with an action identifier, or `noSegment`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets the width of a segment in points, or 0 for automatic.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

    /// Returns the custom width of a segment in points, or 0.
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment].content.width }

    /// Sets the offset of a segment's content from its center, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }

    /// Returns the offset of a segment's content from its center, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment].content.offset }

    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Returns whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment].content.isEnabled }

    // MARK: Behavior

    /// The index of the selected segment, or `noSegment`. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "UISegmentedControl.selectedSegmentIndex was set to \(newValue), but the control has "
                    + "\(segments.count) segments. Set an index below numberOfSegments or "
                    + "UISegmentedControl.noSegment.")
            guard newValue != selectedIndex else { return }
            selectedIndex = newValue
            updateSegments()
            setNeedsLayout()
        }
    }

    /// Updates the index of the selected segment after an insertion or removal before it.
    final func shiftSelection(to index: Int) { selectedIndex = index }

    /// Whether segments do not remain selected after a tap.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    /// Whether the widths of segments without a custom width depend on their content. Otherwise they are
    /// equal.
    open var apportionsSegmentWidthsByContent = false {
        didSet { widthsDidChange() }
    }

    // MARK: Appearance

    /// The color of the selection indicator, or `nil` for white, or gray in dark mode.
    open var selectedSegmentTintColor: UIColor? {
        didSet { selectionIndicator.tint = selectedSegmentTintColor }
    }

    /// Sets the title attributes of a state. Attributes that a state lacks are those of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        updateSegments()
        widthsDidChange()
    }

    /// Returns the title attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    open override var isEnabled: Bool {
        didSet { updateSegments() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSegments()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touchBegan(touch) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchMoved(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { touchEnded(touch) }

    open override func cancelTracking(with event: UIEvent?) { endTouch() }

    override func focusPressBegan() -> Bool { false }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        modifiers.isEmpty && selectAdjacentSegment(for: key.keyCode)
    }
}
