/// Sorting as one sorts a hand of cards, step by step: each step takes the first card that is out of order to its place
/// among those before it.
struct InsertionSort {
    /// From where to where one step takes an element.
    struct Move: Equatable {
        let from: Int
        let to: Int
    }

    private(set) var values: [Int]

    /// Takes the next element to its place.
    ///
    /// - Returns: what it did; nil once all is in order.
    mutating func step() -> Move? {
        guard let from = values.indices.dropFirst().first(where: { values[$0] < values[$0 - 1] }) else { return nil }
        let value = values[from]
        let to = values[..<from].firstIndex { $0 > value } ?? from
        values.remove(at: from)
        values.insert(value, at: to)
        return Move(from: from, to: to)
    }
}
