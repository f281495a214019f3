import UIKit

/// An app with a tab bar: a chart, a search, and photos.
final class WalksTabBarController: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Walks"
        viewControllers = [
            Self.tab(WalkSummaryViewController(), "Summary", symbol: "chart.bar.fill"),
            Self.tab(WalkSearchViewController(), "Search", symbol: "magnifyingglass"),
            Self.tab(PhotosViewController(), "Photos", symbol: "photo.on.rectangle"),
        ]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("WalksTabBarController does not support init(coder:). Create it with init().")
    }

    private static func tab(_ controller: UIViewController, _ title: String, symbol: String) -> UIViewController {
        controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return controller
    }
}
