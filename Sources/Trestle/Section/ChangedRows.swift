/// The rows of a lazy section, each of them changed as it is made.
final class ChangedRows: LazyRows {
    private let base: any LazyRows
    private let change: (Row) -> Row

    init(_ base: any LazyRows, change: @escaping (Row) -> Row) {
        self.base = base
        self.change = change
    }

    var count: Int { base.count }
    var isSnapshot: Bool { base.isSnapshot }

    @MainActor
    func row(at index: Int) -> Row { change(base.row(at: index)) }

    func id(at index: Int) -> AnyHashable { base.id(at: index) }

    func index(of id: AnyHashable, near start: Int) -> Int? { base.index(of: id, near: start) }

    func isKnownToBeSame(as old: any LazyRows) -> Bool {
        base.isKnownToBeSame(as: (old as? ChangedRows)?.base ?? old)
    }

    func change(from old: any LazyRows) -> LazyChange {
        base.change(from: (old as? ChangedRows)?.base ?? old)
    }
}
