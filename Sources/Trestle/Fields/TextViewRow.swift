import UIKit

/// A field for several lines of text. The row grows with its text.
///
/// ```swift
/// let form = Form {
///     TextViewRow(text: draft[\.notes], placeholder: "Notes")
/// }
/// ```
public struct TextViewRow: FieldComponent, StockComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var acceptsTextInput: Bool { isEnabled }
    let text: String
    let placeholder: String?
    let minimumLines: Int
    let isEnabled: Bool
    private var accessibleName: String?
    private let binding: FieldBinding<String>

    /// Creates a field for several lines of text.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - placeholder: The placeholder of an empty field.
    ///   - minimumLines: The number of lines that determines the minimum height.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can edit the text.
    @MainActor
    public init(
        text: FieldBinding<String>, placeholder: String? = nil, minimumLines: Int = 3, help: String? = nil,
        isEnabled: Bool = true
    ) {
        self.placeholder = placeholder
        self.minimumLines = minimumLines
        self.isEnabled = isEnabled
        binding = text
        fieldID = text.id
        self.text = text.value
        caption = FieldCaption(text.status, help: help, of: placeholder)
    }

    /// Returns the row with a name for assistive technologies, if its title is in another row.
    package func named(_ name: String?) -> TextViewRow {
        var row = self
        row.accessibleName = name
        return row
    }

    /// Shows the text. A text that is being edited is kept if it is the same.
    func render(stock cell: TextViewCell) {
        cell.minimumLines = minimumLines
        cell.placeholderLabel.text = placeholder
        cell.textView.isEditable = isEnabled
        cell.textView.accessibilityLabel = accessibleName ?? placeholder
        if cell.textView.text != text { cell.textView.text = text }
        cell.updatePlaceholder()
    }

    /// Makes the cell change this row's value.
    func setHandlers(stock cell: TextViewCell) {
        cell.entry = TextEntry(binding) { binding.value = $0 }
        if !cell.textView.isFirstResponder, cell.textView.text != text {
            cell.textView.text = text
            cell.updatePlaceholder()
        }
    }
}

/// A cell with a text view.
final class TextViewCell: FieldCell, UITextViewDelegate, HandlerStoring {
    /// The text view.
    let textView = UITextView()
    let placeholderLabel = UILabel()
    var entry: TextEntry?
    var minimumLines = 1 {
        didSet { updateHeight() }
    }
    private lazy var minimumHeight = textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

    /// Creates a cell without text.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
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
        textView.inputAccessoryView = toolbar.view
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.numberOfLines = 0
        placeholderLabel.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(textView)
        contentView.addSubview(placeholderLabel)
        NSLayoutConstraint.activate([
            placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
            placeholderLabel.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
            placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor), minimumHeight,
        ])
        updateHeight()
    }

    /// The text view.
    override var inputResponder: UIResponder? { textView }

    /// Resets the cell.
    override func prepareForReuse() {
        super.prepareForReuse()
        entry = nil
    }

    func releaseHandlers() { entry = nil }

    /// Updates the minimum height for the new text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateHeight()
    }

    private func updateHeight() {
        let line = textView.font?.lineHeight ?? 0
        minimumHeight.constant = (line * CGFloat(minimumLines)).rounded(.up)
    }

    func updatePlaceholder() { placeholderLabel.isHidden = textView.hasText }

    // MARK: UITextViewDelegate

    /// Updates the toolbar above the keyboard.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        toolbar.update()
        return true
    }

    /// Notifies the store that editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView) {
        entry?.begin()
    }

    /// Notifies the store that editing has ended, after which it may show an error.
    func textViewDidEndEditing(_ textView: UITextView) {
        entry?.end()
    }

    /// Changes the value, and updates the height of the row.
    func textViewDidChange(_ textView: UITextView) {
        updatePlaceholder()
        let before = bounds.height
        entry?.change(textView.text ?? "")
        guard let fieldNavigation else { return }
        let after = systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // A smaller difference than a line needs no layout of the table.
        if abs(after - before) > 1 { fieldNavigation.updateRowHeights() }
    }
}
