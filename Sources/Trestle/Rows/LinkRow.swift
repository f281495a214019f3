import UIKit

/// A row with a title in the tint color that opens a URL.
///
/// ```swift
/// let timetable = URL(string: "https://example.com/timetable")!
///
/// let form = Form {
///     LinkRow("Timetable", url: timetable)
///     LinkRow("Timetable", url: timetable).onSelect { log("timetable") }      // replaces the default action
/// }
/// ```
public struct LinkRow: StockComponent {
    /// The title.
    public let title: String
    /// The URL to open.
    public let url: URL

    /// Creates a link.
    public init(_ title: String, url: URL) {
        self.title = title
        self.url = url
    }

    /// Shows the title in the tint color.
    func render(stock cell: ButtonRowCell) {
        cell.role = .normal
        cell.textLabel?.text = title
    }

    /// The row of the link, which opens the URL when it is tapped.
    public var row: Row {
        let url = url
        return Row(self).onSelect { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    }
}
