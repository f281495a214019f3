import UIKit

/// The distances that the article's cells share, in points.
enum ArticleMetrics {
    /// From the sides of the screen to the text: what the table’s own cells keep free on a phone.
    static let sideMargin: CGFloat = 16

    /// The part of a cell of that size that its text may fill, below a margin at the top.
    static func textArea(in bounds: CGRect, top: CGFloat, bottom: CGFloat = 0) -> CGRect {
        bounds.inset(by: UIEdgeInsets(top: top, left: sideMargin, bottom: bottom, right: sideMargin))
    }

    /// How high `text` is in a cell of that width, in whole points.
    static func height(of text: String, font: UIFont, width: CGFloat, inset: CGFloat = 0) -> CGFloat {
        let available = CGSize(width: width - 2 * sideMargin - inset, height: .greatestFiniteMagnitude)
        let bounds = NSString(string: text).boundingRect(
            with: available, options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil)
        return bounds.height.rounded(.up)
    }
}
