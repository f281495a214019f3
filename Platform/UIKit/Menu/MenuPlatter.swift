/// The list of a menu's elements on its ground with rounded corners.
final class MenuPlatter: UIView {
    private(set) var menu: UIMenu
    private let onChoose: (UIAction) -> Void
    private let list = UIScrollView()
    private var rows: [MenuRow] = []
    private var lines: [(view: UIView, isGap: Bool)] = []
    private var heading: UILabel?
    /// The menus that led to the one that is shown.
    private var path: [UIMenu] = []

    /// The menu's width in points, as on an iPhone with iOS 17.
    static let width: CGFloat = 250
    /// The radius of its corners in points.
    static let cornerRadius: CGFloat = 13
    /// Between parts of the menu, in points.
    private static let gap: CGFloat = 8

    init(_ menu: UIMenu, onChoose: @escaping (UIAction) -> Void) {
        self.menu = menu
        self.onChoose = onChoose
        super.init(frame: .zero)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.145, green: 0.145, blue: 0.15, alpha: 0.98)
                : UIColor(red: 0.975, green: 0.975, blue: 0.98, alpha: 0.98)
        }
        layer.cornerRadius = Self.cornerRadius
        clipsToBounds = true
        list.alwaysBounceVertical = false
        addSubview(list)
        fill()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another menu.
    func show(_ menu: UIMenu) {
        self.menu = menu
        path = []
        fill()
    }

    private func fill() {
        for view in list.subviews where !(view is UIImageView) { view.removeFromSuperview() }
        rows = []
        lines = []
        heading = nil
        if !menu.title.isEmpty {
            let label = UILabel()
            label.text = menu.title
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            label.numberOfLines = 2
            list.addSubview(label)
            heading = label
        }
        let parts = Self.parts(of: menu)
        for (index, part) in parts.enumerated() {
            if index > 0 { addLine(isGap: true) }
            let marks = part.contains { ($0 as? UIAction).map { $0.state != .off } ?? false }
            for (index, element) in part.enumerated() {
                if index > 0 { addLine(isGap: false) }
                let row = MenuRow(element, makesRoomForMarks: marks)
                list.addSubview(row)
                rows.append(row)
            }
        }
        setNeedsLayout()
    }

    /// The elements between the gaps: those of menus that stand in this one are a part each.
    private static func parts(of menu: UIMenu) -> [[UIMenuElement]] {
        var parts: [[UIMenuElement]] = [[]]
        for child in menu.children {
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
                parts += Self.parts(of: inner) + [[]]
            } else if (child as? UIAction)?.attributes.contains(.hidden) != true {
                parts[parts.count - 1].append(child)
            }
        }
        return parts.filter { !$0.isEmpty }
    }

    private func addLine(isGap: Bool) {
        let line = UIView()
        line.backgroundColor = isGap ? UIColor.black.withAlphaComponent(0.08) : .separator
        list.addSubview(line)
        lines.append((line, isGap))
    }

    // MARK: Layout

    private var headingHeight: CGFloat {
        guard let heading else { return 0 }
        let room = CGSize(width: Self.width - 2 * MenuRow.Metrics.side, height: .greatestFiniteMagnitude)
        return (heading.sizeThatFits(room).height + 16).rounded(.up)
    }

    /// How high the menu is when all of it can be seen.
    var fullHeight: CGFloat {
        rows.reduce(headingHeight) { $0 + $1.height(width: Self.width) }
            + lines.reduce(0) { $0 + ($1.isGap ? Self.gap : 0) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
        let hairline = 1 / max(1, traitCollection.displayScale)
        heading?.frame = CGRect(
            x: MenuRow.Metrics.side, y: 0, width: Self.width - 2 * MenuRow.Metrics.side, height: headingHeight)
        var y = headingHeight
        for (index, row) in rows.enumerated() {
            if index > 0 {
                let (line, isGap) = lines[index - 1]
                line.frame = CGRect(
                    x: 0, y: isGap ? y : y - hairline, width: Self.width, height: isGap ? Self.gap : hairline)
                list.bringSubviewToFront(line)
                if isGap { y += Self.gap }
            }
            let height = row.height(width: Self.width)
            row.frame = CGRect(x: 0, y: y, width: Self.width, height: height)
            y += height
        }
        list.contentSize = CGSize(width: Self.width, height: y)
    }

    // MARK: Fingers

    private func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.isEnabled && $0.convert($0.bounds, to: self).contains(point) }
    }

    /// A finger is at `point` of the platter: its row lights up.
    func light(at point: CGPoint?) {
        let lit = point.flatMap(row)
        for row in rows { row.isLit = row === lit }
    }

    /// A finger was lifted at `point`: chooses what is there.
    ///
    /// - Returns: whether there is anything.
    @discardableResult
    func choose(at point: CGPoint) -> Bool {
        light(at: nil)
        guard let row = row(at: point) else { return false }
        if let action = row.element as? UIAction {
            onChoose(action)
        } else if let inner = row.element as? UIMenu {
            path.append(menu)
            menu = inner
            fill()
            superview?.setNeedsLayout()
        }
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        light(at: touches.first?.location(in: self))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        light(at: touches.first?.location(in: self))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let point = touches.first?.location(in: self) { choose(at: point) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { light(at: nil) }
}
