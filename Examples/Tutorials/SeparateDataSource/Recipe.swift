/// A recipe, with the ingredients that the cook has checked off.
struct Recipe: Equatable, Sendable {
    let title: String
    let summary: String
    let facts: [Fact]
    var ingredients: [Ingredient]
    let steps: [Step]

    /// Whether every ingredient is checked off.
    var isComplete: Bool { ingredients.allSatisfy(\.isChecked) }

    /// Checks off an ingredient, or removes its check mark.
    mutating func toggle(_ id: Ingredient.ID) {
        guard let index = ingredients.firstIndex(where: { $0.id == id }) else { return }
        ingredients[index].isChecked.toggle()
    }

    /// Checks off all ingredients, or removes all check marks if every ingredient is checked off.
    mutating func toggleAll() {
        let isChecked = !isComplete
        for index in ingredients.indices { ingredients[index].isChecked = isChecked }
    }
}

/// A fact about a recipe, such as its baking time.
struct Fact: Hashable, Sendable {
    let name: String
    let value: String
}

/// An ingredient, identified by its name.
struct Ingredient: Identifiable, Hashable, Sendable {
    let name: String
    let amount: String
    var isChecked = false

    var id: String { name }
}

/// A step of the method.
struct Step: Identifiable, Hashable, Sendable {
    let number: Int
    let text: String

    var id: Int { number }
}

extension Recipe {
    /// The sample recipe.
    static let plumCake = Recipe(
        title: "Plum Cake",
        summary: "A sheet cake of yeast dough under tart plums. It is best on the day it is baked.",
        facts: [
            Fact(name: "Preparation", value: "40 min"),
            Fact(name: "Baking", value: "35 min"),
            Fact(name: "Pieces", value: "12"),
        ],
        ingredients: [
            Ingredient(name: "Plums", amount: "1.2 kg"),
            Ingredient(name: "Flour", amount: "400 g", isChecked: true),
            Ingredient(name: "Milk", amount: "200 ml"),
            Ingredient(name: "Butter", amount: "80 g", isChecked: true),
            Ingredient(name: "Fresh yeast", amount: "20 g"),
        ],
        steps: [
            Step(
                number: 1, text: "Dissolve the yeast in the warm milk, and knead it with the flour and the butter."),
            Step(number: 2, text: "Cover the dough and leave it to rise until it has doubled, about an hour."),
            Step(number: 3, text: "Halve and pit the plums. Roll out the dough on a baking sheet."),
            Step(number: 4, text: "Arrange the plums upright in rows, and bake at 190 °C until the edges are brown."),
        ])
}
