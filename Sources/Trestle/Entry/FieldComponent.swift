import UIKit

/// A row with which people change a value: its id is that of the value, and what is wrong with the value is said in a row below it.
public protocol FieldComponent: Component {
    /// Which field it is.
    var fieldID: AnyHashable { get }
    /// What is to be said below the field.
    var caption: FieldCaption? { get }
    /// Whether it is typed into, so that the return key of the field before leads to it.
    var takesText: Bool { get }
}

extension FieldComponent {
    /// The row of the field, and of what there is to say about it.
    public func asRow() -> Row { fieldRow }

    /// The row, with what makes it that of a field.
    var fieldRow: Row { Row(self).asField(fieldID, caption: caption, takesText: takesText) }
}

extension Row {
    /// The row as that of a field: named as the field is, and with what there is to say about that below.
    func asField(_ field: AnyHashable, caption: FieldCaption?, takesText: Bool) -> Row {
        var row = id(field)
        row.changeBehavior {
            $0.field = FieldPlace(id: field, takesText: takesText)
            guard let caption else { return }
            // The line is below what is said.
            $0.look.separator = .hidden
            $0.followers = [caption.row(below: field)]
        }
        return row
    }
}

/// What is said below a field.
public struct FieldCaption: Hashable, Sendable {
    enum Kind: Hashable {
        case help, fault, checking
    }

    let text: String
    let kind: Kind
    /// What is read out of it; nil where nothing is wrong. It is no part of how the caption looks.
    let announcement: FieldAnnouncement?

    /// What is wrong goes before what helps.
    ///
    /// - Parameter name: what the field is called where it is read out what is wrong.
    init?(_ note: FieldNote?, help: String?, of name: String?) {
        switch note {
        case .fault(let message, let isEdited):
            let spoken = name.map { $0 + ": " + message } ?? message
            self.init(text: message, kind: .fault, announcement: FieldAnnouncement(text: spoken, isEdited: isEdited))
        case .checking: self.init(text: "Checking …", kind: .checking)
        case nil:
            guard let help else { return nil }
            self.init(text: help, kind: .help)
        }
    }

    private init(text: String, kind: Kind, announcement: FieldAnnouncement? = nil) {
        self.text = text
        self.kind = kind
        self.announcement = announcement
    }

    /// Whether both look alike.
    public static func == (left: FieldCaption, right: FieldCaption) -> Bool {
        left.text == right.text && left.kind == right.kind
    }

    /// Puts what is seen into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(kind)
    }

    /// Whether it says what is wrong.
    var isFault: Bool { kind == .fault }

    /// The row of it, below a field or the last row of one.
    func row(below field: AnyHashable) -> Row {
        var row = FieldCaptionRow(caption: self).id(FieldCaptionID(field: field))
        if let announcement { row.changeBehavior { $0.announcement = announcement } }
        return row
    }
}

/// Which field a row is for, as the table knows it.
struct FieldPlace {
    let id: AnyHashable
    let takesText: Bool
}

/// The id of what is said below a field.
struct FieldCaptionID: Hashable {
    let field: AnyHashable
}

/// What is said below a field, in small letters.
struct FieldCaptionRow: Component, NeverChosen {
    let caption: FieldCaption

    func render(in cell: FieldCaptionCell) {
        cell.label.text = caption.text
        cell.label.textColor = caption.isFault ? .systemRed : .secondaryLabel
        cell.spinner.isHidden = caption.kind != .checking
    }
}

/// The cell of what is said below a field.
final class FieldCaptionCell: UITableViewCell {
    let label = UILabel()
    let spinner = UIActivityIndicatorView(style: .medium)
    /// Between the field and what is said about it, and below that, in points.
    private static let top: CGFloat = 0, bottom: CGFloat = 8
    private static let spinnerSide: CGFloat = 20

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        spinner.startAnimating()
        let stack = UIStackView(arrangedSubviews: [spinner, label])
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
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.top), end,
            // As high without the spinner as with it, so that nothing jumps.
            stack.heightAnchor.constraint(greaterThanOrEqualTo: spinner.heightAnchor),
            spinner.heightAnchor.constraint(equalToConstant: Self.spinnerSide),
        ])
    }

    @available(*, unavailable, message: "Made by a table from FieldCaptionRow.")
    required init?(coder: NSCoder) {
        preconditionFailure("A FieldCaptionCell is made by a table from FieldCaptionRow.")
    }
}
