/// The rows of a lazy section, each transformed when it is made.
final class MappedLazyRows: LazyRows {
    private let base: any LazyRows
    private let transform: (Row) -> Row

    init(_ base: any LazyRows, transform: @escaping (Row) -> Row) {
        self.base = base
        self.transform = transform
    }

    var count: Int { base.count }
    var snapshot: (any LazySnapshot)? { base.snapshot }

    @MainActor
    func row(at index: Int) -> Row { transform(base.row(at: index)) }

    func id(at index: Int) -> AnyHashable { base.id(at: index) }

    func index(of id: AnyHashable, near start: Int) -> Int? { base.index(of: id, near: start) }

    func isKnownToBeSame(as old: any LazyRows) -> Bool {
        base.isKnownToBeSame(as: (old as? MappedLazyRows)?.base ?? old)
    }

    func change(from old: any LazyRows) -> LazyChange {
        base.change(from: (old as? MappedLazyRows)?.base ?? old)
    }
}
