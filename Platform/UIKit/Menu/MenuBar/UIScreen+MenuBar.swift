extension UIScreen {
    /// The parts of the screen that system chrome covers: those of the host's screen, and the menu bar.
    final var safeAreaInsets: UIEdgeInsets {
        var insets = metrics.safeAreaInsets
        if menuBar != nil { insets.top += MenuBarView.height }
        return insets
    }

    /// Whether the screen is a wide window of the desktop, which has no status bar.
    private var hasRoomForMenuBar: Bool {
        metrics.safeAreaInsets.top == 0 && metrics.horizontalSizeClass == .regular
    }

    /// Decides anew in the next frame whether there is a menu bar, and which menus it displays.
    final func setNeedsMenuBarUpdate() {
        needsMenuBarUpdate = true
        layer.setNeedsLayout()
    }

    /// Displays the app's menus if there is room for them. The frame cycle calls this method before layout.
    final func updateMenuBar() {
        guard needsMenuBarUpdate else { return }
        guard hasRoomForMenuBar else {
            needsMenuBarUpdate = false
            setMenuBar(nil)
            return
        }
        guard let scene = windows.lazy.filter({ !$0.isSystemWindow }).compactMap(\.windowScene).first else { return }
        needsMenuBarUpdate = false
        let menu = UIApplication.shared.mainMenu
        guard menu.isChanged else { return setMenuBar(nil) }
        let window = menuBar ?? MenuBarWindow(in: scene)
        window.bar.show(menu.menus)
        setMenuBar(window)
    }

    private func setMenuBar(_ window: MenuBarWindow?) {
        guard window !== menuBar else { return }
        menuBar?.isHidden = true
        menuBar = window
        window?.isHidden = false
        for window in windows { window.updateSafeArea() }
    }
}
