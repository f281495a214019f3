extension UIViewController {
    final func restore(from coder: NSCoder) {
        (coder as? AttributeCoder)?.willRestore(self)
        title = coder.string("UITitle")
        if let identifier = coder.string("UIRestorationIdentifier") { restorationIdentifier = identifier }
        if !coder.flag("IBAutomaticallyAdjustsScrollViewInsets", or: true) { adjustsScrollViewInsets = false }
        if let item: UINavigationItem = coder.anyObject("UINavigationItem") {
            item.owner = self
            storedNavigationItem = item
        }
        storedTabBarItem = coder.anyObject("UITabBarItem")
        hidesBottomBarWhenPushed = coder.flag("UIHidesBottomBarWhenPushed", or: false)
        extendedLayoutIncludesOpaqueBars = coder.flag("UIExtendedLayoutIncludesOpaqueBars", or: false)
        overrideUserInterfaceStyle = coder.choice("UIOverrideUserInterfaceStyle", or: .unspecified)
        modalPresentationStyle = coder.choice("UIModalPresentationStyle", or: .automatic)
        modalTransitionStyle = coder.choice("UIModalTransitionStyle", or: .coverVertical)
        definesPresentationContext = coder.flag("UIDefinesPresentationContext", or: false)
        providesPresentationContextTransitionStyle = coder.flag(
            "UIProvidesPresentationContextTransitionStyle", or: false)
        preferredContentSize = coder.decodeCGSize(forKey: "UIPreferredContentSize")
        storedToolbarItems = coder.anyObject("UIToolbarItems")
        additionalSafeAreaInsets = coder.decodeUIEdgeInsets(forKey: "UIAdditionalSafeAreaInsets")
        let children: [UIViewController] = coder.anyObject("UIChildViewControllers") ?? []
        for child in children {
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    /// Encodes the controller without its view, which is loaded again after decoding.
    final func archive(into coder: NSCoder) {
        coder.encode(title, forKey: "UITitle")
        if let restorationIdentifier { coder.encode(restorationIdentifier, forKey: "UIRestorationIdentifier") }
        if !adjustsScrollViewInsets { coder.encode(false, forKey: "IBAutomaticallyAdjustsScrollViewInsets") }
        coder.encode(storedNavigationItem, forKey: "UINavigationItem")
        coder.encode(storedTabBarItem, forKey: "UITabBarItem")
        coder.encode(hidesBottomBarWhenPushed, forKey: "UIHidesBottomBarWhenPushed")
        coder.encode(extendedLayoutIncludesOpaqueBars, forKey: "UIExtendedLayoutIncludesOpaqueBars")
        coder.encode(overrideUserInterfaceStyle.rawValue, forKey: "UIOverrideUserInterfaceStyle")
        coder.encode(modal.style.rawValue, forKey: "UIModalPresentationStyle")
        coder.encode(modalTransitionStyle.rawValue, forKey: "UIModalTransitionStyle")
        coder.encode(definesPresentationContext, forKey: "UIDefinesPresentationContext")
        coder.encode(
            providesPresentationContextTransitionStyle, forKey: "UIProvidesPresentationContextTransitionStyle")
        coder.encode(preferredContentSize, forKey: "UIPreferredContentSize")
        if let storedToolbarItems { coder.encode(storedToolbarItems as NSArray, forKey: "UIToolbarItems") }
        coder.encode(additionalSafeAreaInsets, forKey: "UIAdditionalSafeAreaInsets")
        let children = archivedChildren
        if !children.isEmpty { coder.encode(children as NSArray, forKey: "UIChildViewControllers") }
    }
}
