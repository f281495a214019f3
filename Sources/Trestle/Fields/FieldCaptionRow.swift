import UIKit

/// The id of a field's caption row.
struct FieldCaptionID: Hashable {
    let field: AnyHashable
}

/// The appearance of the errors of a field.
package struct ErrorAppearance: Equatable {
    let font: UIFont
    let color: UIColor
    /// The points above the text.
    let space: CGFloat

    /// Creates an appearance.
    ///
    /// - Parameters:
    ///   - font: The font, which is adjusted to the user's text size if it is scaled.
    ///   - color: The color of the text.
    ///   - space: The points above the text.
    package init(font: UIFont, color: UIColor, space: CGFloat) {
        self.font = font
        self.color = color
        self.space = space
    }
}

extension Row {
    /// Returns the row of a field, or of its error, with another appearance of the error.
    package func errorAppearance(_ appearance: ErrorAppearance) -> Row {
        var row = self
        if let caption = (component.base as? FieldCaptionRow)?.caption, caption.isError {
            row.component = AnyComponent(FieldCaptionRow(caption: caption, errorAppearance: appearance))
        }
        if let attached = attributes?.attachedRows, !attached.isEmpty {
            row.updateAttributes { $0.attachedRows = attached.map { $0.errorAppearance(appearance) } }
        }
        return row
    }
}

/// The text below a field, by default in the footnote style.
struct FieldCaptionRow: Component {
    let caption: FieldCaption
    var errorAppearance: ErrorAppearance?

    func render(in cell: FieldCaptionCell) {
        cell.label.text = caption.text
        cell.label.font = errorAppearance?.font ?? .preferredFont(forTextStyle: .footnote)
        cell.label.textColor = errorAppearance?.color ?? (caption.isError ? .systemRed : .secondaryLabel)
        cell.space = errorAppearance?.space ?? 0
        cell.spinner.isHidden = caption.kind != .checking
    }
}

/// The cell of a field's caption.
final class FieldCaptionCell: UITableViewCell {
    let label = UILabel()
    let spinner = UIActivityIndicatorView(style: .medium)
    /// The space above the caption, in points.
    var space: CGFloat {
        get { top.constant }
        set { top.constant = newValue }
    }

    private lazy var top = stack.topAnchor.constraint(equalTo: contentView.topAnchor)
    private let stack: UIStackView
    /// The space below the caption, in points.
    private static let bottom: CGFloat = 8
    private static let spinnerSide: CGFloat = 20

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        stack = UIStackView(arrangedSubviews: [spinner, label])
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        spinner.startAnimating()
        stack.spacing = 6
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        let end = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.bottom)
        end.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            top, end,
            // The height does not depend on the activity indicator, so that the row does not change its
            // height with it.
            stack.heightAnchor.constraint(greaterThanOrEqualTo: spinner.heightAnchor),
            spinner.heightAnchor.constraint(equalToConstant: Self.spinnerSide),
        ])
    }

    @available(*, unavailable, message: "FieldCaptionCell is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            "FieldCaptionCell does not support init(coder:). Create it with init(style:reuseIdentifier:).")
    }
}
