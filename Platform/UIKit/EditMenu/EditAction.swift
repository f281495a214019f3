/// What the edit menu offers by itself: stands in for the selectors that UIKit asks responders about.
enum EditAction: CaseIterable {
    case cut, copy, paste, select, selectAll

    var title: String {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .select: "Select"
        case .selectAll: "Select All"
        }
    }

    @MainActor
    func perform(on responder: UIResponder) {
        switch self {
        case .cut: responder.cut(nil)
        case .copy: responder.copy(nil)
        case .paste: responder.paste(nil)
        case .select: responder.select(nil)
        case .selectAll: responder.selectAll(nil)
        }
    }

    /// What a responder can do now, as the menu that edit menus begin with; empty where that is nothing.
    @MainActor
    static func suggestions(for responder: UIResponder?) -> [UIMenuElement] {
        guard let responder else { return [] }
        let actions = allCases.filter(responder.canPerform).map { action in
            UIAction(title: action.title) { [weak responder] _ in
                if let responder { action.perform(on: responder) }
            }
        }
        guard !actions.isEmpty else { return [] }
        let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: actions)
        guard let text = responder as? any TextEditing, text.canEditAttributes else { return [standard] }
        return [standard, format(text)]
    }

    /// What changes how text looks.
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
