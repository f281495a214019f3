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
/// The form is asked for when the view loads, and with every `renderForm()`. A row that pushes another screen stays
/// selected below it, and is deselected as this one comes back, as in the system's apps.
///
/// Inside `form` an action refers to the controller weakly: the controller keeps the adapter, the adapter the form, and the form
/// its actions.
open class FormViewController: UIViewController {
    /// The table, which is also the controller's view.
    public let tableView: UITableView

    /// What keeps the table showing the form.
    public let adapter = TableAdapter()

    /// What the screen shows. Overridden by the subclass; by default nothing.
    open var form: Form { .empty }

    /// A screen with a table of a style.
    public init(style: UITableView.Style = .insetGrouped) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
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

    open override func loadView() {
        view = tableView
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        adapter.keepsSelection = { [weak self] in self?.isCovered ?? false }
        adapter.tableView = tableView
        renderForm(animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if adapter.selectionMode == .none, let selected = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: selected, animated: animated)
        }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        adapter.startAtEndIfNeeded()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    /// Whether another screen has been pushed on top.
    private var isCovered: Bool {
        guard let top = navigationController?.topViewController else { return false }
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === top { return false }
            ancestor = current.parent
        }
        return true
    }
}
