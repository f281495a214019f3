import UIKit

/// What a row does and how it stands in the table, beyond identity, tap and height: what few rows have. Shared by the copies of a row
/// until one of them is changed.
final class RowBehavior {
    var look = RowLook()
    var asyncSelect: (@MainActor () async -> Void)?
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

    init() {}

    /// The same, to be changed.
    init(_ other: RowBehavior) {
        look = other.look
        asyncSelect = other.asyncSelect
        onDeselect = other.onDeselect
        onPrimaryAction = other.onPrimaryAction
        onHighlight = other.onHighlight
        onAccessoryTap = other.onAccessoryTap
        onAppear = other.onAppear
        onDisappear = other.onDisappear
        onPrefetch = other.onPrefetch
        onPrefetchCancel = other.onPrefetchCancel
        onInsert = other.onInsert
        deletion = other.deletion
        leadingSwipe = other.leadingSwipe
        trailingSwipe = other.trailingSwipe
        contextMenu = other.contextMenu
        isMovable = other.isMovable
        sighting = other.sighting
    }
}

extension RowBehavior {
    /// What of it is set, as a description names it.
    var names: [String] {
        let parts: [(String, Bool)] = [
            ("onSelect, async", asyncSelect != nil), ("onDeselect", onDeselect != nil),
            ("onPrimaryAction", onPrimaryAction != nil), ("onHighlight", onHighlight != nil),
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
    /// Changes the behaviour of this row alone.
    mutating func changeBehavior(_ change: (RowBehavior) -> Void) {
        let own: RowBehavior
        if let behavior, isKnownUniquelyReferenced(&self.behavior) {
            own = behavior
        } else {
            own = behavior.map(RowBehavior.init) ?? RowBehavior()
        }
        change(own)
        behavior = own
    }

    /// Whether a tap does something.
    var acts: Bool { onSelect != nil || behavior?.asyncSelect != nil || behavior?.onPrimaryAction != nil }
}
