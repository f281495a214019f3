extension NibVocabulary {
    static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black, "blackOpaque": .black]

    private static let barItem = NibClass(
        UIBarItem.self,
        [
            "title": .text("UITitle"), "image": .image("UIImage"), "enabled": .flag("UIEnabled"),
            "tag": .integer("UITag"), "landscapeImage": .image("UILandscapeImagePhone"),
            "imageInsets": .geometry("UIImageInsets"),
            "landscapeImageInsets": .geometry("UILandscapeImagePhoneInsets"),
            "titleTextAttributes": .textAttributes("UITitleTextAttributes"),
        ]
    ) { element, record, compiler in addAccessibility(of: element, to: record, compiler) }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]

    private static let barButtonItem = NibClass(
        UIBarButtonItem.self, extends: barItem,
        [
            "style": .choice(
                "UIStyle", ["plain": UIBarButtonItem.Style.plain, "bordered": .plain, "done": .done]),
            "systemItem": .choice("UISystemItem", systemItems), "width": .number("UIWidth"),
            "customView": .object("UICustomView"), "tintColor": .color("UITintColor"),
        ])

    private static let tabBarItem = NibClass(
        UITabBarItem.self, extends: barItem,
        [
            "selectedImage": .image("UISelectedImage"), "badgeValue": .text("UIBadgeValue"),
            "badgeColor": .color("UIBadgeColor"),
            "systemItem": .choice(
                "UISystemItem",
                [
                    "more": UITabBarItem.SystemItem.more, "favorites": .favorites, "featured": .featured,
                    "topRated": .topRated, "recents": .recents, "contacts": .contacts, "history": .history,
                    "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
                    "mostViewed": .mostViewed,
                ]),
            "titlePositionAdjustment": .geometry("UITitlePositionAdjustment"),
        ])

    private static let navigationItem = NibClass(
        UINavigationItem.self,
        [
            "title": .text("UITitle"), "prompt": .text("UIPrompt"), "backButtonTitle": .text("UIBackButtonTitle"),
            "hidesBackButton": .flag("UIHidesBackButton"),
            "leftItemsSupplementBackButton": .flag("UILeftItemsSupplementBackButton"),
            "largeTitleDisplayMode": .choice(
                "UILargeTitleDisplayMode",
                [
                    "automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always, "never": .never,
                ]),
            "backBarButtonItem": .object("UIBackBarButtonItem"), "titleView": .object("UITitleView"),
        ],
        lists: ["leftBarButtonItems": "UILeftBarButtonItems", "rightBarButtonItems": "UIRightBarButtonItems"]
    ) { (element, record, compiler) throws(NibError) in
        for side in ["left", "right"] {
            guard let item = element.value("\(side)BarButtonItem") else { continue }
            let key = side == "left" ? "UILeftBarButtonItems" : "UIRightBarButtonItems"
            record.values[key] = .records(try compiler.records([item]))
        }
    }

    private static let navigationBar = NibClass(
        UINavigationBar.self, extends: view,
        [
            "barStyle": .choice("UIBarStyle", barStyles), "translucent": .flag("UIBarTranslucent"),
            "largeTitles": .flag("UIPrefersLargeTitles"), "barTintColor": .color("UIBarTintColor"),
            "titleTextAttributes": .textAttributes("UITitleTextAttributes"),
            "largeTitleTextAttributes": .textAttributes("UILargeTitleTextAttributes"),
        ], lists: ["items": "UIItems"])

    private static let toolbar = NibClass(
        UIToolbar.self, extends: view,
        [
            "barStyle": .choice("UIBarStyle", barStyles), "translucent": .flag("UIBarTranslucent"),
            "barTintColor": .color("UIBarTintColor"),
        ], lists: ["items": "UIItems"])

    private static let tabBar = NibClass(
        UITabBar.self, extends: view,
        [
            "barStyle": .choice("UIBarStyle", barStyles), "translucent": .flag("UIBarTranslucent"),
            "barTintColor": .color("UIBarTintColor"), "selectedImageTintColor": .color("UITintColor"),
            "unselectedItemTintColor": .color("UIUnselectedItemTintColor"),
        ], lists: ["items": "UIItems"])

    static let bars: [String: NibClass] = [
        "barButtonItem": barButtonItem, "tabBarItem": tabBarItem, "navigationItem": navigationItem,
        "navigationBar": navigationBar, "toolbar": toolbar, "tabBar": tabBar,
    ]
}
