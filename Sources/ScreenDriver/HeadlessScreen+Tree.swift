import UIKit

extension HeadlessScreen {
    /// A description of the view hierarchy with one view per line: its class, frame, text and unusual
    /// properties. Used in failure messages.
    public var tree: String {
        hosting.screen.windows.map { $0.treeDescription() }.joined()
    }
}

extension UIView {
    fileprivate func treeDescription(indent: Int = 0) -> String {
        var line = String(repeating: "  ", count: indent) + "\(type(of: self)) \(frame.shortDescription)"
        if let text = displayedText { line += " \"\(text)\"" }
        if let label = accessibilityLabel, label != displayedText { line += " label: \"\(label)\"" }
        if let identifier = accessibilityIdentifier { line += " identifier: \(identifier)" }
        if isHidden { line += " hidden" }
        if alpha < 1 { line += " alpha: \(alpha.shortDescription)" }
        if !isUserInteractionEnabled { line += " untouchable" }
        return line + "\n" + subviews.map { $0.treeDescription(indent: indent + 1) }.joined()
    }
}

extension CGRect {
    fileprivate var shortDescription: String {
        "(\(minX.shortDescription) \(minY.shortDescription) \(width.shortDescription) \(height.shortDescription))"
    }
}

extension CGFloat {
    /// The number with at most three decimals.
    fileprivate var shortDescription: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && Swift.abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
