extension Section {
    /// A lazy section over a snapshot: as ``init(id:header:footer:data:id:row:)``, but large changes of it are found on another
    /// thread, so that no scroll waits for them.
    ///
    /// ```swift
    /// Section(id: "trades", snapshot: trades, id: \.number) { trade in TradeRow(trade) }
    /// ```
    ///
    /// The elements must be `Sendable`: values, or objects that never change. Where old and new data together have fewer than
    /// ten thousand elements, the change is found at once, as it is where it costs nothing; otherwise `render` returns before the
    /// table shows the form. Until it does, newer forms wait for their turn, and only the newest of them is shown.
    ///
    /// - Parameters:
    ///   - id: Which section it is.
    ///   - header: What stands above the rows.
    ///   - footer: What stands below the rows.
    ///   - snapshot: The elements, with random access in O(1).
    ///   - id: What identifies an element in this section. It takes precedence over an identity that `row` sets.
    ///   - row: Makes the row of an element. Called on the main thread whenever the row comes back, so it should be cheap.
    public init<Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable>(
        id sectionID: some Hashable, header: (any HeaderFooterComponent)? = nil,
        footer: (any HeaderFooterComponent)? = nil, snapshot: Data, id elementID: KeyPath<Data.Element, ID> & Sendable,
        @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
    ) where Data.Element: Equatable & Sendable {
        let lazy = LazyDataRows(data: snapshot, id: elementID, isEqual: ==, isSnapshot: true, makeRow: row)
        self.init(id: AnyHashable(sectionID), header: header, footer: footer, rows: .lazy(lazy))
    }
}
