import Trestle

extension CardModel {
    /// The sections of the card: one with the rows of its elements, and one with its actions. The elements of a ``RemoteCard`` continue
    /// with those that are loaded when the user approaches the end.
    public var sections: [Section] {
        let rows = CardRows(model: self)
        let loadNextPage = card.nextPage == nil ? nil : loadNextPage
        var sections: [Section] = []
        let body = rows.body
        if !body.isEmpty || loadNextPage != nil {
            let section = Section(id: id) { body }
            sections.append(loadNextPage.map { section.onReachEnd(load: $0) } ?? section)
        }
        let actions = rows.actions
        if !actions.isEmpty { sections.append(Section(id: id + "/actions") { actions }) }
        return sections
    }
}
