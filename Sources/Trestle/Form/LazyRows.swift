import Changeset
import Foundation

/// What became of a lazy section's elements.
enum LazyChange: Sendable {
    /// The same elements in the same order; what `row` makes of them may differ.
    case none
    case rows(ListDifference)
    /// Too much, or nothing comparable.
    case everything
    /// Two elements of the new data have one identity.
    case repeated(id: String, first: Int, second: Int)
}

/// The rows of a lazy section, whatever its data.
protocol LazyRows: AnyObject {
    /// How many there are. O(1).
    var count: Int { get }

    /// Whether the elements may be compared on any thread.
    var isSnapshot: Bool { get }

    /// The row of one element, made if it isn't at hand.
    @MainActor
    func row(at index: Int) -> Row

    /// What identifies one element. O(1).
    func id(at index: Int) -> AnyHashable

    /// The place of an element, looked for outwards from `start`. O(distance); O(count) if it is not there.
    func index(of id: AnyHashable, near start: Int) -> Int?

    /// Whether these are the elements of `old`, as far as a look can tell. O(1), or what `==` of the data takes.
    func isKnownToBeSame(as old: any LazyRows) -> Bool

    /// What to do to a table that shows `old` so that it shows these.
    func change(from old: any LazyRows) -> LazyChange
}

/// The rows of a lazy section over data of one type.
final class LazyDataRows<Data: RandomAccessCollection, ID: Hashable>: LazyRows {
    let count: Int
    let isSnapshot: Bool
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    /// Whether two elements look the same; nil if they can't tell.
    private let isEqual: ((Data.Element, Data.Element) -> Bool)?
    private let makeRow: @MainActor (Data.Element) -> Row
    /// Rows made of late: a table asks for a row's height, then for its cell.
    private var recent: [Int: Row] = [:]
    /// More than the rows of a tall screen, so that what is on it stays at hand.
    private let recentLimit = 128

    init(
        data: Data, id: KeyPath<Data.Element, ID>, isEqual: ((Data.Element, Data.Element) -> Bool)?,
        isSnapshot: Bool = false, makeRow: @escaping @MainActor (Data.Element) -> Row
    ) {
        self.data = data
        self.id = id
        self.isEqual = isEqual
        self.makeRow = makeRow
        self.isSnapshot = isSnapshot
        count = data.count
    }

    @MainActor
    func row(at index: Int) -> Row {
        if let row = recent[index] { return row }
        let row = makeRow(element(at: index))
        if recent.count >= recentLimit { recent.removeAll(keepingCapacity: true) }
        recent[index] = row
        return row
    }

    func id(at index: Int) -> AnyHashable { AnyHashable(element(at: index)[keyPath: id]) }

    func index(of id: AnyHashable, near start: Int) -> Int? {
        guard let id = id.base as? ID else { return nil }
        return (0..<count).first(outwardsFrom: start) { element(at: $0)[keyPath: self.id] == id }
    }

    private func element(at index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }

    func change(from old: any LazyRows) -> LazyChange {
        guard let old = old as? Self, old.id == id else { return .everything }
        if isKnownToBeSame(as: old.data) { return .none }
        let difference: ListDifference
        do {
            difference = try ListDifference(
                from: old.data, to: data, id: { $0[keyPath: id] }, isEqual: isEqual ?? { _, _ in true })
        } catch {
            guard let pair = error.duplicates.first else { return .everything }
            return .repeated(id: pair.id, first: pair.first, second: pair.second)
        }
        let changes = difference.deletions.count + difference.insertions.count + difference.moves.count
        if changes + difference.updates.count > Section.lazyChangeLimit { return .everything }
        return difference.isEmpty ? .none : .rows(difference)
    }

    func isKnownToBeSame(as old: any LazyRows) -> Bool {
        guard let old = old as? Self, old.id == id else { return false }
        return isKnownToBeSame(as: old.data)
    }

    /// Whether the data is the same by a look at it: one storage, or equal values of a type that has none.
    private func isKnownToBeSame(as other: Data) -> Bool {
        let storage = Self.storage(of: data)
        if let storage { return storage == Self.storage(of: other) && count == other.count }
        guard let data = data as? any Equatable else { return false }
        return Self.isEqual(data, other)
    }

    /// Where the elements lie, if they lie side by side. Both collections are alive, so that one place is one content.
    private static func storage(of data: Data) -> UnsafeRawPointer? {
        data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
        value == other as? Value
    }
}
