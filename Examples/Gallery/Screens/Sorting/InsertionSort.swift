/// Insertion sort in steps. Each step moves the first element that is out of order to its position among the
/// elements before it.
struct InsertionSort {
    /// A move of an element from one index to another.
    struct Move: Equatable {
        let from: Int
        let to: Int
    }

    private(set) var values: [Int]

    /// Moves the next element to its position.
    ///
    /// - Returns: The move, or `nil` if all elements are in order.
    mutating func step() -> Move? {
        guard let from = values.indices.dropFirst().first(where: { values[$0] < values[$0 - 1] }) else { return nil }
        let value = values[from]
        let to = values[..<from].firstIndex { $0 > value } ?? from
        values.remove(at: from)
        values.insert(value, at: to)
        return Move(from: from, to: to)
    }
}
