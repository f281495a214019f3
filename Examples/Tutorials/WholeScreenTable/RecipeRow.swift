/// A row of the recipe screen: its kind, and everything that its cell shows.
enum RecipeRow: Hashable {
    case picture
    case heading(title: String, summary: String)
    case fact(Fact)
    case ingredient(Ingredient)
    case toggleAll(title: String)
    case step(Step)
}

/// A section of the recipe screen.
struct RecipeSection: Hashable {
    var title: String?
    let rows: [RecipeRow]
}

extension Recipe {
    /// The whole screen, from top to bottom.
    var sections: [RecipeSection] {
        [
            RecipeSection(rows: [.picture, .heading(title: title, summary: summary)] + facts.map { .fact($0) }),
            RecipeSection(
                title: "Ingredients",
                rows: ingredients.map { .ingredient($0) } + [
                    .toggleAll(title: isComplete ? "Uncheck All" : "Check All")
                ]),
            RecipeSection(title: "Method", rows: steps.map { .step($0) }),
        ]
    }
}
