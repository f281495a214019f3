import UIKit

/// A recipe in a table whose sections and rows describe themselves.
public final class RowProtocolsViewController: UITableViewController {
    private var recipe = Recipe.plumCake {
        didSet { showRecipe() }
    }

    private lazy var dataSource = RowsDataSource(tableView)

    /// Creates a view controller that shows the sample recipe.
    public init() {
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("RowProtocolsViewController does not support init(coder:). Create it with init().")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        showRecipe()
    }

    private func showRecipe() {
        title = recipe.title
        dataSource.show([
            OverviewSection(recipe: recipe),
            IngredientSection(recipe: recipe) { [weak self] id in
                self?.recipe.toggle(id)
            } onToggleAll: { [weak self] in
                self?.recipe.toggleAll()
            },
            MethodSection(recipe: recipe),
        ])
    }
}

private struct OverviewSection: SectionDescription {
    let recipe: Recipe

    var title: String? { nil }

    var rows: [any RowDescription] {
        [HeadingRow(title: recipe.title, summary: recipe.summary)] + recipe.facts.map { FactRow(fact: $0) }
    }
}

private struct IngredientSection: SectionDescription {
    let recipe: Recipe
    let onToggle: @MainActor (Ingredient.ID) -> Void
    let onToggleAll: @MainActor () -> Void

    var title: String? { "Ingredients" }

    var rows: [any RowDescription] {
        recipe.ingredients.map { ingredient in
            IngredientRow(ingredient: ingredient) { onToggle(ingredient.id) }
        } + [ActionRow(title: recipe.isComplete ? "Uncheck All" : "Check All", onSelect: onToggleAll)]
    }
}

private struct MethodSection: SectionDescription {
    let recipe: Recipe

    var title: String? { "Method" }

    var rows: [any RowDescription] { recipe.steps.map { StepRow(step: $0) } }
}
