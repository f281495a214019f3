import UIKit

/// A recipe as one table: each part of the screen is a row, from the picture to the last step.
public final class WholeScreenTableViewController: UITableViewController {
    private var recipe: Recipe
    private var sections: [RecipeSection]

    /// Creates a view controller that shows the sample recipe.
    public convenience init() {
        self.init(recipe: .plumCake)
    }

    init(recipe: Recipe) {
        self.recipe = recipe
        sections = recipe.sections
        super.init(style: .insetGrouped)
        title = recipe.title
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("WholeScreenTableViewController does not support init(coder:). Create it with init().")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        for type in [
            PictureCell.self, HeadingCell.self, FactCell.self, IngredientCell.self, ButtonCell.self, StepCell.self,
        ] {
            tableView.register(type, forCellReuseIdentifier: String(describing: type))
        }
    }

    // MARK: UITableViewDataSource

    public override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch row(at: indexPath) {
        case .picture:
            return dequeue(PictureCell.self, at: indexPath)
        case .heading(let title, let summary):
            let cell = dequeue(HeadingCell.self, at: indexPath)
            cell.show(title: title, summary: summary)
            return cell
        case .fact(let fact):
            let cell = dequeue(FactCell.self, at: indexPath)
            cell.show(fact)
            return cell
        case .ingredient(let ingredient):
            let cell = dequeue(IngredientCell.self, at: indexPath)
            cell.show(ingredient)
            return cell
        case .toggleAll(let title):
            let cell = dequeue(ButtonCell.self, at: indexPath)
            cell.show(title: title)
            return cell
        case .step(let step):
            let cell = dequeue(StepCell.self, at: indexPath)
            cell.show(step)
            return cell
        }
    }

    // MARK: UITableViewDelegate

    public override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        switch row(at: indexPath) {
        case .ingredient, .toggleAll: indexPath
        case .picture, .heading, .fact, .step: nil
        }
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch row(at: indexPath) {
        case .ingredient(let ingredient): recipe.toggle(ingredient.id)
        case .toggleAll: recipe.toggleAll()
        case .picture, .heading, .fact, .step: return
        }
        reconfigureChangedRows()
    }

    /// Updates the rows whose content has changed. The recipe's number of rows is constant.
    private func reconfigureChangedRows() {
        let old = sections
        sections = recipe.sections
        let changed = sections.indices.flatMap { section in
            sections[section].rows.indices
                .filter { sections[section].rows[$0] != old[section].rows[$0] }
                .map { IndexPath(row: $0, section: section) }
        }
        tableView.reconfigureRows(at: changed)
    }

    // MARK: Rows

    private func row(at indexPath: IndexPath) -> RecipeRow {
        sections[indexPath.section].rows[indexPath.row]
    }

    private func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, at indexPath: IndexPath) -> Cell {
        let identifier = String(describing: type)
        guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("No \(identifier) is registered. Add the class to the list in viewDidLoad().")
        }
        return cell
    }
}
