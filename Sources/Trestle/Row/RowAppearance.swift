import UIKit

/// The appearance of a row's cell apart from its contents. Compared as the contents are.
struct RowAppearance: Equatable {
    var separator = RowSeparator.automatic
    var indentationLevel = 0
    /// In points. The system's default is 10.
    var indentationWidth: CGFloat = 10
    var background: UIBackgroundConfiguration?
    var accessibility = RowAccessibility()
}

/// The separator line below a row.
public enum RowSeparator: Equatable, Sendable {
    /// The separator of the table view, which begins at the cell's text.
    case automatic
    /// No separator.
    case hidden
    /// A separator that ends `leading` and `trailing` points before the edges of the row.
    case inset(leading: CGFloat, trailing: CGFloat)
}

extension RowAppearance {
    /// Gives a cell this appearance in place of another one.
    @MainActor
    func apply(to cell: UITableViewCell, replacing old: RowAppearance, in style: UITableView.Style?) {
        if separator != old.separator { cell.separatorInset = separatorInset }
        if indentationLevel != old.indentationLevel { cell.indentationLevel = indentationLevel }
        if indentationWidth != old.indentationWidth { cell.indentationWidth = indentationWidth }
        // In a collection view, the cell that hosts the row draws its background.
        if background != old.background, let style {
            cell.backgroundConfiguration = background ?? (style == .plain ? .listPlainCell() : .listGroupedCell())
        }
    }

    @MainActor
    private var separatorInset: UIEdgeInsets {
        switch separator {
        case .automatic:
            let automatic = UITableView.automaticDimension
            return UIEdgeInsets(top: 0, left: automatic, bottom: 0, right: automatic)
        case .hidden:
            // A table view cannot hide the separator of a single row. An inset wider than the row has the same effect.
            return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
        case .inset(let leading, let trailing):
            // UIKit flips the inset in right-to-left layouts.
            return UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
        }
    }
}
