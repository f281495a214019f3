import UIKit

extension FormAdapter {
    /// The content that stays at its position on the screen while rows are inserted and deleted.
    public var scrollAnchoring: ScrollAnchoring {
        get { scrolling.anchoring }
        set { scrolling.anchoring = newValue }
    }

    /// Scrolls to a row.
    ///
    /// ```swift
    /// let form = Form {
    ///     Section(id: "walks", data: sampleWalks) { WalkRow($0) }
    /// }
    /// adapter.render(form, animated: false)
    /// adapter.scroll(to: walk.id, in: "walks", at: .bottom, animated: false)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The row's id.
    ///   - section: The id of the row's section.
    ///   - position: The position of the row on the screen. With `.none`, the table view scrolls no farther than needed.
    ///   - animated: Whether the scroll is animated.
    /// - Returns: `false` if the form does not contain the row, so that nothing was scrolled.
    @discardableResult
    public func scroll(
        to id: some Hashable, in section: some Hashable, at position: UITableView.ScrollPosition = .none,
        animated: Bool = true
    ) -> Bool {
        scroll(to: RowID(id, in: section), at: position, animated: animated)
    }

    /// Scrolls to a row. See ``scroll(to:in:at:animated:)``.
    @discardableResult
    public func scroll(
        to row: RowID, at position: UITableView.ScrollPosition = .none, animated: Bool = true
    ) -> Bool {
        scheduler.renderIfNeeded()
        return scrolling.scroll(to: row, at: position, animated: animated)
    }

    /// The action that runs when the user pulls the table down. The refresh control is visible until the action returns. Setting
    /// `nil`, the default, removes the control.
    ///
    /// ```swift members
    /// private let store = WalkStore()
    ///
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     adapter.onRefresh = { [store] in
    ///         store.walks = (try? await server.walks()) ?? store.walks
    ///     }
    /// }
    /// ```
    ///
    /// The action is not called again before it has returned. Its task is canceled when the adapter is deallocated or another
    /// action is set.
    public var onRefresh: (@MainActor () async -> Void)? {
        get { refreshing.action }
        set { refreshing.action = newValue }
    }

    /// Shows the refresh control, runs ``onRefresh``, and returns when it has finished.
    ///
    /// - Precondition: ``onRefresh`` is set.
    public func refresh() async { await refreshing.refresh() }

    // MARK: Collapsible sections

    /// Returns whether the rows of a section are displayed. Returns `true` for sections that are not collapsible or that the newest
    /// form does not contain.
    public func isExpanded(section id: some Hashable) -> Bool { expansion.isExpanded(AnyHashable(id)) }

    /// Expands or collapses a section, as a tap on its header does.
    ///
    /// If the app stores the state of the section, its toggle handler is called instead. Does nothing if the newest form does not
    /// contain the section, or if the section already has the state.
    ///
    /// - Precondition: The section is collapsible.
    public func setExpanded(_ isExpanded: Bool, section id: some Hashable, animated: Bool = true) {
        expansion.setExpanded(isExpanded, AnyHashable(id), animated: animated)
    }
}
