extension Section {
    /// Creates a lazy section over a snapshot, whose large changes are computed on another thread, so that
    /// they do not interrupt scrolling. See ``init(id:header:footer:data:id:row:)``.
    ///
    /// ```swift
    /// Section(id: "trades", snapshot: trades, id: \.number) { trade in TradeRow(trade) }
    /// ```
    ///
    /// The elements must be `Sendable`: values or immutable objects. If the old and new data together have
    /// less than 10,000 elements, or are known to be the same, the change is computed immediately.
    /// Otherwise, `render` returns before the table view displays the form. Newer forms wait until then, and
    /// only the newest of them is displayed.
    ///
    /// - Parameters:
    ///   - sectionID: The id of the section, unique in its form.
    ///   - header: The header above the rows.
    ///   - footer: The footer below the rows.
    ///   - snapshot: The elements, with random access in O(1).
    ///   - elementID: The key path of an element's id, which is unique in the section and overrides an id
    ///     set by `row`.
    ///   - row: Makes the row of an element. Called on the main thread each time the row is displayed, so it
    ///     should be fast.
    public init<Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, snapshot: Data, id elementID: KeyPath<Data.Element, ID> & Sendable,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) where Data.Element: Equatable & Sendable {
        let lazy = LazyDataRows(data: snapshot, id: elementID, isEqual: ==, isSnapshot: true, makeRow: row)
        self.init(id: AnyHashable(sectionID), header: header, footer: footer, rows: .lazy(lazy))
    }
}
