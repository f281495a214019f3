import UIKit

/// Modifiers for the actions of a row. The actions of the newest form are called.
extension RowConvertible {
    /// Calls an asynchronous action when the row is tapped.
    ///
    /// Until the action returns, the row is busy: it shows an activity indicator in place of its accessory
    /// and cannot be tapped.
    ///
    /// ```swift
    /// let row = ButtonRow("Save").onSelect { await server.save(walk) }
    /// ```
    public func onSelect(_ action: @escaping @MainActor () async -> Void) -> Row {
        var row = withAttributes { $0.asyncSelect = action }
        row.onSelect = nil
        return row
    }

    /// Shows a view controller when the row is tapped. It is pushed onto the navigation stack that contains
    /// the table, or presented in a sheet if there is none.
    ///
    /// ```swift
    /// let row = DisclosureRow("Walk", value: walk.name).destination { WalkViewController(walk) }
    /// ```
    ///
    /// - Parameter destination: A closure that makes the view controller for each tap.
    public func destination(_ destination: @escaping @MainActor () -> UIViewController) -> Row {
        withAttributes { $0.destination = destination }
    }

    /// Calls `action` when the row is deselected by a tap, in a table whose rows can be selected.
    public func onDeselect(_ action: @escaping @MainActor () -> Void) -> Row {
        withAttributes { $0.onDeselect = action }
    }

    /// Calls `action` when the row is tapped or activated with the Return key, but not when it is only
    /// selected, for example with the arrow keys or with a modifier key. Not called while the table is
    /// edited. Requires iOS 16; `onSelect` is called in all cases.
    public func onPrimaryAction(_ action: @escaping @MainActor () -> Void) -> Row {
        withAttributes { $0.onPrimaryAction = action }
    }

    /// Calls `action` with `true` when the row is highlighted and with `false` when it is unhighlighted.
    /// Only rows that can be tapped are highlighted.
    public func onHighlight(_ action: @escaping @MainActor (Bool) -> Void) -> Row {
        withAttributes { $0.onHighlight = action }
    }

    /// Calls `action` when the detail button of the accessory `.detailButton` or `.detailDisclosureButton`
    /// is tapped.
    public func onAccessoryTap(_ action: @escaping @MainActor () -> Void) -> Row {
        withAttributes { $0.onAccessoryTap = action }
    }

    /// Shows a context menu when the row is long-pressed or clicked with the secondary mouse button.
    ///
    /// ```swift
    /// let row = WalkRow(walk).contextMenu {
    ///     [
    ///         UIAction(title: "Open") { _ in open(walk) },
    ///         UIAction(title: "Delete", attributes: .destructive) { _ in delete(walk) },
    ///     ]
    /// }
    /// ```
    ///
    /// - Parameter elements: A closure that returns the menu's elements each time it is shown. No menu is
    ///   shown if it returns none.
    public func contextMenu(_ elements: @escaping @MainActor () -> [UIMenuElement]) -> Row {
        withAttributes { $0.contextMenu = elements }
    }

    // MARK: Swipes and editing

    /// Adds swipe actions at the row's leading edge.
    ///
    /// - Parameters:
    ///   - performsFirstWithFullSwipe: Whether a full swipe performs the first action.
    ///   - actions: The actions, beginning at the edge of the row.
    public func leadingSwipe(
        performsFirstWithFullSwipe: Bool = true, @SwipeActionsBuilder _ actions: () -> [SwipeAction]
    ) -> Row {
        let actions = SwipeActions(actions: actions(), performsFirstWithFullSwipe: performsFirstWithFullSwipe)
        return withAttributes { $0.leadingSwipe = actions }
    }

    /// Adds swipe actions at the row's trailing edge. See ``leadingSwipe(performsFirstWithFullSwipe:_:)``.
    public func trailingSwipe(
        performsFirstWithFullSwipe: Bool = true, @SwipeActionsBuilder _ actions: () -> [SwipeAction]
    ) -> Row {
        let actions = SwipeActions(actions: actions(), performsFirstWithFullSwipe: performsFirstWithFullSwipe)
        return withAttributes { $0.trailingSwipe = actions }
    }

    /// Makes the row deletable: with the delete control while the table is edited, and by a swipe if the row
    /// has no ``trailingSwipe(performsFirstWithFullSwipe:_:)`` of its own.
    ///
    /// ```swift members
    /// private var walks = sampleWalks {
    ///     didSet { setNeedsRender() }
    /// }
    ///
    /// @FormBuilder override var form: Form {
    ///     for walk in walks {
    ///         WalkRow(walk).id(walk.id).onDelete { [weak self] in self?.walks.removeAll { $0.id == walk.id } }
    ///     }
    /// }
    /// ```
    ///
    /// The row is removed when a form without it is rendered. An action that does not render such a form
    /// leaves the row in the table.
    public func onDelete(_ title: String = TrestleStrings.current.delete, action: @escaping @MainActor () -> Void)
        -> Row
    {
        withAttributes { $0.deletion = .delete(title, action: action) }
    }

    /// Makes the row deletable with an asynchronous action. The row is busy until the action returns.
    public func onDelete(_ title: String = TrestleStrings.current.delete, action: @escaping @MainActor () async -> Void)
        -> Row
    {
        withAttributes { $0.deletion = .delete(title, action: action) }
    }

    /// Shows an insert control in the row while the table is edited, which calls `action`.
    public func onInsert(_ action: @escaping @MainActor () -> Void) -> Row {
        withAttributes { $0.onInsert = .sync(action) }
    }

    /// Shows an insert control in the row while the table is edited, which calls an asynchronous action. The
    /// row is busy until the action returns.
    public func onInsert(_ action: @escaping @MainActor () async -> Void) -> Row {
        withAttributes { $0.onInsert = .async(action) }
    }

    /// Makes the row movable. ``FormAdapter/onMove`` is called when the user has moved it.
    ///
    /// The user drags the row by its reorder control while a table is edited, and holds and drags it in a collection.
    ///
    /// Rows cannot be moved within, into or out of lazy sections, whose order is that of their data.
    public func movable(_ isMovable: Bool = true) -> Row {
        withAttributes { $0.isMovable = isMovable }
    }

    /// Prevents the row from being selected where ``FormAdapter/selectionMode`` allows it. The actions of the row still
    /// run.
    public func selectionDisabled(_ isDisabled: Bool = true) -> Row {
        withAttributes { $0.isSelectionDisabled = isDisabled }
    }

    // MARK: Display

    /// Calls `action` when the row is about to be displayed.
    public func onAppear(_ action: @escaping @MainActor () -> Void) -> Row {
        withAttributes { $0.onAppear = action }
    }

    /// Calls `action` when the row is no longer displayed.
    public func onDisappear(_ action: @escaping @MainActor () -> Void) -> Row {
        withAttributes { $0.onDisappear = action }
    }

    /// Calls `action` when the row is likely to be displayed soon, to fetch its data, and `cancel` when it
    /// is not anymore.
    ///
    /// Both are called for rows that have no cell yet. Rows can also be displayed without having been
    /// prefetched, so fetch missing data in ``onAppear(_:)``. In a lazy section, prefetching begins once a
    /// row with this modifier has been displayed.
    public func onPrefetch(
        _ action: @escaping @MainActor () -> Void, cancel: (@MainActor () -> Void)? = nil
    ) -> Row {
        withAttributes {
            $0.onPrefetch = action
            $0.onPrefetchCancel = cancel
        }
    }

    func withAttributes(_ change: (inout RowAttributes) -> Void) -> Row {
        var row = row
        row.updateAttributes(change)
        return row
    }
}
