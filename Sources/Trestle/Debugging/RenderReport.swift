/// The changes that one render has made to a table, and their reasons.
///
/// ```swift
/// adapter.onRenderEvent = { event in
///     if case .updated(let report) = event { print(report) }
/// }
/// // 3 changes in 1 batch, 2 cells rendered
/// // row 1 in "walks" inserted: 7 is new
/// // row 0 → 2 in "walks" moved: 3 has another position
/// // row 4 in "walks" rendered again: 5 has other content
/// ```
public struct RenderReport: Sendable, CustomStringConvertible {
    /// A change of a row or section.
    public struct Change: Sendable, CustomStringConvertible {
        /// The kind of a change.
        public enum Kind: String, Sendable {
            /// An insertion.
            case inserted
            /// A deletion.
            case deleted
            /// A move.
            case moved
            /// A reload, which makes new cells.
            case reloaded
            /// A rendering in the visible cell or view.
            case rendered = "rendered again"
        }

        /// The kind of the change.
        public let kind: Kind
        /// The description of the id of the row's section.
        public let section: String
        /// The index of the row in its section before the change, or `nil` for sections and insertions.
        public let oldRow: Int?
        /// The index of the row in its section after the change, or `nil` for sections and deletions.
        public let newRow: Int?
        /// A human-readable reason.
        public let reason: String

        /// The change in one line.
        public var description: String {
            let location: String
            switch (oldRow, newRow) {
            case (nil, nil): location = "section \(section)"
            case (let old?, let new?) where old != new: location = "row \(old) → \(new) in \(section)"
            case (let old, let new): location = "row \(new ?? old ?? 0) in \(section)"
            }
            return "\(location) \(kind.rawValue): \(reason)"
        }
    }

    /// The changes, in the order in which they were applied.
    public let changes: [Change]
    /// The number of batch updates.
    public let batchCount: Int
    /// The number of cells that were rendered, including those of newly visible rows.
    public internal(set) var renderedCellCount = 0

    /// Returns the number of changes of a kind.
    public func count(_ kind: Change.Kind) -> Int { changes.count { $0.kind == kind } }

    /// A summary, followed by a line for each change.
    public var description: String {
        let summary =
            "\(changes.count) change\(changes.count == 1 ? "" : "s") in \(batchCount) batch\(batchCount == 1 ? "" : "es"), "
            + "\(renderedCellCount) cell\(renderedCellCount == 1 ? "" : "s") rendered"
        return ([summary] + changes.map(\.description)).joined(separator: "\n")
    }
}

/// A step of a render, for logging and profiling. See ``FormAdapter/onRenderEvent``.
public enum RenderEvent: Sendable {
    /// A form is about to be compared with the displayed state, or a change that was computed on another
    /// thread is about to be applied.
    case began
    /// The change is known and is about to be applied to the table view.
    case compared
    /// The table view displays the form. Animations may still be running.
    case updated(RenderReport)
    /// All animations have ended. The value is `false` if they were interrupted.
    case ended(finished: Bool)
    /// A mistake that the table view works around. The value describes it and how to fix it.
    ///
    /// There are four of them: two rows of a section, or two sections, with the same id; two component types with the same reuse
    /// identifier and different cells, headers or footers; a form that is rendered while the table view requests a cell; and a row
    /// whose height changes with every render although its content does not. Debug builds trap for the first two.
    case warning(String)
}
