import UIKit

extension HeadlessScreen {
    /// The views on the screen whose frames are not fully determined by constraints, with the undetermined
    /// parts, such as `UILabel "Title": minX, width`. Their layout may change unpredictably.
    ///
    /// ```swift
    /// import Testing
    /// import TrestleTesting
    ///
    /// @Test("the layout of the list is unambiguous") @MainActor
    /// func layoutIsUnambiguous() {
    ///     let screen = HeadlessScreen()
    ///     screen.show(WalksViewController())
    ///     #expect(screen.ambiguousLayouts.isEmpty)
    /// }
    /// ```
    public var ambiguousLayouts: [String] {
        var found: [String] = []
        func visit(_ view: UIView) {
            let parts = view.ambiguousParts
            if !parts.isEmpty {
                let text = (view as? UILabel)?.text.map { " \"\($0)\"" } ?? ""
                found.append("\(Swift.type(of: view))\(text): \(parts.joined(separator: ", "))")
            }
            for subview in view.subviews { visit(subview) }
        }
        if let root = window?.rootViewController?.view { visit(root) }
        return found
    }
}
