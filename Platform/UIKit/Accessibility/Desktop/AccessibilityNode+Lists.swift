internal import DesktopBus

extension AccessibilityNode {
    /// The number of rows of a list, or `nil` for other nodes.
    var listCount: Int? { view?.listRowCount }

    /// Returns the row of a list with a number of rows before it.
    func listRow(_ number: Int) -> AccessibilityNode? {
        guard let list = view?.asAccessibilityList else { return nil }
        return list.indexPath(ofNumber: number).map { AccessibilityNode(row: $0, of: list) }
    }

    /// Returns the node that describes a control: the row that stands for its switch, or the control's own.
    static func presenting(_ control: UIControl) -> AccessibilityNode {
        var ancestor = control.superview
        while let view = ancestor, !isOneElement(view) { ancestor = view.superview }
        guard let cell = ancestor, AccessibilityCell.of(cell).ownSwitch === control, let row = listNode(of: cell) else {
            return AccessibilityNode(control)
        }
        return row
    }

    var isListRow: Bool {
        if case .object = source { return false }
        return true
    }

    /// Returns the innermost node whose frame contains a point.
    func descendant(where contains: (CGRect) -> Bool) -> AccessibilityNode? {
        for child in children.reversed() {
            // Nothing in a row extends beyond it, and reading all rows takes as long as drawing a frame.
            if child.isListRow, !contains(child.frame) { continue }
            if let found = child.descendant(where: contains) { return found }
        }
        return contains(frame) ? self : nil
    }
}

/// The value of a control that is a number.
struct AccessibilityNumbers {
    let minimum: Double
    let maximum: Double
    let increment: Double
    let current: Double
    let text: String

    var properties: [String: DBusValue] {
        [
            "MinimumValue": .double(minimum), "MaximumValue": .double(maximum), "MinimumIncrement": .double(increment),
            "CurrentValue": .double(current), "Text": .string(text),
        ]
    }
}

extension AccessibilityNode {
    /// The value as a number, or `nil` if it is none.
    var numbers: AccessibilityNumbers? {
        let text = value ?? ""
        switch view {
        case let slider as UISlider:
            let (minimum, maximum) = (Double(slider.minimumValue), Double(slider.maximumValue))
            return AccessibilityNumbers(
                minimum: minimum, maximum: maximum, increment: (maximum - minimum) / 10, current: Double(slider.value),
                text: text)
        case let stepper as UIStepper:
            return AccessibilityNumbers(
                minimum: stepper.minimumValue, maximum: stepper.maximumValue, increment: stepper.stepValue,
                current: stepper.value, text: text)
        case let progress as UIProgressView:
            return AccessibilityNumbers(
                minimum: 0, maximum: 1, increment: 0, current: Double(progress.progress), text: text)
        case let pages as UIPageControl:
            return AccessibilityNumbers(
                minimum: 0, maximum: Double(max(0, pages.numberOfPages - 1)), increment: 1,
                current: Double(pages.currentPage), text: text)
        default: return nil
        }
    }

    /// Sets the value of a control, as the user would.
    func setNumber(_ value: Double) {
        guard let control = view as? UIControl, control.isEnabled, value.isFinite else { return }
        switch control {
        case let slider as UISlider: slider.value = Float(value)
        case let stepper as UIStepper: stepper.value = value
        case let pages as UIPageControl:
            pages.currentPage = min(max(0, Int(min(value, 1e6))), max(0, pages.numberOfPages - 1))
        default: return
        }
        control.sendActions(for: .valueChanged)
    }
}
