/// The rows of a section.
enum RowSource {
    /// Rows that were made with the section.
    case eager(AppendableList<Row>)
    /// Rows that are made when they are displayed.
    case lazy(any LazyRows)

    var count: Int {
        switch self {
        case .eager(let list): list.count
        case .lazy(let rows): rows.count
        }
    }

    /// Returns the rows with each one transformed. Lazy rows are transformed when they are made.
    func mapped(_ transform: @escaping (Row) -> Row) -> RowSource {
        switch self {
        case .eager(let list): .eager(AppendableList(list.map(transform)))
        case .lazy(let rows): .lazy(MappedLazyRows(rows, transform: transform))
        }
    }

    /// An empty source of the same kind, for a collapsed section.
    var collapsed: RowSource {
        switch self {
        case .eager: .eager(AppendableList())
        case .lazy: .lazy(LazyDataRows(data: EmptyCollection<Never>(), id: \.self, snapshot: nil, makeRow: makeNoRow))
        }
    }

    @MainActor
    func row(at index: Int) -> Row {
        switch self {
        case .eager(let list): list[index]
        case .lazy(let rows): rows.row(at: index)
        }
    }
}

/// Returns no row, because an empty collection has no element to make one for.
@MainActor
private func makeNoRow(_: Never) -> Row {}
