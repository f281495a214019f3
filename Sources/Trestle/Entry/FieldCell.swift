import UIKit

/// The cell of a field: a title, and beside it, or below it where letters are large, what changes the value.
open class FieldCell: UITableViewCell {
    /// What stands at the beginning of the row.
    public let titleLabel = UILabel()
    let stack = UIStackView()
    private var storedToolbar: FieldToolbar?
    /// The least width of a title beside something to type into, in points: short titles let their fields begin at one line.
    private static let titleWidth: CGFloat = 104
    private static let spacing: CGFloat = 12
    /// Above and below what the row shows, in points.
    private static let margin: CGFloat = 11
    private lazy var leastTitleWidth = titleLabel.widthAnchor.constraint(
        greaterThanOrEqualToConstant: UIFontMetrics.default.scaledValue(for: Self.titleWidth))

    /// An empty cell.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        titleLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        stack.spacing = Self.spacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(titleLabel)
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.margin)
        // A row whose height is being animated is lower than this for a moment.
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin), bottom,
        ])
        arrange()
    }

    /// Cells of this kind are made in code.
    @available(*, unavailable, message: "Made by a table from a row.")
    public required init?(coder: NSCoder) {
        preconditionFailure("A \(Self.self) is made by a table from a row.")
    }

    /// Whether what changes the value begins at one line in all rows.
    var alignsFields = false {
        didSet { arrange() }
    }

    /// How title and control stand beside each other.
    var alignmentInRow = UIStackView.Alignment.center {
        didSet { arrange() }
    }

    /// How title and control stand below each other, where letters are large.
    var alignmentInColumn = UIStackView.Alignment.fill {
        didSet { arrange() }
    }

    /// What of the cell is edited by typing; nil for a cell that is not typed into.
    var typedInto: UIResponder? { nil }

    /// Shows a title, or none.
    func show(title: String?, isFaulty: Bool = false, isEnabled: Bool = true) {
        titleLabel.text = title
        titleLabel.isHidden = title == nil
        titleLabel.textColor = isFaulty ? .systemRed : isEnabled ? .label : .secondaryLabel
        arrange()
    }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        stack.axis = isLarge ? .vertical : .horizontal
        stack.alignment = isLarge ? alignmentInColumn : alignmentInRow
        leastTitleWidth.isActive = alignsFields && !isLarge && !titleLabel.isHidden
    }

    /// Follows the size of letters.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    /// The bar above a keyboard that has no return key, which leads from `field` to the others.
    func toolbar(for field: @escaping @MainActor () -> AnyHashable?) -> UIView {
        let toolbar = storedToolbar ?? FieldToolbar()
        storedToolbar = toolbar
        toolbar.onStep = { [weak self] forwards in
            if let id = field() { self?.adapter?.editField(after: id, forwards: forwards) }
        }
        toolbar.onDone = { [weak self] in self?.typedInto?.resignFirstResponder() }
        return toolbar.view
    }

    /// Editing is about to begin: the bar shows which way there are fields.
    func updateToolbar(for id: AnyHashable?) {
        guard let storedToolbar, let adapter, let id else { return }
        storedToolbar.update(
            hasPrevious: adapter.hasField(after: id, forwards: false), hasNext: adapter.hasField(after: id))
    }

    /// The table that the cell is in.
    var enclosingTable: UITableView? {
        var view: UIView? = superview
        while let current = view {
            if let table = current as? UITableView { return table }
            view = current.superview
        }
        return nil
    }

    var adapter: TableAdapter? { enclosingTable?.dataSource as? TableAdapter }
}
