/// The standard actions of the edit menu. UIKit uses selectors and `canPerformAction(_:withSender:)`
/// instead.
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

    /// Returns the suggested actions of an edit menu: those that the responder can perform.
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
