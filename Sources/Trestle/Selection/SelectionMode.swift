/// How many rows of a table can be chosen.
public enum SelectionMode: Sendable {
    /// None: rows act when they are tapped, and are not kept selected.
    case none
    /// One at most: another tap chooses another row.
    case single
    /// Any number: a tap adds a row, and a second tap takes it away.
    case multiple
}
