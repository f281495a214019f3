import UIKit

/// Text of several lines to type into. The row grows with it.
///
/// ```swift
/// TextViewRow(draft[\.notes], placeholder: "Notes")
/// ```
public struct TextViewRow: FieldComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var takesText: Bool { isEnabled }
    let text: String
    let placeholder: String?
    let leastLines: Int
    let isEnabled: Bool
    private let binding: FieldBinding<String>

    /// Text of several lines.
    ///
    /// - Parameters:
    ///   - placeholder: What stands in place of the text while there is none.
    ///   - leastLines: For how many lines there is room before there are as many.
    ///   - help: What is said below the row while nothing is wrong.
    @MainActor
    public init(
        _ text: FieldBinding<String>, placeholder: String? = nil, leastLines: Int = 3, help: String? = nil,
        isEnabled: Bool = true
    ) {
        self.placeholder = placeholder
        self.leastLines = leastLines
        self.isEnabled = isEnabled
        binding = text
        fieldID = text.id
        self.text = text.value
        caption = FieldCaption(text.note, help: help, of: placeholder)
    }

    /// Whether both look alike. What a change does is no part of that.
    public static func == (left: TextViewRow, right: TextViewRow) -> Bool {
        left.text == right.text && left.placeholder == right.placeholder && left.leastLines == right.leastLines
            && left.isEnabled == right.isEnabled
    }

    /// Shows the text. Text that is being edited stays as it is, where it means the same.
    public func render(in cell: TextViewCell) {
        cell.leastLines = leastLines
        cell.placeholderLabel.text = placeholder
        cell.textView.isEditable = isEnabled
        cell.textView.accessibilityLabel = placeholder
        if cell.textView.text != text { cell.textView.text = text }
        cell.updatePlaceholder()
    }

    /// Lets the cell change this row's value from now on.
    public func connect(to cell: TextViewCell) {
        cell.entry = TextEntry(field: binding.id, host: binding.host) { binding.value = $0 }
        if !cell.textView.isFirstResponder, cell.textView.text != text {
            cell.textView.text = text
            cell.updatePlaceholder()
        }
    }
}

/// A cell with text of several lines to type into.
public final class TextViewCell: FieldCell, UITextViewDelegate {
    /// What is typed into.
    public let textView = UITextView()
    let placeholderLabel = UILabel()
    var entry: TextEntry?
    var leastLines = 1 {
        didSet { updateHeight() }
    }
    private lazy var leastHeight = textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

    /// A cell without text.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.isHidden = true
        textView.font = .preferredFont(forTextStyle: .body)
        placeholderLabel.font = textView.font
        textView.adjustsFontForContentSizeCategory = true
        placeholderLabel.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .clear
        textView.isScrollEnabled = false
        textView.textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        textView.textContainer.lineFragmentPadding = 0
        textView.delegate = self
        textView.inputAccessoryView = toolbar { [weak self] in self?.entry?.field }
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.numberOfLines = 0
        placeholderLabel.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(textView)
        contentView.addSubview(placeholderLabel)
        NSLayoutConstraint.activate([
            placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
            placeholderLabel.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
            placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor), leastHeight,
        ])
        updateHeight()
    }

    override var typedInto: UIResponder? { textView }

    /// Lets the cell stand for another row.
    public override func prepareForReuse() {
        super.prepareForReuse()
        entry = nil
    }

    /// Follows the size of letters.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateHeight()
    }

    private func updateHeight() {
        let line = textView.font?.lineHeight ?? 0
        leastHeight.constant = (line * CGFloat(leastLines)).rounded(.up)
    }

    func updatePlaceholder() { placeholderLabel.isHidden = textView.hasText }

    // MARK: UITextViewDelegate

    /// The bar above the keyboard says where it leads.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        updateToolbar(for: entry?.field)
        return true
    }

    /// Tells whoever keeps the value.
    public func textViewDidBeginEditing(_ textView: UITextView) {
        if let entry { entry.host?.didBeginEditing(entry.field) }
    }

    /// Tells whoever keeps the value, who may have something to say about it now.
    public func textViewDidEndEditing(_ textView: UITextView) {
        if let entry { entry.host?.didEndEditing(entry.field) }
    }

    /// Takes over what was typed, and lets the table make room for it.
    public func textViewDidChange(_ textView: UITextView) {
        updatePlaceholder()
        let before = bounds.height
        entry?.change(textView.text ?? "")
        guard let table = enclosingTable else { return }
        let after = systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // Only a line more or less is worth a layout of the table.
        if abs(after - before) > 1 { table.performBatchUpdates(nil) }
    }
}
