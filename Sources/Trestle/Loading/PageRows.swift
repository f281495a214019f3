import UIKit

/// The row at an end of a section whose page could not be loaded. A tap retries.
struct FailedPageRow: Component {
    let message: String

    var row: Row { Row(self).selectionDisabled() }

    func render(in cell: FailedPageCell) {
        cell.textLabel?.text = message
        cell.detailTextLabel?.text = TrestleStrings.current.tapToTryAgain
    }
}

/// A cell with an error message above an invitation to retry in the tint color.
final class FailedPageCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.textColor = .secondaryLabel
        textLabel?.font = .preferredFont(forTextStyle: .subheadline)
        textLabel?.numberOfLines = 0
        detailTextLabel?.textColor = tintColor
    }

    @available(*, unavailable, message: "FailedPageCell is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            "FailedPageCell does not support init(coder:). Create it with init(style:reuseIdentifier:).")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        detailTextLabel?.textColor = tintColor
    }
}

/// The id of a page row, and of the section that contains only a page row.
struct PageRowID: Hashable {
    /// The id of the lazy section whose pages are loaded, or `nil` for the page row itself.
    var section: AnyHashable?
    let edge: PageEdge
}

extension TableState.DisplayedSection {
    /// Whether the adapter has added the section for the page row of a lazy section.
    var isPageSection: Bool {
        if case .explicit(let id) = identity { id.base is PageRowID } else { false }
    }

    /// The rows of the form, without page rows.
    var formRows: Range<Int> {
        let first = identities.first?.isPageRow == true ? 1 : 0
        let last = identities.dropFirst(first).last?.isPageRow == true ? 1 : 0
        return first..<rows.count - last
    }
}

extension RowIdentity {
    /// Whether the row is a page row.
    fileprivate var isPageRow: Bool {
        if case .explicit(let id) = self { id.base is PageRowID } else { false }
    }
}
