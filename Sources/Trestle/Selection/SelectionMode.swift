/// The number of rows that can be selected in a table.
public enum SelectionMode: Sendable {
    /// No rows. A tapped row performs its action and is deselected.
    case none
    /// At most one row. A tap on another row selects that row instead.
    case single
    /// Any number of rows. A tap selects a row, and a second tap deselects it.
    case multiple
}
