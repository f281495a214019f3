import UIKit

/// Displays forms in a table view.
///
/// ```swift
/// final class OverviewViewController: UIViewController {
///     private let adapter = TableAdapter()
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
///         view.addSubview(tableView)
///         adapter.tableView = tableView
///         adapter.render {
///             Section("Walks") { ForEach(sampleWalks) { WalkRow($0) } }
///         }
///     }
/// }
/// ```
///
/// Keep a strong reference to the adapter for as long as the table view is displayed, because table views reference their data
/// sources weakly. ``FormViewController`` does all of this for a screen that displays nothing but a form.
///
/// The cost of a render depends on the changes. A row with the same identity and equal content is left alone, a row with other
/// content is rendered in the cell that shows it, and all insertions, deletions and moves are applied in one batch update, or in
/// a few where a table view does not support them in one. Comparing forms takes O(rows) and makes no views. ``Section`` describes
/// the cost of lazy sections.
@MainActor
public final class TableAdapter: FormAdapter {
    private(set) lazy var proxy = TableDelegateProxy(self)

    /// Creates an adapter without a table view. Forms can be rendered before it gets one.
    public override init() {
        super.init()
        prefetching.onNeeded = { [weak self] in
            guard let self else { return }
            tableView?.prefetchDataSource = proxy
        }
    }

    /// Creates an adapter for a table view.
    public convenience init(_ tableView: UITableView) {
        self.init()
        self.tableView = tableView
    }

    /// The table view, which is referenced weakly: the adapter does not retain it. Setting it makes the adapter its data source and
    /// delegate, and displays the form that was rendered last.
    public var tableView: UITableView? {
        get { display.listView as? UITableView }
        set {
            let old = tableView
            display.listView = newValue
            if old !== newValue || newValue?.dataSource !== proxy { attach(replacing: old) }
        }
    }

    private func attach(replacing old: UITableView?) {
        if let old { proxy.detach(from: old) }
        cells.reset()
        if let tableView {
            proxy.attach(to: tableView)
            tableView.reloadData()
        }
        attachParts()
    }

    /// The animation of inserted, deleted and reloaded rows and sections.
    public var rowAnimation: UITableView.RowAnimation {
        get { pipeline.rowAnimation }
        set { pipeline.rowAnimation = newValue }
    }
}
