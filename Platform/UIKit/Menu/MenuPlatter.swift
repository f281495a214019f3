/// The list of a menu's elements on a background with rounded corners.
final class MenuPlatter: UIView {
    private(set) var menu: UIMenu
    /// Whether the menu is a submenu, whose first row closes it.
    let isSubmenu: Bool
    private let showsShortcuts: Bool
    private let onSelect: (UIMenuElement) -> Void
    /// Called when the menu's size has changed because deferred elements were loaded.
    var onResize: (() -> Void)?
    private let backdrop = BackdropView(.menu)
    private let scrollView = UIScrollView()
    private let dimmingView = UIView()
    private var content = UIView()
    private var lines: [Line] = []
    private(set) var highlightedItem: MenuItemView?
    /// Whether the elements are in reverse order because the menu opens upward.
    var isReversed = false {
        didSet { if isReversed != oldValue { reload() } }
    }
    /// The loaded elements of deferred elements, and the deferred elements whose loading has started.
    private var loadedElements: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var requestedElements: Set<ObjectIdentifier> = []
    private var isReloading = false

    private enum Line {
        case heading(UILabel)
        case items([MenuItemView])
        case hairline(UIView)
        case gap(UIView)
    }

    /// The menu's width, in points, as on an iPhone with iOS 17.
    private static let width: CGFloat = 250
    /// The width of a menu with shortcuts, in points.
    private static let widthWithShortcuts: CGFloat = 300
    /// The corner radius, in points.
    static let cornerRadius: CGFloat = 13
    /// The height of the gaps between parts of the menu, in points.
    private static let gap: CGFloat = 8
    /// The radius, in points, and the opacity of the shadow, approximating iOS.
    private static let shadowRadius: CGFloat = 24
    private static let shadowOpacity: Float = 0.18

