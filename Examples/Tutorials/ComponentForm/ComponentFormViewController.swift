import Trestle
import UIKit

/// A recipe as a form of components.
public final class ComponentFormViewController: FormViewController {
    var recipe = Recipe.plumCake {
        didSet { setNeedsRender() }
    }

    /// Creates a view controller that shows the sample recipe.
    public init() {
        super.init(style: .insetGrouped)
        title = recipe.title
    }

    @FormBuilder public override var form: Form {
        Section(id: "overview") {
            PictureRow(symbol: "leaf.fill").height(180)
            recipe.overview
        }
        Section("Ingredients") {
            for ingredient in recipe.ingredients {
                IngredientRow(ingredient: ingredient).onSelect(self) { $0.recipe.toggle(ingredient.id) }
            }
            ButtonRow(recipe.toggleTitle).onSelect(self) { $0.recipe.toggleAll() }
        }
        Section("Method") {
            for step in recipe.steps { StepRow(step: step).id(step.id) }
        }
    }
}
