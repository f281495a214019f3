/// The back button of a navigation bar: its possible titles and its action.
@MainActor
struct BackItem {
    private let item: UINavigationItem
    /// The items below, from top to bottom.
    private let below: [UINavigationItem]
    private let bar: UINavigationBar

    /// Returns nil if the bar has no back button.
    init?(from items: [UINavigationItem], in bar: UINavigationBar) {
        guard let item = items.last, !item.hidesBackButton, items.count > 1 || item.backAction != nil else {
            return nil
        }
        self.item = item
        self.bar = bar
        below = items.dropLast().reversed()
    }

    /// The possible titles in order of preference; nil shows only the arrow.
    private var titles: [String?] {
        if let own = item.backAction?.title, !own.isEmpty { return [own, nil] }
        guard let target = below.first else { return [nil] }
        let generic = SystemWord.back.text
        if let own = target.backBarButtonItem?.title { return own.isEmpty ? [nil] : [own, nil] }
        switch target.backButtonDisplayMode {
        case .minimal: return [nil]
        case .generic: return [generic, nil]
        case .default:
            let title = target.backButtonTitle ?? target.title ?? generic
            return title.isEmpty ? [nil] : [title, generic, nil]
        }
    }

    func makeButton() -> BarButton {
        let action = item.backAction
        return BarButton(back: titles, of: below.first?.backBarButtonItem) { [below, weak bar] in
            below.isEmpty ? nil : Self.menu(of: below, bar)
        } action: { [weak bar] in
            if let action { action.performWithSender(nil, target: nil) } else { bar?.goBack() }
        }
    }

    /// Creates the menu of the items below, with which the user can go back several items.
    private static func menu(of items: [UINavigationItem], _ bar: UINavigationBar?) -> UIMenu {
        UIMenu(
            children: items.map { target in
                let title = target.title ?? target.backButtonTitle ?? SystemWord.back.text
                return UIAction(title: title) { [weak bar, weak target] _ in
                    if let target { bar?.goBack(to: target) }
                }
            })
    }
}
