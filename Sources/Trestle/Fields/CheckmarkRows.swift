import UIKit

/// A row for each option of a field, with checkmarks at the selected ones.
///
/// ```swift
/// let form = Form {
///     Section("Room") {
///         CheckmarkRows(selection: draft[\.room], options: ["single", "double"]) { $0.capitalized }
///     }
///     Section("Extras") {
///         CheckmarkRows(selection: draft[\.extras], options: ["Towels", "Parking"]) { $0 }
///     }
/// }
/// ```
///
/// An error of the field is shown below the last option.
public struct CheckmarkRows: Sequence {
    private let rows: [Row]

    /// Creates rows for a field with one selected option.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected option.
    ///   - options: The options, one for each row.
    ///   - name: Returns the title of an option.
    @MainActor
    public init<Option: Hashable>(selection: FieldBinding<Option>, options: [Option], name: (Option) -> String) {
        rows = Self.rows(
            of: selection.id, options, status: selection.status, name, isSelected: { $0 == selection.value }
        ) { selection.commit($0) }
    }

    /// Creates rows for a field with any number of selected options.
    ///
    /// - Parameters:
    ///   - selection: A binding to the set of selected options.
    ///   - options: The options, one for each row.
    ///   - name: Returns the title of an option.
    @MainActor
    public init<Option: Hashable>(
        selection: FieldBinding<Set<Option>>, options: [Option], name: (Option) -> String
    ) {
        rows = Self.rows(
            of: selection.id, options, status: selection.status, name, isSelected: { selection.value.contains($0) }
        ) { selection.value.formSymmetricDifference([$0]) }
    }

    /// Returns an iterator over the rows.
    public func makeIterator() -> IndexingIterator<[Row]> { rows.makeIterator() }

    @MainActor
    private static func rows<Option: Hashable>(
        of field: AnyHashable, _ options: [Option], status: FieldStatus?, _ name: (Option) -> String,
        isSelected: (Option) -> Bool, select: @escaping @MainActor (Option) -> Void
    ) -> [Row] {
        var rows = options.map { option in
            TextRow(name(option))
                .id(OptionRowID(field: field, option: option))
                .accessory(isSelected(option) ? .checkmark : .none)
                .onSelect { select(option) }
        }
        guard !rows.isEmpty else { return [] }
        // The first row represents the field, so that an invalid field can be scrolled to.
        rows[0].updateAttributes { $0.field = RowField(id: field, acceptsTextInput: false) }
        if let caption = FieldCaption(status, help: nil, of: nil) { rows.append(caption.row(below: field)) }
        return rows
    }
}

/// The id of an option's row.
private struct OptionRowID<Option: Hashable>: Hashable {
    let field: AnyHashable
    let option: Option
}
