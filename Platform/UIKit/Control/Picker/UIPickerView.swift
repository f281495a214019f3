/// A view with one or more wheels, from each of which the user selects a row by turning it or by tapping a
/// row.
///
/// Only visible rows have views, so that a wheel can have millions of rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let selectionIndicator = UIView()
    private var needsReload = true

    /// Creates a picker without rows. An empty size is replaced by 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = PickerMetrics.size }
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        selectionIndicator.backgroundColor = .tertiarySystemFill
        selectionIndicator.layer.cornerRadius = PickerMetrics.cornerRadius
        selectionIndicator.isUserInteractionEnabled = false
        addSubview(selectionIndicator)
        focusGroupIdentifier = "picker \(ObjectIdentifier(self).hashValue)"
    }

    // MARK: Data

    /// The object that provides the numbers of columns and rows. The picker does not retain it.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }

    /// The object that provides the contents of rows and handles selections. The picker does not retain it.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// Whether the selected rows are marked.
    open var showsSelectionIndicator: Bool {
        get { !selectionIndicator.isHidden }
        set { selectionIndicator.isHidden = !newValue }
    }

    /// The number of columns.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// Returns the number of rows in a column.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component).rowCount }

    /// Returns the size of the rows in a column, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let height = wheel(component).rowHeight
        return CGSize(width: columns[component].width, height: height)
    }

    /// Returns the content of a row, or `nil` if the row is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        let wheel = wheel(component)
        layoutIfNeeded()
        wheel.layoutIfNeeded()
        return wheel.content(ofRow: row)
    }

    /// Reloads all columns from the data source. Keeps the selected rows that still exist.
    open func reloadAllComponents() {
        needsReload = false
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(wheels.count, of: self)
            wheels.append(wheel)
            addSubview(wheel)
        }
        layoutWheels()
        for component in wheels.indices { reload(component) }
        setNeedsLayout()
    }

    /// Reloads a column from the data source. Keeps the selected row if it still exists.
    open func reloadComponent(_ component: Int) {
        guard !needsReload else { return reloadAllComponents() }
        _ = wheel(component)
        layoutWheels()
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
            rowHeight: height ?? PickerMetrics.rowHeight)
    }

    private func wheel(_ component: Int) -> PickerWheel {
        loadIfNeeded()
        precondition(
            wheels.indices.contains(component),
            "UIPickerView has no component \(component) because its dataSource returned \(wheels.count) from "
                + "numberOfComponents(in:). Pass an index below that number."
        )
        return wheels[component]
    }

    // MARK: Selection

    /// Turns a column to a row, clamped to the existing rows. Does not call the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        let wheel = wheel(component)
        layoutIfNeeded()
        wheel.select(min(max(row, 0), wheel.rowCount - 1), animated: animated)
    }

    /// Returns the selected row of a column, or -1 if the column has no rows. While a wheel turns, this is
    /// the previously selected row.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).selected }

    final func userDidSelect(_ row: Int, component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Rows

    final func fill(_ view: PickerRow, row: Int, component: Int) {
        guard let delegate else { return view.show(NSAttributedString(string: "")) }
        let customView = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view.customView)
        if customView !== NotImplemented.view { return view.show(customView) }
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
        [.font: UIFont.systemFont(ofSize: PickerMetrics.fontSize), .foregroundColor: UIColor.label]
    }

    /// Returns the contents of the visible rows of a column.
    final func visibleContents(inComponent component: Int) -> [(row: Int, view: UIView)] {
        wheel(component).visibleContents
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { PickerMetrics.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

    /// The frames of the columns, in order. In right-to-left layouts the first column is at the right.
    private var columns: [CGRect] {
        let contentRect = bounds.clampedInset(dx: PickerMetrics.inset, dy: 0)
        let customWidths = wheels.indices.map { component in
            delegate.flatMap { NotImplemented.answer($0.pickerView(self, widthForComponent: component)) }
        }
        let spacing = PickerMetrics.spacing * CGFloat(max(0, wheels.count - 1))
        let remainingWidth = contentRect.width - spacing - customWidths.reduce(0) { $0 + ($1 ?? 0) }
        let defaultWidth = max(0, remainingWidth) / CGFloat(max(1, customWidths.count { $0 == nil }))
        // Columns that do not fit are narrowed proportionally.
        let desiredWidth = customWidths.reduce(0) { $0 + ($1 ?? defaultWidth) }
        let scale = desiredWidth > 0 ? min(1, max(0, contentRect.width - spacing) / desiredWidth) : 1
        let widths = customWidths.map { ($0 ?? defaultWidth) * scale }
        let total = widths.reduce(spacing, +)
        var x = contentRect.midX - total / 2
        return widths.map { width in
            defer { x += width + PickerMetrics.spacing }
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
    }

    /// The frames of the columns, in the picker's coordinates.
    final var columnFrames: [CGRect] {
        loadIfNeeded()
        return columns
    }

    private func layoutWheels() {
        for (wheel, frame) in zip(wheels, columns) { wheel.frame = frame }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        layoutWheels()
        let height = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
        let centerY = wheels.first?.centerY ?? bounds.midY
        selectionIndicator.frame = CGRect(
            x: PickerMetrics.inset, y: centerY - height / 2, width: max(0, bounds.width - 2 * PickerMetrics.inset),
            height: height)
    }
}
