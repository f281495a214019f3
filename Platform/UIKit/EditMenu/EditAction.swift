/// The standard actions of the edit menu, in its order.
enum EditAction: String, CaseIterable {
    case cut, copy, paste, select, selectAll

    init?(_ selector: Selector) {
        guard selector.description.hasSuffix(":") else { return nil }
        self.init(rawValue: String(selector.description.dropLast()))
    }

    var selector: Selector { Selector(rawValue + ":") }

    var title: String {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .select: "Select"
        case .selectAll: "Select All"
        }
    }

    /// Returns the suggested actions of an edit menu: those that the responder can perform.
    @MainActor
    static func suggestions(for responder: UIResponder?) -> [UIMenuElement] {
        guard let responder else { return [] }
        return MenuBuilder.editMenuElements(standardElements(for: responder), for: responder)
    }

    @MainActor
    private static func standardElements(for responder: UIResponder) -> [UIMenuElement] {
        let actions = allCases.filter { responder.target(forAction: $0.selector, withSender: nil) != nil }.map {
            action in
            UIAction(title: action.title) { [weak responder] _ in
                let target = responder?.target(forAction: action.selector, withSender: nil)
                if let target { UIApplication.shared.sendAction(action.selector, to: target, from: nil, for: nil) }
            }
        }
        guard !actions.isEmpty else { return [] }
        let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: actions)
        guard let text = responder as? any TextEditing, text.canEditAttributes else { return [standard] }
        return [standard, format(text)]
    }

    /// Returns the submenu for text styles.
    @MainActor
    private static func format(_ text: any TextEditing) -> UIMenu {
        func action(_ title: String, _ style: TextStyle) -> UIAction {
            UIAction(title: title, state: text.has(style) ? .on : .off) { [weak text] _ in text?.toggle(style) }
        }
        return UIMenu(
            title: "Format", identifier: .format,
            children: [action("Bold", .bold), action("Italic", .italic), action("Underline", .underline)])
    }
}
