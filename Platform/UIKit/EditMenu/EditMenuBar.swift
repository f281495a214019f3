import QuartzCore

/// The bar of an edit menu: its elements side by side, on pages where they are too many, and what is in a submenu in their place.
final class EditMenuBar: UIView {
    /// In points, after the look of iOS 17.
    private enum Metrics {
        static let height: CGFloat = 44
        static let side: CGFloat = 15
        static let button: CGFloat = 38
        static let cornerRadius: CGFloat = 12
        static let font = UIFont.systemFont(ofSize: 15)
        static let shadowRadius: CGFloat = 20
        static let shadowOpacity: Float = 0.2
    }

    weak var session: EditMenuSession?
    /// The width there is, in points.
    var room: CGFloat = 0
    private let ground = UIView()
    private var levels: [[EditMenuItem]] = []
    private var page = 0
    private var shown: [EditMenuItem] = []
    private var lines: [UIView] = []
    private var lit: EditMenuItem? {
        didSet {
            oldValue?.showsHighlight = false
            lit?.showsHighlight = true
        }
    }
    private var onChoose: (UIMenuElement) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Metrics.cornerRadius
        layer.shadowOpacity = Metrics.shadowOpacity
        layer.shadowRadius = Metrics.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 6)
        ground.backgroundColor = MenuPlatter.groundColor
        ground.layer.cornerRadius = Metrics.cornerRadius
        ground.clipsToBounds = true
        ground.isUserInteractionEnabled = false
        addSubview(ground)
    }

    @available(*, unavailable, message: "an edit menu makes its bar")
    required init?(coder: NSCoder) {
        preconditionFailure("EditMenuBar: an edit menu makes its bar")
    }

    var isEmpty: Bool { levels.last?.isEmpty ?? true }

    // MARK: Filling

    /// Shows elements, from the first page on.
    func show(_ elements: [UIMenuElement], onChoose: @escaping (UIMenuElement) -> Void) {
        self.onChoose = onChoose
        levels = [items(elements)]
        turn(to: 0)
    }

    /// Shows the elements of a submenu, with a way back.
    func open(_ elements: [UIMenuElement]) {
        levels.append(items(elements))
        turn(to: 0)
    }

    private func items(_ elements: [UIMenuElement]) -> [EditMenuItem] {
        elements.map { element in EditMenuItem(element, font: Metrics.font, side: Metrics.side) }
    }

    private var pages: [Range<Int>] {
        // A submenu has a way back on its first page, too.
        let back = levels.count > 1 ? Metrics.button : 0
        return EditMenuPages(
            widths: (levels.last ?? []).map(\.width), room: room - back, button: Metrics.button
        ).ranges
    }

    private func turn(to page: Int) {
        self.page = page
        lit = nil
        for view in shown + lines { view.removeFromSuperview() }
        let pages = pages
        guard pages.indices.contains(page), let level = levels.last else { return shown = [] }
        var items = Array(level[pages[page]])
        if page > 0 || levels.count > 1 {
            let back = { [weak self] in
                guard let self else { return }
                if page == 0 { levels.removeLast() }
                turn(to: max(0, page - 1))
                session?.place(animated: false)
            }
            items.insert(EditMenuItem("chevron.backward", "Back", width: Metrics.button, back), at: 0)
        }
        if page < pages.count - 1 {
            items.append(
                EditMenuItem("chevron.forward", "More", width: Metrics.button) { [weak self] in
                    self?.turn(to: page + 1)
                    self?.session?.place(animated: false)
                })
        }
        shown = items
        lines = items.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for view in shown + lines { ground.addSubview(view) }
        setNeedsLayout()
    }

    // MARK: Layout

    var fittingSize: CGSize { CGSize(width: shown.reduce(0) { $0 + $1.width }, height: Metrics.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixel = 1 / max(1, traitCollection.displayScale)
        var x: CGFloat = 0
        for (index, item) in (isRightToLeft ? shown.reversed() : shown).enumerated() {
            item.frame = CGRect(x: x, y: 0, width: item.width, height: bounds.height)
            if index > 0 { lines[index - 1].frame = CGRect(x: x, y: 0, width: pixel, height: bounds.height) }
            x += item.width
        }
    }

    // MARK: Fingers

    private func item(at point: CGPoint) -> EditMenuItem? {
        guard bounds.contains(point) else { return nil }
        return shown.first { $0.isEnabled && $0.frame.contains(point) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        lit = touches.first.flatMap { item(at: $0.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        lit = touches.first.flatMap { item(at: $0.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let item = lit else { return }
        lit = nil
        if let element = item.element { onChoose(element) } else { item.action() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lit = nil }
}
