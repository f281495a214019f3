import UIKit

/// The members that ``TableAdapter`` and ``CollectionAdapter`` have in common: forms are rendered, rows are selected, moved and
/// found, and fields are edited in the same way in tables and collections.
///
/// Create one of the two subclasses.
@MainActor
public class FormAdapter {
    let display = DisplayedTable()
    let cells: CellRenderer
    let pipeline: RenderPipeline
    let scheduler: RenderScheduler
    let selection: SelectionController
    let expansion: ExpansionController
    let pages: PageLoadController
    let scrolling: ScrollController
    let viewport: ViewportObserver
    let prefetching: PrefetchController
    let fields: FieldNavigator
    let announcer: FieldAnnouncer
    let actions: RowActionController
    let moves: RowMoveController
    let refreshing: RefreshController
    let contentUnavailable: ContentUnavailablePresenter
    let visibility: VisibilityController
    private var heights = HeightMonitor()

    init() {
        cells = CellRenderer(display: display)
        pipeline = RenderPipeline(display: display, cells: cells)
        scheduler = RenderScheduler(display: display, pipeline: pipeline)
        selection = SelectionController(display: display)
        expansion = ExpansionController(display: display, pipeline: pipeline)
        pages = PageLoadController(display: display, pipeline: pipeline)
        scrolling = ScrollController(display: display)
        prefetching = PrefetchController(display: display)
        announcer = FieldAnnouncer(display: display)
        fields = FieldNavigator(display: display, announcer: announcer, scheduler: scheduler)
        actions = RowActionController(display: display, selection: selection, fields: fields)
        moves = RowMoveController(display: display, selection: selection, pages: pages)
        refreshing = RefreshController(display: display)
        contentUnavailable = ContentUnavailablePresenter(display: display)
        visibility = VisibilityController(display: display)
        viewport = ViewportObserver(pages: pages, visibility: visibility, scrolling: scrolling)
        pipeline.delegate = self
        cells.host = fields
        cells.onDisplay = { [prefetching, visibility] row in
            visibility.willDisplay(row)
            prefetching.willDisplay(row)
        }
    }

    /// Called when the list view displays another form. Overridden where a list view needs more than its updates.
    func listViewDidUpdate(animated: Bool) {}

    /// Displays the newest form in another list view.
    func attachParts() {
        selection.updateTableView()
        refreshing.attach()
        contentUnavailable.update(animated: false)
        scheduler.attach()
    }

    // MARK: Rendering

    /// Displays a form in place of the current one, with as few changes to the table view as possible.
    ///
    /// ```swift
    /// let form = Form {
    ///     Section("Walks") { ForEach(sampleWalks) { WalkRow($0) } }
    /// }
    /// adapter.render(form)                        // with animation
    /// adapter.render(form, animated: false)       // without animation
    /// ```
    ///
    /// A table view that is not in a window loads the form without animation. A form that is rendered during an update waits until
    /// the update has ended; if several forms wait, only the newest is displayed.
    ///
    /// - Parameters:
    ///   - form: The new content.
    ///   - animated: Whether changes are animated.
    ///   - completion: Called when the table view displays the form and all animations have ended. The argument is `false` if the
    ///     animations were interrupted.
    /// - Precondition: Ids are unique: those of sections in the form, and those of rows in their section.
    public func render(_ form: Form, animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        pipeline.render(form, animated: animated, completion: completion)
    }

    /// Displays the form that a closure makes, now and whenever it changes.
    ///
    /// ```swift members of UITableViewController
    /// private let adapter = TableAdapter()
    /// private let store = WalkStore()
    ///
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     adapter.tableView = tableView
    ///     adapter.render { [store] in
    ///         Section("Walks") {
    ///             for walk in store.walks { WalkRow(walk).id(walk.id) }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// The closure is called again after ``setNeedsRender(animated:)``, and when a model that it has read changes: a ``Draft``, or
    /// an `@Observable` model on iOS 17 and later and on Linux. All changes of one turn of the run loop are rendered together,
    /// before the next frame.
    ///
    /// - Parameters:
    ///   - animated: Whether the first form is displayed with animation.
    ///   - content: A closure that makes the form. The adapter keeps it, so it must not reference the owner of the adapter
    ///     strongly.
    public func render(animated: Bool = false, @FormBuilder content: @escaping @MainActor () -> Form) {
        scheduler.setContent(content, animated: animated)
    }

