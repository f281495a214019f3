/// A column of a picker: a wheel that the user turns. Only visible rows have views.
@MainActor
final class PickerWheel: UIView, UIScrollViewDelegate {
    private(set) weak var picker: UIPickerView?
    let component: Int
    private let scrollView = UIScrollView()
    private var rows: [Int: PickerRow] = [:]
    private var reusePool: [PickerRow] = []
    private(set) var rowCount = 0
    private(set) var rowHeight = PickerMetrics.rowHeight
    /// The selected row, or -1 if there are no rows. While the wheel turns, this is the previously selected
    /// row.
    private(set) var selected = -1
    /// Whether a turn is starting. An interrupted turn must not select the row that it is just passing.
    private var isStartingTurn = false

    init(_ component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.alwaysBounceVertical = true
        scrollView.scrollsToTop = false
        scrollView.allowsKeyboardScrolling = false
        scrollView.transfersVerticalScrollingToParent = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        scrollView.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0) })
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("PickerWheel.init(coder:) is not supported. Decode a UIPickerView instead.")
    }

    // MARK: Rows

    /// Sets the number and height of the rows, and keeps the selected row if it still exists.
    func reload(rowCount: Int, rowHeight: CGFloat) {
        self.rowCount = rowCount
        self.rowHeight = max(1, rowHeight)
        scrollView.restStep = self.rowHeight
        for row in rows.keys { recycle(row) }
        let row = min(max(selected, 0), rowCount - 1)
        updateContentSize()
        select(row, animated: false)
        setNeedsLayout()
    }

    /// Returns the content of a visible row.
    func content(ofRow row: Int) -> UIView? { rows[row]?.content }

    /// The contents of the visible rows.
    var visibleContents: [(row: Int, view: UIView)] {
        rows.compactMap { row, view in view.content.map { (row, $0) } }
    }

    func select(_ row: Int, animated: Bool) {
        selected = row
        turn(to: max(row, 0), animated: animated)
    }

    /// The inset above the first row, rounded to points so that the center is the same on every screen.
    private var inset: CGFloat { ((bounds.height - rowHeight) / 2).rounded(.down) }

    /// The vertical center of the selected row.
    var centerY: CGFloat { inset + rowHeight / 2 }

    private var drum: PickerDrum { PickerDrum(height: bounds.height, rowHeight: rowHeight) }

    private func offset(ofRow row: Int) -> CGFloat { CGFloat(row) * rowHeight - inset }

    private func row(atOffset y: CGFloat) -> Int {
        min(max(Int(((y + inset) / rowHeight).rounded()), 0), max(0, rowCount - 1))
    }

    private func turn(to row: Int, animated: Bool) {
        guard bounds.height > 0 else { return }
        isStartingTurn = true
        defer { isStartingTurn = false }
        scrollView.setContentOffset(CGPoint(x: 0, y: offset(ofRow: row)), animated: animated)
    }

    // MARK: Layout

    private func updateContentSize() {
        scrollView.frame = bounds
        scrollView.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: bounds.height - inset - rowHeight, right: 0)
        scrollView.contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if scrollView.frame != bounds {
            updateContentSize()
            turn(to: max(selected, 0), animated: false)
        }
        layoutRows()
    }

    private func layoutRows() {
        guard rowCount > 0, bounds.height > 0, let picker else { return }
        let drum = drum
        let position = (scrollView.contentOffset.y + inset) / rowHeight
        let first = max(0, Int((position - drum.visibleRowDistance).rounded(.up)))
        let last = min(rowCount - 1, Int((position + drum.visibleRowDistance).rounded(.down)))
        for row in rows.keys where row < first || row > last { recycle(row) }
        guard first <= last else { return }
        let centerY = scrollView.contentOffset.y + centerY
        for row in first...last {
            let view = rows[row] ?? loadRow(row, of: picker)
            let projection = drum.projection(at: CGFloat(row) - position)
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: centerY + projection.offset)
            view.transform = CGAffineTransform(scaleX: projection.scale.width, y: projection.scale.height)
            view.alpha = projection.opacity
        }
    }

    private func loadRow(_ row: Int, of picker: UIPickerView) -> PickerRow {
        let view = reusePool.popLast() ?? PickerRow()
        rows[row] = view
        picker.fill(view, row: row, component: component)
        UIView.performWithoutAnimation {
            view.isHidden = false
            if view.superview == nil { scrollView.addSubview(view) }
        }
        return view
    }

    private func recycle(_ row: Int) {
        guard let view = rows.removeValue(forKey: row) else { return }
        view.isHidden = true
        reusePool.append(view)
    }

    // MARK: Turning

    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { selectRestingRow() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { selectRestingRow() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { selectRestingRow() }

    /// Selects the row at the center, unless the wheel was stopped between two rows.
    private func selectRestingRow() {
        guard !isStartingTurn else { return }
        let row = row(atOffset: scrollView.contentOffset.y)
        guard abs(scrollView.contentOffset.y - offset(ofRow: row)) < 1, row != selected, row < rowCount else { return }
        selected = row
        picker?.userDidSelect(row, component: component)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let distance = drum.distance(at: tap.location(in: self).y - centerY)
        turnByUser(by: Int(distance.rounded()))
    }

    /// The text of the selected row, if it is visible.
    var selectedText: String? {
        guard let view = content(ofRow: selected) else { return nil }
        return view.accessibilityLabel ?? AccessibilityText.joined(AccessibilityNode.contents(of: view).map(\.label))
    }

    override func accessibilityIncrement() { turnByUser(by: 1) }

    override func accessibilityDecrement() { turnByUser(by: -1) }

    /// Turns the wheel by a number of rows from its resting position.
    private func turnByUser(by rows: Int) {
        guard rowCount > 0 else { return }
        let current = row(atOffset: scrollView.motion?.rest.y ?? scrollView.contentOffset.y)
        let target = min(max(current + rows, 0), rowCount - 1)
        guard target != current else { return }
        turn(to: target, animated: true)
        // Without animation no delegate method is called.
        if scrollView.motion == nil { selectRestingRow() }
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { rowCount > 0 }

    override var focusEffect: UIFocusEffect? {
        get {
            let effect = UIFocusHaloEffect(
                roundedRect: CGRect(x: 0, y: centerY - rowHeight / 2, width: bounds.width, height: rowHeight),
                cornerRadius: PickerMetrics.cornerRadius, curve: .continuous)
            effect.position = .inside
            return effect
        }
        set { super.focusEffect = newValue }
    }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.isEmpty else { return false }
        let page = max(1, Int(drum.visibleRowDistance) - 1)
        switch key.keyCode {
        case .keyboardUpArrow: turnByUser(by: -1)
        case .keyboardDownArrow: turnByUser(by: 1)
        case .keyboardPageUp: turnByUser(by: -page)
        case .keyboardPageDown: turnByUser(by: page)
        case .keyboardHome: turnByUser(by: -rowCount)
        case .keyboardEnd: turnByUser(by: rowCount)
        default: return false
        }
        return true
    }
}
