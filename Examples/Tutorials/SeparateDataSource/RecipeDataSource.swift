import UIKit

/// The rows of a recipe, and their cells.
@MainActor
final class RecipeDataSource: NSObject {
    enum Row: Equatable {
        case heading(title: String, summary: String)
        case fact(Fact)
        case ingredient(Ingredient)
        case toggleAll(title: String)
        case step(Step)
    }

    struct Section: Equatable {
        var title: String?
        let rows: [Row]
    }

    private(set) var recipe: Recipe
    private(set) var sections: [Section]

    init(recipe: Recipe) {
        self.recipe = recipe
        sections = Self.sections(of: recipe)
        super.init()
    }

    /// Returns whether the row has an action.
    func canSelectRow(at indexPath: IndexPath) -> Bool {
        switch row(at: indexPath) {
        case .ingredient, .toggleAll: true
        case .heading, .fact, .step: false
        }
    }

    /// Performs the action of a row.
    ///
    /// - Returns: The index paths of the rows whose content has changed.
    func selectRow(at indexPath: IndexPath) -> [IndexPath] {
        switch row(at: indexPath) {
        case .ingredient(let ingredient): recipe.toggle(ingredient.id)
        case .toggleAll: recipe.toggleAll()
        case .heading, .fact, .step: return []
        }
        let old = sections
        sections = Self.sections(of: recipe)
        return sections.indices.flatMap { section in
            sections[section].rows.indices
                .filter { sections[section].rows[$0] != old[section].rows[$0] }
                .map { IndexPath(row: $0, section: section) }
        }
    }

    private func row(at indexPath: IndexPath) -> Row {
        sections[indexPath.section].rows[indexPath.row]
    }

    private static func sections(of recipe: Recipe) -> [Section] {
        let toggleTitle = recipe.isComplete ? "Uncheck All" : "Check All"
        return [
            Section(
                rows: [.heading(title: recipe.title, summary: recipe.summary)] + recipe.facts.map { .fact($0) }),
            Section(
                title: "Ingredients",
                rows: recipe.ingredients.map { .ingredient($0) } + [.toggleAll(title: toggleTitle)]),
            Section(title: "Method", rows: recipe.steps.map { .step($0) }),
        ]
    }
}

extension RecipeDataSource: UITableViewDataSource {
    func registerCells(in tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Text")
        tableView.register(IngredientCell.self, forCellReuseIdentifier: "Ingredient")
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = row(at: indexPath)
        if case .ingredient(let ingredient) = row {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Ingredient", for: indexPath)
            (cell as? IngredientCell)?.show(ingredient)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Text", for: indexPath)
        cell.contentConfiguration = content(of: row, tintColor: tableView.tintColor)
        cell.selectionStyle = canSelectRow(at: indexPath) ? .default : .none
        return cell
    }

    private func content(of row: Row, tintColor: UIColor) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        switch row {
        case .heading(let title, let summary):
            content.text = title
            content.textProperties.font = .preferredFont(forTextStyle: .title1)
            content.secondaryText = summary
            content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
            content.secondaryTextProperties.color = .secondaryLabel
        case .fact(let fact):
            content = .valueCell()
            content.text = fact.name
            content.secondaryText = fact.value
        case .ingredient(let ingredient):
            content.text = ingredient.name
        case .toggleAll(let title):
            content.text = title
            content.textProperties.color = tintColor
        case .step(let step):
            content.text = "Step \(step.number)"
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.secondaryText = step.text
            content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        }
        return content
    }
}
