import Trestle
import UIKit
import WindowRun

/// A Trestle list of two-line rows of 44 points in a window, which scrolls and reports as described in
/// Peers/report.h.
///
/// Usage: `TableWindow ROWS FRAMES POINTS_PER_FRAME`. With 0 frames it keeps running without scrolling; with 0 points the
/// list fades instead.
@main
final class TableWindow: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 3 else {
            preconditionFailure("usage: TableWindow ROWS FRAMES POINTS_PER_FRAME")
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ListViewController(
            rows: numbers[0], run: ScrollRun(frames: numbers[1], step: CGFloat(numbers[2])))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class ListViewController: FormViewController {
    private let rows: Int
    private let run: ScrollRun

    init(rows: Int, run: ScrollRun) {
        self.rows = rows
        self.run = run
        super.init(style: .plain)
        tableView.rowHeight = 44
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ListViewController does not support init(coder:). Create it with init(rows:run:).")
    }

    override var form: Form {
        Form {
            Section(id: "rows", data: 0..<rows, id: \.self) { number in
                SubtitleRow("Row \(number)", detail: "Detail text for row number \(number * 7919 % 1_000_003)").row
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The indicator fades after a time, so the number of frames that draw it would depend on the machine.
        tableView.showsVerticalScrollIndicator = false
        // Scrolls offscreen with the first rows.
        tableView.addSubview(FirstFrameProbe { [run, tableView] in run.didShowFrame(of: tableView) })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        run.didLayOut(tableView)
    }
}
