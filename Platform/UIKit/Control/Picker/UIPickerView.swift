/// Wheels side by side, from each of which people choose a row: by turning it, or by a tap on a row.
///
/// Rows have views only while they are seen, so there may be millions of them.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let mark = UIView()
    private var needsReload = true

    /// Makes a picker without rows; one without a size is 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = PickerLook.size }
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        mark.backgroundColor = .tertiarySystemFill
        mark.layer.cornerRadius = PickerLook.cornerRadius
        mark.isUserInteractionEnabled = false
        addSubview(mark)
        focusGroupIdentifier = "picker \(ObjectIdentifier(self).hashValue)"
    }

    // MARK: Data

    /// Says how many columns and rows there are. It is not kept alive.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { dataDidChange() } }

    /// Says what rows show, and hears what people choose. It is not kept alive.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { dataDidChange() } }

    private func dataDidChange() {
        needsReload = true
        setNeedsLayout()
    }

    /// Whether the chosen rows are marked.
    open var showsSelectionIndicator: Bool {
        get { !mark.isHidden }
        set { mark.isHidden = !newValue }
    }

    /// How many columns there are.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// How many rows a column has.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component).rowCount }

    /// How large the rows of a column are, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let height = wheel(component).rowHeight
        return CGSize(width: columns[component].width, height: height)
    }

    /// What a row shows; nil where it is not seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        let wheel = wheel(component)
        layoutIfNeeded()
        wheel.layoutIfNeeded()
        return wheel.content(ofRow: row)
    }

    /// Asks the data source for everything anew. Rows that are chosen stay so, if they are still there.
    open func reloadAllComponents() {
        needsReload = false
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(wheels.count, of: self)
            wheels.append(wheel)
            addSubview(wheel)
        }
        placeWheels()
        for component in wheels.indices { reload(component) }
        setNeedsLayout()
    }

    /// Asks the data source for a column's rows anew. The chosen row stays so, if it is still there.
    open func reloadComponent(_ component: Int) {
        guard !needsReload else { return reloadAllComponents() }
        _ = wheel(component)
        placeWheels()
        reload(component)
    }

    private func loadIfNeeded() {
        if needsReload, dataSource != nil { reloadAllComponents() }
    }

    private func reload(_ component: Int) {
        let height = delegate.flatMap {
            NotImplemented.answer($0.pickerView(self, rowHeightForComponent: component))
        }
        wheels[component].reload(
            rowCount: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0),
            rowHeight: height ?? PickerLook.rowHeight)
    }

    private func wheel(_ component: Int) -> PickerWheel {
        loadIfNeeded()
        precondition(
            wheels.indices.contains(component),
            "Component \(component) of a picker with \(wheels.count) components: its dataSource says how many there are"
        )
        return wheels[component]
    }

    // MARK: Selection

    /// Turns a column to a row, the first or last if there is no such row. The delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        let wheel = wheel(component)
        layoutIfNeeded()
        wheel.select(min(max(row, 0), wheel.rowCount - 1), animated: animated)
    }

    /// The chosen row of a column; -1 where it has none. While people turn a wheel it is the row that was chosen before.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).selected }

    final func peopleSelected(_ row: Int, component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Rows

    final func fill(_ view: PickerRow, row: Int, component: Int) {
        guard let delegate else { return view.show(NSAttributedString(string: "")) }
        let custom = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view.custom)
        if custom !== NotImplemented.view { return view.show(custom) }
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            let text = NSMutableAttributedString(string: title.string, attributes: Self.titleAttributes)
            title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { attributes, range, _ in
                text.addAttributes(attributes, range: range)
            }
            return view.show(text)
        }
        let title = delegate.pickerView(self, titleForRow: row, forComponent: component) ?? ""
        view.show(NSAttributedString(string: title, attributes: Self.titleAttributes))
    }

    static var titleAttributes: [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: PickerLook.fontSize), .foregroundColor: UIColor.label]
    }

    /// What the rows of a column show that are seen.
    final func visibleContents(inComponent component: Int) -> [(row: Int, view: UIView)] {
        wheel(component).visibleContents
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { PickerLook.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerLook.size }

    /// The columns from the first on; right to left the first is at the right.
    private var columns: [CGRect] {
        let room = bounds.narrowed(dx: PickerLook.inset, dy: 0)
        let given = wheels.indices.map { component in
            delegate.flatMap { NotImplemented.answer($0.pickerView(self, widthForComponent: component)) }
        }
        let spacing = PickerLook.spacing * CGFloat(max(0, wheels.count - 1))
        let free = room.width - spacing - given.reduce(0) { $0 + ($1 ?? 0) }
        let share = max(0, free) / CGFloat(max(1, given.count { $0 == nil }))
        // What has no room gets narrower.
        let wanted = given.reduce(0) { $0 + ($1 ?? share) }
        let shrinking = wanted > 0 ? min(1, max(0, room.width - spacing) / wanted) : 1
        let widths = given.map { ($0 ?? share) * shrinking }
        let total = widths.reduce(spacing, +)
        var x = room.midX - total / 2
        return widths.map { width in
            defer { x += width + PickerLook.spacing }
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
    }

    /// Where the columns are, in points of the picker.
    final var columnFrames: [CGRect] {
        loadIfNeeded()
        return columns
    }

    private func placeWheels() {
        for (wheel, frame) in zip(wheels, columns) { wheel.frame = frame }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        placeWheels()
        let height = wheels.map(\.rowHeight).max() ?? PickerLook.rowHeight
        let middle = wheels.first?.middle ?? bounds.midY
        mark.frame = CGRect(
            x: PickerLook.inset, y: middle - height / 2, width: max(0, bounds.width - 2 * PickerLook.inset),
            height: height)
    }
}
