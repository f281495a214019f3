import UIKit

/// A view controller that displays a form in a table.
///
/// ```swift
/// final class WalksViewController: FormViewController {
///     private var walks = sampleWalks {
///         didSet { setNeedsRender() }
///     }
///
///     @FormBuilder override var form: Form {
///         Section("Walks") {
///             for walk in walks {
///                 WalkRow(walk)
///                     .id(walk.id)
///                     .onDelete(self) { $0.walks.removeAll { $0.id == walk.id } }
///             }
///         }
///     }
/// }
/// ```
///
/// The form is read when the view loads, before the next frame after ``setNeedsRender(animated:)``, and when a model that it has
/// read changes: a ``Draft``, or an `@Observable` model on iOS 17 and later and on Linux. A row that pushes or presents a view
/// controller stays selected, and is deselected alongside the transition back, which can be interactive.
///
/// As a `UITableViewController`, it adjusts to the keyboard, supports a refresh control, and flashes the
/// scroll indicators. Subclasses can override the methods of `UITableViewDelegate` and `UIScrollViewDelegate`; see
/// ``TableAdapter/tableViewDelegate``.
///
/// Reference the controller weakly in the actions of the form, as `onSelect(self)` does: the controller owns the adapter, which
/// owns the form and its actions.
open class FormViewController: UITableViewController {
    /// The adapter that displays the form.
    public let adapter = TableAdapter()

    private let selectionClearing = SelectionClearing()

    /// The form to display. Override this property; the default is an empty form.
    open var form: Form { .empty }

    /// Creates a view controller with a table of a style.
    public override init(style: UITableView.Style = .insetGrouped) {
        super.init(style: style)
    }

    /// FormViewController does not support storyboards and nibs.
    @available(*, unavailable, message: "Create a FormViewController with init(style:).")
    public required init?(coder: NSCoder) {
        preconditionFailure("FormViewController does not support init(coder:). Create it with init(style:).")
    }

    /// Requests that the form is read and displayed before the next frame. Several requests in one turn of the run loop result in
    /// one comparison. Does nothing before the view is loaded.
    ///
    /// - Parameter animated: Whether the changes are animated, unless another request of the same turn is without animation.
    public func setNeedsRender(animated: Bool = true) {
        adapter.setNeedsRender(animated: animated)
    }

    /// Displays the current form immediately. Does nothing before the view is loaded.
    public func renderForm(animated: Bool = true) {
        adapter.scheduler.render(animated: animated)
    }

    /// The action that runs when the user pulls the table down. See ``FormAdapter/onRefresh``.
    public var onRefresh: (@MainActor () async -> Void)? {
        get { adapter.onRefresh }
        set { adapter.onRefresh = newValue }
    }

    /// Begins or ends editing of the rows.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        adapter.setEditing(editing, animated: animated)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        adapter.keepsSelection = { [weak self] in self?.isCovered ?? false }
        adapter.tableViewDelegate = self
        adapter.tableView = tableView
        adapter.render { [weak self] in self?.form ?? .empty }
    }

    open override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = adapter.selectionMode == .none
        super.viewWillAppear(animated)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        adapter.scrolling.performInitialScroll()
    }

    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
        if adapter.selectionMode == .none { selectionClearing.follow(viewControllerToPresent, over: tableView) }
    }
}

extension UIViewController {
    /// Whether another view controller is pushed or presented over this one.
    var isCovered: Bool {
        if presentedViewController != nil { return true }
        guard let top = navigationController?.topViewController else { return false }
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === top { return false }
            ancestor = current.parent
        }
        return true
    }
}
