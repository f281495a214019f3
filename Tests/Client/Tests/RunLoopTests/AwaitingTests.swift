import Testing
import UIKit

/// Swift Testing's tests on the main actor, which suspend instead of waiting.
@MainActor
@Suite("UIKit while tests are suspended", .serialized)
struct AwaitingTests {
    @Test("an animation ends while a test awaits its completion")
    func animation() async {
        let controller = UIViewController()
        let window = makeWindow(controller)
        let finished = await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.2) {
                controller.view.alpha = 0.5
            } completion: {
                continuation.resume(returning: $0)
            }
        }
        #expect(finished)
        #expect(window.isKeyWindow)
    }

    @Test("controllers appear while a test sleeps")
    func appearance() async throws {
        let controller = RecordingController()
        let window = makeWindow(controller)
        for _ in 0..<100 where !controller.calls.contains("viewDidAppear") {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(controller.calls == ["viewWillAppear", "viewDidLayoutSubviews", "viewDidAppear"])
        #expect(window.rootViewController === controller)
    }

    @Test("a table applies a snapshot while a test awaits it")
    func snapshot() async {
        var window: UIWindow?
        let table = makeTable(in: &window)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = text
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Severn", "Tay"])
        await source.apply(snapshot, animatingDifferences: true)
        #expect(table.visibleCells.count == 2)
        #expect(window != nil)
    }
}
