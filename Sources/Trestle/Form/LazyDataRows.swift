import Changeset
import Foundation

/// The rows of a lazy section over a collection.
final class LazyDataRows<Data: RandomAccessCollection, ID: Hashable>: LazyRows {
    let count: Int
    let snapshot: (any LazySnapshot)?
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let makeRow: @MainActor (Data.Element) -> Row
    /// The recently made rows. A table view requests a row's height first and then its cell.
    private var recent: [Int: Row] = [:]
    /// More than the rows of a tall screen, so that the visible ones stay cached.
    private let recentLimit = 128

    /// - Parameter snapshot: The same data as a value that is `Sendable`, or `nil` if it is not.
    init(
        data: Data, id: KeyPath<Data.Element, ID>, snapshot: (any LazySnapshot)?,
        makeRow: @escaping @MainActor (Data.Element) -> Row
    ) {
        self.data = data
        self.id = id
        self.makeRow = makeRow
        self.snapshot = snapshot
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
        return (0..<count).first(outwardFrom: start) { element(at: $0)[keyPath: self.id] == id }
    }

    private func element(at index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }

    func change(from old: any LazyRows) -> LazyChange {
        guard let old = old as? Self, old.id == id else { return .everything }
        return isKnownToBeSame(as: old.data) ? .none : LazyChange(from: old.data, to: data, id: id)
    }

    func isKnownToBeSame(as old: any LazyRows) -> Bool {
        guard let old = old as? Self, old.id == id else { return false }
        return isKnownToBeSame(as: old.data)
    }

    /// Returns whether the data is the same as other data without comparing elements: it has the same
    /// storage, or is equal and has none.
    private func isKnownToBeSame(as other: Data) -> Bool {
        let storage = Self.storage(of: data)
        if let storage { return storage == Self.storage(of: other) && count == other.count }
        guard let data = data as? any Equatable else { return false }
        return Self.isEqual(data, other)
    }

    /// Returns the address of contiguous storage. Both collections are alive, so the same address implies
    /// the same elements.
    private static func storage(of data: Data) -> UnsafeRawPointer? {
        data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
        value == other as? Value
    }
}

/// The data of a lazy section that can be compared on any thread.
struct DataSnapshot<Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable>: LazySnapshot
where Data.Element: Sendable {
    let data: Data
    let id: KeyPath<Data.Element, ID> & Sendable

    func change(from old: any LazySnapshot) -> LazyChange {
        guard let old = old as? Self, old.id == id else { return .everything }
        return LazyChange(from: old.data, to: data, id: id)
    }
}

extension LazyChange {
    /// Compares two collections by the ids of their elements and, if these are `Equatable`, by their contents.
    ///
    /// - Complexity: O(n) calls of `id`. Elements between a common beginning and a common end are hashed.
    fileprivate init<Data: RandomAccessCollection, ID: Hashable>(
        from old: Data, to new: Data, id: KeyPath<Data.Element, ID>
    ) {
        let isEqual = equality(of: Data.Element.self) ?? { _, _ in true }
        do {
            let difference = try ListDifference(from: old, to: new, id: { $0[keyPath: id] }, isEqual: isEqual)
            let changes = difference.deletions.count + difference.insertions.count + difference.moves.count
            if changes + difference.updates.count > Section.lazyChangeLimit {
                self = .everything
            } else {
                self = difference.isEmpty ? .none : .rows(difference)
            }
        } catch {
            guard let pair = error.duplicates.first else {
                self = .everything
                return
            }
            self = .duplicate(id: pair.id, first: pair.first, second: pair.second)
        }
    }
}

/// Returns the `==` of a type, or `nil` if it is not `Equatable`.
private func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
    func open<Equal: Equatable>(_: Equal.Type) -> ((Value, Value) -> Bool)? {
        let isEqual: (Equal, Equal) -> Bool = (==)
        return isEqual as? (Value, Value) -> Bool
    }
    guard let type = type as? any Equatable.Type else { return nil }
    return open(type)
}