    /// Requests that the closure passed to ``render(animated:content:)`` is called again before the next frame.
    ///
    /// Several requests in one turn of the run loop result in one comparison. Does nothing without a closure. While the table view
    /// is not in a window, the form is rendered when it enters one.
    ///
    /// - Parameter animated: Whether the changes are animated, unless another request of the same turn is without animation.
    public func setNeedsRender(animated: Bool = true) { scheduler.setNeedsRender(animated: animated) }

    /// Renders immediately if a render has been requested by ``setNeedsRender(animated:)`` or by a change of a model.
    public func renderIfNeeded() { scheduler.renderIfNeeded() }

    /// Displays a form in place of the current one, and returns when all animations have ended.
    ///
    /// ```swift
    /// @MainActor
    /// func load() async throws {
    ///     let walks = try await server.walks()
    ///     await adapter.render(Form { ForEach(walks) { WalkRow($0) } })
    ///     adapter.tableView?.flashScrollIndicators()
    /// }
    /// ```
    ///
    /// A form that is waiting is withdrawn when the task is canceled. If a newer form takes its place, the method returns when that
    /// form is displayed.
    ///
    /// - Returns: `false` if the animations were interrupted or the form was withdrawn.
    @discardableResult
    public func render(_ form: Form, animated: Bool = true) async -> Bool {
        await pipeline.render(form, animated: animated)
    }

    /// Called for each step of a render, to log what changed and why, or to measure it. Reports are made only while this is set.
    ///
    /// ```swift
    /// var start = CACurrentMediaTime()
    /// adapter.onRenderEvent = { event in
    ///     switch event {
    ///     case .began: start = CACurrentMediaTime()
    ///     case .updated(let report): log("\(CACurrentMediaTime() - start) s: \(report)")
    ///     case .warning(let message): log(message)
    ///     case .compared, .ended: break
    ///     }
    /// }
    /// ```
    public var onRenderEvent: (@MainActor (RenderEvent) -> Void)? {
        get { pipeline.onEvent }
        set { pipeline.onEvent = newValue }
    }

    // MARK: Rows

    /// Returns the index path of a row in the displayed form, or `nil` if the form does not contain it.
    ///
    /// - Complexity: O(rows of the section) in the worst case.
    public func indexPath(of row: RowID) -> IndexPath? { display.indexPath(of: row) }

    /// Returns the id of the row at an index path of the displayed form, or `nil` if there is no row.
    ///
    /// - Complexity: O(1).
    public func rowID(at indexPath: IndexPath) -> RowID? { display.state.rowID(at: indexPath) }

    /// Returns whether an asynchronous action of a row is running.
    public func isBusy(_ row: RowID) -> Bool { actions.isBusy(row) }

    /// A closure that returns whether a row stays selected after its action has run, for example because the action has pushed a
    /// view controller.
    ///
    /// By default, rows are deselected with animation before their action runs.
    ///
    /// ```swift members
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     adapter.keepsSelection = { [weak self] in self?.navigationController?.topViewController !== self }
    /// }
    /// ```
    public var keepsSelection: (@MainActor () -> Bool)? {
        get { actions.keepsSelection }
        set { actions.keepsSelection = newValue }
    }

    /// Called when the user has moved a row: make the same move in the data, and render.
    ///
    /// The table view already displays the row at its new position. A form with the same move changes nothing; any other form
    /// moves the row back.
    public var onMove: (@MainActor (RowMove) -> Void)? {
        get { moves.onMove }
        set { moves.onMove = newValue }
    }
}

extension FormAdapter: RenderPipelineDelegate {
    func makeState(for form: Form) -> TableState {
        let expansion = expansion.expansion
        return TableState(pages.addingPageRows(to: form, expansion: expansion), expansion: expansion)
    }

    func makeScrollAnchor() -> ScrollAnchor { scrolling.makeAnchor(growsUpward: pages.growsUpward) }

    func restore(_ anchor: ScrollAnchor, animated: Bool) { anchor.restore(in: scrolling, animated: animated) }

    func pipelineDidDisplayForm(animated: Bool) {
        listViewDidUpdate(animated: animated)
        contentUnavailable.update(animated: animated)
        prefetching.didDisplayForm()
        selection.restoreSelection()
        announcer.announceNewErrors()
        pages.update()
        if onRenderEvent != nil { heights.check(display) }
        scrolling.performInitialScroll()
        viewport.viewportDidChange()
    }
}
