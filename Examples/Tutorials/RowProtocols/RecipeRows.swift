import UIKit

struct HeadingRow: RowDescription {
    let title: String
    let summary: String

    func configure(_ cell: UITableViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = title
        content.textProperties.font = .preferredFont(forTextStyle: .title1)
        content.secondaryText = summary
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
    }
}

struct FactRow: RowDescription {
    let fact: Fact

    func configure(_ cell: UITableViewCell) {
        var content = UIListContentConfiguration.valueCell()
        content.text = fact.name
        content.secondaryText = fact.value
        cell.contentConfiguration = content
    }
}

struct IngredientRow: RowDescription {
    let ingredient: Ingredient
    let onSelect: (@MainActor () -> Void)?

    func configure(_ cell: IngredientCell) {
        cell.show(ingredient)
    }
}

final class IngredientCell: UITableViewCell {
    func show(_ ingredient: Ingredient) {
        var content = UIListContentConfiguration.valueCell()
        content.image = UIImage(systemName: ingredient.isChecked ? "checkmark.circle.fill" : "circle")
        content.text = ingredient.name
        content.secondaryText = ingredient.amount
        contentConfiguration = content
        accessibilityLabel = "\(ingredient.name), \(ingredient.amount)" + (ingredient.isChecked ? ", checked off" : "")
    }
}

struct ActionRow: RowDescription {
    let title: String
    let onSelect: (@MainActor () -> Void)?

    func configure(_ cell: UITableViewCell) {
        var content = UIListContentConfiguration.cell()
        content.text = title
        content.textProperties.color = cell.tintColor
        cell.contentConfiguration = content
    }
}

struct StepRow: RowDescription {
    let step: Step

    func configure(_ cell: UITableViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Step \(step.number)"
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = step.text
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        cell.contentConfiguration = content
    }
}
