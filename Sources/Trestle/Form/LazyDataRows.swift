import Changeset
import Foundation

/// The rows of a lazy section over a collection.
final class LazyDataRows<Data: RandomAccessCollection, ID: Hashable>: LazyRows {
    let count: Int
    let isSnapshot: Bool
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    /// A closure that returns whether two elements have the same content, or `nil` if elements cannot be
    /// compared.
    private let isEqual: ((Data.Element, Data.Element) -> Bool)?
    private let makeRow: @MainActor (Data.Element) -> Row
    /// The recently made rows. A table view requests a row's height first and then its cell.
    private var recent: [Int: Row] = [:]
    /// More than the rows of a tall screen, so that the visible ones stay cached.
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
        return (0..<count).first(outwardFrom: start) { element(at: $0)[keyPath: self.id] == id }
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
            return .duplicate(id: pair.id, first: pair.first, second: pair.second)
        }
        let changes = difference.deletions.count + difference.insertions.count + difference.moves.count
        if changes + difference.updates.count > Section.lazyChangeLimit { return .everything }
        return difference.isEmpty ? .none : .rows(difference)
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
