import UIKit
import XCTest

/// Expectations on UIKit's callbacks, as apps' own tests state them: nothing drives the screen but the main run loop.
final class WaitingTests: XCTestCase {
    private var window: UIWindow?

    override func tearDown() {
        window = nil
    }

    func testApplicationScreenAndScenesExist() throws {
        XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
        XCTAssertGreaterThan(UIScreen.main.bounds.width, 300)
        XCTAssertGreaterThan(UIScreen.main.scale, 1)
        let window = makeWindow(UIViewController())
        XCTAssertTrue(window.isKeyWindow)
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        XCTAssertTrue(scene.windows.contains(window))
        XCTAssertTrue(scene.windows.first { $0.isKeyWindow } === window)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
    }

    func testViewDidAppearAfterMakeKeyAndVisible() {
        let controller = RecordingController()
        let appeared = expectation(description: "viewDidAppear")
        controller.onDidAppear = { appeared.fulfill() }
        window = makeWindow(controller)
        wait(for: [appeared], timeout: 5)
        XCTAssertEqual(controller.calls, ["viewWillAppear", "viewDidLayoutSubviews", "viewDidAppear"])
    }

    func testAnimationCompletes() {
        let controller = UIViewController()
        window = makeWindow(controller)
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        controller.view.addSubview(view)
        let completed = expectation(description: "completion")
        let start = Date()
        UIView.animate(withDuration: 0.3) {
            view.frame.origin.x = 200
        } completion: { finished in
            XCTAssertTrue(finished)
            completed.fulfill()
        }
        wait(for: [completed], timeout: 5)
        XCTAssertGreaterThan(Date().timeIntervalSince(start), 0.25)
        XCTAssertEqual(view.frame.minX, 200)
    }

    func testAProcessInWhichNothingMovesDoesNotWakeUp() {
        window = makeWindow(UITableViewController())
        RunLoop.main.run(until: Date() + 0.5)
        let before = Self.sleepCount
        RunLoop.main.run(until: Date() + 1)
        // A display clock at 60 Hz would sleep 60 times.
        XCTAssertLessThan(Self.sleepCount - before, 10)
    }

    /// The number of times that the main thread has waited for something.
    private static var sleepCount: Int {
        let status = (try? String(contentsOfFile: "/proc/self/task/\(getpid())/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return line?.split(separator: "\t").last.flatMap { Int($0) } ?? .max
    }

    func testAnimationOutsideOfWindowsCompletesInTheNextTurn() {
        let view = UIView()
        let completed = expectation(description: "completion")
        var isCompleted = false
        UIView.animate(withDuration: 60) {
            view.alpha = 0
        } completion: { _ in
            isCompleted = true
            completed.fulfill()
        }
        XCTAssertFalse(isCompleted)
        wait(for: [completed], timeout: 5)
    }

    func testDisabledAnimationCompletesInTheNextTurn() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let controller = UIViewController()
        window = makeWindow(controller)
        let completed = expectation(description: "completion")
        UIView.animate(withDuration: 60) {
            controller.view.alpha = 0.5
        } completion: { _ in
            completed.fulfill()
        }
        wait(for: [completed], timeout: 5)
    }

    func testPropertyAnimatorCompletes() {
        let controller = UIViewController()
        window = makeWindow(controller)
        let completed = expectation(description: "completion")
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { controller.view.alpha = 0.5 }
        animator.addCompletion { position in
            XCTAssertEqual(position, .end)
            completed.fulfill()
        }
        animator.startAnimation()
        wait(for: [completed], timeout: 5)
    }

    func testLayerTransactionCompletes() {
        let controller = UIViewController()
        window = makeWindow(controller)
        let completed = expectation(description: "completion")
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed.fulfill() }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 0.2
        controller.view.layer.add(fade, forKey: "fade")
        CATransaction.commit()
        wait(for: [completed], timeout: 5)
    }

    func testBatchUpdatesComplete() {
        let table = makeTable(in: &window)
        let source = TextDataSource(["Severn", "Tay"])
        table.dataSource = source
        table.layoutIfNeeded()
        let completed = expectation(description: "completion")
        table.performBatchUpdates {
            source.texts.append("Forth")
            table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        } completion: { _ in
            completed.fulfill()
        }
        wait(for: [completed], timeout: 5)
        XCTAssertEqual(table.visibleCells.compactMap { $0.textLabel?.text }, ["Severn", "Tay", "Forth"])
    }

