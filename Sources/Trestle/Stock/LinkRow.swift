import UIKit

/// A title in the tint colour that opens a page when it is tapped.
///
/// ```swift
/// LinkRow("Imprint", url: imprint)
/// LinkRow("Imprint", url: imprint).onSelect { show(imprint) }        // instead of what the system does with it
/// ```
public struct LinkRow: Component {
    /// What it says.
    public let title: String
    /// Where it leads.
    public let url: URL

    /// A link.
    public init(_ title: String, url: URL) {
        self.title = title
        self.url = url
    }

    /// Shows the title in the tint colour.
    public func render(in cell: ButtonRowCell) {
        cell.role = .normal
        cell.textLabel?.text = title
    }

    /// The row of the link, which opens it on a tap.
    public func asRow() -> Row {
        let url = url
        return Row(self).onSelect { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    }
}
