import Foundation

/// Keeps what takes back changes, in the order in which they were made. Foundation has none on this platform.
///
/// Whoever changes something registers how it is taken back. Taking back registers in turn what makes the change again,
/// which `redo()` does. What is registered in one turn of the main loop is taken back as one.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Step {
        weak var target: AnyObject?
        let handler: @MainActor (AnyObject) -> Void
    }

    private final class Group {
        var steps: [Step] = []
        var name = ""
    }

    private var undoable: [Group] = []
    private var redoable: [Group] = []
    /// The groups that are open, one inside of the other.
    private var open: [Group] = []
    private var closesWithTurn = false
    private var disabledCount = 0

    /// Makes a manager that has nothing to take back.
    public override init() {
        super.init()
    }

    // MARK: Registering

    /// Notes how a change is taken back. `target` is not kept alive; without it there is nothing to take back.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            precondition(
                groupsByEvent, "UndoManager: open a group with beginUndoGrouping() before something is registered")
            beginUndoGrouping()
            closesWithTurn = true
            DisplayClock.schedule(after: 0) { [weak self] in self?.closeTurn() }
        }
        open.last?.steps.append(
            Step(target: target) { target in
                if let target = target as? TargetType { handler(target) }
            })
        if !isUndoing, !isRedoing { redoable = [] }
    }

    /// Forgets all that is about `target`.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undoable + redoable + open { group.steps.removeAll { $0.target == nil || $0.target === object } }
        undoable.removeAll { $0.steps.isEmpty }
        redoable.removeAll { $0.steps.isEmpty }
    }

    /// Forgets everything.
    open func removeAllActions() {
        undoable = []
        redoable = []
        open = []
        closesWithTurn = false
    }

    /// Whether changes are noted.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Stops noting changes, until `enableUndoRegistration()` is called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Notes changes again. Traps where that has not been switched off.
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "UndoManager: enableUndoRegistration() without disableUndoRegistration()")
        disabledCount -= 1
    }

    // MARK: Groups

    /// Whether what is registered in one turn of the main loop makes one group.
    open var groupsByEvent = true

    /// How many groups are kept; 0 for any number.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// How many groups are open, one inside of the other.
    open var groupingLevel: Int { open.count }

    /// Opens a group: what is registered until it is closed is taken back as one.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Closes the group that was opened last. Traps where none is open.
    open func endUndoGrouping() {
        precondition(!open.isEmpty, "UndoManager: endUndoGrouping() without beginUndoGrouping()")
        let group = open.removeLast()
        guard !group.steps.isEmpty else { return }
        if let outer = open.last {
            outer.steps += group.steps
            if outer.name.isEmpty { outer.name = group.name }
        } else if isUndoing {
            redoable.append(group)
        } else {
            undoable.append(group)
            trim()
        }
    }

    private func closeTurn() {
        guard closesWithTurn else { return }
        closesWithTurn = false
        while !open.isEmpty { endUndoGrouping() }
    }

    private func trim() {
        if levelsOfUndo > 0, undoable.count > levelsOfUndo { undoable.removeFirst(undoable.count - levelsOfUndo) }
    }

    // MARK: Taking back

    /// Whether a change is being taken back.
    public private(set) final var isUndoing = false

    /// Whether a change is being made again.
    public private(set) final var isRedoing = false

    /// Whether there is something to take back.
    open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.steps.isEmpty } }

    /// Whether there is something to make again.
    open var canRedo: Bool { !redoable.isEmpty }

    /// Takes back what was done last. Nothing happens where there is nothing.
    open func undo() {
        closeTurn()
        undoNestedGroup()
    }

    /// Takes back the group that was closed last.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, let group = undoable.popLast() else { return }
        NotificationCenter.default.post(name: Self.willUndoChangeNotification, object: self)
        isUndoing = true
        run(group)
        isUndoing = false
        NotificationCenter.default.post(name: Self.didUndoChangeNotification, object: self)
    }

    /// Makes again what was taken back last. Nothing happens where there is nothing.
    open func redo() {
        closeTurn()
        guard !isUndoing, !isRedoing, let group = redoable.popLast() else { return }
        NotificationCenter.default.post(name: Self.willRedoChangeNotification, object: self)
        isRedoing = true
        run(group)
        isRedoing = false
        NotificationCenter.default.post(name: Self.didRedoChangeNotification, object: self)
    }

    /// Takes back a group's steps, the last one first. What they register makes one group for the other way.
    private func run(_ group: Group) {
        beginUndoGrouping()
        setActionName(group.name)
        for step in group.steps.reversed() {
            if let target = step.target { step.handler(target) }
        }
        endUndoGrouping()
    }

    // MARK: Names

    /// Names the group that is open, or was closed last, for a menu: "Typing".
    open func setActionName(_ actionName: String) {
        (open.last ?? undoable.last)?.name = actionName
    }

    /// The name of what `undo()` would take back.
    open var undoActionName: String { (open.last { !$0.steps.isEmpty } ?? undoable.last)?.name ?? "" }

    /// The name of what `redo()` would make again.
    open var redoActionName: String { redoable.last?.name ?? "" }

    /// What a menu shows for `undo()`.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }

    /// What a menu shows for `redo()`.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    private static var willUndoChangeNotification: NSNotification.Name { .NSUndoManagerWillUndoChange }
    private static var didUndoChangeNotification: NSNotification.Name { .NSUndoManagerDidUndoChange }
    private static var willRedoChangeNotification: NSNotification.Name { .NSUndoManagerWillRedoChange }
    private static var didRedoChangeNotification: NSNotification.Name { .NSUndoManagerDidRedoChange }
}

extension NSNotification.Name {
    /// An undo manager is about to take something back.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// An undo manager has taken something back.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// An undo manager is about to make something again.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// An undo manager has made something again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
