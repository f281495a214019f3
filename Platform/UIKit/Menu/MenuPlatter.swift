/// The list of a menu's elements on its ground with rounded corners.
final class MenuPlatter: UIView {
    private(set) var menu: UIMenu
    /// Whether the menu was opened from another one: its first line leads back there.
    let isSubmenu: Bool
    private let onChoose: (UIMenuElement) -> Void
    /// The platter's size has changed, since deferred elements have come.
    var onResize: (() -> Void)?
    private let ground = UIView()
    private let list = UIScrollView()
    private let veil = UIView()
    private var content = UIView()
    private var lines: [Line] = []
    private(set) var lit: MenuItemView?
    /// Whether the first element is the last one, since the menu opens upwards.
    var isReversed = false {
        didSet { if isReversed != oldValue { fill() } }
    }
    /// What deferred elements have turned out to stand for, and which of them were asked.
    private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []
    private var isFilling = false

    private enum Line {
        case heading(UILabel)
        case items([MenuItemView])
        case hairline(UIView)
        case gap(UIView)
    }

    /// The menu's width in points, as on an iPhone with iOS 17.
    static let width: CGFloat = 250
    /// The radius of its corners in points.
    static let cornerRadius: CGFloat = 13
    /// Between parts of the menu, in points.
    private static let gap: CGFloat = 8
    /// How far the shadow reaches, in points, and how dark it is: by eye.
    private static let shadowRadius: CGFloat = 24
    private static let shadowOpacity: Float = 0.18

