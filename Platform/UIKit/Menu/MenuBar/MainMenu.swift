import UIKitData

/// The menus of the menu bar: the standard ones with the changes of the app's delegate.
@MainActor
struct MainMenu {
    let root: UIMenu
    /// Whether the app has changed the standard menus.
    let isChanged: Bool
    /// The app's own key commands, whose keys work in every window. The keys of the standard ones have their effects anyway.
    let keyCommands: [UIKeyCommand]

    /// Lets the application and its delegate change the standard menus.
    fileprivate init() {
        let standard = StandardMenus.make()
        let builder = MenuBuilder(system: .main, elements: standard)
        for responder in sequence(first: UIApplication.shared as UIResponder, next: \.next) {
            responder.buildMenu(with: builder)
        }
        root = builder.root
        isChanged = builder.isChanged
        let keys = Set(standard.flatMap(\.allActions).map(ObjectIdentifier.init))
        keyCommands = builder.root.allActions.compactMap { $0 as? UIKeyCommand }
            .filter { !keys.contains(ObjectIdentifier($0)) }
    }

    /// The menus that have elements.
    var menus: [UIMenu] { root.children.compactMap { ($0 as? UIMenu)?.withoutEmptyMenus } }
}

extension UIMenu {
    /// The menu without submenus that have no elements, or `nil` if no elements remain.
    fileprivate final var withoutEmptyMenus: UIMenu? {
        let elements = children.compactMap { child -> UIMenuElement? in
            guard let menu = child as? UIMenu else { return child }
            return menu.withoutEmptyMenus
        }
        return elements.isEmpty ? nil : replacingChildren(elements)
    }
}

private enum MainMenuKey: FeatureKey {
    static var defaultValue: MainMenu? { nil }
}

extension UIApplication {
    /// The menus of the menu bar, which are built when they are needed first.
    final var mainMenu: MainMenu {
        if let known = features[MainMenuKey.self] { return known }
        let new = MainMenu()
        features[MainMenuKey.self] = new
        return new
    }

    /// Builds the menus of the menu bar again when they are needed next.
    final func discardMainMenu() {
        features[MainMenuKey.self] = nil
        for case let scene as UIWindowScene in connectedScenes { scene.screen.setNeedsMenuBarUpdate() }
    }
}
