import UIKit

/// A component with the identity and the actions that it has in a section. Made by the modifiers of
/// ``RowConvertible``.
public struct Row: RowConvertible {
    /// The content of the row.
    public internal(set) var component: AnyComponent

    /// The id that was set with `id(_:)`.
    var explicitID: AnyHashable?
    var onSelect: (@MainActor () -> Void)?
    /// In points, or `nil` for the table view's own height.
    var height: CGFloat?
    /// Or `nil` for the accessory that the component sets.
    var accessory: UITableViewCell.AccessoryType?
    var sharedAttributes: SharedRowAttributes?

    /// Creates a row without actions.
    public init(_ component: some Component) {
        self.component = AnyComponent(component)
    }

    /// The row itself.
    public var row: Row { self }

    /// Returns whether a cell that shows `other` need not be rendered again for this row.
    func hasSameContent(as other: Row) -> Bool {
        accessory == other.accessory && hasSameAppearance(as: other) && component == other.component
    }

    private func hasSameAppearance(as other: Row) -> Bool {
        sharedAttributes === other.sharedAttributes || appearance == other.appearance
    }

    var appearance: RowAppearance { attributes?.appearance ?? RowAppearance() }

    /// Returns whether neither the cell nor the table view needs to change if this row replaces `other`.
    func hasSameContentAndHeight(as other: Row) -> Bool {
        height == other.height && hasSameContent(as: other)
    }

    /// Returns whether the table view has to measure again if this row replaces `other`.
    ///
    /// - Parameter rowHeight: The row height of the table view.
    @MainActor
    func mayDifferInHeight(from other: Row, rowHeight: CGFloat) -> Bool {
        let isSelfSizing = (height ?? rowHeight) == UITableView.automaticDimension
        return height != other.height || (isSelfSizing && !hasSameContent(as: other))
    }
}
