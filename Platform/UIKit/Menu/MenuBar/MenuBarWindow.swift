/// The window of the menu bar, in front of the app's windows. It never becomes key, and touches pass through it outside the bar.
final class MenuBarWindow: UIWindow {
    let bar = MenuBarView()

    init(in scene: UIWindowScene) {
        super.init(frame: scene.screen.bounds)
        windowScene = scene
        windowLevel = .statusBar
        backgroundColor = nil
        addSubview(bar)
    }

    @available(*, unavailable, message: "MenuBarWindow cannot be decoded. The screen creates its menu bar.")
    required init?(coder: NSCoder) {
        preconditionFailure("MenuBarWindow.init(coder:) is not supported. The screen creates its menu bar.")
    }

    override var canBecomeKey: Bool { false }
    package override var isSystemWindow: Bool { true }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bar.frame.contains(point) || ownMenuOverlay != nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: MenuBarView.height)
    }
}

extension UIWindow {
    /// Opens the first menu of the menu bar if `key` is F10.
    ///
    /// - Returns: Whether a menu was opened.
    final func openMenuBarByKey(_ key: UIKey) -> Bool {
        guard key.keyCode == .keyboardF10, key.modifierFlags.isEmpty, let bar = screen.menuBar?.bar,
            let first = bar.items.first
        else { return false }
        bar.openMenu(of: first)
        return true
    }
}
