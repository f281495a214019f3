import UIKit

/// Who tells the table which cell a reuse identifier stands for.
public enum CellRegistration: Equatable, Sendable {
    /// The adapter, with the component's cell class.
    case byAdapter
    /// The app, or a storyboard: the identifier names a prototype cell, or a nib or class that the app has registered with the
    /// table itself.
    ///
    /// ```swift
    /// tableView.register(UINib(nibName: "MailCell", bundle: nil), forCellReuseIdentifier: "Mail")
    ///
    /// struct MailRow: Component {
    ///     var reuseIdentifier: String { "Mail" }
    ///     var registration: CellRegistration { .byTable }
    ///     func render(in cell: MailCell) { … }
    /// }
    /// ```
    case byTable
    /// The adapter, with the only cell of a nib, which has to be of the component's cell class.
    ///
    /// ```swift
    /// struct MailRow: Component {
    ///     var registration: CellRegistration { .nib("MailCell") }
    ///     func render(in cell: MailCell) { … }
    /// }
    /// ```
    ///
    /// In Interface Builder the cell needs no identifier. If it has one, the component has to have the same as its
    /// ``Component/reuseIdentifier``.
    ///
    /// - Parameter bundle: where the nib is; nil for the app's main bundle.
    case nib(_ name: String, bundle: Bundle? = nil)
}
