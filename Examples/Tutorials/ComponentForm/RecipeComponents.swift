import Trestle
import UIKit

/// A placeholder for the picture of a recipe.
struct PictureRow: ViewComponent {
    let symbol: String

    func makeView() -> UIImageView {
        let view = UIImageView()
        view.contentMode = .center
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64)
        view.tintColor = .white
        view.backgroundColor = .systemIndigo
        return view
    }

    func render(in view: UIImageView) {
        view.image = UIImage(systemName: symbol)
    }
}

/// The title and the summary of a recipe.
struct HeadingRow: Component {
    let title: String
    let summary: String

    func render(in cell: UITableViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = title
        content.textProperties.font = .preferredFont(forTextStyle: .title1)
        content.secondaryText = summary
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
    }
}

/// An ingredient with its amount and its check mark.
struct IngredientRow: Component, Identifiable {
    let ingredient: Ingredient

    var id: Ingredient.ID { ingredient.id }

    func render(in cell: UITableViewCell) {
        var content = UIListContentConfiguration.valueCell()
        content.image = UIImage(systemName: ingredient.isChecked ? "checkmark.circle.fill" : "circle")
        content.text = ingredient.name
        content.secondaryText = ingredient.amount
        cell.contentConfiguration = content
        cell.accessibilityLabel =
            "\(ingredient.name), \(ingredient.amount)" + (ingredient.isChecked ? ", checked off" : "")
    }
}

/// A numbered step.
struct StepRow: Component {
    let step: Step

    func render(in cell: UITableViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Step \(step.number)"
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = step.text
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        cell.contentConfiguration = content
    }
}
