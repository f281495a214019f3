/// The sections, and the rows outside of sections, that a ``FormBuilder`` has collected.
public struct FormContent {
    enum Part {
        case section(Section)
        case row(Row)
        case unavailable(ContentUnavailable)
    }

    let tree: BuilderTree<Part>

    /// The form of all parts. Adjacent rows outside of a section share a section without a header.
    var form: Form {
        var parts: [Part] = []
        tree.gather(into: &parts)
        var sections: [Section] = []
        var loose: [Row] = []
        var contentUnavailable: ContentUnavailable?
        for part in parts {
            switch part {
            case .row(let row): loose += row.withAttachedRows
            case .unavailable(let content): contentUnavailable = content
            case .section(let section):
                if !loose.isEmpty { sections.append(Section(rows: loose)) }
                loose = []
                sections.append(section)
            }
        }
        if !loose.isEmpty { sections.append(Section(rows: loose)) }
        var form = Form(sections)
        form.contentUnavailable = contentUnavailable
        return form
    }
}

/// A result builder for forms: sections, and rows outside of sections, with conditions, loops and
/// availability checks.
///
/// ```swift members
/// @FormBuilder override var form: Form {
///     for region in sampleRegions {
///         Section(region.name) { ForEach(region.walks) { WalkRow($0) } }
///     }
/// }
/// ```
@resultBuilder
public enum FormBuilder {
    /// Adds a section.
    public static func buildExpression(_ section: Section) -> FormContent {
        FormContent(tree: .leaf(.section(section)))
    }

    /// Adds a sequence of sections.
    public static func buildExpression(_ sections: some Sequence<Section>) -> FormContent {
        FormContent(tree: .group(sections.map { .leaf(.section($0)) }))
    }

    /// Adds the sections of another form, and its message in place of rows.
    public static func buildExpression(_ form: Form) -> FormContent {
        let message = form.contentUnavailable.map { [BuilderTree.leaf(FormContent.Part.unavailable($0))] } ?? []
        return FormContent(tree: .group(form.sections.map { .leaf(.section($0)) } + message))
    }

    /// Displays a message in place of rows.
    public static func buildExpression(_ content: ContentUnavailable) -> FormContent {
        FormContent(tree: .leaf(.unavailable(content)))
    }

    /// Adds a row outside of a section.
    public static func buildExpression(_ row: some RowConvertible) -> FormContent {
        FormContent(tree: .leaf(.row(row.row)))
    }

    /// Adds a row outside of a section, unless it is `nil`.
    public static func buildExpression(_ row: (some RowConvertible)?) -> FormContent {
        FormContent(tree: .group(row.map { [.leaf(.row($0.row))] } ?? []))
    }

    /// Adds a section, unless it is `nil`.
    public static func buildExpression(_ section: Section?) -> FormContent {
        FormContent(tree: .group(section.map { [.leaf(.section($0))] } ?? []))
    }

    /// Adds a sequence of rows outside of a section.
    public static func buildExpression(_ rows: some Sequence<some RowConvertible>) -> FormContent {
        FormContent(tree: .group(rows.map { .leaf(.row($0.row)) }))
    }

    /// Adds a row outside of a section for each element.
    public static func buildExpression(_ rows: ForEach<RowContent>) -> FormContent {
        FormContent(tree: .group(rows.content.rows.map { .leaf(.row($0)) }))
    }

    /// Adds a section for each element.
    public static func buildExpression(_ sections: ForEach<[Section]>) -> FormContent {
        buildExpression(sections.content)
    }

    /// Concatenates the statements of a block.
    public static func buildBlock(_ parts: FormContent...) -> FormContent { buildArray(parts) }

    /// Concatenates the iterations of a loop.
    public static func buildArray(_ parts: [FormContent]) -> FormContent {
        parts.count == 1 ? parts[0] : FormContent(tree: .group(parts.map(\.tree)))
    }

    /// Supports `if` without `else`.
    public static func buildOptional(_ part: FormContent?) -> FormContent { part ?? FormContent(tree: .group([])) }

    /// Supports the first branch of `if … else`.
    public static func buildEither(first part: FormContent) -> FormContent { part }

    /// Supports the second branch of `if … else`.
    public static func buildEither(second part: FormContent) -> FormContent { part }

    /// Supports `if #available`.
    public static func buildLimitedAvailability(_ part: FormContent) -> FormContent { part }

    /// Makes a form of all sections and rows.
    public static func buildFinalResult(_ content: FormContent) -> Form { content.form }
}