    /// The color of the gaps between parts of the menu.
    private static let gapColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.35 : 0.08)
    }

    init(
        _ menu: UIMenu, isSubmenu: Bool = false, showsShortcuts: Bool = false,
        onSelect: @escaping (UIMenuElement) -> Void
    ) {
        self.menu = menu
        self.showsShortcuts = showsShortcuts
        self.isSubmenu = isSubmenu
        self.onSelect = onSelect
        super.init(frame: .zero)
        backdrop.layer.cornerRadius = Self.cornerRadius
        backdrop.layer.cornerCurve = .continuous
        backdrop.clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        layer.cornerCurve = .continuous
        layer.shadowOpacity = Self.shadowOpacity
        layer.castsOutlineShadow = true
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 8)
        scrollView.alwaysBounceVertical = false
        dimmingView.backgroundColor = .systemFill
        dimmingView.alpha = 0
        dimmingView.isUserInteractionEnabled = false
        scrollView.addSubview(content)
        backdrop.addSubview(scrollView)
        backdrop.addSubview(dimmingView)
        addSubview(backdrop)
        reload()
    }

    @available(*, unavailable, message: "use init(_:isSubmenu:showsShortcuts:onSelect:)")
    required init?(coder: NSCoder) {
        preconditionFailure("MenuPlatter cannot be decoded. Create it with a menu.")
    }

    /// Replaces the menu.
    func show(_ menu: UIMenu) {
        self.menu = menu
        reload()
    }

    /// Rebuilds the rows after the state of elements has changed.
    func refresh() { reload() }

    var isEmpty: Bool { items.isEmpty }

    /// The width of the menu, in points.
    var fullWidth: CGFloat { showsShortcuts ? Self.widthWithShortcuts : Self.width }

    /// Whether a submenu covers the menu.
    var isCovered = false {
        didSet { dimmingView.alpha = isCovered ? 1 : 0 }
    }

    private var items: [MenuItemView] {
        lines.flatMap { line -> [MenuItemView] in
            if case .items(let items) = line { items } else { [] }
        }
    }

    // MARK: Content

    private func reload() {
        guard !isReloading else { return }
        isReloading = true
        defer { isReloading = false }
        content.removeFromSuperview()
        content = UIView()
        scrollView.addSubview(content)
        lines = []
        highlightedItem = nil
        var sections = MenuSection.sections(of: menu) { self.resolve($0) }
        if isReversed { sections = sections.reversed().map { section in section.reversed } }
        let hasMarks = isSubmenu || sections.contains { section in section.elements.contains(where: Self.needsMark) }
        if isSubmenu {
            add(.items([MenuRow(menu, reservesMarkSpace: true, isHeading: true)]))
            add(.hairline(makeLine(.separator)))
        } else if !menu.title.isEmpty {
            add(.heading(makeHeading(menu.title)))
            if !sections.isEmpty { add(.hairline(makeLine(.separator))) }
        }
        for (index, section) in sections.enumerated() {
            if index > 0 { add(.gap(makeLine(Self.gapColor))) }
            if !section.title.isEmpty { add(.heading(makeHeading(section.title))) }
            for (index, elements) in section.lines.enumerated() {
                if index > 0 { add(.hairline(makeLine(.separator))) }
                let isTiled = section.size == .small || section.size == .medium
                add(
                    .items(
                        elements.map { element in
                            isTiled
                                ? MenuTile(element, size: section.size)
                                : MenuRow(element, reservesMarkSpace: hasMarks, showsShortcut: showsShortcuts)
                        }))
            }
        }
        setNeedsLayout()
    }

    private static func needsMark(_ element: UIMenuElement) -> Bool {
        element is UIMenu || ((element as? any UIMenuLeaf)?.state ?? .off) != .off
    }

    /// Returns the elements of a deferred element, or `nil` while its provider is loading them.
    private func resolve(_ element: UIDeferredMenuElement) -> [UIMenuElement]? {
        let key = ObjectIdentifier(element)
        if let elements = loadedElements[key] ?? element.cachedElements { return elements }
        guard requestedElements.insert(key).inserted else { return nil }
        element.provide { [weak self] elements in
            guard let self else { return }
            self.loadedElements[key] = elements
            // If the provider calls back synchronously, the caller uses the result.
            guard !self.isReloading else { return }
            self.reload()
            self.onResize?()
        }
        return loadedElements[key]
    }

    private func add(_ line: Line) {
        lines.append(line)
        switch line {
        case .heading(let label): content.addSubview(label)
        case .items(let items): items.forEach(content.addSubview)
        case .hairline(let view), .gap(let view): content.addSubview(view)
        }
    }

    private func makeHeading(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 2
        return label
    }

    private func makeLine(_ color: UIColor) -> UIView {
        let line = UIView()
        line.backgroundColor = color
        return line
    }

    // MARK: Layout

    private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

    private func height(of line: Line) -> CGFloat {
        switch line {
        case .heading(let label):
            let limit = CGSize(width: fullWidth - 2 * MenuRow.Metrics.side, height: .greatestFiniteMagnitude)
            return (label.sizeThatFits(limit).height + 16).rounded(.up)
        case .items(let items):
            let width = fullWidth / CGFloat(max(1, items.count))
            return items.map { $0.height(width: width) }.max() ?? 0
        case .hairline: return hairline
        case .gap: return Self.gap
        }
    }

    /// The height at which the menu displays all elements.
    var fullHeight: CGFloat { lines.reduce(0) { $0 + height(of: $1) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        scrollView.frame = backdrop.bounds
        dimmingView.frame = backdrop.bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y: CGFloat = 0
        for line in lines {
            let height = height(of: line)
            let rect = CGRect(x: 0, y: y, width: fullWidth, height: height)
            switch line {
            case .heading(let label):
                label.frame = rect.clampedInset(dx: MenuRow.Metrics.side, dy: 0)
                label.textAlignment = isRightToLeft ? .right : .left
            case .items(let items):
                let width = fullWidth / CGFloat(max(1, items.count))
                for (index, item) in items.enumerated() {
                    let column = isRightToLeft ? items.count - 1 - index : index
                    item.frame = CGRect(x: width * CGFloat(column), y: y, width: width, height: height)
                }
            case .hairline(let view), .gap(let view): view.frame = rect
            }
            y += height
        }
        content.frame = CGRect(x: 0, y: 0, width: fullWidth, height: y)
        scrollView.contentSize = CGSize(width: fullWidth, height: y)
        scrollView.isScrollEnabled = y > bounds.height + 0.5
    }

    // MARK: Highlighting and selection

    private func item(at point: CGPoint) -> MenuItemView? {
        guard bounds.contains(point) else { return nil }
        return items.first { $0.isEnabled && $0.convert($0.bounds, to: self).contains(point) }
    }

    /// Returns the rectangle of an element's row, in the platter's coordinates.
    func rect(of element: UIMenuElement) -> CGRect? {
        items.first { $0.element === element }.map { $0.convert($0.bounds, to: self) }
    }

    /// Highlights the element at `point`, or none.
    func highlight(at point: CGPoint?) { highlight(point.flatMap(item)) }

    private func highlight(_ item: MenuItemView?) {
        guard item !== highlightedItem else { return }
        highlightedItem?.showsHighlight = false
        highlightedItem = item
        item?.showsHighlight = true
    }

    /// Moves the highlight to the next or previous element, wrapping around at the ends.
    func highlightNext(backwards: Bool) {
        let candidates = items.filter(\.isEnabled)
        guard !candidates.isEmpty else { return }
        let current = highlightedItem.flatMap { item in candidates.firstIndex { $0 === item } }
        let index = current.map { ($0 + (backwards ? -1 : 1) + candidates.count) % candidates.count }
        let next = candidates[
            index ?? (backwards ? candidates.count - 1 : isSubmenu ? min(1, candidates.count - 1) : 0)]
        highlight(next)
        scrollView.scrollRectToVisible(next.frame, animated: false)
    }

    /// Selects the highlighted element.
    func selectHighlighted() {
        guard let highlightedItem else { return }
        highlight(nil)
        onSelect(highlightedItem.element)
    }

    /// Selects the element at `point`, if there is one.
    func select(at point: CGPoint) {
        highlight(at: point)
        selectHighlighted()
    }

    // MARK: Touches

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // Prevents taps on the menu from reaching the overlay, except those that uncover a covered menu.
        guard gestureRecognizer is UITapGestureRecognizer, !isCovered else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isCovered { highlight(at: touches.first?.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isCovered { highlight(at: touches.first?.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isCovered, let point = touches.first?.location(in: self) { select(at: point) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }
}

extension MenuSection {
    /// The part with its elements in reverse order. Elements that are side by side keep their order.
    var reversed: MenuSection {
        var section = self
        if size != .small, size != .medium { section.elements.reverse() }
        return section
    }
}
