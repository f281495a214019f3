import UIKit

/// A list that is shown over another screen, with a button that ends that.
final class PresentedListViewController: UITableViewController, UIAdaptivePresentationControllerDelegate {
    private let rows = (1...30).map { "Row \($0)" }
    private var attempts = 0

    /// - Parameter mayBeDragged: whether a sheet may be dragged away, and not only be ended by the button.
    init(title: String, mayBeDragged: Bool) {
        super.init(style: .plain)
        self.title = title
        isModalInPresentation = !mayBeDragged
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
                let list = PresentedListViewController(title: "Another", mayBeDragged: true)
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

    /// Someone tried to drag the sheet away, which only the button does.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        attempts += 1
        title = attempts == 1 ? "Tap Done to leave" : "Tap Done to leave (\(attempts))"
    }
}
