import UIKit

/// A cell with an ingredient, its amount and its check mark.
final class IngredientCell: UITableViewCell {
    private let markView = UIImageView()
    private let nameLabel = UILabel()
    private let amountLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        markView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        markView.setContentHuggingPriority(.required, for: .horizontal)
        markView.setContentCompressionResistancePriority(.required, for: .horizontal)
        amountLabel.textColor = .secondaryLabel
        amountLabel.setContentHuggingPriority(.required, for: .horizontal)
        amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        nameLabel.numberOfLines = 0
        for label in [nameLabel, amountLabel] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        let stack = UIStackView(arrangedSubviews: [markView, nameLabel, amountLabel])
        stack.alignment = .center
        stack.spacing = 12
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
        fatalError("IngredientCell does not support init(coder:). Register the class with the table view.")
    }

    func show(_ ingredient: Ingredient) {
        markView.image = UIImage(systemName: ingredient.isChecked ? "checkmark.circle.fill" : "circle")
        nameLabel.text = ingredient.name
        amountLabel.text = ingredient.amount
        accessibilityLabel = "\(ingredient.name), \(ingredient.amount)" + (ingredient.isChecked ? ", checked off" : "")
    }
}
