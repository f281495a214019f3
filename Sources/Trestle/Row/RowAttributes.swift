import UIKit

/// The attributes of a row that few rows have: everything besides identity, tap action and height.
struct RowAttributes {
    var appearance = RowAppearance()
    var asyncSelect: (@MainActor () async -> Void)?
    /// Makes the view controller that a tap shows, or returns `nil` if the object that makes it has been deallocated.
    var destination: (@MainActor () -> UIViewController?)?
    var onDeselect: (@MainActor () -> Void)?
    var onPrimaryAction: (@MainActor () -> Void)?
    var onHighlight: (@MainActor (Bool) -> Void)?
    var onAccessoryTap: (@MainActor () -> Void)?
    var onAppear: (@MainActor () -> Void)?
    var onDisappear: (@MainActor () -> Void)?
    var onPrefetch: (@MainActor () -> Void)?
    var onPrefetchCancel: (@MainActor () -> Void)?
    var onInsert: SwipeAction.Handler?
    var deletion: SwipeAction?
    var accessibilityActions: [RowAccessibilityAction] = []
    var leadingSwipe: SwipeActions?
    var trailingSwipe: SwipeActions?
    var contextMenu: (@MainActor () -> [UIMenuElement])?
    var isMovable = false
    var isSelectionDisabled = false
    var visibilityRule: VisibilityRule?
    /// The field whose value the row edits.
    var field: RowField?
    /// The rows that are inserted below this one wherever it is added.
    var attachedRows: [Row] = []
    /// The spoken form of the error that the row shows.
    var announcement: FieldAnnouncement?
}

extension RowAttributes {
    /// Whether the row can be deleted, swiped, or used to insert another one.
    var isEditable: Bool {
        deletion != nil || onInsert != nil || leadingSwipe != nil || trailingSwipe != nil
    }

    /// The control that the row shows while the table is edited.
    var editingStyle: UITableViewCell.EditingStyle {
        deletion != nil ? .delete : onInsert != nil ? .insert : .none
    }

    /// The names of the modifiers that were applied, for a debug description.
    var names: [String] {
        let parts: [(String, Bool)] = [
            ("onSelect, async", asyncSelect != nil), ("onDeselect", onDeselect != nil),
            ("destination", destination != nil), ("onPrimaryAction", onPrimaryAction != nil),
            ("onHighlight", onHighlight != nil),
            ("onAccessoryTap", onAccessoryTap != nil), ("onAppear", onAppear != nil),
            ("onDisappear", onDisappear != nil), ("onPrefetch", onPrefetch != nil), ("onInsert", onInsert != nil),
            ("onDelete", deletion != nil), ("leadingSwipe", leadingSwipe != nil),
            ("trailingSwipe", trailingSwipe != nil), ("contextMenu", contextMenu != nil), ("movable", isMovable),
            ("selectionDisabled", isSelectionDisabled),
        ]
        return parts.filter(\.1).map(\.0)
    }
}

/// Attributes that the copies of a row share until one of them is changed, so that copying a row stays cheap.
final class SharedRowAttributes {
    fileprivate(set) var value: RowAttributes

    init(_ value: RowAttributes) {
        self.value = value
    }
}

extension Row {
    var attributes: RowAttributes? { sharedAttributes?.value }

    /// Changes the attributes of this row, but not those of its copies.
    mutating func updateAttributes(_ update: (inout RowAttributes) -> Void) {
        if sharedAttributes == nil || !isKnownUniquelyReferenced(&sharedAttributes) {
            sharedAttributes = SharedRowAttributes(attributes ?? RowAttributes())
        }
        if let sharedAttributes { update(&sharedAttributes.value) }
    }

    /// The row, followed by its attached rows.
    var withAttachedRows: [Row] {
        guard let attachedRows = attributes?.attachedRows, !attachedRows.isEmpty else { return [self] }
        return [self] + attachedRows
    }

    /// Whether a tap performs an action.
    var isActionable: Bool {
        if onSelect != nil { return true }
        guard let attributes else { return false }
        return attributes.asyncSelect != nil || attributes.destination != nil || attributes.onPrimaryAction != nil
            || attributes.field?.acceptsTextInput == true
    }
}
