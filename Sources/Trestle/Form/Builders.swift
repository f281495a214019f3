/// What a builder has gathered so far: a tree, so that nothing is copied before all of it is known.
enum BuilderTree<Leaf> {
    case leaf(Leaf)
    case group([BuilderTree])

    func gather(into leaves: inout [Leaf]) {
        switch self {
        case .leaf(let leaf): leaves.append(leaf)
        case .group(let trees): for tree in trees { tree.gather(into: &leaves) }
        }
    }
}

/// The rows that a section's braces describe.
public struct RowContent {
    let tree: BuilderTree<Row>

    /// The rows in order.
    var rows: [Row] {
        var rows: [Row] = []
        tree.gather(into: &rows)
        // Few rows have others below them: none of the others is copied for these.
        return rows.contains { $0.behavior?.followers.isEmpty == false } ? rows.flatMap(\.withFollowers) : rows
    }
}

/// Builds the rows of a ``Section``: components and rows, with conditions, loops and availability checks.
///
/// ```swift
/// Section(id: "account") {
///     ValueRow("Name", value: user.name)
///     if user.isAdministrator { Title("Administrator") }
///     for device in user.devices { DeviceRow(device) }
/// }
/// ```
@resultBuilder
public enum RowsBuilder {
    /// One row.
    public static func buildExpression(_ row: some RowConvertible) -> RowContent {
        RowContent(tree: .leaf(row.asRow()))
    }

    /// Rows that were made elsewhere.
    public static func buildExpression(_ rows: some Sequence<some RowConvertible>) -> RowContent {
        RowContent(tree: .group(rows.map { .leaf($0.asRow()) }))
    }

    /// A row, or none.
    public static func buildExpression(_ row: (some RowConvertible)?) -> RowContent {
        RowContent(tree: .group(row.map { [.leaf($0.asRow())] } ?? []))
    }

    /// A row for each element.
    public static func buildExpression(_ rows: ForEach<RowContent>) -> RowContent { rows.content }

    /// Statements one after the other.
    public static func buildBlock(_ parts: RowContent...) -> RowContent { buildArray(parts) }

    /// A loop.
    public static func buildArray(_ parts: [RowContent]) -> RowContent {
        parts.count == 1 ? parts[0] : RowContent(tree: .group(parts.map(\.tree)))
    }

    /// `if` without `else`.
    public static func buildOptional(_ part: RowContent?) -> RowContent { part ?? RowContent(tree: .group([])) }

    /// The first branch of `if … else`.
    public static func buildEither(first part: RowContent) -> RowContent { part }

    /// The second branch of `if … else`.
    public static func buildEither(second part: RowContent) -> RowContent { part }

    /// `if #available`.
    public static func buildLimitedAvailability(_ part: RowContent) -> RowContent { part }
}

/// Builds the one row that a lazy ``Section`` makes of an element: a component or row, or one of several by a condition.
@resultBuilder
public enum RowBuilder {
    /// The row.
    public static func buildExpression(_ row: some RowConvertible) -> Row { row.asRow() }

    /// The row of the only statement.
    public static func buildBlock(_ row: Row) -> Row { row }

    /// The first branch of `if … else`.
    public static func buildEither(first row: Row) -> Row { row }

    /// The second branch of `if … else`.
    public static func buildEither(second row: Row) -> Row { row }

    /// `if #available`.
    public static func buildLimitedAvailability(_ row: Row) -> Row { row }
}

/// The sections, and rows outside of any section, that a form's braces describe.
public struct FormContent {
    enum Part {
        case section(Section)
        case row(Row)
    }

    let tree: BuilderTree<Part>

    /// The sections in order. Rows that stand outside of a section, one after the other, share one without a header.
    var sections: [Section] {
        var parts: [Part] = []
        tree.gather(into: &parts)
        var sections: [Section] = []
        var loose: [Row] = []
        for part in parts {
            switch part {
            case .row(let row): loose += row.withFollowers
            case .section(let section):
                if !loose.isEmpty { sections.append(Section(rows: loose)) }
                loose = []
                sections.append(section)
            }
        }
        if !loose.isEmpty { sections.append(Section(rows: loose)) }
        return sections
    }
}

/// Builds a ``Form``: sections, or rows without a section, with conditions, loops and availability checks.
@resultBuilder
public enum FormBuilder {
    /// One section.
    public static func buildExpression(_ section: Section) -> FormContent {
        FormContent(tree: .leaf(.section(section)))
    }

    /// Sections that were made elsewhere.
    public static func buildExpression(_ sections: some Sequence<Section>) -> FormContent {
        FormContent(tree: .group(sections.map { .leaf(.section($0)) }))
    }

    /// A form within a form: its sections.
    public static func buildExpression(_ form: Form) -> FormContent { buildExpression(form.sections) }

    /// A row outside of any section.
    public static func buildExpression(_ row: some RowConvertible) -> FormContent {
        FormContent(tree: .leaf(.row(row.asRow())))
    }

    /// A row outside of any section, or none.
    public static func buildExpression(_ row: (some RowConvertible)?) -> FormContent {
        FormContent(tree: .group(row.map { [.leaf(.row($0.asRow()))] } ?? []))
    }

    /// A section, or none.
    public static func buildExpression(_ section: Section?) -> FormContent {
        FormContent(tree: .group(section.map { [.leaf(.section($0))] } ?? []))
    }

    /// Rows outside of any section.
    public static func buildExpression(_ rows: some Sequence<some RowConvertible>) -> FormContent {
        FormContent(tree: .group(rows.map { .leaf(.row($0.asRow())) }))
    }

    /// A row outside of any section for each element.
    public static func buildExpression(_ rows: ForEach<RowContent>) -> FormContent {
        FormContent(tree: .group(rows.content.rows.map { .leaf(.row($0)) }))
    }

    /// A section for each element.
    public static func buildExpression(_ sections: ForEach<[Section]>) -> FormContent {
        buildExpression(sections.content)
    }

    /// Statements one after the other.
    public static func buildBlock(_ parts: FormContent...) -> FormContent { buildArray(parts) }

    /// A loop.
    public static func buildArray(_ parts: [FormContent]) -> FormContent {
        parts.count == 1 ? parts[0] : FormContent(tree: .group(parts.map(\.tree)))
    }

    /// `if` without `else`.
    public static func buildOptional(_ part: FormContent?) -> FormContent { part ?? FormContent(tree: .group([])) }

    /// The first branch of `if … else`.
    public static func buildEither(first part: FormContent) -> FormContent { part }

    /// The second branch of `if … else`.
    public static func buildEither(second part: FormContent) -> FormContent { part }

    /// `if #available`.
    public static func buildLimitedAvailability(_ part: FormContent) -> FormContent { part }
}
