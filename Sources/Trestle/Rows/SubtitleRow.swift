import UIKit

/// A row with a title, a subtitle below it, and an optional image before both.
///
/// ```swift
/// let icon = UIImage(systemName: "map")
/// let row = SubtitleRow(walk.name, detail: walk.region, image: icon)
///     .id(walk.id)
///     .accessory(.disclosureIndicator)
///     .onSelect { open(walk) }
/// ```
///
/// Images are compared by identity first, so store an image that does not change rather than draw it for
/// each form.
public struct SubtitleRow: StockComponent {
    /// The title.
    public let title: String
    /// The subtitle in a smaller font and a secondary color, or `nil` for the title alone.
    public let detail: String?
    /// The image before the title, in its own size.
    public let image: UIImage?

    /// Creates a row with a title and a subtitle.
    public init(_ title: String, detail: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.detail = detail
        self.image = image
    }

    /// Shows title and subtitle in one line each.
    func render(stock cell: SubtitleCell) {
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = detail
        cell.imageView?.image = image
    }
}

/// A cell with the system's subtitle style.
final class SubtitleCell: UITableViewCell {
    /// Creates a cell with the subtitle style, regardless of the requested style.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
        detailTextLabel?.adjustsFontForContentSizeCategory = true
        detailTextLabel?.textColor = .secondaryLabel
    }

    /// SubtitleCell does not support storyboards and nibs.
    @available(*, unavailable, message: "SubtitleCell is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            "SubtitleCell does not support init(coder:). Create it with init(style:reuseIdentifier:).")
    }
}
