/// The title of a menu in the menu bar.
final class MenuBarItem: UIControl {
    private let menu: UIMenu
    private unowned let bar: MenuBarView
    private let label = UILabel()

    private static let fontSize: CGFloat = 14
    private static let padding: CGFloat = 10
    private static let cornerRadius: CGFloat = 6
    private static let highlightInset: CGFloat = 3

    private let highlight = UIView()

    init(_ menu: UIMenu, in bar: MenuBarView) {
        self.menu = menu
        self.bar = bar
        super.init(frame: .zero)
        label.text = menu.title
        label.font = .systemFont(ofSize: Self.fontSize, weight: menu.identifier == .application ? .semibold : .regular)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        highlight.backgroundColor = .tertiarySystemFill
        highlight.layer.cornerRadius = Self.cornerRadius
        highlight.layer.cornerCurve = .continuous
        highlight.isUserInteractionEnabled = false
        highlight.isHidden = true
        for view in [highlight, label] { addSubview(view) }
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = menu.title
        addGestureRecognizer(UIHoverGestureRecognizer { [weak self] _ in self?.pointerIsOver() })
    }

    @available(*, unavailable, message: "MenuBarItem cannot be decoded. The menu bar creates its items.")
    required init?(coder: NSCoder) {
        preconditionFailure("MenuBarItem.init(coder:) is not supported. The menu bar creates its items.")
    }

    /// Keys reach the menu bar by F10, not by moving the focus.
    override var canBecomeFocused: Bool { false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: label.sizeThatFits(size).width.rounded(.up) + 2 * Self.padding, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        highlight.frame = bounds.insetBy(dx: 0, dy: Self.highlightInset)
    }

    private func pointerIsOver() {
        if bar.openItem != nil, bar.openItem !== self { bar.openMenu(of: self) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasOpen = bar.openItem === self
        bar.closeMenu()
        if !wasOpen { super.touchesBegan(touches, with: event) }
    }

    override func accessibilityActivate() -> Bool {
        bar.openMenu(of: self)
        return true
    }

    // MARK: Menu

    func openMenu() {
        _ = contextMenuInteraction?.open(at: CGPoint(x: bounds.midX, y: bounds.maxY))
    }

    override func select(_ element: any UIMenuLeaf, in menu: UIMenu) {
        // The responders of the key window perform commands, not those of the bar.
        if element is UICommand { element.performWithSender(nil, target: nil) } else { super.select(element, in: menu) }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        for case let command as UICommand in menu.allActions { command.updateAvailability() }
        // The title is in the bar.
        let untitled = UIMenu(
            identifier: menu.identifier, options: menu.options, preferredElementSize: menu.preferredElementSize,
            children: menu.children)
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in untitled })
        configuration.preferredMenuElementOrder = .fixed
        configuration.openNeighbor = { [weak self] forward in
            guard let self else { return }
            bar.openNeighbor(of: self, forward: forward)
        }
        return configuration
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        highlight.isHidden = false
        bar.menuWillOpen(of: self)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        highlight.isHidden = true
        bar.menuWillClose(of: self)
    }
}
