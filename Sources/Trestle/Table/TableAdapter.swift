import UIKit

/// Keeps a table view showing a form: its data source and its delegate in one.
///
/// ```swift
/// final class HousesViewController: UIViewController {
///     private let adapter = TableAdapter()
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
///         view.addSubview(tableView)
///         adapter.tableView = tableView
///         adapter.render(form, animated: false)
///     }
/// }
/// ```
///
/// The adapter must be kept for as long as the table is shown, since a table holds its data source weakly. For a screen that is
/// nothing but a form, ``FormViewController`` does all of this.
///
/// What a render costs is what changed: a row with the same identity and equal content is not touched, one with other content is
/// rendered again in the cell that shows it, and the table is told of the rest in one batch, or in a few where it could not follow
/// one. Comparing takes O(rows), without making a view. See ``Section`` for what a lazy section costs.
@MainActor
public final class TableAdapter: NSObject {
    /// The table. Setting it makes the adapter its data source and delegate, and loads what was rendered last.
    public weak var tableView: UITableView? {
        didSet { attach(insteadOf: oldValue) }
    }

    /// How rows and sections come and go when a form is rendered with animation.
    public var rowAnimation = UITableView.RowAnimation.automatic

    /// Whether a row stays selected after its action has run, as it does under a screen that the action has pushed. By default it
    /// doesn't: the row is deselected, with animation, before its action runs.
    ///
    /// ```swift
    /// adapter.keepsSelection = { [weak self] in self?.navigationController?.topViewController !== self }
    /// ```
    public var keepsSelection: (@MainActor () -> Bool)?

    /// Hears of each step of a render: for a log of what changed and why, or for a measuring tool. What it costs to put a report
    /// together is spent only while this is set.
    ///
    /// ```swift
    /// let signposter = OSSignposter(subsystem: "com.example.shop", category: "Tables")
    /// var interval: OSSignpostIntervalState?
    /// adapter.onRenderEvent = { event in
    ///     switch event {
    ///     case .began: interval = signposter.beginInterval("Render")
    ///     case .updated: if let interval { signposter.endInterval("Render", interval) }
    ///     case .compared, .ended: break
    ///     }
    /// }
    /// ```
    public var onRenderEvent: (@MainActor (RenderEvent) -> Void)?

    /// The form that the table shows, with the rows of closed sections.
    var shownForm = Form.empty
    /// Which sections people have opened and closed.
    var expansion = SectionExpansion()

    /// Whether a row can be chosen where ``selectionMode`` allows any to be. By default every row can.
    public var canSelect: (@MainActor (RowID) -> Bool)?

    /// Called with the rows that are chosen when a tap or a new form has changed which.
    public var onSelectionChange: (@MainActor (Set<RowID>) -> Void)?

    /// Called when a person has carried a row elsewhere: make the same move in the data, and render.
    ///
    /// The table shows the row at its new place already. A form that says the same costs nothing; one that does not brings it back.
    public var onMove: (@MainActor (RowMove) -> Void)?

    var busyRows = BusyRows()
    /// Whether a row has come that wants to know how much of it is seen.
    var hasWatchedRows = false
    /// Whether a row has come that wants to know when it is near. A table looks ahead in each scroll for whoever asks it to.
    var hasPrefetchedRows = false {
        didSet { if hasPrefetchedRows, !oldValue { tableView?.prefetchDataSource = self } }
    }

    /// What stays where it is on the screen while rows come and go.
    public var placeKeeping = PlaceKeeping.automatic

    var selection = TableSelection()
    var paging = Paging()
    var sightings = Sightings()
    var sightingTimer: Task<Void, Never>?
    /// Whether the table has still to be shown at its end.
    var startsAtEnd = true
    /// Whether a look at the screen is about to follow.
    var awaitsScreen = false
    var pullToRefresh: PullToRefresh?
    var announcements = FieldAnnouncements()
    var scrollTarget: ScrollTarget?

    /// What the table shows, or is being told to show.
    var shown = TableState.empty
    var registry = CellRegistry()
    var renderedCells = RenderedCells()
    /// Whether the table is being updated or asks for cells, so that a form that is rendered now has to wait.
    var isBusy = false
    /// The forms that wait.
    var queue = RenderQueue()

    /// An adapter without a table yet. Forms may be rendered before it gets one.
    public override init() {
        super.init()
    }

    /// An adapter for a table.
    public convenience init(_ tableView: UITableView) {
        self.init()
        self.tableView = tableView
        attach(insteadOf: nil)
    }

    private func attach(insteadOf old: UITableView?) {
        guard old !== tableView || tableView?.dataSource !== self else { return }
        if let old, old.dataSource === self {
            old.dataSource = nil
            old.delegate = nil
            if old.prefetchDataSource === self { old.prefetchDataSource = nil }
        }
        registry = CellRegistry()
        renderedCells = RenderedCells()
        tableView?.dataSource = self
        tableView?.delegate = self
        if hasPrefetchedRows { tableView?.prefetchDataSource = self }
        tableView?.reloadData()
        selectionModeDidChange()
        attachRefreshControl()
    }
}
