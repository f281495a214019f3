import UIKit

/// A `UITableViewController` that is used like a view: it shows what a data source and a delegate say that one sets, and goes
/// into another controller with one call.
///
/// ```swift
/// final class OrderViewController: UIViewController {
///     private let table = TableViewController(style: .plain)
///     private let lines = OrderLines()
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         table.dataSource = lines
///         table.delegate = self
///         table.embed(in: self)
///     }
/// }
/// ```
///
/// What the system class does for free stays: rows are deselected as the screen comes back, the table makes room for the
/// keyboard, shows a `refreshControl`, flashes its indicators, and follows the edit button. A plain `UITableView` as a subview has none of
/// this. What the system class leaves to its user is done as well: a row that has opened a sheet or a popover is deselected as that
/// goes, see ``clearSelection(alongDismissalOf:)``.
///
/// To show a ``Form``, give the table to an adapter (`adapter.tableView = controller.tableView`), or use ``FormViewController``.
open class TableViewController: UITableViewController {
    /// Where the rows come from, in place of the controller itself. Held weakly, as a table holds it.
    ///
    /// ```swift
    /// controller.dataSource = OrderLines()       // wrong: nobody else keeps it, so the table stays empty
    /// ```
    public weak var dataSource: (any UITableViewDataSource)? {
        didSet { forward() }
    }

    /// Who hears what happens to the rows, in place of the controller itself. Held weakly.
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

    /// Deselects the rows as `presented` is dismissed: along with the finger that drags it away, and again selected where that lets
    /// go too early. Does nothing while ``clearsSelectionOnViewWillAppear`` is false.
    ///
    /// What the table itself presents is followed without this. Call it for what another controller has presented for a row:
    ///
    /// ```swift
    /// present(sheet, animated: true)
    /// table.clearSelection(alongDismissalOf: sheet)
    /// ```
    public func clearSelection(alongDismissalOf presented: UIViewController) {
        guard clearsSelectionOnViewWillAppear else { return }
        selectionClearing.follow(presented, over: tableView)
    }

    /// Shows the table inside another controller: as its child, filling a view and growing with it.
    ///
    /// - Parameters:
    ///   - parent: The controller that the table belongs to from now on. A table that is in another one leaves it first.
    ///   - container: The view to fill; by default the whole of the parent's.
    public func embed(in parent: UIViewController, filling container: UIView? = nil) {
        if self.parent != nil { removeFromItsParent() }
        guard let container = container ?? parent.view else { return }
        parent.addChild(self)
        tableView.frame = container.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(tableView)
        didMove(toParent: parent)
    }

    /// Takes the table out of the controller that it was embedded in. Does nothing if it was in none.
    public func removeFromItsParent() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        tableView.removeFromSuperview()
        removeFromParent()
    }

    /// Gives the table the objects that were set. The table asks them itself, so that it knows which methods they implement.
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
