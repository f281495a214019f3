import UIKit

/// A list of examples of modal presentation.
final class PresentationViewController: UITableViewController {
    private enum Example: String, CaseIterable {
        case pageSheet = "Page sheet"
        case formSheet = "Form sheet"
        case fullScreen = "Full screen"
        case overFullScreen = "Over full screen"
        case dissolve = "Full screen, cross dissolve"
        case medium = "Medium and large detents"
        case undimmed = "Undimmed medium detent"
        case custom = "Custom detent"
        case notDismissible = "Without swipe to dismiss"

        var detail: String {
            switch self {
            case .pageSheet: "Drag it down to dismiss it"
            case .formSheet: "Centered in a wide window"
            case .fullScreen, .dissolve: "The presenting screen is removed"
            case .overFullScreen: "The presenting screen stays visible"
            case .medium: "Scrolling the list expands the sheet"
            case .undimmed: "Both lists can be scrolled"
            case .custom: "As high as three rows"
            case .notDismissible: "Only the Done button dismisses it"
            }
        }
    }

    init() {
        super.init(style: .insetGrouped)
        title = "Presentation"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "example")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Example.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
        let example = Example.allCases[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = example.rawValue
        content.secondaryText = example.detail
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = makeController(for: Example.allCases[indexPath.row])
        present(controller, animated: true)
        tableView.deselectRow(at: indexPath, animated: true)
    }

    private func makeController(for example: Example) -> UIViewController {
        let list = PresentedListViewController(
            title: example.rawValue, allowsSwipeToDismiss: example != .notDismissible)
        let controller = UINavigationController(rootViewController: list)
        switch example {
        case .pageSheet: break
        case .formSheet: controller.modalPresentationStyle = .formSheet
        case .fullScreen: controller.modalPresentationStyle = .fullScreen
        case .overFullScreen: controller.modalPresentationStyle = .overFullScreen
        case .dissolve:
            controller.modalPresentationStyle = .fullScreen
            controller.modalTransitionStyle = .crossDissolve
        case .medium, .undimmed:
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            controller.sheetPresentationController?.prefersGrabberVisible = true
            if example == .undimmed {
                controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            }
        case .custom:
            let detent = UISheetPresentationController.Detent.custom { context in
                min(44 + 3 * 44, context.maximumDetentValue)
            }
            controller.sheetPresentationController?.detents = [detent, .large()]
        case .notDismissible: controller.presentationController?.delegate = list
        }
        return controller
    }
}
