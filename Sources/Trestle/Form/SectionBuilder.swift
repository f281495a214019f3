/// The rows that a ``SectionBuilder`` has collected.
public struct RowContent {
    let tree: BuilderTree<Row>

    /// The rows, in order.
    var rows: [Row] {
        var rows: [Row] = []
        tree.gather(into: &rows)
        // Few rows have attached rows. If none has, the rows are not copied.
        return rows.contains { $0.attributes?.attachedRows.isEmpty == false } ? rows.flatMap(\.withAttachedRows) : rows
    }
}

/// A result builder for the rows of a ``Section``: components and rows, with conditions, loops and
/// availability checks.
///
/// ```swift
/// let section = Section("Dales") {
///     ValueRow("Walks", value: "\(sampleWalks.count)")
///     if sampleWalks.isEmpty { MessageRow("No Walks Yet") }
///     for walk in sampleWalks { WalkRow(walk).id(walk.id) }
/// }
/// ```
@resultBuilder
public enum SectionBuilder {
    /// Adds a row.
    public static func buildExpression(_ row: some RowConvertible) -> RowContent {
        RowContent(tree: .leaf(row.row))
    }

    /// Adds a sequence of rows.
    public static func buildExpression(_ rows: some Sequence<some RowConvertible>) -> RowContent {
        RowContent(tree: .group(rows.map { .leaf($0.row) }))
    }

    /// Adds a row, unless it is `nil`.
    public static func buildExpression(_ row: (some RowConvertible)?) -> RowContent {
        RowContent(tree: .group(row.map { [.leaf($0.row)] } ?? []))
    }

    /// Adds a row for each element.
    public static func buildExpression(_ rows: ForEach<RowContent>) -> RowContent { rows.content }

    /// Concatenates the statements of a block.
    public static func buildBlock(_ parts: RowContent...) -> RowContent { buildArray(parts) }

    /// Concatenates the iterations of a loop.
    public static func buildArray(_ parts: [RowContent]) -> RowContent {
        parts.count == 1 ? parts[0] : RowContent(tree: .group(parts.map(\.tree)))
    }

    /// Supports `if` without `else`.
    public static func buildOptional(_ part: RowContent?) -> RowContent { part ?? RowContent(tree: .group([])) }

    /// Supports the first branch of `if … else`.
    public static func buildEither(first part: RowContent) -> RowContent { part }

    /// Supports the second branch of `if … else`.
    public static func buildEither(second part: RowContent) -> RowContent { part }

    /// Supports `if #available`.
    public static func buildLimitedAvailability(_ part: RowContent) -> RowContent { part }
}
