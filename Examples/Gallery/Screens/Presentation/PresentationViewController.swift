import UIKit

/// A row for each way in which one screen is shown over another.
final class PresentationViewController: UITableViewController {
    private enum Way: String, CaseIterable {
        case pageSheet = "Page sheet"
        case formSheet = "Form sheet"
        case fullScreen = "Full screen"
        case overFullScreen = "Over the full screen"
        case dissolve = "Full screen, dissolving"
        case medium = "Half of the screen, or all of it"
        case undimmed = "Half, with what is behind in use"
        case low = "As low as three rows"
        case changed = "Only to be left by a button"

        var detail: String {
            switch self {
            case .pageSheet: "Drag it down to leave it"
            case .formSheet: "In the middle of a wide window"
            case .fullScreen, .dissolve: "What is below is taken away"
            case .overFullScreen: "What is below stays"
            case .medium: "A list that the sheet grows with"
            case .undimmed: "Scroll either of them"
            case .low: "A height of one's own"
            case .changed: "Dragged, it asks"
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
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "way")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Way.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "way", for: indexPath)
        let way = Way.allCases[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = way.rawValue
        content.secondaryText = way.detail
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = makeController(for: Way.allCases[indexPath.row])
        present(controller, animated: true)
        tableView.deselectRow(at: indexPath, animated: true)
    }

    private func makeController(for way: Way) -> UIViewController {
        let list = PresentedListViewController(title: way.rawValue, mayBeDragged: way != .changed)
        let controller = UINavigationController(rootViewController: list)
        switch way {
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
            if way == .undimmed {
                controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            }
        case .low:
            let detent = UISheetPresentationController.Detent.custom { context in
                min(44 + 3 * 44, context.maximumDetentValue)
            }
            controller.sheetPresentationController?.detents = [detent, .large()]
        case .changed: controller.presentationController?.delegate = list
        }
        return controller
    }
}
