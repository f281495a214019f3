import Testing
import UIKit

@testable import SeparateDataSource

@MainActor
struct RecipeDataSourceTests {
    private let dataSource = RecipeDataSource(recipe: .plumCake)

    @Test("the ingredients are followed by a button")
    func ingredientRows() {
        let ingredients = dataSource.sections[1]
        #expect(ingredients.title == "Ingredients")
        #expect(ingredients.rows.count == 6)
        #expect(ingredients.rows.last == .toggleAll(title: "Check All"))
    }

    @Test("selecting an ingredient changes its row only")
    func selectsIngredient() {
        let plums = IndexPath(row: 0, section: 1)
        #expect(dataSource.selectRow(at: plums) == [plums])
        #expect(dataSource.recipe.ingredients[0].isChecked)
    }

    @Test("selecting the last unchecked ingredient also changes the button")
    func selectsLastIngredient() {
        var recipe = Recipe.plumCake
        recipe.toggleAll()
        recipe.toggle("Milk")
        let dataSource = RecipeDataSource(recipe: recipe)
        let milk = IndexPath(row: 2, section: 1)
        let button = IndexPath(row: 5, section: 1)
        #expect(dataSource.selectRow(at: milk) == [milk, button])
        #expect(dataSource.sections[1].rows.last == .toggleAll(title: "Uncheck All"))
    }

    @Test("facts and steps have no action")
    func rowsWithoutAction() {
        #expect(!dataSource.canSelectRow(at: IndexPath(row: 1, section: 0)))
        #expect(dataSource.selectRow(at: IndexPath(row: 0, section: 2)).isEmpty)
    }
}
