import Trestle

extension CardModel {
    /// The sections of the card: one with the rows of its elements, and one with its actions, unless the host configuration arranges
    /// them below the elements. The elements of a ``RemoteCard`` continue with those that are loaded when the user approaches the end.
    public var sections: [Section] {
        sizeChanges.access()
        let rows = CardRows(model: self)
        let loadNextPage = card.nextPage == nil ? nil : loadNextPage
        let body: Section?
        let actions: [Row]
        if let list = currentList() {
            body = Section(id: id, data: list.elements) { rows.row(of: $0) }
            actions = rows.actions
        } else {
            if configuration.style.usesActionBar, loadNextPage == nil {
                let all = rows.all
                return all.isEmpty ? [] : [Section(id: id) { all }]
            }
            let elements: [Row]
            (elements, actions) = rows.sections
            body = elements.isEmpty && loadNextPage == nil ? nil : Section(id: id) { elements }
        }
        var sections: [Section] = []
        if let body { sections.append(loadNextPage.map { body.onReachEnd(load: $0) } ?? body) }
        if !actions.isEmpty { sections.append(Section(id: id + "/actions") { actions }) }
        return sections
    }
}
