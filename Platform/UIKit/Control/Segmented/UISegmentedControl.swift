/// A row of segments of which one is chosen, by a tap or by dragging what marks it.
///
/// With `isMomentary` the segments are buttons: none stays chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// A segment by its place in the row.
    public enum Segment: Int, Sendable {
        case any = 0
        /// At the left end.
        case left = 1
        /// Between two others.
        case center = 2
        /// At the right end.
        case right = 3
        /// The only one.
        case alone = 4
    }

    /// The index of no segment: -1.
    public class var noSegment: Int { -1 }

    final var segments: [SegmentView] = []
    final let pill = SegmentPill()
    final var dividers: [UIView] = []
    final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// What a finger does to the control just now.
    final var touchedSegment: SegmentTouch?
    private var chosen = -1

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Makes a control with a segment for each of `items`, which are strings, images or actions, as large as these need.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        assemble()
        for item in items ?? [] { insert(SegmentContent(item: item), at: segments.count, animated: false) }
        frame.size = sizeThatFits(.zero)
    }

    /// Makes a control with a segment for each of `actions`, which shows its title or image, and runs it when it is chosen.
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
        layer.cornerRadius = SegmentLook.cornerRadius
        backgroundColor = .tertiarySystemFill
        pill.isHidden = true
        addSubview(pill)
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Puts a segment with a title before the one at `segment`, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment, animated: animated)
    }

    /// Puts a segment with a picture before the one at `segment`, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment, animated: animated)
    }

    /// Puts a segment that shows `action`'s title or image before the one at `segment`, or at the end. One that has an action of the
    /// same identifier goes.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let known = segmentIndex(identifiedBy: action.identifier)
        if known != Self.noSegment { removeSegment(at: known, animated: false) }
        insert(SegmentContent(action: action), at: segment, animated: animated)
    }

    /// Takes the segment at `segment` away, or the last.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        remove(at: min(max(segment, 0), segments.count - 1), animated: animated)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
        selectedSegmentIndex = Self.noSegment
    }

    /// Sets the title of a segment, in place of its picture.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The title of a segment; nil if it has none.
    open func titleForSegment(at segment: Int) -> String? { self[segment].content.shownTitle }

    /// Sets the picture of a segment, in place of its title. It is shown in the colour of titles unless it has a rendering mode.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// The picture of a segment; nil if it has none.
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment].content.shownImage }

    /// Sets what a segment shows and does.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.title = nil
            $0.image = nil
        }
    }

    /// What a segment does besides being chosen; nil if nothing.
    open func actionForSegment(at segment: Int) -> UIAction? { self[segment].content.action }

    /// The segment with the action of that name; `noSegment` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets the width of a segment in points; 0 lets the control decide.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

    /// The width that was set for a segment in points; 0 if none was.
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment].content.width }

    /// Moves what a segment shows away from its middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }

    /// How far what a segment shows is away from its middle, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment].content.offset }

    /// Sets whether a segment can be chosen by people.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Whether a segment can be chosen by people.
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment].content.isEnabled }

    // MARK: Behaviour

    /// The index of the chosen segment; `noSegment` if none is. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "selectedSegmentIndex \(newValue) of a segmented control with \(segments.count) segments: set "
                    + "UISegmentedControl.noSegment or an index below the count")
            guard newValue != chosen else { return }
            chosen = newValue
            updateLooks()
            setNeedsLayout()
        }
    }

    /// A segment came before the chosen one, or went: it is the same one still.
    final func shiftChosen(to index: Int) { chosen = index }

    /// Whether no segment stays chosen after a tap.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    /// Whether segments without a width of their own are as wide as what they show asks for, rather than all equal.
    open var apportionsSegmentWidthsByContent = false {
        didSet { widthsDidChange() }
    }

    // MARK: Look

    /// The colour of what marks the chosen segment; nil is white, or grey in dark mode.
    open var selectedSegmentTintColor: UIColor? {
        didSet { pill.tint = selectedSegmentTintColor }
    }

    /// Sets the attributes of titles in a state; those of the normal state count in the others too where these leave them open.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        updateLooks()
        widthsDidChange()
    }

    /// The attributes that were set for titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    open override var isEnabled: Bool {
        didSet { updateLooks() }
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
        modifiers.isEmpty && chooseBeside(key.keyCode)
    }
}
