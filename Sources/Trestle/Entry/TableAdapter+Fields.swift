import UIKit

/// The way from field to field.
extension TableAdapter {
    /// Brings the field of a value on the screen, and begins to edit it if it is typed into.
    ///
    /// ```swift
    /// adapter.edit(draft[\.name])
    /// ```
    ///
    /// - Returns: false if the form that is shown has no such field.
    @discardableResult
    public func edit<Value>(_ field: FieldBinding<Value>) -> Bool { edit(field: field.id) }

    /// Ends what is being edited, judges all of a draft, and goes to the first field of the form with which something is wrong. All that
    /// is wrong is read out to people who can't see it.
    ///
    /// ```swift
    /// ButtonRow("Sign Up").onSelect { [weak self] in
    ///     guard let self, let signUp = await adapter.submit(draft) else { return }
    ///     await service.register(signUp)
    /// }
    /// ```
    ///
    /// - Returns: the value if nothing is wrong with it.
    public func submit<Value>(_ draft: Draft<Value>) async -> Value? {
        announcements.waiting += 1
        tableView?.endEditing(true)
        let faulty = Set(await draft.validate())
        announcements.waiting -= 1
        guard !faulty.isEmpty else { return draft.value }
        announceAll()
        if let first = fields.first(where: { faulty.contains($0.place.id) }) { show(first) }
        return nil
    }

    /// Whether there is another field to type into behind one, or before it.
    func hasField(after id: AnyHashable, forwards: Bool = true) -> Bool { field(after: id, forwards: forwards) != nil }

    /// Edits the next field that is typed into, or the one before.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    func editField(after id: AnyHashable, forwards: Bool = true) -> Bool {
        guard let next = field(after: id, forwards: forwards) else { return false }
        return show(next)
    }

    func edit(field id: AnyHashable) -> Bool {
        guard let field = fields.first(where: { $0.place.id == id }) else { return false }
        return show(field)
    }

    private typealias PlacedField = (place: FieldPlace, path: IndexPath)

    /// The fields of the form that is shown, in order. O(rows that are made).
    private var fields: [PlacedField] {
        shown.sections.enumerated().flatMap { section, content -> [PlacedField] in
            guard case .made(let rows) = content.rows else { return [] }
            return rows.enumerated().compactMap { row, content in
                content.behavior?.field.map { ($0, IndexPath(row: row, section: section)) }
            }
        }
    }

    private func field(after id: AnyHashable, forwards: Bool) -> PlacedField? {
        let fields = fields
        guard let index = fields.firstIndex(where: { $0.place.id == id }) else { return nil }
        return forwards
            ? fields[(index + 1)...].first { $0.place.takesText } : fields[..<index].last { $0.place.takesText }
    }

    @discardableResult
    private func show(_ field: PlacedField) -> Bool {
        guard let tableView else { return false }
        if tableView.cellForRow(at: field.path) == nil {
            // A row without a cell has nothing to edit yet: it comes at once.
            tableView.scrollToRow(at: field.path, at: .middle, animated: false)
            tableView.layoutIfNeeded()
        }
        guard let cell = tableView.cellForRow(at: field.path) else { return false }
        if field.place.takesText, let typed = (cell as? FieldCell)?.typedInto { return typed.becomeFirstResponder() }
        tableView.endEditing(true)
        tableView.scrollToRow(at: field.path, at: .none, animated: true)
        return true
    }
}
