import Foundation

/// An object that records operations for undo and redo. Foundation does not provide one on this platform.
///
/// Code that makes a change registers the operation that undoes it. Undoing in turn registers the operation
/// for `redo()`. All operations registered in one iteration of the main loop are undone together.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Operation {
        weak var target: AnyObject?
        let handler: @MainActor (AnyObject) -> Void
    }

    private final class Group {
        var operations: [Operation] = []
        var name = ""
    }

    private var undoable: [Group] = []
    private var redoable: [Group] = []
    /// The open groups, from the outermost to the innermost.
    private var open: [Group] = []
    private var closesAutomatically = false
    private var disabledCount = 0

    /// Creates an undo manager without any operations.
    public override init() {
        super.init()
    }

    // MARK: Registering

    /// Registers the operation that undoes a change. The target is not retained; the operation has no effect
    /// after it is deallocated.
    ///
    /// - Precondition: If `groupsByEvent` is `false`, a group is open.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            precondition(
                groupsByEvent,
                "UndoManager.registerUndo(withTarget:) was called without an open group while groupsByEvent is false. "
                    + "Call beginUndoGrouping() first.")
            beginUndoGrouping()
            closesAutomatically = true
            DisplayClock.schedule(after: 0) { [weak self] in self?.closeAutomaticGroup() }
        }
        open.last?.operations.append(
            Operation(target: target) { target in
                if let target = target as? TargetType { handler(target) }
            })
        if !isUndoing, !isRedoing { redoable = [] }
    }

    /// Removes all operations for `target`.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undoable + redoable + open {
            group.operations.removeAll { $0.target == nil || $0.target === object }
        }
        undoable.removeAll { $0.operations.isEmpty }
        redoable.removeAll { $0.operations.isEmpty }
    }

    /// Removes all operations.
    open func removeAllActions() {
        undoable = []
        redoable = []
        open = []
        closesAutomatically = false
    }

    /// Whether operations are registered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Disables registration until `enableUndoRegistration()` has been called the same number of times.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Enables registration again.
    ///
    /// - Precondition: Registration is disabled.
    open func enableUndoRegistration() {
        precondition(
            disabledCount > 0,
            "UndoManager.enableUndoRegistration() was called while registration is enabled. "
                + "Call disableUndoRegistration() first.")
        disabledCount -= 1
    }

    // MARK: Groups

    /// Whether all operations registered in one iteration of the main loop form a group.
    open var groupsByEvent = true

    /// The maximum number of top-level groups; 0 for no limit.
    open var levelsOfUndo = 0 {
        didSet { discardOldestGroups() }
    }

    /// The number of nested open groups.
    open var groupingLevel: Int { open.count }

    /// Opens a group. All operations registered before it is closed are undone together.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Closes the innermost group.
    ///
    /// - Precondition: A group is open.
    open func endUndoGrouping() {
        precondition(
            !open.isEmpty,
            "UndoManager.endUndoGrouping() was called without an open group. Call beginUndoGrouping() first.")
        let group = open.removeLast()
        guard !group.operations.isEmpty else { return }
        if let outer = open.last {
            outer.operations += group.operations
            if outer.name.isEmpty { outer.name = group.name }
        } else if isUndoing {
            redoable.append(group)
        } else {
            undoable.append(group)
            discardOldestGroups()
        }
    }

    private func closeAutomaticGroup() {
        guard closesAutomatically else { return }
        closesAutomatically = false
        while !open.isEmpty { endUndoGrouping() }
    }

    private func discardOldestGroups() {
        if levelsOfUndo > 0, undoable.count > levelsOfUndo { undoable.removeFirst(undoable.count - levelsOfUndo) }
    }

    // MARK: Undo and redo

    /// Whether an undo operation is in progress.
    public private(set) final var isUndoing = false

    /// Whether a redo operation is in progress.
    public private(set) final var isRedoing = false

    /// Whether there is an operation to undo.
    open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.operations.isEmpty } }

    /// Whether there is an operation to redo.
    open var canRedo: Bool { !redoable.isEmpty }

    /// Undoes the last group of operations. Does nothing if there is none.
    open func undo() {
        closeAutomaticGroup()
        undoNestedGroup()
    }

    /// Undoes the group that was closed last.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, let group = undoable.popLast() else { return }
        NotificationCenter.default.post(name: Self.willUndoChangeNotification, object: self)
        isUndoing = true
        run(group)
        isUndoing = false
        NotificationCenter.default.post(name: Self.didUndoChangeNotification, object: self)
    }

    /// Redoes the last group that was undone. Does nothing if there is none.
    open func redo() {
        closeAutomaticGroup()
        guard !isUndoing, !isRedoing, let group = redoable.popLast() else { return }
        NotificationCenter.default.post(name: Self.willRedoChangeNotification, object: self)
        isRedoing = true
        run(group)
        isRedoing = false
        NotificationCenter.default.post(name: Self.didRedoChangeNotification, object: self)
    }

    /// Runs the operations of a group in reverse order. The operations that they register form a group in
    /// the opposite direction.
    private func run(_ group: Group) {
        beginUndoGrouping()
        setActionName(group.name)
        for operation in group.operations.reversed() {
            if let target = operation.target { operation.handler(target) }
        }
        endUndoGrouping()
    }

    // MARK: Names

    /// Sets the name of the open or most recently closed group for menus, such as "Typing".
    open func setActionName(_ actionName: String) {
        (open.last ?? undoable.last)?.name = actionName
    }

    /// The name of the next operation that `undo()` reverts.
    open var undoActionName: String { (open.last { !$0.operations.isEmpty } ?? undoable.last)?.name ?? "" }

    /// The name of the next operation that `redo()` repeats.
    open var redoActionName: String { redoable.last?.name ?? "" }

    /// The menu title for `undo()`.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }

    /// The menu title for `redo()`.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    private static var willUndoChangeNotification: NSNotification.Name { .NSUndoManagerWillUndoChange }
    private static var didUndoChangeNotification: NSNotification.Name { .NSUndoManagerDidUndoChange }
    private static var willRedoChangeNotification: NSNotification.Name { .NSUndoManagerWillRedoChange }
    private static var didRedoChangeNotification: NSNotification.Name { .NSUndoManagerDidRedoChange }
}

extension NSNotification.Name {
    /// Posted before an undo manager undoes an operation.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after an undo manager has undone an operation.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before an undo manager redoes an operation.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after an undo manager has redone an operation.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
