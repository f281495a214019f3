import UIKit

extension Gallery {
    /// Returns the menu of the menu bar that opens the screens, with a submenu for each group.
    public static func makeScreensMenu(open: @escaping @MainActor (UIViewController) -> Void) -> UIMenu {
        let groups = GalleryScreen.Group.allCases.map { group in
            UIMenu(
                title: group.rawValue,
                children: GalleryScreen.all.filter { $0.group == group }.map { screen in
                    UIAction(title: screen.title) { _ in open(screen.make()) }
                })
        }
        return UIMenu(title: "Screens", children: groups)
    }
}
