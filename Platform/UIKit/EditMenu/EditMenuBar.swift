import QuartzCore

/// The bar of an edit menu.
///
/// Elements are arranged horizontally and divided into pages if necessary. A submenu replaces the elements
/// of its parent.
final class EditMenuBar: UIView {
    /// The metrics of the bar in points, estimated from iOS 17.
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
    /// The maximum width of the bar, in points.
    var availableWidth: CGFloat = 0
    private let background = BackdropView(.menu)
    private var levels: [[EditMenuItem]] = []
    private var page = 0
    private var visibleItems: [EditMenuItem] = []
    private var separators: [UIView] = []
    private var highlightedItem: EditMenuItem? {
        didSet {
            oldValue?.showsHighlight = false
            highlightedItem?.showsHighlight = true
        }
    }
    private var onSelect: (UIMenuElement) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Metrics.cornerRadius
        layer.cornerCurve = .continuous
        layer.shadowOpacity = Metrics.shadowOpacity
        layer.castsOutlineShadow = true
        layer.shadowRadius = Metrics.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 6)
        background.layer.cornerRadius = Metrics.cornerRadius
        background.layer.cornerCurve = .continuous
        background.clipsToBounds = true
        background.isUserInteractionEnabled = false
        addSubview(background)
    }

    @available(*, unavailable, message: "EditMenuBar cannot be decoded. An edit menu creates its bar.")
    required init?(coder: NSCoder) {
        preconditionFailure("EditMenuBar.init(coder:) is not supported. An edit menu creates its bar.")
    }

    var isEmpty: Bool { levels.last?.isEmpty ?? true }

    // MARK: Content

    /// Shows the first page of `elements`.
    func show(_ elements: [UIMenuElement], onSelect: @escaping (UIMenuElement) -> Void) {
        self.onSelect = onSelect
        levels = [items(elements)]
        showPage(0)
    }

    /// Shows the elements of a submenu, with a back button.
    func open(_ elements: [UIMenuElement]) {
        levels.append(items(elements))
        showPage(0)
    }

    private func items(_ elements: [UIMenuElement]) -> [EditMenuItem] {
        elements.map { element in EditMenuItem(element, font: Metrics.font, side: Metrics.side) }
    }

    private var pages: [Range<Int>] {
        // A submenu has a back button on its first page too.
        let back = levels.count > 1 ? Metrics.button : 0
        return EditMenuPages(
            widths: (levels.last ?? []).map(\.width), availableWidth: availableWidth - back, button: Metrics.button
        ).ranges
    }

    private func showPage(_ page: Int) {
        self.page = page
        highlightedItem = nil
        for view in visibleItems + separators { view.removeFromSuperview() }
        let pages = pages
        guard pages.indices.contains(page), let level = levels.last else { return visibleItems = [] }
        var items = Array(level[pages[page]])
        if page > 0 || levels.count > 1 {
            let back = { [weak self] in
                guard let self else { return }
                if page == 0 { levels.removeLast() }
                showPage(max(0, page - 1))
                session?.updatePosition(animated: false)
            }
            items.insert(EditMenuItem("chevron.backward", "Back", width: Metrics.button, back), at: 0)
        }
        if page < pages.count - 1 {
            items.append(
                EditMenuItem("chevron.forward", "More", width: Metrics.button) { [weak self] in
                    self?.showPage(page + 1)
                    self?.session?.updatePosition(animated: false)
                })
        }
        visibleItems = items
        separators = items.dropFirst().map { _ in
            let separator = UIView()
            separator.backgroundColor = .separator
            return separator
        }
        for view in visibleItems + separators { background.addSubview(view) }
        setNeedsLayout()
    }

    // MARK: Layout

    var fittingSize: CGSize { CGSize(width: visibleItems.reduce(0) { $0 + $1.width }, height: Metrics.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixel = 1 / max(1, traitCollection.displayScale)
        var x: CGFloat = 0
        for (index, item) in (isRightToLeft ? visibleItems.reversed() : visibleItems).enumerated() {
            item.frame = CGRect(x: x, y: 0, width: item.width, height: bounds.height)
            if index > 0 { separators[index - 1].frame = CGRect(x: x, y: 0, width: pixel, height: bounds.height) }
            x += item.width
        }
    }

    // MARK: Touches

    private func item(at point: CGPoint) -> EditMenuItem? {
        guard bounds.contains(point) else { return nil }
        return visibleItems.first { $0.isEnabled && $0.frame.contains(point) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlightedItem = touches.first.flatMap { item(at: $0.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlightedItem = touches.first.flatMap { item(at: $0.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let item = highlightedItem else { return }
        highlightedItem = nil
        if let element = item.element { onSelect(element) } else { item.action() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlightedItem = nil }
}
