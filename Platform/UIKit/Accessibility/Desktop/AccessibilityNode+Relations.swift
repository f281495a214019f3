/// The relations between nodes, by the numbers of AT-SPI (`AtspiRelationType`).
enum AccessibilityRelation: UInt32 {
    case labelFor = 1
    case labelledBy = 2
}

extension AccessibilityNode {
    /// The relations of the node to others.
    var relations: [(AccessibilityRelation, [AccessibilityNode])] {
        if let row = labelingRow { return [(.labelledBy, [row])] }
        guard isListRow else { return [] }
        let controls = children.filter { $0.labelingRow == self }
        return controls.isEmpty ? [] : [(.labelFor, controls)]
    }

    /// The row whose texts name the node, or `nil`. A field in a row with a title has no title of its own.
    private var labelingRow: AccessibilityNode? {
        guard hasValue, let view, view.storedAccessibilityLabel == nil, let row = parent, row.isListRow,
            row.label?.isEmpty == false
        else { return nil }
        return row
    }

    private var hasValue: Bool {
        switch role {
        case .textField, .secureTextField, .searchField, .textView, .slider, .stepper, .picker, .toggle,
            .pageIndicator, .segmentedControl:
            true
        default: false
        }
    }

    /// The language in which the node is read, as the identifier of a locale: its own, that of a container, or the user's.
    var locale: String {
        var node: AccessibilityNode? = self
        while let current = node {
            if let language = current.object?.accessibilityLanguage {
                return language.replacing("-", with: "_")
            }
            node = current.parent
        }
        return Locale.current.identifier
    }
}
