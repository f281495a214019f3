import UIKit

/// A state of the Gallery that is drawn into a picture: a screen, possibly after an interaction.
public struct GalleryState: Identifiable {
    /// A short name that is suitable as a file name.
    public let id: String
    /// A closure that creates the whole Gallery in this state.
    public let make: @MainActor () -> UIViewController

    /// All states: the list of screens, each screen, and selected screens that those lead to.
    @MainActor
    public static var all: [GalleryState] {
        [GalleryState("gallery") { Gallery.makeRootViewController() }]
            + GalleryScreen.all.map { screen in GalleryState(screen.id) { screen.make() } }
            + [
                GalleryState("package") {
                    let packages = try? InstalledPackages().packages
                    guard let package = packages?.first(where: { $0.details != nil && $0["Depends"] != nil }) else {
                        return PackagesViewController()
                    }
                    return PackageViewController(package: package)
                },
                GalleryState("packages-missing") {
                    PackagesViewController(file: URL(fileURLWithPath: "/var/lib/dpkg/no-such-file"))
                },
                GalleryState("million-rows-end") {
                    let controller = MillionRowsViewController()
                    controller.startsAtEnd = true
                    return controller
                },
            ]
            + CardSample.allCases.map { sample in
                GalleryState("card-\(sample)") { CardsViewController.screen(of: sample) }
            }
            + ServerCard.allCases.map { card in GalleryState("card-\(card.rawValue)") { card.makeScreen() } }
    }

    private init(_ id: String, screen: @escaping @MainActor () -> UIViewController) {
        self.id = id
        make = {
            let controller = screen()
            if controller is UINavigationController || controller is UISplitViewController { return controller }
            let gallery = Gallery.makeRootViewController()
            controller.navigationItem.largeTitleDisplayMode = .never
            (gallery as? UINavigationController)?.pushViewController(controller, animated: false)
            return gallery
        }
    }
}
