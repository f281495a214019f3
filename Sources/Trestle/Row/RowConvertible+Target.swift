import UIKit

/// Modifiers whose actions receive an object, usually the view controller, that is referenced weakly. An action does nothing once
/// its object has been deallocated.
///
/// ```swift members
/// private var walks = sampleWalks {
///     didSet { setNeedsRender() }
/// }
///
/// @FormBuilder override var form: Form {
///     for walk in walks {
///         WalkRow(walk)
///             .id(walk.id)
///             .onSelect(self) { $0.navigationController?.pushViewController(WalkViewController(walk), animated: true) }
///             .onDelete(self) { $0.walks.removeAll { $0.id == walk.id } }
///     }
/// }
/// ```
@MainActor
extension RowConvertible {
    /// Calls `action` with `target` when the row is tapped. See `onSelect(_:)`.
    public func onSelect<Target: AnyObject>(
        _ target: Target, _ action: @escaping @MainActor (Target) -> Void
    ) -> Row {
        onSelect(weakly(target, action))
    }

    /// Calls an asynchronous action with `target` when the row is tapped. The row is busy until the action returns.
    public func onSelect<Target: AnyObject>(
        _ target: Target, _ action: @escaping @MainActor (Target) async -> Void
    ) -> Row {
        onSelect(weakly(target, action))
    }

    /// Shows the view controller that `destination` makes with `target` when the row is tapped.
    public func destination<Target: AnyObject>(
        _ target: Target, _ destination: @escaping @MainActor (Target) -> UIViewController
    ) -> Row {
        withAttributes { $0.destination = { [weak target] in target.map(destination) } }
    }

    /// Calls `action` with `target` when the row is deselected by a tap.
    public func onDeselect<Target: AnyObject>(
        _ target: Target, _ action: @escaping @MainActor (Target) -> Void
    ) -> Row {
        onDeselect(weakly(target, action))
    }

    /// Calls `action` with `target` when the row is tapped or activated with the Return key.
    public func onPrimaryAction<Target: AnyObject>(
        _ target: Target, _ action: @escaping @MainActor (Target) -> Void
    ) -> Row {
        onPrimaryAction(weakly(target, action))
    }

    /// Calls `action` with `target` when the detail button of the row's accessory is tapped.
    public func onAccessoryTap<Target: AnyObject>(
        _ target: Target, _ action: @escaping @MainActor (Target) -> Void
    ) -> Row {
        onAccessoryTap(weakly(target, action))
    }

    /// Shows a context menu with the elements that `elements` makes with `target`.
    public func contextMenu<Target: AnyObject>(
        _ target: Target, _ elements: @escaping @MainActor (Target) -> [UIMenuElement]
    ) -> Row {
        contextMenu { [weak target] in target.map(elements) ?? [] }
    }

    /// Makes the row deletable with an action that receives `target`.
    public func onDelete<Target: AnyObject>(
        _ target: Target, _ title: String = TrestleStrings.current.delete, action: @escaping @MainActor (Target) -> Void
    ) -> Row {
        onDelete(title, action: weakly(target, action))
    }

    /// Makes the row deletable with an asynchronous action that receives `target`. The row is busy until the action returns.
    public func onDelete<Target: AnyObject>(
        _ target: Target, _ title: String = TrestleStrings.current.delete,
        action: @escaping @MainActor (Target) async -> Void
    ) -> Row {
        onDelete(title, action: weakly(target, action))
    }

    /// Shows an insert control in the row while the table is edited, which calls `action` with `target`.
    public func onInsert<Target: AnyObject>(
        _ target: Target, _ action: @escaping @MainActor (Target) -> Void
    ) -> Row {
        onInsert(weakly(target, action))
    }

    /// Calls `action` with `target` when the row is about to be displayed.
    public func onAppear<Target: AnyObject>(
        _ target: Target, _ action: @escaping @MainActor (Target) -> Void
    ) -> Row {
        onAppear(weakly(target, action))
    }

    /// Calls `action` with `target` when the row is no longer displayed.
    public func onDisappear<Target: AnyObject>(
        _ target: Target, _ action: @escaping @MainActor (Target) -> Void
    ) -> Row {
        onDisappear(weakly(target, action))
    }
}

@MainActor
extension SwipeAction {
    /// Creates an action that calls `action` with `target`, which is referenced weakly.
    public init<Target: AnyObject>(
        _ title: String?, _ target: Target, image: UIImage? = nil, color: UIColor? = nil, style: Style = .normal,
        action: @escaping @MainActor (Target) -> Void
    ) {
        self.init(title, image: image, color: color, style: style, action: weakly(target, action))
    }

    /// Creates an asynchronous action that calls `action` with `target`, which is referenced weakly until then.
    public init<Target: AnyObject>(
        _ title: String?, _ target: Target, image: UIImage? = nil, color: UIColor? = nil, style: Style = .normal,
        action: @escaping @MainActor (Target) async -> Void
    ) {
        self.init(title, image: image, color: color, style: style, action: weakly(target, action))
    }

    /// A destructive action with a red button, which calls `action` with `target`, which is referenced weakly.
    public static func delete<Target: AnyObject>(
        _ target: Target, _ title: String = TrestleStrings.current.delete, action: @escaping @MainActor (Target) -> Void
    ) -> SwipeAction {
        .delete(title, action: weakly(target, action))
    }
}

/// Returns a closure that calls `action` with `target` unless it has been deallocated.
@MainActor
func weakly<Target: AnyObject>(
    _ target: Target, _ action: @escaping @MainActor (Target) -> Void
) -> @MainActor () -> Void {
    { [weak target] in
        if let target { action(target) }
    }
}

/// Returns an asynchronous closure that calls `action` with `target` unless it has been deallocated.
@MainActor
func weakly<Target: AnyObject>(
    _ target: Target, _ action: @escaping @MainActor (Target) async -> Void
) -> @MainActor () async -> Void {
    { [weak target] in
        if let target { await action(target) }
    }
}
