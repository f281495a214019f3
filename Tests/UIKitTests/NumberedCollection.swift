import CollectionGeometry
import RandomRuns
import RowGeometry
import Testing
import TrestleTesting
import UIKitFixtures

@testable import UIKit

/// A collection view of numbered sections and items, whose sizes are derived from the numbers.
@MainActor
final class NumberedCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// The layout, and the source of the sizes of items.
    enum Sizes: CaseIterable, CustomTestStringConvertible {
        /// A flow layout.
        case fixed, byDelegate, byCells
        /// A flow layout that scrolls horizontally.
        case horizontal, horizontalByCells
        /// A flow layout whose headers determine their heights.
        case headersByViews
        /// A compositional layout.
        case grid, list
        /// A layout that `UICollectionViewCompositionalLayout.list(using:)` creates.
        case plainList, cards
        /// A compositional layout with another kind of section for each number.
        case mixed

        var testDescription: String { "\(self)" }

        var isHorizontal: Bool { self == .horizontal || self == .horizontalByCells }
        /// Whether cells determine their sizes.
        var isMeasured: Bool {
            switch self {
            case .byCells, .horizontalByCells, .list, .plainList, .cards, .mixed: true
            case .fixed, .byDelegate, .horizontal, .headersByViews, .grid: false
            }
        }
        /// Whether a new layout has the measured sizes of the old one only if they are copied.
        var keepsSizes: Bool { isMeasured || self == .headersByViews }
    }

    /// A cell that prefers a size.
    final class Cell: UICollectionViewCell {
        var text = ""
        var preferredSize: CGSize?

        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            guard let preferredSize else { return layoutAttributes }
            guard !layoutAttributes.selfSizingAxes.isEmpty else { return layoutAttributes }
            let isRow = layoutAttributes.selfSizingAxes == .vertical
            layoutAttributes.size = CGSize(
                width: isRow ? layoutAttributes.size.width : preferredSize.width, height: preferredSize.height)
            return layoutAttributes
        }
    }

    var sections: [TableBatchModel.Section]
    private var numbers = 1_000
    /// The number of content changes of each item and section.
    private var versions: [Int: Int] = [:]
    private let sizes: Sizes
    private let screen: HeadlessScreen
    private let view: UICollectionView
    private var completions = (requested: 0, called: 0)

    private static let size = CGSize(width: 320, height: 400)

    init(_ sizes: Sizes, using generator: inout SeededGenerator) {
        self.sizes = sizes
        sections = TableBatchModel.sections(upTo: 6, rows: 40, using: &generator)
        screen = HeadlessScreen(size: Self.size, scale: 1, safeAreaInsets: .zero)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: UICollectionViewFlowLayout())
        super.init()
        view.collectionViewLayout = makeLayout(sizes)
        setUp(view)
        let controller = UIViewController()
        controller.view = view
        screen.show(controller)
    }

    private func setUp(_ view: UICollectionView) {
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.register(
            Badge.self, forSupplementaryViewOfKind: Badge.kind, withReuseIdentifier: "badge")
        view.register(
            SizedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "sized")
        view.allowsMultipleSelection = true
        view.dataSource = self
        view.delegate = self
    }

    // MARK: Data

    private func text(_ number: Int) -> String { "\(number) v\(versions[number] ?? 0)" }

    func size(_ number: Int) -> CGSize {
        let version = versions[number] ?? 0
        return CGSize(width: 40 + (number * 13 + version * 7) % 90, height: 30 + (number * 7 + version * 11) % 40)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let number = sections[indexPath.section].rows[indexPath.item]
        (cell as? Cell)?.text = text(number)
        (cell as? Cell)?.preferredSize = sizes.isMeasured ? size(number) : nil
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let section = sections[indexPath.section]
        guard kind != Badge.kind else {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
            (view as? Badge)?.preferredSize = size(section.rows[indexPath.item])
            return view
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: sizes == .headersByViews ? "sized" : "header", for: indexPath)
        (view as? TextHeader)?.label.text = text(section.id)
        (view as? SizedHeader)?.height = size(section.id).height
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes == .byDelegate ? size(sections[indexPath.section].rows[indexPath.item]) : NotImplemented.size
    }

    // MARK: Interaction

    /// Scrolls, selects, flings, changes the layout, or advances the clock.
    func interact(using generator: inout SeededGenerator) {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        switch number(0...6) {
        case 0:
            let (content, size) = (view.contentSize, Self.size)
            if sizes.isHorizontal {
                view.contentOffset.x = CGFloat(number(0...max(0, Int(content.width - size.width))))
            } else {
                view.contentOffset.y = CGFloat(number(0...max(0, Int(content.height - size.height))))
            }
            screen.advanceFrame()
        case 1:
            let distance = CGFloat(number(-300...300))
            let fling = sizes.isHorizontal ? CGVector(dx: distance / 3, dy: 0) : CGVector(dx: 0, dy: distance)
            screen.fling(from: CGPoint(x: 160, y: 200), by: fling, duration: 0.05)
        case 2:
            for path in view.indexPathsForVisibleItems where number(0...3) == 0 {
                view.selectItem(at: path, animated: false, scrollPosition: [])
            }
        case 3: screen.settle()
        case 4: screen.advance(by: Double(number(0...400)) / 1000)
        case 5 where sizes == .fixed || sizes == .grid || sizes == .horizontal:
            view.setCollectionViewLayout(makeLayout(sizes), animated: number(0...1) == 0)
        default: break
        }
    }

    /// Performs a random batch, of which a part is nested.
    func update(using generator: inout SeededGenerator) {
        let model = TableBatchModel(from: sections, numbers: &numbers, using: &generator)
        let selectedBefore = Set(selectedNumbers(model.old))
        let reloadedWith = model.old.filter { model.reloadedSections.contains($0.id) }.flatMap(\.rows)
        let remaining = Set(model.new.flatMap(\.rows)).subtracting(reloadedWith).subtracting(model.reloadedRows)
        let batch = model.batch
        func paths(_ rows: Set<RowPath>) -> [IndexPath] { rows.map(\.indexPath) }
        completions.requested += 1
        view.performBatchUpdates {
            sections = model.new
            for id in model.reloadedRows.union(model.reloadedSections) { versions[id, default: 0] += 1 }
            view.insertSections(IndexSet(batch.insertedSections))
            for move in batch.movedSections { view.moveSection(move.old, toSection: move.new) }
            view.performBatchUpdates {
                view.insertItems(at: paths(batch.insertedRows))
                view.deleteSections(IndexSet(batch.deletedSections))
            }
            for move in batch.movedRows { view.moveItem(at: move.old.indexPath, to: move.new.indexPath) }
            view.reloadItems(at: paths(batch.reloadedRows))
            view.reloadSections(IndexSet(batch.reloadedSections))
            view.deleteItems(at: paths(batch.deletedRows))
        } completion: { [weak self] _ in
            self?.completions.called += 1
        }
        #expect(Set(selectedNumbers(sections)) == selectedBefore.intersection(remaining))
    }

    private func selectedNumbers(_ sections: [TableBatchModel.Section]) -> [Int] {
        (view.indexPathsForSelectedItems ?? []).map { sections[$0.section].rows[$0.item] }
    }

    // MARK: Expectations

    private func contents(of view: UICollectionView) -> [String] {
        view.visibleItems.map { path in
            let cell = view.loadedCells[path] as? Cell
            return "\(path) \(cell?.text ?? "?") \(cell?.frame ?? .zero) \(cell?.isHidden ?? true)"
        }
    }

    private func headers(of view: UICollectionView) -> [String] {
        view.baseVisibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map {
            "\($0.path) \(($0.view as? TextHeader)?.label.text ?? "?") \($0.view.frame) \($0.view.isHidden)"
        }
    }

    private func badges(of view: UICollectionView) -> [String] {
        view.baseVisibleSupplementaryViews(ofKind: Badge.kind).map {
            "\($0.path) \(($0.view as? Badge)?.preferredSize ?? .zero) \($0.view.frame) \($0.view.isHidden)"
        }
    }

    func compareWithFresh(_ comment: String) {
        let limits = view.limits
        // During a bounce the view shows what no view shows at rest.
        guard limits.y.contains(view.contentOffset.y), limits.x.contains(view.contentOffset.x) else { return }
        let layout = makeLayout(sizes)
        let fresh = UICollectionView(frame: view.frame, collectionViewLayout: layout)
        setUp(fresh)
        fresh.layoutIfNeeded()
        if sizes.keepsSizes { copyMeasuredSizes(to: layout, of: fresh) }
        fresh.contentOffset = view.contentOffset
        fresh.setNeedsLayout()
        fresh.layoutIfNeeded()
        #expect(fresh.contentOffset == view.contentOffset, "\(comment)")
        #expect(fresh.contentSize == view.contentSize, "\(comment)")
        expectSame(contents(of: view), contents(of: fresh), comment)
        expectSame(headers(of: view), headers(of: fresh), comment)
        expectSame(badges(of: view), badges(of: fresh), comment)
        for path in view.visibleItems {
            let isSelected = view.selection.contains(path)
            #expect(view.loadedCells[path]?.isSelected == isSelected, "\(comment)")
        }
    }

    /// Gives a new layout the sizes that cells have determined in the old one. Sizes are measured when items become
    /// visible.
    private func copyMeasuredSizes(to layout: UICollectionViewLayout, of fresh: UICollectionView) {
        switch (view.collectionViewLayout, layout) {
        case (let old as UICollectionViewFlowLayout, let new as UICollectionViewFlowLayout):
            new.measured = old.measured
            new.measuredEdges = old.measuredEdges
            new.validity = .needsLines
        case (let old as UICollectionViewCompositionalLayout, let new as UICollectionViewCompositionalLayout):
            let sections = old.solution.geometry?.sections ?? []
            new.solution.carriedSections = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0, $1) })
        default: break
        }
        layout.invalidateLayout()
        fresh.prepareIfNeeded()
    }

    private func expectSame(_ lines: [String], _ expected: [String], _ comment: String) {
        guard lines != expected else { return }
        Issue.record("\(comment):\n\(lines.joined(separator: "\n"))\nexpected:\n\(expected.joined(separator: "\n"))")
    }

    func comeToRest(_ comment: String) {
        screen.settle()
        compareWithFresh("\(comment), at rest")
        #expect(completions.requested == completions.called, "\(comment)")
        #expect(view.removedElements.isEmpty, "\(comment)")
        #expect(view.loadedCells.count == view.visibleItems.count, "\(comment)")
        for cell in view.visibleCells {
            #expect(cell.layer.animationKeys() == nil && cell.alpha == 1, "\(comment)")
        }
        // Reusable cells remain as hidden subviews.
        let views = view.subviews + view.subviews.filter { $0 is OrthogonalScrollView }.flatMap(\.subviews)
        let cells = views.filter { $0 is Cell && !$0.isHidden }
        #expect(cells.count == view.loadedCells.count, "\(comment)")
    }
}
