import UIKit

/// A type that can be a row of a section: a ``Component``, an ``AnyComponent``, or a ``Row`` that was made
/// of one by modifiers.
///
/// The modifiers return a ``Row`` with the same component. Their order does not matter, unless the same
/// modifier is applied twice; then the last one counts.
///
/// ```swift
/// let row = WalkRow(walk)
///     .id(walk.id)
///     .accessory(.disclosureIndicator)
///     .onSelect { open(walk) }
/// ```
public protocol RowConvertible {
    /// The component as a row.
    var row: Row { get }
}

extension RowConvertible {
    /// Sets the row's id, which identifies the row while its content and its position change.
    ///
    /// If the next form has a row with the same id and equal content, nothing happens. A row with other
    /// content is rendered in the visible cell. A new id is an insertion, a missing id a deletion, and an id
    /// at another position a move. Ids must be unique in their section.
    ///
    /// A row without an id is identified by its component type and its index among the rows of that type in
    /// the section. That is sufficient for rows that are never inserted or deleted, such as settings.
    ///
    /// ```swift
    /// let form = Form {
    ///     for (index, walk) in sampleWalks.enumerated() {
    ///         WalkRow(walk).id(walk.id)
    ///         WalkRow(walk).id(UUID())        // wrong: every render replaces every row
    ///         WalkRow(walk).id(index)         // wrong: an insertion at the top changes the content of all rows below
    ///     }
    /// }
    /// ```
    public func id(_ id: some Hashable) -> Row {
        changed { $0.explicitID = AnyHashable(id) }
    }

    /// Calls `action` when the row is tapped. The action of the newest form is called, even if the row was
    /// not rendered again.
    ///
    /// A row without an action cannot be tapped.
    public func onSelect(_ action: @escaping @MainActor () -> Void) -> Row {
        changed { row in
            row.onSelect = action
            if row.attributes?.asyncSelect != nil { row.updateAttributes { $0.asyncSelect = nil } }
        }
    }

    /// Sets the row's height in points, in place of the table view's `rowHeight`.
    ///
    /// With `UITableView.automaticDimension`, the cell's content determines the height, regardless of the
    /// table view's `rowHeight`.
    public func height(_ height: CGFloat) -> Row {
        precondition(
            height >= 0 || height == automaticHeight,
            "height(_:) was called with \(height). Pass at least 0, or UITableView.automaticDimension for a self-sizing row."
        )
        return changed { $0.height = height }
    }

    /// Shows a standard accessory at the trailing edge of the cell, in place of the one that the component
    /// sets.
    public func accessory(_ type: UITableViewCell.AccessoryType) -> Row {
        changed { $0.accessory = type }
    }

    private func changed(_ change: (inout Row) -> Void) -> Row {
        var row = row
        change(&row)
        return row
    }
}

/// `UITableView.automaticDimension`, which is isolated to the main actor, while forms can be made anywhere.
private let automaticHeight: CGFloat = -1
