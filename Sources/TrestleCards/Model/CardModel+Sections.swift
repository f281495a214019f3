import Trestle

extension CardModel {
    /// The sections of the card: one with the rows of its elements, and one with its actions. The elements of a ``RemoteCard`` continue
    /// with those that are loaded when the user approaches the end.
    public var sections: [Section] {
        imageChanges.access()
        let rows = CardRows(model: self)
        let loadNextPage = card.nextPage == nil ? nil : loadNextPage
        var sections: [Section] = []
        if let body = bodySection(rows, isPaged: loadNextPage != nil) {
            sections.append(loadNextPage.map { body.onReachEnd(load: $0) } ?? body)
        }
        let actions = rows.actions
        if !actions.isEmpty { sections.append(Section(id: id + "/actions") { actions }) }
        return sections
    }

    private func bodySection(_ rows: CardRows, isPaged: Bool) -> Section? {
        if let list = currentList() {
            return Section(id: id, data: list.elements) { rows.row(of: $0) }
        }
        let body = rows.body
        return body.isEmpty && !isPaged ? nil : Section(id: id) { body }
    }
}
