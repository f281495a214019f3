import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Pictures of sheets", .serialized)
struct SheetPictureTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func makeList(_ title: String) -> UINavigationController {
        let list = List(style: .insetGrouped)
        list.title = title
        return UINavigationController(rootViewController: list)
    }

    private func makeScreen(_ style: UIUserInterfaceStyle) -> (screen: HeadlessScreen, root: UIViewController) {
        let screen = HeadlessScreen(
            size: CGSize(width: 280, height: 560), scale: 1, style: style,
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let root = makeList("Presenter")
        screen.show(root)
        screen.settle()
        return (screen, root)
    }

    private func present(
        from root: UIViewController, _ setUp: (UISheetPresentationController) -> Void
    ) -> UIViewController {
        let sheet = makeList("Sheet")
        sheet.sheetPresentationController.map(setUp)
        root.present(sheet, animated: false)
        return sheet
    }

    @Test(
        "medium and large sheets match their reference images in light and dark mode",
        arguments: [UIUserInterfaceStyle.light, .dark]
    )
    func heights(_ style: UIUserInterfaceStyle) {
        let (screen, root) = makeScreen(style)
        let sheet = present(from: root) {
            $0.detents = [.medium(), .large()]
            $0.prefersGrabberVisible = true
        }
        screen.settle()
        let suffix = style == .dark ? "-dark" : ""
        expectSnapshot(screen, matches: "medium\(suffix)")
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        screen.settle()
        expectSnapshot(screen, matches: "large\(suffix)")
    }

    @Test("a half-dragged sheet scales the presenter, and matches its reference image")
    func dragged() {
        let (screen, root) = makeScreen(.light)
        _ = present(from: root) { _ in }
        screen.settle()
        screen.touchDown(at: CGPoint(x: 140, y: 80))
        for step in 1...11 {
            screen.advance(by: 0.05)
            screen.touchMove(to: CGPoint(x: 140, y: 80 + CGFloat(step) * 20))
        }
        screen.advanceFrame()
        expectSnapshot(screen, matches: "dragged")
    }

    @Test("stacked sheets match their reference image")
    func stacked() {
        let (screen, root) = makeScreen(.light)
        let first = present(from: root) { _ in }
        _ = present(from: first) { _ in }
        screen.settle()
        expectSnapshot(screen, matches: "stacked")
    }

    @Test("a form sheet in a wide window matches its reference image")
    func form() {
        let screen = HeadlessScreen(size: CGSize(width: 820, height: 760), scale: 0.5, safeAreaInsets: .zero)
        let root = makeList("Presenter")
        screen.show(root)
        screen.settle()
        let form = makeList("Form")
        form.modalPresentationStyle = .formSheet
        root.present(form, animated: false)
        screen.settle()
        expectSnapshot(screen, matches: "form")
    }
}
