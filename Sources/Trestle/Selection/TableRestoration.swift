import UIKit

/// The scroll position, selection and expanded sections of a table, to be saved and restored, also across launches.
///
/// ```swift
/// let data = try JSONEncoder().encode(adapter.restoration)
///
/// // Later, once the form is rendered again and the table view has its size:
/// adapter.restore(try JSONDecoder().decode(TableRestoration.self, from: data))
/// ```
///
/// Rows are identified by the results of `String(describing:)` for their ids and their sections' ids, so that ids need not be
/// `Codable`. This works for numbers, strings, `UUID`, `URL` and enumeration cases. Ids whose description differs between
/// launches, such as sets, are not found again.
public struct TableRestoration: Codable, Hashable, Sendable {
    /// A row, identified by the descriptions of its ids.
    struct Position: Codable, Hashable, Sendable {
        let row: String
        let section: String
        /// The row's index at the time of saving. The row is searched outward from there.
        let rowIndex: Int
        let sectionIndex: Int
    }

    /// The topmost visible row, or `nil` if the table was scrolled to its top.
    var top: Position?
    /// The distance from the top of the screen to that row, in points. Negative if the row was partly scrolled off.
    var distance: Double = 0
    var selected: [Position] = []
    /// Whether each section was expanded or collapsed by the user, by the description of its id.
    var expanded: [String: Bool] = [:]
}
