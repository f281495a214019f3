/// An object that adds elements to the menus of a menu system, or removes them.
///
/// Override `buildMenu(with:)` of the app's delegate to add menus to the menu bar and its shortcuts, and of other responders to change
/// the edit menu of text that is in the responder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menu system whose menus are built.
    var system: UIMenuSystem { get }

    /// Returns the menu with an identifier, or `nil` if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// Returns the action with an identifier, or `nil` if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Replaces the elements of a menu by those that a closure returns for them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Inserts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu as the first element of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Inserts a menu as the last element of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
