/// The row of menu titles at the top of a wide window.
///
/// A click opens a menu. While one is open, the pointer or an arrow key opens its neighbors.
final class MenuBarView: UIView {
    /// The height in points, as on an iPad with iPadOS 26.
    static let height: CGFloat = 28
    private static let margin: CGFloat = 8

    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let hairline = UIView()
    /// Titles that do not fit are scrolled into view.
    private let scrollView = UIScrollView()
    private(set) var items: [MenuBarItem] = []
    /// The item whose menu is open.
    private(set) weak var openItem: MenuBarItem?

    override init(frame: CGRect) {
        super.init(frame: frame)
        hairline.backgroundColor = .separator
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delaysContentTouches = false
        scrollView.contentInsetAdjustmentBehavior = .never
        for view in [backdrop, hairline, scrollView] { addSubview(view) }
    }

    @available(*, unavailable, message: "MenuBarView cannot be decoded. The screen creates its menu bar.")
    required init?(coder: NSCoder) {
        preconditionFailure("MenuBarView.init(coder:) is not supported. The screen creates its menu bar.")
    }

    func show(_ menus: [UIMenu]) {
        closeMenu()
        for item in items { item.removeFromSuperview() }
        items = menus.map { MenuBarItem($0, in: self) }
        for item in items { scrollView.addSubview(item) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = 1 / traitCollection.displayScale
        backdrop.frame = bounds
        hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
        scrollView.frame = bounds
        let widths = items.map { $0.sizeThatFits(bounds.size).width }
        let width = widths.reduce(2 * Self.margin, +)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = Self.margin
        for (item, itemWidth) in zip(items, widths) {
            let left = isRightToLeft ? max(width, bounds.width) - x - itemWidth : x
            item.frame = CGRect(x: left, y: 0, width: itemWidth, height: bounds.height - line)
            x += itemWidth
        }
        scrollView.contentSize = CGSize(width: width, height: bounds.height)
    }

    // MARK: Menus

    /// Opens the menu of an item, and closes the open one.
    func openMenu(of item: MenuBarItem) {
        guard item !== openItem else { return }
        closeMenu()
        scrollView.scrollRectToVisible(item.frame, animated: false)
        item.openMenu()
    }

    func closeMenu() {
        openItem?.contextMenuInteraction?.dismissMenu()
        openItem = nil
    }

    func openNeighbor(of item: MenuBarItem, forward: Bool) {
        guard let index = items.firstIndex(of: item) else { return }
        openMenu(of: items[(index + (forward ? 1 : items.count - 1)) % items.count])
    }

    func menuWillOpen(of item: MenuBarItem) {
        openItem = item
        // The titles remain in front of the view that closes the menu.
        superview?.bringSubviewToFront(self)
    }

    func menuWillClose(of item: MenuBarItem) {
        if openItem === item { openItem = nil }
    }
}
