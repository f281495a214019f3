import UIKit

/// Moves the focus between the fields of the displayed form, including fields that are offscreen.
@MainActor
final class FieldNavigator {
    private let display: DisplayedTable
    private let announcer: FieldAnnouncer
    private let scheduler: RenderScheduler

    init(display: DisplayedTable, announcer: FieldAnnouncer, scheduler: RenderScheduler) {
        self.display = display
        self.announcer = announcer
        self.scheduler = scheduler
    }

    /// Scrolls to a field, and starts editing it if it accepts text input.
    ///
    /// - Returns: `false` if the displayed form has no such field.
    func edit(_ id: AnyHashable) -> Bool {
        guard let field = fields.first(where: { $0.field.id == id }) else { return false }
        return show(field)
    }

    /// Validates a draft, and shows the first invalid field.
    ///
    /// - Returns: The value if it is valid.
    func submit<Value>(_ draft: Draft<Value>) async -> Value? {
        announcer.suspend()
        display.listView?.endEditing(true)
        let invalid = Set(await draft.validate())
        // The errors must be displayed before they are announced.
        scheduler.renderIfNeeded()
        announcer.resume()
        guard !invalid.isEmpty else { return draft.value }
        announcer.announceAll()
        if let first = fields.first(where: { invalid.contains($0.field.id) }) { show(first) }
        return nil
    }

    private typealias LocatedField = (field: RowField, path: IndexPath)

    /// The fields of the displayed form, in order.
    ///
    /// - Complexity: O(eager rows).
    private var fields: [LocatedField] {
        display.state.sections.enumerated().flatMap { section, content -> [LocatedField] in
            guard case .eager(let rows) = content.rows else { return [] }
            return rows.enumerated().compactMap { row, content in
                content.attributes?.field.map { ($0, IndexPath(row: row, section: section)) }
            }
        }
    }

    private func field(after id: AnyHashable, forward: Bool) -> LocatedField? {
        let fields = fields
        guard let index = fields.firstIndex(where: { $0.field.id == id }) else { return nil }
        return forward
            ? fields[(index + 1)...].first { $0.field.acceptsTextInput }
            : fields[..<index].last { $0.field.acceptsTextInput }
    }

    @discardableResult
    private func show(_ field: LocatedField) -> Bool {
        guard let listView = display.listView else { return false }
        if listView.rowView(at: field.path) == nil {
            // A row needs a cell before it can be edited, so this scroll is not animated.
            listView.scrollToRow(at: field.path, at: .middle, animated: false)
            listView.layoutIfNeeded()
        }
        guard let cell = listView.rowView(at: field.path) else { return false }
        if field.field.acceptsTextInput, let input = (cell as? any FieldInputCell)?.inputResponder {
            guard input.becomeFirstResponder() else { return false }
            scrollToCaption(of: field)
            return true
        }
        listView.endEditing(true)
        listView.scrollToRow(at: field.path, at: .none, animated: true)
        scrollToCaption(of: field)
        return true
    }

    /// Scrolls until the error or the help below a field is visible too.
    private func scrollToCaption(of field: LocatedField) {
        guard let listView = display.listView else { return }
        let count = display.state.existingRow(at: field.path)?.attributes?.attachedRows.count ?? 0
        let path = IndexPath(row: field.path.row + count, section: field.path.section)
        guard count > 0, path.row < listView.numberOfRows(inSection: path.section) else { return }
        listView.scrollToRow(at: path, at: .none, animated: true)
    }
}

extension FieldNavigator: CellHost {
    func hasField(after id: AnyHashable, forward: Bool) -> Bool { field(after: id, forward: forward) != nil }

    func editField(after id: AnyHashable, forward: Bool) -> Bool {
        guard let next = field(after: id, forward: forward) else { return false }
        return show(next)
    }

    func updateRowHeights() {
        display.listView?.updateRowHeights()
    }
}
