import UIKit

/// What a row does and how it stands in the table, beyond identity, tap and height: what few rows have.
struct RowBehavior {
    var look = RowLook()
    var asyncSelect: (@MainActor () async -> Void)?
    /// Makes the screen that a tap leads to.
    var destination: (@MainActor () -> UIViewController)?
    var onDeselect: (@MainActor () -> Void)?
    var onPrimaryAction: (@MainActor () -> Void)?
    var onHighlight: (@MainActor (Bool) -> Void)?
    var onAccessoryTap: (@MainActor () -> Void)?
    var onAppear: (@MainActor () -> Void)?
    var onDisappear: (@MainActor () -> Void)?
    var onPrefetch: (@MainActor () -> Void)?
    var onPrefetchCancel: (@MainActor () -> Void)?
    var onInsert: SwipeAction.Work?
    var deletion: SwipeAction?
    var leadingSwipe: SwipeActions?
    var trailingSwipe: SwipeActions?
    var contextMenu: (@MainActor () -> [UIMenuElement])?
    var isMovable = false
    var sighting: SightingRule?
    /// The field that the row is for.
    var field: FieldPlace?
    /// The rows that stand below this one wherever it goes.
    var followers: [Row] = []
    /// What of the row is read out.
    var announcement: FieldAnnouncement?
}

/// The behaviour that copies of a row have in common until one of them is changed: a row of its own would carry all of it about.
final class SharedRowBehavior {
    fileprivate(set) var value: RowBehavior

    init(_ value: RowBehavior) {
        self.value = value
    }
}

extension RowBehavior {
    /// What of it is set, as a description names it.
    var names: [String] {
        let parts: [(String, Bool)] = [
            ("onSelect, async", asyncSelect != nil), ("onDeselect", onDeselect != nil),
            ("opens", destination != nil), ("onPrimaryAction", onPrimaryAction != nil),
            ("onHighlight", onHighlight != nil),
            ("onAccessoryTap", onAccessoryTap != nil), ("onAppear", onAppear != nil),
            ("onDisappear", onDisappear != nil), ("onPrefetch", onPrefetch != nil), ("onInsert", onInsert != nil),
            ("onDelete", deletion != nil), ("leadingSwipe", leadingSwipe != nil),
            ("trailingSwipe", trailingSwipe != nil), ("contextMenu", contextMenu != nil), ("movable", isMovable),
        ]
        return parts.filter(\.1).map(\.0)
    }
}

/// How a row stands in the table, whatever its component shows. Compared, as content is.
struct RowLook: Equatable {
    var separator = RowSeparator.automatic
    var indentationLevel = 0
    /// In points; the system's is 10.
    var indentationWidth: CGFloat = 10
    var background: UIBackgroundConfiguration?
}

/// The line below a row.
public enum RowSeparator: Equatable, Sendable {
    /// As the table has it: it begins with the text.
    case automatic
    /// No line.
    case hidden
    /// From `leading` to `trailing` points before the row's edges.
    case inset(leading: CGFloat, trailing: CGFloat)
}

extension Row {
    var behavior: RowBehavior? { sharedBehavior?.value }

    /// Changes the behaviour of this row alone.
    mutating func changeBehavior(_ change: (inout RowBehavior) -> Void) {
        if sharedBehavior == nil || !isKnownUniquelyReferenced(&sharedBehavior) {
            sharedBehavior = SharedRowBehavior(behavior ?? RowBehavior())
        }
        if let sharedBehavior { change(&sharedBehavior.value) }
    }

    /// The row, and the rows that stand below it wherever it goes.
    var withFollowers: [Row] {
        guard let followers = behavior?.followers, !followers.isEmpty else { return [self] }
        return [self] + followers
    }

    /// Whether a tap does something.
    var acts: Bool {
        if onSelect != nil { return true }
        guard let behavior else { return false }
        return behavior.asyncSelect != nil || behavior.destination != nil || behavior.onPrimaryAction != nil
            || behavior.field?.takesText == true
    }
}
