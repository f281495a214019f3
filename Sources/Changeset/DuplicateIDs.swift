/// Thrown when two elements of a list have one id, so that nobody can say which of them was there before.
///
/// ```swift
/// do {
///     _ = try ListDifference(from: [1, 2], to: [1, 2, 7, 7])
/// } catch {
///     print(error)    // Two elements have the id 7: 2 and 3.
/// }
/// ```
///
/// All duplicates are listed, in the order of the list. Only the new list is judged: the old one was judged when it was
/// new, and a duplicate in it costs nothing worse than a deletion and an insertion where a move would have been possible.
public struct DuplicateIDs: Error, Hashable {
    /// Two elements with one id.
    public struct Duplicate: Hashable, Sendable {
        /// What the id reads like.
        public let id: String

        /// The section of the rows; `nil` if the elements are those of a plain list, or are sections themselves.
        public let section: Int?

        /// The index of the first element with this id.
        public let first: Int

        /// The index of another element with this id.
        public let second: Int
    }

    /// The pairs that share an id. Three elements with one id make two pairs.
    public let duplicates: [Duplicate]

    @usableFromInline
    init(duplicates: [Duplicate]) {
        self.duplicates = duplicates.sorted { ($0.section ?? 0, $0.second) < ($1.section ?? 0, $1.second) }
    }
}

extension DuplicateIDs: CustomStringConvertible {
    /// A sentence per pair, with the id and the two places.
    public var description: String {
        duplicates.map { duplicate in
            let place = duplicate.section.map { ", rows of section \($0)" } ?? ""
            return "Two elements have the id \(duplicate.id): \(duplicate.first) and \(duplicate.second)\(place)."
        }.joined(separator: "\n")
    }
}

extension DuplicateIDs.Duplicate {
    @usableFromInline
    init(_ id: some Hashable, _ one: Int, _ other: Int, section: Int?) {
        self.init(id: String(describing: id), section: section, first: min(one, other), second: max(one, other))
    }
}
