import UIKit

/// The appearance of a row's cell apart from its contents. Compared as the contents are.
struct RowAppearance: Equatable {
    var separator = RowSeparator.automatic
    var indentationLevel = 0
    /// In points. The system's default is 10.
    var indentationWidth: CGFloat = 10
    var background: UIBackgroundConfiguration?
    var backgroundView: RowBackgroundView?
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
        if background != old.background || backgroundView != old.backgroundView, let style {
            let view = cell.backgroundConfiguration?.customView
            cell.backgroundConfiguration =
                backgroundConfiguration(reusing: old.backgroundView == nil ? nil : view)
                ?? (style == .plain ? .listPlainCell() : .listGroupedCell())
        }
    }

    /// Returns the background, or `nil` for that of the list.
    ///
    /// - Parameter view: The background view of another row that the cell has displayed.
    @MainActor
    func backgroundConfiguration(reusing view: UIView?) -> UIBackgroundConfiguration? {
        guard let backgroundView else { return background }
        var configuration = background ?? .clear()
        let isReused = view.map(backgroundView.update) ?? false
        configuration.customView = isReused ? view : backgroundView.make()
        return configuration
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
