import UIKit

/// The screen as assistive technologies present it.
extension HeadlessScreen {
    /// The elements on the screen, in the order in which a screen reader moves through them.
    public var accessibilityElements: [AccessibilityElement] {
        checkIsCurrent()
        func elements(of node: AccessibilityNode) -> [AccessibilityNode] {
            (node.isElement ? [node] : []) + node.children.flatMap(elements)
        }
        return elements(of: .application).map { AccessibilityElement($0, on: self) }
    }

    /// Returns the first element with a label, and with all the given traits.
    ///
    /// ```swift
    /// import TrestleTesting
    ///
    /// let screen = HeadlessScreen()
    /// screen.accessibilityElement("Sign up", traits: .button)?.activate()
    /// ```
    ///
    /// - Returns: The element, or `nil` if there is none on the screen.
    public func accessibilityElement(_ label: String, traits: UIAccessibilityTraits = []) -> AccessibilityElement? {
        accessibilityElements.first { $0.label == label && $0.traits.isSuperset(of: traits) }
    }

    /// Starts or ends the screen reader. While it is running, it moves to the title or the first element of a screen that appears,
    /// and follows the focus of the keyboard.
    public func setScreenReaderRunning(_ isRunning: Bool) { change { $0.hasScreenReader = isRunning } }

    /// A description of what assistive technologies see, with one element or container per line: its kind, label, value, state
    /// and position.
    ///
    /// ```text
    /// window
    ///   navigation bar
    ///     header "Walks"
    ///   table, 24 rows
    ///     row "Malham Cove, 8.5 km", selected, 1 of 24
    /// ```
    public var accessibilityTree: String {
        checkIsCurrent()
        return AccessibilityNode.application.children.map { $0.lines(indent: 0) }.joined()
    }
}

extension AccessibilityNode {
    fileprivate func lines(indent: Int) -> String {
        String(repeating: "  ", count: indent) + line + "\n"
            + children.map { $0.lines(indent: indent + 1) }.joined()
    }

    private var line: String {
        var line = role.rawValue
        if let label, !label.isEmpty { line += " \"\(label)\"" }
        if let value, !value.isEmpty { line += " = \"\(value)\"" }
        let states: [(UIAccessibilityTraits, String)] = [(.selected, "selected"), (.notEnabled, "disabled")]
        for (trait, name) in states where traits.contains(trait) { line += ", \(name)" }
        if let dataTable {
            line += ", \(dataTable.accessibilityRowCount()) rows, \(dataTable.accessibilityColumnCount()) columns"
        }
        if let dataCell { line += ", row \(dataCell.rows.lowerBound + 1), column \(dataCell.columns.lowerBound + 1)" }
        for content in customContent { line += ", \(content.text)" }
        if let position { line += ", \(position.number) of \(position.count)" }
        if let count = view?.listRowCount { line += ", \(count) \(view is UITableView ? "rows" : "items")" }
        return line
    }
}
