import Trestle
import UIKit

/// A Trestle list of two-line rows of 44 points in a window, scrolled as Peers/report.h says.
/// usage: TableWindow ROWS FRAMES POINTS_PER_FRAME        with 0 frames it stays, and does nothing
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

/// The list.
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
        fatalError("ListViewController is made with a number of rows.")
    }

    override var form: Form {
        Form {
            Section(id: "rows", data: 0..<rows, id: \.self) { number in
                SubtitleRow("Row \(number)", detail: "Detail text for row number \(number * 7919 % 1_000_003)").asRow()
            }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The layout belongs to the frame that this turn of the main loop shows: by the next turn it is on the screen.
        DispatchQueue.main.async { [self] in run.showedFrame(of: tableView) }
    }
}
