/// An error thrown when several elements of a list have the same id, so that they cannot be told apart.
///
/// ```swift
/// import Changeset
///
/// do {
///     _ = try ListDifference(from: [1, 2], to: [1, 2, 7, 7])
/// } catch {
///     print(error)    // The elements 2 and 3 have the same id: 7.
/// }
/// ```
///
/// The error contains all duplicates of the new list, in order. Duplicates of the old list are not errors; at worst, they cause a
/// deletion and an insertion instead of a move.
public struct DuplicateIDs: Error, Hashable {
    /// Two elements with the same id.
    public struct Duplicate: Hashable, Sendable {
        /// The description of the id.
        public let id: String

        /// The index of the section that contains the elements, or `nil` for elements of a plain list and for sections.
        public let section: Int?

        /// The index of the first element with the id.
        public let first: Int

        /// The index of another element with the id.
        public let second: Int
    }

    /// The pairs of elements with the same id. Three elements with one id result in two pairs.
    public let duplicates: [Duplicate]

    @usableFromInline
    init(duplicates: [Duplicate]) {
        self.duplicates = duplicates.sorted { ($0.section ?? 0, $0.second) < ($1.section ?? 0, $1.second) }
    }
}

extension DuplicateIDs: CustomStringConvertible {
    /// A sentence for each pair, with its id and indices.
    public var description: String {
        duplicates.map { duplicate in
            guard let section = duplicate.section else {
                return "The elements \(duplicate.first) and \(duplicate.second) have the same id: \(duplicate.id)."
            }
            return
                "The rows \(duplicate.first) and \(duplicate.second) of section \(section) have the same id: \(duplicate.id)."
        }.joined(separator: "\n")
    }
}

extension DuplicateIDs.Duplicate {
    @usableFromInline
    init(_ id: some Hashable, _ one: Int, _ other: Int, section: Int?) {
        self.init(id: String(describing: id), section: section, first: min(one, other), second: max(one, other))
    }
}
