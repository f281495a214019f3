import UIKit

extension HeadlessScreen {
    /// The views on the screen of whose frames some part follows from no constraint, with those parts, such as
    /// `UILabel "Title": minX, width`. They may be anywhere on another day.
    ///
    /// ```swift
    /// #expect(screen.ambiguousLayouts.isEmpty)
    /// ```
    public var ambiguousLayouts: [String] {
        var found: [String] = []
        func appearance(at view: UIView) {
            let parts = view.ambiguousParts
            if !parts.isEmpty {
                let text = (view as? UILabel)?.text.map { " \"\($0)\"" } ?? ""
                found.append("\(Swift.type(of: view))\(text): \(parts.joined(separator: ", "))")
            }
            for subview in view.subviews { appearance(at: subview) }
        }
        if let root = window?.rootViewController?.view { appearance(at: root) }
        return found
    }
}
