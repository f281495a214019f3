/// An ordered set of the identifiers that are to be reloaded or reconfigured.
struct OrderedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
    private(set) var list: [Identifier] = []
    private var members: Set<Identifier> = []

    var isEmpty: Bool { list.isEmpty }

    func contains(_ identifier: Identifier) -> Bool { members.contains(identifier) }

    mutating func insert(_ identifier: Identifier) {
        if members.insert(identifier).inserted { list.append(identifier) }
    }

    mutating func remove(_ identifiers: some Sequence<Identifier>) {
        guard !isEmpty else { return }
        let count = members.count
        for identifier in identifiers { members.remove(identifier) }
        if members.count < count { list.removeAll { !members.contains($0) } }
    }
}
