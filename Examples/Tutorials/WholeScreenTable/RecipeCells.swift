import UIKit

/// A cell with a placeholder for the picture of a recipe.
final class PictureCell: UITableViewCell {
    private let pictureView = UIImageView(image: UIImage(systemName: "leaf.fill"))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        pictureView.contentMode = .center
        pictureView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64)
        pictureView.tintColor = .white
        pictureView.backgroundColor = .systemIndigo
        pictureView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(pictureView)
        let height = pictureView.heightAnchor.constraint(equalToConstant: 180)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height,
            pictureView.topAnchor.constraint(equalTo: contentView.topAnchor),
            pictureView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            pictureView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PictureCell does not support init(coder:). Register the class with the table view.")
    }
}

/// A cell with the title and the summary of a recipe.
final class HeadingCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        summaryLabel.font = .preferredFont(forTextStyle: .body)
        summaryLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [titleLabel, summaryLabel])
        stack.axis = .vertical
        stack.spacing = 4
        for label in [titleLabel, summaryLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("HeadingCell does not support init(coder:). Register the class with the table view.")
    }

    func show(title: String, summary: String) {
        titleLabel.text = title
        summaryLabel.text = summary
    }
}

/// A cell with the name of a fact and its value.
final class FactCell: UITableViewCell {
    func show(_ fact: Fact) {
        selectionStyle = .none
        var content = UIListContentConfiguration.valueCell()
        content.text = fact.name
        content.secondaryText = fact.value
        contentConfiguration = content
    }
}

/// A cell with an ingredient, its amount and its check mark.
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

/// A cell that performs an action when it is tapped.
final class ButtonCell: UITableViewCell {
    func show(title: String) {
        var content = UIListContentConfiguration.cell()
        content.text = title
        content.textProperties.color = tintColor
        contentConfiguration = content
    }
}

/// A cell with a numbered step.
final class StepCell: UITableViewCell {
    func show(_ step: Step) {
        selectionStyle = .none
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Step \(step.number)"
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = step.text
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        contentConfiguration = content
    }
}
