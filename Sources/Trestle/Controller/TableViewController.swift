import UIKit

/// A `UITableViewController` whose data source and delegate can be set, and which can be embedded in another
/// view controller with one call.
///
/// ```swift
/// final class OverviewViewController: UIViewController, UITableViewDelegate {
///     private let table = TableViewController(style: .plain)
///     private let list = WalkList()
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         table.dataSource = list
///         table.delegate = self
///         table.embed(in: self)
///     }
/// }
/// ```
///
/// Unlike a `UITableView` that is added as a subview, it deselects rows when it appears, adjusts to the
/// keyboard, supports a `refreshControl` and the edit button, and flashes the scroll indicators. In
/// addition, a row that has opened a sheet or popover is deselected alongside its dismissal. See
/// ``clearSelection(alongDismissalOf:)``.
///
/// To display a ``Form``, set the table view of an adapter (`adapter.tableView = controller.tableView`), or
/// use ``FormViewController``.
open class TableViewController: UITableViewController {
    /// The data source of the table view, in place of the controller itself. Referenced weakly.
    ///
    /// ```swift fragment
    /// table.dataSource = WalkList()       // wrong: deallocated immediately, so the table stays empty
    /// ```
    public weak var dataSource: (any UITableViewDataSource)? {
        didSet { forward() }
    }

    /// The delegate of the table view, in place of the controller itself. Referenced weakly.
    public weak var delegate: (any UITableViewDelegate)? {
        didSet { forward() }
    }

    private let selectionClearing = SelectionClearing()

    open override func viewDidLoad() {
        super.viewDidLoad()
        forward()
    }

    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
        clearSelection(alongDismissalOf: viewControllerToPresent)
    }

    /// Deselects the rows alongside the dismissal of a view controller, and selects them again if an
    /// interactive dismissal is canceled. Does nothing while `clearsSelectionOnViewWillAppear` is `false`.
    ///
    /// This is automatic for view controllers that this controller presents. Call the method if another view
    /// controller presents one for a row:
    ///
    /// ```swift members of UIViewController
    /// private let table = TableViewController(style: .plain)
    ///
    /// func show(_ sheet: UIViewController) {
    ///     present(sheet, animated: true)
    ///     table.clearSelection(alongDismissalOf: sheet)
    /// }
    /// ```
    public func clearSelection(alongDismissalOf presented: UIViewController) {
        guard clearsSelectionOnViewWillAppear else { return }
        selectionClearing.follow(presented, over: tableView)
    }

    /// Embeds the table in another view controller as a child that fills a view and resizes with it.
    ///
    /// - Parameters:
    ///   - parent: The new parent. A table that has another parent is removed from it first.
    ///   - container: The view to fill, or `nil` for the parent's view.
    public func embed(in parent: UIViewController, filling container: UIView? = nil) {
        if self.parent != nil { unembed() }
        guard let container = container ?? parent.view else { return }
        parent.addChild(self)
        tableView.frame = container.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(tableView)
        didMove(toParent: parent)
    }

    /// Removes the table from its parent. Does nothing if it has none.
    public func unembed() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        tableView.removeFromSuperview()
        removeFromParent()
    }

    /// Sets the data source and delegate of the table view directly, so that it can find out which optional
    /// methods they implement.
    private func forward() {
        guard isViewLoaded else { return }
        let source: any UITableViewDataSource = dataSource ?? self
        if tableView.dataSource !== source {
            tableView.dataSource = source
            tableView.reloadData()
        }
        let target: any UITableViewDelegate = delegate ?? self
        if tableView.delegate !== target { tableView.delegate = target }
    }
}
