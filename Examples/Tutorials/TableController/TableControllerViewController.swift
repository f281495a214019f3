import UIKit

/// A recipe with its heading above a list and a button below it. The list is a child view controller.
public final class TableControllerViewController: UIViewController {
    private var recipe = Recipe.plumCake {
        didSet { showRecipe() }
    }

    private let list = ListTableController(style: .insetGrouped)
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()
    private let button = UIButton(configuration: .filled())

    /// Creates a view controller that shows the sample recipe.
    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("TableControllerViewController does not support init(coder:). Create it with init().")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        addHeading()
        addButton()
        addList()
        showRecipe()
    }

    private func showRecipe() {
        title = recipe.title
        titleLabel.text = recipe.title
        summaryLabel.text = recipe.summary
        list.sections = recipe.listSections
        button.configuration?.title = recipe.isComplete ? "Uncheck All" : "Check All"
    }

    private func addList() {
        list.onSelect = { [weak self] id in self?.recipe.toggle(id) }
        addChild(list)
        list.tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list.tableView)
        NSLayoutConstraint.activate([
            list.tableView.topAnchor.constraint(equalTo: summaryLabel.bottomAnchor, constant: 8),
            list.tableView.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8),
            list.tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        list.didMove(toParent: self)
    }

    private func addHeading() {
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        summaryLabel.textColor = .secondaryLabel
        for label in [titleLabel, summaryLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            summaryLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
        ])
    }

    private func addButton() {
        button.configuration?.buttonSize = .large
        button.addAction(UIAction { [weak self] _ in self?.recipe.toggleAll() }, for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }
}
