import Trestle

extension ComponentFormViewController {
    /// The form of the recipe, built with operators.
    var formFromOperators: Form {
        Form.empty
            |=+ Section(id: "overview")
            |-+ PictureRow(symbol: "leaf.fill").height(180)
            |-+ recipe.overview
            |=+ ingredients
            |=? (recipe.steps.isEmpty ? nil : method)
    }

    private var ingredients: Section {
        let section = Section(id: "Ingredients", header: Title("Ingredients"))
        return recipe.ingredients.reduce(section) { section, ingredient in
            section |-+ IngredientRow(ingredient: ingredient).onSelect(self) { $0.recipe.toggle(ingredient.id) }
        } |-+ ButtonRow(recipe.toggleTitle).onSelect(self) { $0.recipe.toggleAll() }
    }

    private var method: Section {
        Section(id: "Method", header: Title("Method")) |-+ recipe.steps.map { StepRow(step: $0).id($0.id) }
    }
}
