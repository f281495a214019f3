import UIKit

/// The services that a table offers to the cells that it displays.
@MainActor
protocol CellHost: AnyObject {
    /// Returns whether a text input field follows the field, or precedes it if `forward` is `false`.
    func hasField(after id: AnyHashable, forward: Bool) -> Bool

    /// Starts editing the next text input field, or the previous one if `forward` is `false`.
    ///
    /// - Returns: Whether there is such a field.
    @discardableResult
    func editField(after id: AnyHashable, forward: Bool) -> Bool

    /// Measures the visible rows again and animates them to their new heights.
    func updateRowHeights()
}

/// A cell that stores closures of the row that it shows.
@MainActor
protocol HandlerStoring: UITableViewCell {
    /// Releases the closures, which may retain an app's objects, such as the draft of a form.
    func releaseHandlers()
}
