/// What one render did to the table, and why.
///
/// ```swift
/// adapter.onRenderEvent = { event in
///     if case .updated(let report) = event { print(report) }
/// }
/// // 3 changes in 1 batch, 2 cells rendered
/// // row 1 in "inbox" inserted: 7 is new there
/// // row 0 → 2 in "inbox" moved: 3 has another place
/// // row 4 in "inbox" rendered again: 5 has other content
/// ```
public struct RenderReport: Sendable, CustomStringConvertible {
    /// One thing that happened to a row or a section.
    public struct Change: Sendable, CustomStringConvertible {
        /// What happened.
        public enum Kind: String, Sendable {
            /// It came.
            case inserted
            /// It went.
            case deleted
            /// It went elsewhere.
            case moved
            /// It got a new cell, or its section new cells.
            case reloaded
            /// It was rendered again in the cell or view that shows it, if it is on the screen.
            case rendered = "rendered again"
        }

        /// What happened.
        public let kind: Kind
        /// Which section it is or was in, as its id is written.
        public let section: String
        /// Where it was among the rows of its section before this step; nil for sections and for what is inserted.
        public let oldRow: Int?
        /// Where it is among the rows of its section after this step; nil for sections and for what is deleted.
        public let newRow: Int?
        /// Why, for people to read.
        public let reason: String

        /// The change as a line.
        public var description: String {
            let place: String
            switch (oldRow, newRow) {
            case (nil, nil): place = "section \(section)"
            case (let old?, let new?) where old != new: place = "row \(old) → \(new) in \(section)"
            case (let old, let new): place = "row \(new ?? old ?? 0) in \(section)"
            }
            return "\(place) \(kind.rawValue): \(reason)"
        }
    }

    /// What happened, in the order in which the table was told.
    public let changes: [Change]
    /// In how many batches of updates.
    public let batches: Int
    /// How many cells were rendered meanwhile, those of rows that came on the screen included.
    public internal(set) var renderedCells = 0

    /// How many changes there are of a kind.
    public func count(_ kind: Change.Kind) -> Int { changes.count { $0.kind == kind } }

    /// A summary, then a line for each change.
    public var description: String {
        let summary =
            "\(changes.count) change\(changes.count == 1 ? "" : "s") in \(batches) batch\(batches == 1 ? "" : "es"), "
            + "\(renderedCells) cell\(renderedCells == 1 ? "" : "s") rendered"
        return ([summary] + changes.map(\.description)).joined(separator: "\n")
    }
}

/// A step of a render, for logs and for measuring tools: see ``TableAdapter/onRenderEvent``.
public enum RenderEvent: Sendable {
    /// A form is about to be compared with what the table shows, or a change that was found on another thread is taken up.
    case began
    /// The difference is known; the table is about to be told.
    case compared
    /// The table shows the form. Rows may still be on their way to their places.
    case updated(RenderReport)
    /// Nothing moves any more; with false if the movement was cut short.
    case ended(finished: Bool)
}
