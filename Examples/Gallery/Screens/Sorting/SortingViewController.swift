import UIKit

/// Bars that are sorted step by step. Each step applies a snapshot, from which the data source derives the
/// moves.
final class SortingViewController: UITableViewController {
    private enum Section {
        case bars
    }

    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Int>

    private static let count = 20
    /// The initial order, which is fixed for the reference images.
    private static let start = [11, 4, 17, 0, 8, 14, 2, 19, 6, 12, 9, 1, 16, 5, 18, 3, 13, 7, 15, 10]
    /// The height of a bar's row, in points.
    private static let rowHeight: CGFloat = 32

    private var sort = InsertionSort(values: SortingViewController.start)
    private var isSorting = false {
        didSet { updateButtons() }
    }

    private lazy var dataSource = UITableViewDiffableDataSource<Section, Int>(tableView: tableView) {
        tableView, indexPath, number in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Bar", for: indexPath)
        (cell as? BarCell)?.show(number, of: Self.count)
        return cell
    }

    init() {
        super.init(style: .plain)
        title = "Sorting"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SortingViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BarCell.self, forCellReuseIdentifier: "Bar")
        tableView.rowHeight = Self.rowHeight
        tableView.separatorStyle = .none
        updateButtons()
        show(animated: false)
    }

    private func updateButtons() {
        let sorting = UIAction(title: isSorting ? "Stop" : "Sort") { [weak self] _ in self?.startOrStop() }
        let shuffling = UIAction(title: "Shuffle") { [weak self] _ in self?.shuffle() }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: sorting), UIBarButtonItem(primaryAction: shuffling),
        ]
    }

    // MARK: Sorting

    private func startOrStop() {
        isSorting.toggle()
        if isSorting { performStep() }
    }

    /// Performs a step, and the next one when its animation has finished.
    private func performStep() {
        guard isSorting else { return }
        guard sort.step() != nil else {
            isSorting = false
            return
        }
        show(animated: true) { [weak self] in self?.performStep() }
    }

    private func shuffle() {
        isSorting = false
        sort = InsertionSort(values: sort.values.shuffled())
        show(animated: true)
    }

    private func show(animated: Bool, completion: (() -> Void)? = nil) {
        var snapshot = Snapshot()
        snapshot.appendSections([.bars])
        snapshot.appendItems(sort.values)
        dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
    }
}
