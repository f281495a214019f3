extension NibVocabulary {
    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    ]

    static let viewController = NibClass(
        UIViewController.self,
        [
            "title": .text("UITitle"),
            "hidesBottomBarWhenPushed": .flag("UIHidesBottomBarWhenPushed"),
            "extendedLayoutIncludesOpaqueBars": .flag("UIExtendedLayoutIncludesOpaqueBars"),
            "definesPresentationContext": .flag("UIDefinesPresentationContext"),
            "providesPresentationContextTransitionStyle": .flag("UIProvidesPresentationContextTransitionStyle"),
            "modalPresentationStyle": .choice("UIModalPresentationStyle", presentationStyles),
            "modalTransitionStyle": .choice("UIModalTransitionStyle", transitionStyles),
            "automaticallyAdjustsScrollViewInsets": .flag("IBAutomaticallyAdjustsScrollViewInsets"),
            "navigationItem": .object("UINavigationItem"), "tabBarItem": .object("UITabBarItem"),
            "view": .object("UIView"), "preferredContentSize": .geometry("UIPreferredContentSize"),
            "contentSizeForViewInPopover": .geometry("UIPreferredContentSize"),
        ], lists: ["toolbarItems": "UIToolbarItems"]
    ) { element, record, _ in
        let usesIdentifier = element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
        let restoration = usesIdentifier ? element["storyboardIdentifier"] : element["restorationIdentifier"]
        record.values["UIRestorationIdentifier"] = restoration.map { .string($0) }
        // Relationship segues describe the children of containers. They are never performed.
        for segue in record.segues where segue["kind"] == "relationship" {
            guard let destination = segue["destination"], let relationship = segue["relationship"] else { continue }
            let key = columns[relationship] ?? "UIViewControllers"
            var ids = [String]()
            if case .scenes(let known) = record.values[key] { ids = known }
            record.values[key] = .scenes(ids + [destination])
        }
    }

    /// The columns of split view controllers by archive key.
    private static let columns: [String: String] = [
        "masterViewController": column(.primary), "primaryViewController": column(.primary),
        "supplementaryViewController": column(.supplementary), "detailViewController": column(.secondary),
        "secondaryViewController": column(.secondary), "compactViewController": column(.compact),
    ]

    private static func column(_ column: UISplitViewController.Column) -> String { "UIColumn\(column.rawValue)" }

    private static let tableViewController = NibClass(
        UITableViewController.self, extends: viewController,
        [
            "clearsSelectionOnViewWillAppear": .flag("UIClearsSelectionOnViewWillAppear"),
            "refreshControl": .object("UIRefreshControl"),
        ]
    ) { element, record, _ in
        if let style = element.value("view")?["style"].flatMap({ tableStyles[$0] }) {
            record.values["UITableViewStyle"] = .integer(style.rawValue)
        }
    }

    private static let collectionViewController = NibClass(
        UICollectionViewController.self, extends: viewController,
        [
            "clearsSelectionOnViewWillAppear": .flag("UIClearsSelectionOnViewWillAppear"),
            "installsStandardGestureForInteractiveMovement": .flag("UIInstallsStandardReorderingGesture"),
        ])

    private static let navigationController = NibClass(
        UINavigationController.self, extends: viewController,
        [
            "navigationBarHidden": .flag("UINavigationBarHidden"), "toolbarHidden": .flag("UIToolbarHidden"),
            "navigationBar": .object("UINavigationBar"), "toolbar": .object("UIToolbar"),
            "hidesBarsOnSwipe": .flag("UIHidesBarsOnSwipe"), "hidesBarsOnTap": .flag("UIHidesBarsOnTap"),
            "hidesBarsWhenKeyboardAppears": .flag("UIHidesBarsWhenKeyboardAppears"),
            "hidesBarsWhenVerticallyCompact": .flag("UIHidesBarsWhenVerticallyCompact"),
        ])

    private static let tabBarController = NibClass(
        UITabBarController.self, extends: viewController, ["tabBar": .object("UITabBar")])

    private static let splitViewController = NibClass(
        UISplitViewController.self, extends: viewController,
        [
            "style": .choice(
                "UISplitViewControllerStyle",
                [
                    "unspecified": UISplitViewController.Style.unspecified, "doubleColumn": .doubleColumn,
                    "tripleColumn": .tripleColumn,
                ]),
            // An earlier form of "doubleColumn".
            "allowDoubleColumnStyle": .choice(
                "UISplitViewControllerStyle",
                ["YES": UISplitViewController.Style.doubleColumn, "NO": .unspecified]),
        ])

    private static let pageViewController = NibClass(
        UIPageViewController.self, extends: viewController,
        [
            "transitionStyle": .choice(
                "UIPageViewControllerTransitionStyle",
                ["pageCurl": UIPageViewController.TransitionStyle.pageCurl, "scroll": .scroll]),
            "navigationOrientation": .choice(
                "UIPageViewControllerNavigationOrientation",
                ["horizontal": UIPageViewController.NavigationOrientation.horizontal, "vertical": .vertical]),
            "spineLocation": .choice(
                "UIPageViewControllerSpineLocation",
                ["none": UIPageViewController.SpineLocation.none, "min": .min, "mid": .mid, "max": .max]),
            "pageSpacing": .number("UIPageViewControllerPageSpacing"),
        ])

    static let controllers: [String: NibClass] = [
        "viewController": viewController, "tableViewController": tableViewController,
        "collectionViewController": collectionViewController,
        "navigationController": navigationController, "tabBarController": tabBarController,
        "splitViewController": splitViewController, "pageViewController": pageViewController,
    ]
}
