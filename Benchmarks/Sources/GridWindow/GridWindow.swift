import UIKit
import WindowRun

/// A collection view with five items of 78 points in a row in a window, which scrolls and reports as described in
/// Peers/report.h.
///
/// Usage: `GridWindow ITEMS FRAMES POINTS_PER_FRAME`. With 0 frames it keeps running without scrolling.
@main
final class GridWindow: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 3 else {
            preconditionFailure("usage: GridWindow ITEMS FRAMES POINTS_PER_FRAME")
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GridViewController(
            itemCount: numbers[0], run: ScrollRun(frames: numbers[1], step: CGFloat(numbers[2])))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class GridViewController: UIViewController, UICollectionViewDataSource {
    private let itemCount: Int
    private let run: ScrollRun
    private let grid: UICollectionView

    init(itemCount: Int, run: ScrollRun) {
        self.itemCount = itemCount
        self.run = run
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 78, height: 78)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("GridViewController does not support init(coder:). Create it with init(itemCount:run:).")
    }

    // A UICollectionViewController's own view contains the collection view, and is not laid out when that scrolls.
    override func loadView() {
        view = grid
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        grid.backgroundColor = .systemBackground
        grid.contentInsetAdjustmentBehavior = .never
        // As in TableWindow.
        grid.showsVerticalScrollIndicator = false
        grid.register(GridCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        // Scrolls offscreen with the first items.
        grid.addSubview(
            FirstFrameProbe { [run, weak grid] in
                if let grid { run.didShowFrame(of: grid) }
            })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        run.didLayOut(grid)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? GridCell)?.show(indexPath.item)
        return cell
    }
}

/// A colored card with a number.
final class GridCell: UICollectionViewCell {
    private let card = UIView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.layer.cornerRadius = 8
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        contentView.addSubview(card)
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("GridCell does not support init(coder:). Register it for reuse.")
    }

    func show(_ number: Int) {
        label.text = "\(number)"
        card.backgroundColor = UIColor(
            red: 0.3 + 0.6 * CGFloat(number % 7) / 7, green: 0.4 + 0.5 * CGFloat(number % 5) / 5, blue: 0.7, alpha: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = contentView.bounds.insetBy(dx: 2, dy: 2)
        label.frame = card.frame
    }
}
