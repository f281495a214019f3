import UIKit

/// A list that is presented modally, with a button that dismisses it.
final class PresentedListViewController: UITableViewController, UIAdaptivePresentationControllerDelegate {
    private let rows = (1...30).map { "Row \($0)" }
    private var attempts = 0

    /// Creates a list to present.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - allowsSwipeToDismiss: Whether the user can dismiss a sheet by dragging it down.
    init(title: String, allowsSwipeToDismiss: Bool) {
        super.init(style: .plain)
        self.title = title
        isModalInPresentation = !allowsSwipeToDismiss
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Another",
            primaryAction: UIAction { [weak self] _ in
                let list = PresentedListViewController(title: "Another", allowsSwipeToDismiss: true)
                self?.present(UINavigationController(rootViewController: list), animated: true)
            })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    /// Counts the attempts to drag the sheet down.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        attempts += 1
        title = attempts == 1 ? "Tap Done to close" : "Tap Done to close (\(attempts))"
    }
}
