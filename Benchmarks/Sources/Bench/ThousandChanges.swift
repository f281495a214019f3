/// Five hundred deleted and five hundred inserted rows, spread evenly.
enum ThousandChanges {
    static let rows = 100_000
    static let deleted = Array(stride(from: 50, to: rows, by: 200))
    static let inserted = Array(stride(from: 10, to: rows, by: 200))

    static func applied(to numbers: [Int]) -> [Int] {
        let deletedRows = Set(deleted)
        var kept = numbers.enumerated().filter { !deletedRows.contains($0.offset) }.map(\.element).makeIterator()
        let added = Set(inserted)
        var next = (numbers.max() ?? 0) + 1
        return (0..<numbers.count).map { row in
            guard added.contains(row) else { return kept.next() ?? 0 }
            next += 1
            return next
        }
    }
}
