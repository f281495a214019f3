import UIKit

/// How a row stands in the table. What these set is undone in a cell that another row has next.
extension RowConvertible {
    /// Says how the line below the row is drawn.
    public func separator(_ separator: RowSeparator) -> Row {
        withBehavior { $0.look.separator = separator }
    }

    /// Moves the row's contents in from its beginning.
    ///
    /// - Parameters:
    ///   - level: How many steps.
    ///   - width: How long a step is, in points.
    public func indentation(_ level: Int, width: CGFloat = 10) -> Row {
        precondition(level >= 0, "A row's indentation level must not be negative, but is \(level).")
        return withBehavior {
            $0.look.indentationLevel = level
            $0.look.indentationWidth = width
        }
    }

    /// Fills the row with a colour. It stays while the row is selected; for more, see the other form.
    public func background(_ color: UIColor) -> Row {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = color
        return background(configuration)
    }

    /// Gives the row a background.
    public func background(_ configuration: UIBackgroundConfiguration) -> Row {
        withBehavior { $0.look.background = configuration }
    }
}

extension RowLook {
    /// Gives a cell this look, in place of another one.
    @MainActor
    func apply(to cell: UITableViewCell, insteadOf old: RowLook, in style: UITableView.Style?) {
        if separator != old.separator { cell.separatorInset = separatorInset }
        if indentationLevel != old.indentationLevel { cell.indentationLevel = indentationLevel }
        if indentationWidth != old.indentationWidth { cell.indentationWidth = indentationWidth }
        if background != old.background {
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
            // The table has no better way for one row.
            return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
        case .inset(let leading, let trailing):
            // UIKit flips them from right to left.
            return UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
        }
    }
}
