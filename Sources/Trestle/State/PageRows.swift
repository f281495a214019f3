import UIKit

/// The row at an end beyond which there is more, and whose loading has failed: why, and that a tap tries again.
struct FailedPageRow: Component, NeverChosen {
    let message: String

    func render(in cell: FailedPageCell) {
        cell.textLabel?.text = message
        cell.detailTextLabel?.text = "Tap to try again"
    }
}

/// A cell with a text and, in the tint colour, what can be done.
final class FailedPageCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.textColor = .secondaryLabel
        textLabel?.font = .preferredFont(forTextStyle: .subheadline)
        textLabel?.numberOfLines = 0
        detailTextLabel?.textColor = tintColor
    }

    @available(*, unavailable, message: "Made by the table.")
    required init?(coder: NSCoder) {
        preconditionFailure("A FailedPageCell is made by the table.")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        detailTextLabel?.textColor = tintColor
    }
}

extension ActivityRow: NeverChosen {}
extension MessageRow: NeverChosen {}

/// The id of a row that stands for what is still to be loaded, and of its section where it has one to itself.
struct PageRowID: Hashable {
    /// The section whose rows are loaded; nil inside of that section.
    var section: AnyHashable?
    let edge: PageEdge
}

extension TableState.ShownSection {
    /// Whether the form does not have this section: the adapter has added it for the page row of a lazy one.
    var isPageSection: Bool {
        if case .explicit(let id) = identity { id.base is PageRowID } else { false }
    }

    /// The rows that the form has: those between the page rows.
    var formRows: Range<Int> {
        let first = identities.first?.isPageRow == true ? 1 : 0
        let last = identities.dropFirst(first).last?.isPageRow == true ? 1 : 0
        return first..<rows.count - last
    }
}

extension RowIdentity {
    /// Whether the row stands for what is still to be loaded.
    fileprivate var isPageRow: Bool {
        if case .explicit(let id) = self { id.base is PageRowID } else { false }
    }
}
