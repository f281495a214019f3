import Changeset
import Foundation

/// The rows of a lazy section, with its data type erased.
protocol LazyRows: AnyObject {
    /// The number of rows.
    ///
    /// - Complexity: O(1).
    var count: Int { get }

    /// The elements as a value that can be compared on any thread, or `nil` if they cannot.
    var snapshot: (any LazySnapshot)? { get }

    /// Returns the row of an element, making it if it is not cached.
    @MainActor
    func row(at index: Int) -> Row

    /// Returns the id of an element.
    ///
    /// - Complexity: O(1).
    func id(at index: Int) -> AnyHashable

    /// Returns the index of an element, searching outward from `start`.
    ///
    /// - Complexity: O(distance), or O(count) if there is no such element.
    func index(of id: AnyHashable, near start: Int) -> Int?

    /// Returns whether these are known to be the elements of `old` without comparing them.
    ///
    /// - Complexity: O(1), or the cost of `==` for data types without contiguous storage.
    func isKnownToBeSame(as old: any LazyRows) -> Bool

    /// Returns the change from `old` to these rows.
    func change(from old: any LazyRows) -> LazyChange
}

/// The elements of a lazy section, which can be compared on any thread.
protocol LazySnapshot: Sendable {
    /// Returns the change from `old` to these elements.
    func change(from old: any LazySnapshot) -> LazyChange
}

/// The change of a lazy section's elements.
enum LazyChange: Sendable {
    /// The same elements in the same order, although their rows may differ.
    case none
    case rows(ListDifference)
    /// Too many changes, or elements that cannot be compared.
    case everything
    /// Two elements of the new data with the same id.
    case duplicate(id: String, first: Int, second: Int)
}
