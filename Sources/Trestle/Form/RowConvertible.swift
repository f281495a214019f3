import UIKit

/// What can stand as a row in a section: a ``Component``, an ``AnyComponent``, or a ``Row`` that modifiers have made of one.
///
/// The modifiers return a ``Row``, keep the component as it is, and may come in any order. Of two equal ones the later counts.
///
/// ```swift
/// CharacterRow(character: character)
///     .id(character.id)
///     .accessory(.disclosureIndicator)
///     .onSelect { show(character) }
/// ```
public protocol RowConvertible {
    /// The component with the behaviour that it has as a row.
    func asRow() -> Row
}

extension RowConvertible {
    /// Says which row this is, however its content or its place may change.
    ///
    /// Between one form and the next, the same identity with equal content costs nothing; with other content the visible cell
    /// is rendered again in place; a new identity is an insertion, one that is gone a deletion, and one elsewhere a move.
    /// Identities must be unique in their section.
    ///
    /// A row without one is known by its type and its place among the rows of that type in the section: good enough for
    /// rows that don't come and go, such as settings.
    ///
    /// ```swift
    /// ForecastRow(day).id(day.date)
    /// ForecastRow(day).id(UUID())       // wrong: every render replaces every row
    /// ForecastRow(day).id(index)        // wrong: an insertion at the top changes the content of all rows below
    /// ```
    public func id(_ id: some Hashable) -> Row {
        changed { $0.explicitID = AnyHashable(id) }
    }

    /// Calls `action` when the row is tapped. The newest form's closure is called, whether or not the row was rendered again.
    ///
    /// A row without an action can't be selected.
    public func onSelect(_ action: @escaping @MainActor () -> Void) -> Row {
        changed { row in
            row.onSelect = action
            if row.behavior?.asyncSelect != nil { row.changeBehavior { $0.asyncSelect = nil } }
        }
    }

    /// Gives the row a height in points, instead of the table's `rowHeight` (by default: what the cell's content needs).
    ///
    /// `UITableView.automaticDimension` lets the content decide, whatever the table's `rowHeight` is.
    public func height(_ height: CGFloat) -> Row {
        precondition(
            height >= 0 || height == automaticHeight,
            "A row's height must not be negative, but is \(height). Use UITableView.automaticDimension to let the cell decide."
        )
        return changed { $0.height = height }
    }

    /// Shows one of the system's accessories at the trailing edge of the cell, instead of what the component itself sets.
    public func accessory(_ type: UITableViewCell.AccessoryType) -> Row {
        changed { $0.accessory = type }
    }

    private func changed(_ change: (inout Row) -> Void) -> Row {
        var row = asRow()
        change(&row)
        return row
    }
}

/// `UITableView.automaticDimension`, which is bound to the main actor, while forms may be made anywhere.
private let automaticHeight: CGFloat = -1
