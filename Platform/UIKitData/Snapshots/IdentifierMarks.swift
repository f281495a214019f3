/// Identifiers that something is to be done about, each once, in the order in which that was asked for.
package struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
    package private(set) var list: [Identifier] = []
    private var known: Set<Identifier> = []

    package var isEmpty: Bool { list.isEmpty }

    package func contains(_ identifier: Identifier) -> Bool { known.contains(identifier) }

    package mutating func insert(_ identifier: Identifier) {
        if known.insert(identifier).inserted { list.append(identifier) }
    }

    package mutating func remove(_ identifiers: some Sequence<Identifier>) {
        guard !isEmpty else { return }
        let count = known.count
        for identifier in identifiers { known.remove(identifier) }
        if known.count < count { list.removeAll { !known.contains($0) } }
    }
}