    /// The ground of menus.
    static let groundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.145, green: 0.145, blue: 0.15, alpha: 0.98)
            : UIColor(red: 0.975, green: 0.975, blue: 0.98, alpha: 0.98)
    }

    init(_ menu: UIMenu, isSubmenu: Bool = false, onChoose: @escaping (UIMenuElement) -> Void) {
        self.menu = menu
        self.isSubmenu = isSubmenu
        self.onChoose = onChoose
        super.init(frame: .zero)
        ground.backgroundColor = Self.groundColor
        ground.layer.cornerRadius = Self.cornerRadius
        ground.clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 8)
        list.alwaysBounceVertical = false
        veil.backgroundColor = .systemFill
        veil.alpha = 0
        veil.isUserInteractionEnabled = false
        list.addSubview(content)
        ground.addSubview(list)
        ground.addSubview(veil)
        addSubview(ground)
        fill()
    }

    @available(*, unavailable, message: "a platter is made of a menu")
    required init?(coder: NSCoder) {
        preconditionFailure("MenuPlatter: a platter is made of a menu")
    }

    /// Shows another menu.
    func show(_ menu: UIMenu) {
        self.menu = menu
        fill()
    }

    /// Shows the menu as it is now.
    func refresh() { fill() }

    /// Whether there is nothing to show.
    var isEmpty: Bool { items.isEmpty }

    /// Whether a menu that was opened from here lies over it.
    var isCovered = false {
        didSet { veil.alpha = isCovered ? 1 : 0 }
    }

    private var items: [MenuItemView] {
        lines.flatMap { line -> [MenuItemView] in
            if case .items(let items) = line { items } else { [] }
        }
    }

    // MARK: Filling

    private func fill() {
        guard !isFilling else { return }
        isFilling = true
        defer { isFilling = false }
        content.removeFromSuperview()
        content = UIView()
        list.addSubview(content)
        lines = []
        lit = nil
        var parts = MenuPart.parts(of: menu) { self.resolve($0) }
        if isReversed { parts = parts.reversed().map { part in part.reversed } }
        let marks = isSubmenu || parts.contains { part in part.elements.contains(where: Self.needsMark) }
        if isSubmenu {
            add(.items([MenuRow(menu, makesRoomForMarks: true, isHeading: true)]))
            add(.hairline(makeLine(.separator)))
        } else if !menu.title.isEmpty {
            add(.heading(makeHeading(menu.title)))
            if !parts.isEmpty { add(.hairline(makeLine(.separator))) }
        }
        for (index, part) in parts.enumerated() {
            if index > 0 { add(.gap(makeLine(UIColor.black.withAlphaComponent(0.08)))) }
            if !part.title.isEmpty { add(.heading(makeHeading(part.title))) }
            for (index, elements) in part.lines.enumerated() {
                if index > 0 { add(.hairline(makeLine(.separator))) }
                let isTiled = part.size == .small || part.size == .medium
                add(
                    .items(
                        elements.map { element in
                            isTiled
                                ? MenuTile(element, size: part.size)
                                : MenuRow(element, makesRoomForMarks: marks)
                        }))
            }
        }
        setNeedsLayout()
    }

    private static func needsMark(_ element: UIMenuElement) -> Bool {
        element is UIMenu || ((element as? UIAction)?.state ?? .off) != .off
    }

    /// What a deferred element stands for; nil while its provider has not answered.
    private func resolve(_ element: UIDeferredMenuElement) -> [UIMenuElement]? {
        let key = ObjectIdentifier(element)
        if let known = provided[key] ?? element.known { return known }
        guard asked.insert(key).inserted else { return nil }
        element.provide { [weak self] elements in
            guard let self else { return }
            self.provided[key] = elements
            // An answer at once is seen by whoever asked.
            guard !self.isFilling else { return }
            self.fill()
            self.onResize?()
        }
        return provided[key]
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
            let room = CGSize(width: Self.width - 2 * MenuRow.Metrics.side, height: .greatestFiniteMagnitude)
            return (label.sizeThatFits(room).height + 16).rounded(.up)
        case .items(let items):
            let width = Self.width / CGFloat(max(1, items.count))
            return items.map { $0.height(width: width) }.max() ?? 0
        case .hairline: return hairline
        case .gap: return Self.gap
        }
    }

    /// How high the menu is when all of it can be seen.
    var fullHeight: CGFloat { lines.reduce(0) { $0 + height(of: $1) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        list.frame = ground.bounds
        veil.frame = ground.bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y: CGFloat = 0
        for line in lines {
            let height = height(of: line)
            let rect = CGRect(x: 0, y: y, width: Self.width, height: height)
            switch line {
            case .heading(let label):
                label.frame = rect.narrowed(dx: MenuRow.Metrics.side, dy: 0)
                label.textAlignment = isRightToLeft ? .right : .left
            case .items(let items):
                let width = Self.width / CGFloat(max(1, items.count))
                for (index, item) in items.enumerated() {
                    let place = isRightToLeft ? items.count - 1 - index : index
                    item.frame = CGRect(x: width * CGFloat(place), y: y, width: width, height: height)
                }
            case .hairline(let view), .gap(let view): view.frame = rect
            }
            y += height
        }
        content.frame = CGRect(x: 0, y: 0, width: Self.width, height: y)
        list.contentSize = CGSize(width: Self.width, height: y)
        list.isScrollEnabled = y > bounds.height + 0.5
    }

    // MARK: Lighting and choosing

    private func item(at point: CGPoint) -> MenuItemView? {
        guard bounds.contains(point) else { return nil }
        return items.first { $0.isEnabled && $0.convert($0.bounds, to: self).contains(point) }
    }

    /// Where the line of an element is, in the platter.
    func rect(of element: UIMenuElement) -> CGRect? {
        items.first { $0.element === element }.map { $0.convert($0.bounds, to: self) }
    }

    /// A finger is at `point` of the platter: what is there lights up.
    func light(at point: CGPoint?) { light(point.flatMap(item)) }

    private func light(_ item: MenuItemView?) {
        guard item !== lit else { return }
        lit?.showsHighlight = false
        lit = item
        item?.showsHighlight = true
    }

    /// The keyboard goes on to the next element, or back to the one before; round at the ends.
    func lightNext(backwards: Bool) {
        let choices = items.filter(\.isEnabled)
        guard !choices.isEmpty else { return }
        let current = lit.flatMap { lit in choices.firstIndex { $0 === lit } }
        let index = current.map { ($0 + (backwards ? -1 : 1) + choices.count) % choices.count }
        let next = choices[index ?? (backwards ? choices.count - 1 : isSubmenu ? min(1, choices.count - 1) : 0)]
        light(next)
        list.scrollRectToVisible(next.frame, animated: false)
    }

    /// Chooses what is lit.
    func chooseLit() {
        guard let lit else { return }
        light(nil)
        onChoose(lit.element)
    }

    /// A finger was lifted at `point`: chooses what is there.
    func choose(at point: CGPoint) {
        light(at: point)
        chooseLit()
    }

    // MARK: Fingers

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A tap on the menu is the menu's, not that of the screen behind it, unless it brings the menu back to the front.
        guard gestureRecognizer is UITapGestureRecognizer, !isCovered else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isCovered { light(at: touches.first?.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isCovered { light(at: touches.first?.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isCovered, let point = touches.first?.location(in: self) { choose(at: point) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { light(nil) }
}

extension MenuPart {
    /// The same elements, the last one first; those side by side stay so.
    var reversed: MenuPart {
        var part = self
        if size != .small, size != .medium { part.elements.reverse() }
        return part
    }
}
