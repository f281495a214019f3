/// The rows of a lazy section, each of them changed as it is made.
final class ChangedRows: LazyRows {
    private let base: LazyRows
    private let change: (Row) -> Row

    init(_ base: LazyRows, change: @escaping (Row) -> Row) {
        self.base = base
        self.change = change
        super.init(isSnapshot: base.isSnapshot)
    }

    override var count: Int { base.count }

    @MainActor
    override func row(at index: Int) -> Row { change(base.row(at: index)) }

    override func id(at index: Int) -> AnyHashable { base.id(at: index) }

    override func index(of id: AnyHashable, near start: Int) -> Int? { base.index(of: id, near: start) }

    override func isKnownToBeSame(as old: LazyRows) -> Bool {
        base.isKnownToBeSame(as: (old as? ChangedRows)?.base ?? old)
    }

    override func change(from old: LazyRows) -> LazyChange {
        base.change(from: (old as? ChangedRows)?.base ?? old)
    }
}

/// The rows of a lazy section that is closed: none.
final class ClosedRows: LazyRows {
    init() { super.init(isSnapshot: false) }

    override var count: Int { 0 }

    override func index(of id: AnyHashable, near start: Int) -> Int? { nil }

    override func isKnownToBeSame(as old: LazyRows) -> Bool { old.count == 0 }

    override func change(from old: LazyRows) -> LazyChange { old.count == 0 ? .none : .everything }
}
