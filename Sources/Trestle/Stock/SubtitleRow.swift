import UIKit

/// A title above a detail, with an image before both if there is one.
///
/// ```swift
/// SubtitleRow(package.name, detail: package.summary, image: icon)
///     .id(package.name)
///     .accessory(.disclosureIndicator)
///     .onSelect { open(package) }
/// ```
///
/// Images are compared by identity first: keep an image that doesn't change, rather than draw it anew for each form.
public struct SubtitleRow: Component {
    /// The upper line.
    public let title: String
    /// The lower line, smaller and paler; without one the title stands alone.
    public let detail: String?
    /// What stands before the lines, in its own size.
    public let image: UIImage?

    /// A row of one or two lines.
    public init(_ title: String, detail: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.detail = detail
        self.image = image
    }

    /// Shows the lines, one line each.
    public func render(in cell: SubtitleCell) {
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = detail
        cell.imageView?.image = image
    }
}

/// The system's cell with a title above a detail.
public final class SubtitleCell: UITableViewCell {
    /// A cell of the subtitle style, whatever style is asked for.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
        detailTextLabel?.adjustsFontForContentSizeCategory = true
        detailTextLabel?.textColor = .secondaryLabel
    }

    /// Cells of this kind are made in code.
    @available(*, unavailable, message: "Made by a table from SubtitleRow.")
    public required init?(coder: NSCoder) {
        preconditionFailure("A SubtitleCell is made by a table from SubtitleRow.")
    }
}
