import UIKit

/// A whole screen from one property: a table that shows `form`.
///
/// ```swift
/// final class AlarmsViewController: FormViewController {
///     private var alarms: [Alarm] = [] {
///         didSet { renderForm() }
///     }
///
///     override var form: Form {
///         Form {
///             Section(id: "alarms", header: Title("Alarms")) {
///                 for alarm in alarms {
///                     AlarmRow(alarm).id(alarm.id).onSelect { [weak self] in self?.edit(alarm) }
///                 }
///             }
///         }
///     }
/// }
/// ```
///
/// The form is asked for when the view loads, and with every `renderForm()`. A row that pushes or presents another screen stays
/// selected below it, and is deselected as that one goes, along with the finger that takes it away: as in the system's apps.
///
/// It is a `UITableViewController`, with what that does for free: room for the keyboard, a refresh control, indicators that flash.
///
/// Inside `form` an action refers to the controller weakly: the controller keeps the adapter, the adapter the form, and the form
/// its actions.
open class FormViewController: UITableViewController {
    /// What keeps the table showing the form.
    public let adapter = TableAdapter()

    private let selectionClearing = SelectionClearing()

    /// What the screen shows. Overridden by the subclass; by default nothing.
    open var form: Form { .empty }

    /// A screen with a table of a style.
    public override init(style: UITableView.Style = .insetGrouped) {
        super.init(style: style)
    }

    /// Screens of this kind are made in code.
    @available(*, unavailable, message: "Make it in code, with init(style:).")
    public required init?(coder: NSCoder) {
        preconditionFailure("A FormViewController is made in code, with init(style:).")
    }

    /// Shows the form as it is now, in place of what the table showed before. Does nothing before the view is loaded.
    public func renderForm(animated: Bool = true) {
        guard isViewLoaded else { return }
        adapter.render(form, animated: animated)
    }

    /// What pulling the screen down does; see ``TableAdapter/onRefresh``.
    public var onRefresh: (@MainActor () async -> Void)? {
        get { adapter.onRefresh }
        set { adapter.onRefresh = newValue }
    }

    /// Lets the screen's rows be edited, or not any more.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        adapter.setEditing(editing, animated: animated)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        adapter.keepsSelection = { [weak self] in self?.isCovered ?? false }
        adapter.tableView = tableView
        renderForm(animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = adapter.selectionMode == .none
        super.viewWillAppear(animated)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        adapter.startAtEndIfNeeded()
    }

    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
        if adapter.selectionMode == .none { selectionClearing.follow(viewControllerToPresent, over: tableView) }
    }

    /// Whether another screen has been pushed or presented on top.
    private var isCovered: Bool {
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
