/// The button that leads back from what a navigation bar shows: what it is called, and where it leads.
@MainActor
struct BackItem {
    private let item: UINavigationItem
    /// The items below, the nearest first.
    private let below: [UINavigationItem]
    private let bar: UINavigationBar

    /// Nil where nothing leads back.
    init?(from items: [UINavigationItem], in bar: UINavigationBar) {
        guard let item = items.last, !item.hidesBackButton, items.count > 1 || item.backAction != nil else {
            return nil
        }
        self.item = item
        self.bar = bar
        below = items.dropLast().reversed()
    }

    /// What the button may be called, the best first; nil is the arrow alone.
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
        return BarButton(back: titles, tint: below.first?.backBarButtonItem?.tintColor) { [below, weak bar] in
            below.isEmpty ? nil : Self.menu(of: below, bar)
        } action: { [weak bar] in
            if let action { action.performWithSender(nil, target: nil) } else { bar?.goBack() }
        }
    }

    /// Lists what is below, for people to go back by more than one.
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
