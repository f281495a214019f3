import Trestle
import TrestleImages
import UIKit
import WindowRun

/// A feed of photographs in a window, which scrolls and reports as described in Peers/report.h, with the number of photographs
/// that were displayed.
///
/// Usage: `PhotoWindow PHOTOS FRAMES POINTS_PER_FRAME`. The photographs are the files `0.jpeg`, `1.jpeg` and so on in the folder
/// that the environment variable `PHOTO_FOLDER` names.
@main
final class PhotoWindow: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 3, let folder = ProcessInfo.processInfo.environment["PHOTO_FOLDER"] else {
            preconditionFailure("usage: PHOTO_FOLDER=FOLDER PhotoWindow PHOTOS FRAMES POINTS_PER_FRAME")
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = PhotosViewController(
            photos: numbers[0], folder: URL(fileURLWithPath: folder),
            run: ScrollRun(frames: numbers[1], step: CGFloat(numbers[2])))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class PhotosViewController: FormViewController {
    private let photos: Int
    private let folder: URL
    private let run: ScrollRun
    private let loader: ImageLoader
    /// The photographs that have been displayed.
    private var seen: Set<Int> = []

    init(photos: Int, folder: URL, run: ScrollRun) {
        self.photos = photos
        self.folder = folder
        self.run = run
        var configuration = ImageLoader.Configuration()
        configuration.schemes = ["file"]
        loader = ImageLoader(configuration: configuration)
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PhotosViewController does not support init(coder:). Create it with init(photos:folder:run:).")
    }

    override var form: Form {
        Form {
            Section(id: "photos", data: 0..<photos, id: \.self) { [folder, loader] number in
                RemoteImageRow(
                    folder.appendingPathComponent("\(number).jpeg"), aspectRatio: 4 / 3, description: "Photo \(number)",
                    loader: loader
                ).row
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        run.detail = ("photos", { [weak self] in Double(self?.seen.count ?? 0) })
        tableView.addSubview(FirstFrameProbe { [run, tableView] in run.didShowFrame(of: tableView) })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for cell in tableView.visibleCells where Self.picture(in: cell)?.state == .loaded {
            if let row = tableView.indexPath(for: cell)?.row { seen.insert(row) }
        }
        run.didLayOut(tableView)
    }

    private static func picture(in view: UIView) -> RemoteImageView? {
        view as? RemoteImageView ?? view.subviews.lazy.compactMap { picture(in: $0) }.first
    }
}
