import UIKit

/// The way in which the cell of a component is registered with the table view.
public enum CellRegistration: Equatable, Sendable {
    /// The adapter registers the component's cell class.
    case byAdapter
    /// The app or a storyboard has registered the cell: the reuse identifier is that of a prototype cell, or
    /// of a nib or class that the app has registered with the table view.
    ///
    /// ```swift
    /// tableView.register(UINib(nibName: "WalkCell", bundle: nil), forCellReuseIdentifier: "Walk")
    ///
    /// struct PrototypeRow: Component {
    ///     let walk: Walk
    ///     var reuseIdentifier: String { "Walk" }
    ///     var registration: CellRegistration { .byTable }
    ///
    ///     func render(in cell: WalkPrototypeCell) { cell.nameLabel.text = walk.name }
    /// }
    /// ```
    case byTable
    /// The adapter registers a nib, whose only cell must be of the component's cell class.
    ///
    /// ```swift
    /// struct NibRow: Component {
    ///     let walk: Walk
    ///     var registration: CellRegistration { .nib("WalkCell") }
    ///
    ///     func render(in cell: WalkPrototypeCell) { cell.nameLabel.text = walk.name }
    /// }
    /// ```
    ///
    /// The cell needs no identifier in Interface Builder. If it has one, it must equal the component's
    /// ``Component/reuseIdentifier``.
    ///
    /// - Parameter bundle: The bundle that contains the nib, or `nil` for the main bundle.
    case nib(_ name: String, bundle: Bundle? = nil)
}
