/// A column of a picker: a wheel that people turn. Only the rows that are seen have views.
@MainActor
final class PickerWheel: UIView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    private let component: Int
    private let scroll = UIScrollView()
    private var rows: [Int: PickerRow] = [:]
    private var pool: [PickerRow] = []
    private(set) var rowCount = 0
    private(set) var rowHeight = PickerLook.rowHeight
    /// The chosen row; -1 where there are none. While the wheel turns it is the one that was chosen before.
    private(set) var selected = -1
    /// Whether a turn begins right now. One that gives way to it has not come to rest, whichever row is just passing.
    private var beginsTurn = false

    init(_ component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.alwaysBounceVertical = true
        scroll.scrollsToTop = false
        scroll.allowsKeyboardScrolling = false
        scroll.transfersVerticalScrollingToParent = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        scroll.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0) })
        addSubview(scroll)
    }

    required init?(coder: NSCoder) { preconditionFailure("A wheel is made by its picker alone") }

    // MARK: Rows

    /// Takes over how many rows there are, and how high they are; the chosen row stays, if it can.
    func reload(rowCount: Int, rowHeight: CGFloat) {
        self.rowCount = rowCount
        self.rowHeight = max(1, rowHeight)
        scroll.restStep = self.rowHeight
        for row in rows.keys { putAway(row) }
        let row = min(max(selected, 0), rowCount - 1)
        measure()
        select(row, animated: false)
        setNeedsLayout()
    }

    /// What a row that is seen shows.
    func content(ofRow row: Int) -> UIView? { rows[row]?.content }

    /// What is seen, by row.
    var visibleContents: [(row: Int, view: UIView)] {
        rows.compactMap { row, view in view.content.map { (row, $0) } }
    }

    func select(_ row: Int, animated: Bool) {
        selected = row
        turn(to: max(row, 0), animated: animated)
    }

    /// Where the rows above the first one would be, in whole points, so that the middle is the same on every screen.
    private var inset: CGFloat { ((bounds.height - rowHeight) / 2).rounded(.down) }

    /// Where the middle of the chosen row is seen.
    var middle: CGFloat { inset + rowHeight / 2 }

    private var drum: PickerDrum { PickerDrum(height: bounds.height, rowHeight: rowHeight) }

    private func offset(ofRow row: Int) -> CGFloat { CGFloat(row) * rowHeight - inset }

    private func row(atOffset y: CGFloat) -> Int {
        min(max(Int(((y + inset) / rowHeight).rounded()), 0), max(0, rowCount - 1))
    }

    private func turn(to row: Int, animated: Bool) {
        guard bounds.height > 0 else { return }
        beginsTurn = true
        defer { beginsTurn = false }
        scroll.setContentOffset(CGPoint(x: 0, y: offset(ofRow: row)), animated: animated)
    }

    // MARK: Layout

    private func measure() {
        scroll.frame = bounds
        scroll.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: bounds.height - inset - rowHeight, right: 0)
        scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if scroll.frame != bounds {
            measure()
            turn(to: max(selected, 0), animated: false)
        }
        placeRows()
    }

    private func placeRows() {
        guard rowCount > 0, bounds.height > 0, let picker else { return }
        let drum = drum
        let position = (scroll.contentOffset.y + inset) / rowHeight
        let first = max(0, Int((position - drum.reach).rounded(.up)))
        let last = min(rowCount - 1, Int((position + drum.reach).rounded(.down)))
        for row in rows.keys where row < first || row > last { putAway(row) }
        guard first <= last else { return }
        let middle = scroll.contentOffset.y + middle
        for row in first...last {
            let view = rows[row] ?? bring(row, of: picker)
            let place = drum.place(at: CGFloat(row) - position)
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: middle + place.offset)
            view.transform = CGAffineTransform(scaleX: place.scale.width, y: place.scale.height)
            view.alpha = place.opacity
        }
    }

    private func bring(_ row: Int, of picker: UIPickerView) -> PickerRow {
        let view = pool.popLast() ?? PickerRow()
        rows[row] = view
        picker.fill(view, row: row, component: component)
        UIView.performWithoutAnimation {
            view.isHidden = false
            if view.superview == nil { scroll.addSubview(view) }
        }
        return view
    }

    private func putAway(_ row: Int) {
        guard let view = rows.removeValue(forKey: row) else { return }
        view.isHidden = true
        pool.append(view)
    }

    // MARK: Turning

    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { comeToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { comeToRest() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { comeToRest() }

    /// A wheel that a finger or another turn has stopped between two rows is not at rest.
    private func comeToRest() {
        guard !beginsTurn else { return }
        let row = row(atOffset: scroll.contentOffset.y)
        guard abs(scroll.contentOffset.y - offset(ofRow: row)) < 1, row != selected, row < rowCount else { return }
        selected = row
        picker?.peopleSelected(row, component: component)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let way = drum.distance(at: tap.location(in: self).y - middle)
        turnByPeople(by: Int(way.rounded()))
    }

    /// Turns the wheel by some rows, from where it is about to rest.
    private func turnByPeople(by rows: Int) {
        guard rowCount > 0 else { return }
        let current = row(atOffset: scroll.motion?.rest.y ?? scroll.contentOffset.y)
        let target = min(max(current + rows, 0), rowCount - 1)
        guard target != current else { return }
        turn(to: target, animated: true)
        // Where nothing is animated, nothing ends.
        if scroll.motion == nil { comeToRest() }
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { rowCount > 0 }

    override var focusEffect: UIFocusEffect? {
        get {
            let effect = UIFocusHaloEffect(
                roundedRect: CGRect(x: 0, y: middle - rowHeight / 2, width: bounds.width, height: rowHeight),
                cornerRadius: PickerLook.cornerRadius, curve: .continuous)
            effect.position = .inside
            return effect
        }
        set { super.focusEffect = newValue }
    }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.isEmpty else { return false }
        let page = max(1, Int(drum.reach) - 1)
        switch key.keyCode {
        case .keyboardUpArrow: turnByPeople(by: -1)
        case .keyboardDownArrow: turnByPeople(by: 1)
        case .keyboardPageUp: turnByPeople(by: -page)
        case .keyboardPageDown: turnByPeople(by: page)
        case .keyboardHome: turnByPeople(by: -rowCount)
        case .keyboardEnd: turnByPeople(by: rowCount)
        default: return false
        }
        return true
    }
}
