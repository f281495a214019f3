extension Recipe {
    /// The values that the list of the recipe displays.
    var listSections: [ListSection] {
        [
            ListSection(
                title: "At a Glance",
                items: facts.map { ListItem(id: $0.name, text: $0.name, secondaryText: $0.value) }),
            ListSection(
                title: "Ingredients",
                items: ingredients.map {
                    ListItem(
                        id: $0.id, mark: $0.isChecked ? .checked : .unchecked, text: $0.name, secondaryText: $0.amount)
                }),
            ListSection(
                title: "Method", items: steps.map { ListItem(id: "\($0.id)", text: "\($0.number). \($0.text)") }),
        ]
    }
}
