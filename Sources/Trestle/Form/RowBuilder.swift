/// A result builder for the one row that a lazy ``Section`` makes for an element, with conditions and
/// availability checks.
@resultBuilder
public enum RowBuilder {
    /// Makes a row of the expression.
    public static func buildExpression(_ row: some RowConvertible) -> Row { row.row }

    /// Returns the row of the only statement.
    public static func buildBlock(_ row: Row) -> Row { row }

    /// Supports the first branch of `if … else`.
    public static func buildEither(first row: Row) -> Row { row }

    /// Supports the second branch of `if … else`.
    public static func buildEither(second row: Row) -> Row { row }

    /// Supports `if #available`.
    public static func buildLimitedAvailability(_ row: Row) -> Row { row }
}
