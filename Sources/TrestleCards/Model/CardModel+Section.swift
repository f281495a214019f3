import Trestle

extension CardModel {
    /// The section with the rows of the card.
    public var section: Section {
        var section = Section(id: id)
        for row in CardRows(model: self).rows { section.append(row) }
        return section
    }
}
