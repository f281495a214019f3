import UIKit

/// The cell of a field: a title with a control beside it, or below it at accessibility text sizes.
class FieldCell: UITableViewCell {
    /// The label at the leading edge.
    let titleLabel = UILabel()
    let stack = UIStackView()
    /// The access to the fields before and after the one that the cell shows.
    var fieldNavigation: FieldNavigation?
    /// The minimum title width, in points, so that the text fields of adjacent rows align.
    private static let titleWidth: CGFloat = 104
    private static let spacing: CGFloat = 12
    /// The space above and below the contents, in points.
    private static let margin: CGFloat = 11
    private lazy var minimumTitleWidth = titleLabel.widthAnchor.constraint(
        greaterThanOrEqualToConstant: UIFontMetrics.default.scaledValue(for: Self.titleWidth))

    /// Creates an empty cell.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
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
        // A row is temporarily lower than its contents while its height is animated.
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin), bottom,
        ])
        arrange()
    }

    /// FieldCell does not support storyboards and nibs.
    @available(*, unavailable, message: "Field cells are created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:). Create it with init(style:reuseIdentifier:).")
    }

    /// Whether the controls of adjacent rows are aligned at their leading edges.
    var alignsFields = false {
        didSet { arrange() }
    }

    /// The alignment of title and control beside each other.
    var alignmentInRow = UIStackView.Alignment.center {
        didSet { arrange() }
    }

    /// The alignment of title and control below each other, at accessibility text sizes.
    var alignmentInColumn = UIStackView.Alignment.fill {
        didSet { arrange() }
    }

    /// The view that receives text input, or `nil` if the cell has none.
    var inputResponder: UIResponder? { nil }

    /// Shows a title, or hides the label if it is `nil`.
    func show(title: String?, isInvalid: Bool = false, isEnabled: Bool = true) {
        titleLabel.text = title
        titleLabel.isHidden = title == nil
        titleLabel.textColor = isInvalid ? .systemRed : isEnabled ? .label : .secondaryLabel
        arrange()
    }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        stack.axis = isLarge ? .vertical : .horizontal
        stack.alignment = isLarge ? alignmentInColumn : alignmentInRow
        minimumTitleWidth.isActive = alignsFields && !isLarge && !titleLabel.isHidden
    }

    /// Updates the layout for the new text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    /// The toolbar above a keyboard without a Return key.
    private(set) lazy var toolbar = FieldToolbar(for: self)
}

extension FieldCell: FieldInputCell {}
