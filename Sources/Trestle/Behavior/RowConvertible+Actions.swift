import UIKit

/// What a row does. As all modifiers these return a ``Row``, and the newest form's closures are the ones that are called.
extension RowConvertible {
    /// Does something that takes its time when the row is tapped.
    ///
    /// Until it returns, the row is busy: it shows an activity indicator in place of its accessory, and takes no taps.
    ///
    /// ```swift
    /// ButtonRow("Sign In").onSelect { await session.signIn() }
    /// ```
    public func onSelect(_ action: @escaping @MainActor () async -> Void) -> Row {
        var row = withBehavior { $0.asyncSelect = action }
        row.onSelect = nil
        return row
    }

    /// Leads to another screen when the row is tapped: onto the stack of the navigation controller that the table is in, or in a sheet
    /// where there is none.
    ///
    /// ```swift
    /// DisclosureRow("Language", value: language.name).opens { LanguagesViewController() }
    /// ```
    ///
    /// - Parameter destination: Makes the screen, each time the row is tapped.
    public func opens(_ destination: @escaping @MainActor () -> UIViewController) -> Row {
        withBehavior { $0.destination = destination }
    }

    /// Calls `action` when the row is deselected by a tap, in a table whose rows can be chosen.
    public func onDeselect(_ action: @escaping @MainActor () -> Void) -> Row {
        withBehavior { $0.onDeselect = action }
    }

    /// Calls `action` when the row is tapped, or Return pressed on it, and not only chosen: as by arrows, where the choice follows
    /// the focus, or with a modifier key. Not while the table is edited. From iOS 16 on; see `onSelect` for all of them.
    public func onPrimaryAction(_ action: @escaping @MainActor () -> Void) -> Row {
        withBehavior { $0.onPrimaryAction = action }
    }

    /// Calls `action` with true as a finger lights the row up, and with false as it goes dark again. Only rows that a tap does
    /// something to light up.
    public func onHighlight(_ action: @escaping @MainActor (Bool) -> Void) -> Row {
        withBehavior { $0.onHighlight = action }
    }

    /// Calls `action` when the detail button is tapped, which the accessories `.detailButton` and `.detailDisclosureButton` have.
    public func onAccessoryTap(_ action: @escaping @MainActor () -> Void) -> Row {
        withBehavior { $0.onAccessoryTap = action }
    }

    /// Shows a menu when the row is pressed, or clicked with the mouse's second button.
    ///
    /// ```swift
    /// LinkRow(link).contextMenu {
    ///     [UIAction(title: "Copy") { _ in copy(link) }, UIAction(title: "Delete", attributes: .destructive) { _ in delete(link) }]
    /// }
    /// ```
    ///
    /// - Parameter elements: Makes what the menu shows, each time it opens; nothing for no menu.
    public func contextMenu(_ elements: @escaping @MainActor () -> [UIMenuElement]) -> Row {
        withBehavior { $0.contextMenu = elements }
    }

    // MARK: Swipes and editing

    /// Uncovers buttons when the row is swiped from its beginning.
    ///
    /// - Parameters:
    ///   - performsFirstWithFullSwipe: Whether a swipe all the way does what the first button does.
    ///   - actions: The buttons, the outermost first.
    public func leadingSwipe(
        performsFirstWithFullSwipe: Bool = true, @SwipeActionsBuilder _ actions: () -> [SwipeAction]
    ) -> Row {
        let actions = SwipeActions(actions: actions(), performsFirstWithFullSwipe: performsFirstWithFullSwipe)
        return withBehavior { $0.leadingSwipe = actions }
    }

    /// Uncovers buttons when the row is swiped from its end; otherwise as ``leadingSwipe(performsFirstWithFullSwipe:_:)``.
    public func trailingSwipe(
        performsFirstWithFullSwipe: Bool = true, @SwipeActionsBuilder _ actions: () -> [SwipeAction]
    ) -> Row {
        let actions = SwipeActions(actions: actions(), performsFirstWithFullSwipe: performsFirstWithFullSwipe)
        return withBehavior { $0.trailingSwipe = actions }
    }

    /// Lets the row be deleted: by the red control of a table that is edited, and by a swipe if the row has no
    /// ``trailingSwipe(performsFirstWithFullSwipe:_:)`` of its own.
    ///
    /// ```swift
    /// TaskRow(task).id(task.id).onDelete {
    ///     tasks.removeAll { $0.id == task.id }
    ///     renderForm()
    /// }
    /// ```
    ///
    /// The row goes when a form without it is rendered. Wrong: an action that renders nothing, or the same row again, since the
    /// data is not what the person sees.
    public func onDelete(_ title: String = "Delete", action: @escaping @MainActor () -> Void) -> Row {
        withBehavior { $0.deletion = .delete(title, action: action) }
    }

    /// Lets the row be deleted once something that takes its time has been done. Until it returns, the row is busy.
    public func onDelete(_ title: String = "Delete", action: @escaping @MainActor () async -> Void) -> Row {
        withBehavior { $0.deletion = .delete(title, action: action) }
    }

    /// Gives the row the green control of a table that is edited, which inserts another one.
    public func onInsert(_ action: @escaping @MainActor () -> Void) -> Row {
        withBehavior { $0.onInsert = .sync(action) }
    }

    /// Gives the row the green control, which inserts another one once something that takes its time has been done. Until it
    /// returns, the row is busy.
    public func onInsert(_ action: @escaping @MainActor () async -> Void) -> Row {
        withBehavior { $0.onInsert = .async(action) }
    }

    /// Gives the row a grip in a table that is edited. ``TableAdapter/onMove`` hears where it was carried.
    ///
    /// Rows of lazy sections can't be moved, and nor can rows be moved there: their order is that of their data.
    public func movable(_ isMovable: Bool = true) -> Row {
        withBehavior { $0.isMovable = isMovable }
    }

    // MARK: Coming and going

    /// Calls `action` when the row is about to be seen.
    public func onAppear(_ action: @escaping @MainActor () -> Void) -> Row {
        withBehavior { $0.onAppear = action }
    }

    /// Calls `action` when the row is not seen any more.
    public func onDisappear(_ action: @escaping @MainActor () -> Void) -> Row {
        withBehavior { $0.onDisappear = action }
    }

    /// Calls `action` when the row is likely to be seen soon, to fetch what it needs; and `cancel` if it was wrong.
    ///
    /// Both are called for rows that have no cell. A row that comes without warning is not told before: fetch in ``onAppear(_:)``
    /// what is still missing. In a lazy section nothing is fetched ahead before a row that asks for it has been on the screen.
    public func onPrefetch(
        _ action: @escaping @MainActor () -> Void, cancel: (@MainActor () -> Void)? = nil
    ) -> Row {
        withBehavior {
            $0.onPrefetch = action
            $0.onPrefetchCancel = cancel
        }
    }

    func withBehavior(_ change: (inout RowBehavior) -> Void) -> Row {
        var row = asRow()
        row.changeBehavior(change)
        return row
    }
}
