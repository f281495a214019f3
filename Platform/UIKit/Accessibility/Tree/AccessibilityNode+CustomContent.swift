internal import Accessibility

extension AccessibilityNode {
    /// Additional information about a node.
    package struct CustomContent {
        package let label: String
        package let value: String

        /// The label and the value as one text.
        package var text: String { label.isEmpty || value.isEmpty ? label + value : "\(label): \(value)" }
    }

    /// The additional information of the app about the node, the important one first.
    package var customContent: [CustomContent] {
        let content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
        return (content.filter { $0.importance == .high } + content.filter { $0.importance != .high })
            .map { CustomContent(label: $0.label, value: $0.value) }
    }

    /// The texts that a screen reader reads after the label and the value: the additional information and the hint.
    package var spokenDescription: String {
        AccessibilityText.joined(customContent.map(\.text) + [hint]) ?? ""
    }
}
