import ScreenDriver
import UIKit

/// Benchmarks of the main thread's work for a collection view with very many items, offscreen: the collection view
/// and its drawing only.
@MainActor
enum CollectionBenchmark {
    private static let million = 1_000_000

    static func run() -> [Measurement] {
        NumberGrid.Layout.allCases.flatMap { [open($0), jump($0), insert($0), batch($0)] }
    }

    private static func open(_ layout: NumberGrid.Layout) -> Measurement {
        let seconds = Stopwatch.median { NumberGrid(items: million, layout).screen.frameCount }
        return Measurement(
            name: "collection, 1,000,000 items, \(layout.rawValue): open, to the first frame", value: seconds * 1e3,
            unit: "ms")
    }

    private static func jump(_ layout: NumberGrid.Layout) -> Measurement {
        let grid = NumberGrid(items: million, layout)
        var isAtTop = true
        let seconds = Stopwatch.median(rounds: 21) {
            let target = IndexPath(item: isAtTop ? million - 1 : 0, section: 0)
            grid.view.scrollToItem(at: target, at: .bottom, animated: false)
            grid.screen.advanceFrame()
            isAtTop.toggle()
        }
        return Measurement(
            name: "collection, 1,000,000 items, \(layout.rawValue): jump to the other end, with frame",
            value: seconds * 1e3, unit: "ms")
    }

    private static func insert(_ layout: NumberGrid.Layout) -> Measurement {
        let grid = NumberGrid(items: million, layout)
        let seconds = Stopwatch.median(rounds: 21) {
            grid.screen.settle()
            grid.numbers.insert(grid.numbers.count, at: 0)
        } _: {
            grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            grid.screen.advanceFrame()
        }
        return Measurement(
            name: "collection, 1,000,000 items, \(layout.rawValue): insert at the top, animated, with frame",
            value: seconds * 1e3, unit: "ms")
    }

    /// Measures a thousand changes spread over a hundred thousand items, as one animated batch.
    private static func batch(_ layout: NumberGrid.Layout) -> Measurement {
        let grid = NumberGrid(items: ThousandChanges.rows, layout)
        let deleted = ThousandChanges.deleted.map { IndexPath(item: $0, section: 0) }
        let inserted = ThousandChanges.inserted.map { IndexPath(item: $0, section: 0) }
        let seconds = Stopwatch.median(rounds: 11) {
            grid.screen.settle()
            return ThousandChanges.applied(to: grid.numbers)
        } _: { numbers in
            grid.view.performBatchUpdates {
                grid.numbers = numbers
                grid.view.deleteItems(at: deleted)
                grid.view.insertItems(at: inserted)
            }
            grid.screen.advanceFrame()
        }
        return Measurement(
            name: "collection, 100,000 items, \(layout.rawValue): 1,000 changes as a batch, with frame",
            value: seconds * 1e3, unit: "ms", budget: 4)
    }
}

/// A collection view of numbers on a headless screen.
@MainActor
private final class NumberGrid: NSObject, UICollectionViewDataSource {
    enum Layout: String, CaseIterable {
        case flow, compositional, list
    }

    let view: UICollectionView
    let screen = HeadlessScreen()
    var numbers: [Int]

    init(items: Int, _ layout: Layout) {
        numbers = Array(0..<items)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: Self.makeLayout(layout))
        super.init()
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Number")
        view.dataSource = self
        screen.show(view)
    }

    private static func makeLayout(_ layout: Layout) -> UICollectionViewLayout {
        switch layout {
        case .flow:
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 120, height: 60)
            return flow
        case .compositional:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        case .list:
            return UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain))
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Number", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(numbers[indexPath.item])"
            cell.contentConfiguration = content
        }
        return cell
    }
}
