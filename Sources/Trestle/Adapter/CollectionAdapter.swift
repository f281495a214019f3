import UIKit

/// Displays forms in a collection view.
///
/// ```swift
/// final class PhotosViewController: UIViewController {
///     private let adapter = CollectionAdapter()
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: adapter.layout)
///         view.addSubview(collectionView)
///         adapter.collectionView = collectionView
///         adapter.render {
///             Section("Walks") { ForEach(sampleWalks) { WalkRow($0) } }
///                 .layout(.grid(columns: .adaptive(minimum: 160), spacing: 8))
///         }
///     }
/// }
/// ```
///
/// The forms, sections, components and modifiers are those of a ``TableAdapter``, and so are the costs. The cells of a table are
/// hosted in cells of the collection view; a ``CollectionComponent`` has a cell of its own.
///
/// Keep a strong reference to the adapter for as long as the collection view is displayed.
@MainActor
public final class CollectionAdapter: FormAdapter {
    private(set) lazy var proxy = CollectionDelegateProxy(self)
    private var displayedLayouts: [SectionLayout] = []

    /// A layout that arranges each section as the form says. See ``Section/layout(_:)-(SectionLayout)``.
    ///
    /// A collection view with another layout can be displayed too; the layouts of sections are then ignored.
    public private(set) lazy var layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
        guard let self, display.state.sections.indices.contains(index) else { return nil }
        let section = display.state.sections[index]
        return section.attributes.layout.makeSection(
            for: section, list: listConfiguration(of: section), in: environment)
    }

    /// The appearance of the sections that are lists.
    public let listAppearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates an adapter without a collection view. Forms can be rendered before it gets one.
    ///
    /// - Parameter listAppearance: The appearance of the sections that are lists, the counterpart of a table view's style.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
        self.listAppearance = listAppearance
        super.init()
        prefetching.onNeeded = { [weak self] in
            guard let self else { return }
            collectionView?.prefetchDataSource = proxy
        }
    }

    /// The collection view, which is referenced weakly: the adapter does not retain it. Setting it makes the adapter its data
    /// source and delegate, and displays the form that was rendered last.
    public var collectionView: UICollectionView? {
        get { display.listView as? UICollectionView }
        set {
            let old = collectionView
            display.listView = newValue
            if old !== newValue || newValue?.dataSource !== proxy { attach(replacing: old) }
        }
    }

    private func attach(replacing old: UICollectionView?) {
        if let old { proxy.detach(from: old) }
        cells.reset()
        if let collectionView {
            proxy.attach(to: collectionView)
            collectionView.reloadData()
        }
        attachParts()
    }

    /// Measures the cells, headers and footers that were rendered again, and lays out sections that have other layouts than before.
    ///
    /// The views are measured after the update, because a collection view does not measure within its updates.
    ///
    /// - Complexity: O(sections + visible rows).
    override func listViewDidUpdate(animated: Bool) {
        // A cell that the estimated heights of inserted rows have moved off the screen remains there until their animation ends.
        for entry in cells.entries {
            guard let view = entry.cell, let cell = UICollectionViewCell.cell(of: view) as? HostingCollectionCell,
                cell.mayHaveOtherSize
            else { continue }
            cell.invalidateIntrinsicContentSize()
        }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let views = collectionView?.visibleSupplementaryViews(ofKind: kind) ?? []
            for case let view as HostingHeaderFooterView in views where view.mayHaveOtherSize {
                view.invalidateIntrinsicContentSize()
            }
        }
        let layouts = display.state.sections.map(\.attributes.layout)
        guard layouts != displayedLayouts else { return }
        displayedLayouts = layouts
        guard animated, let collectionView else { return layout.invalidateLayout() }
        collectionView.performBatchUpdates { layout.invalidateLayout() }
    }
}
