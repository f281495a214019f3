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
                SubtitleRow("Row \(number)", detail: "Detail text for row number \(number * 7919 % 1_000_003)").row
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Scrolls out of sight with the first rows.
        tableView.addSubview(FirstFrameProbe { [run, tableView] in run.showedFrame(of: tableView) })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        run.laidOut(tableView)
    }
}

/// A view of one point, which is drawn in the first frame and never again.
final class FirstFrameProbe: UIView {
    private let wasShown: @MainActor @Sendable () -> Void

    init(wasShown: @escaping @MainActor @Sendable () -> Void) {
        self.wasShown = wasShown
        super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        isOpaque = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FirstFrameProbe is made with what to do after the first frame.")
    }

    override func draw(_ rect: CGRect) {
        // The turn of the main loop that draws also shows: by the next turn the frame is on the screen.
        DispatchQueue.main.async { [wasShown] in wasShown() }
    }
}