    func testDiffableSnapshotIsApplied() {
        let table = makeTable(in: &window)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = text
            return cell
        }
        for (index, animates) in [false, true, true].enumerated() {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems((0...index).map { "Row \($0)" })
            let applied = expectation(description: "snapshot \(index)")
            source.apply(snapshot, animatingDifferences: animates) { applied.fulfill() }
            wait(for: [applied], timeout: 5)
            XCTAssertEqual(table.numberOfRows(inSection: 0), index + 1)
        }
    }

    func testPushCompletes() {
        let root = RecordingController()
        let navigation = UINavigationController(rootViewController: root)
        window = makeWindow(navigation)
        let appeared = expectation(description: "root")
        root.onDidAppear = { appeared.fulfill() }
        wait(for: [appeared], timeout: 5)
        let detail = RecordingController()
        let pushed = expectation(description: "detail")
        detail.onDidAppear = { pushed.fulfill() }
        navigation.pushViewController(detail, animated: true)
        let alongside = expectation(description: "coordinator")
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in alongside.fulfill() }
        wait(for: [pushed, alongside], timeout: 5)
        XCTAssertTrue(navigation.topViewController === detail)
        XCTAssertEqual(root.calls.last, "viewDidDisappear")
    }

    func testPresentationCompletes() {
        let root = RecordingController()
        window = makeWindow(root)
        let presented = expectation(description: "presented")
        let sheet = RecordingController()
        root.present(sheet, animated: true) { presented.fulfill() }
        wait(for: [presented], timeout: 5)
        XCTAssertTrue(root.presentedViewController === sheet)
        let dismissed = expectation(description: "dismissed")
        root.dismiss(animated: true) { dismissed.fulfill() }
        wait(for: [dismissed], timeout: 5)
        XCTAssertNil(root.presentedViewController)
    }

    func testRunLoopRunsLayoutAndTimers() {
        let controller = UIViewController()
        window = makeWindow(controller)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
        ])
        var isFired = false
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
            MainActor.assumeIsolated { isFired = true }
        }
        label.text = "Tay Bridge"
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        timer.invalidate()
        XCTAssertTrue(isFired)
        XCTAssertGreaterThan(label.frame.width, 50)
        XCTAssertEqual(label.frame.midX, controller.view.bounds.midX, accuracy: 0.5)
    }

    func testMainQueueWorkIsLaidOut() {
        let controller = UIViewController()
        window = makeWindow(controller)
        let done = expectation(description: "main queue")
        DispatchQueue.global().async {
            DispatchQueue.main.async {
                let view = UIView()
                view.backgroundColor = .red
                controller.view.addSubview(view)
                UIView.animate(withDuration: 0.1) {
                    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                } completion: {
                    _ in
                    done.fulfill()
                }
            }
        }
        wait(for: [done], timeout: 5)
    }

    func testScrollingAnimatedEnds() {
        let table = makeTable(in: &window)
        table.contentInsetAdjustmentBehavior = .never
        let source = TextDataSource((0..<100).map { "Row \($0)" })
        table.dataSource = source
        final class Delegate: NSObject, UITableViewDelegate {
            var onEnd: (() -> Void)?
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onEnd?() }
        }
        let delegate = Delegate()
        table.delegate = delegate
        let ended = expectation(description: "scrolled")
        delegate.onEnd = { ended.fulfill() }
        table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: true)
        wait(for: [ended], timeout: 5)
        XCTAssertEqual(table.indexPathsForVisibleRows?.first?.row, 60)
    }

    @MainActor
    func testAwaitedFulfillment() async {
        let controller = RecordingController()
        let appeared = expectation(description: "viewDidAppear")
        controller.onDidAppear = { appeared.fulfill() }
        let window = makeWindow(controller)
        await fulfillment(of: [appeared], timeout: 5)
        let completed = expectation(description: "completion")
        UIView.animate(withDuration: 0.1) {
            controller.view.alpha = 0.5
        } completion: { _ in
            completed.fulfill()
        }
        await fulfillment(of: [completed], timeout: 5)
        XCTAssertTrue(window.isKeyWindow)
    }
}
