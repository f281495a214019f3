import Trestle

extension CardModel {
    /// The sections of the card: one with the rows of its elements, and one with its actions.
    public var sections: [Section] {
        let rows = CardRows(model: self)
        return [(id: id, rows: rows.body), (id: id + "/actions", rows: rows.actions)].compactMap { part in
            part.rows.isEmpty ? nil : Section(id: part.id) { part.rows }
        }
    }
}
