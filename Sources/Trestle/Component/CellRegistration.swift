/// Who tells the table which cell a reuse identifier stands for.
public enum CellRegistration: Sendable {
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
}
