/// The part of a table's content that stays at its position on the screen while rows are inserted and deleted.
public enum ScrollAnchoring: Sendable {
    /// The anchor that the table view itself uses, or ``rows`` in a form that loads pages at its start
    /// (``Section/onReachStart(hasMore:load:)``).
    case automatic
    /// The topmost visible row that stays in the form, even if the table is scrolled to its top: rows above it are inserted above
    /// the screen.
    case rows
    /// As ``rows``, but the table is first displayed at its end, and stays at its end while that is visible. For chats and logs.
    case end
}
