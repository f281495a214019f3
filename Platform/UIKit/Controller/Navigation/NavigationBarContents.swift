/// What a navigation bar shows for one item. Leaves with it when the next one comes.
final class NavigationBarContents: UIView {
    private let titleView: UIView
    private let leading: [UIView]
    private let trailing: [UIView]
    private var titleShift: CGFloat = 0

    /// The distance in points between two buttons of one side.
    private static let buttonGap: CGFloat = 16
    /// The distance in points of the arrow back from the edge: the arrow's glyph has a margin of its own.
    private static let backMargin: CGFloat = 8

    init(
        item: UINavigationItem, backItem: UINavigationItem?, titleAttributes: [NSAttributedString.Key: Any],
        systemItem: UIBarButtonItem?, onBack: @escaping () -> Void
    ) {
        if let view = item.titleView {
            titleView = view
        } else {
            let label = UILabel()
            label.text = item.title
            label.font = titleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = titleAttributes[.foregroundColor] as? UIColor ?? .label
            label.textAlignment = .center
            titleView = label
        }
        var leading: [UIView] = []
        let items = item.leftBarButtonItems ?? []
        if items.isEmpty, let backItem, !item.hidesBackButton {
            leading.append(Self.backButton(to: backItem, action: onBack))
        }
        if let systemItem { leading.append(Self.view(for: systemItem)) }
        leading += items.map(Self.view(for:))
        self.leading = leading
        trailing = (item.rightBarButtonItems ?? []).map(Self.view(for:))
        super.init(frame: .zero)
        addSubview(titleView)
        leading.forEach(addSubview)
        trailing.forEach(addSubview)
        for button in items + (item.rightBarButtonItems ?? []) {
            button.onChange = { [weak item] in item.map { $0.bar?.itemDidChange($0) } }
        }
    }

    @available(*, unavailable, message: "a navigation bar makes its contents of items")
    required init?(coder: NSCoder) {
        preconditionFailure("NavigationBarContents: a navigation bar makes its contents of items")
    }

    private static func backButton(to item: UINavigationItem, action: @escaping () -> Void) -> UIView {
        let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
        let configuration = UIImage.SymbolConfiguration(pointSize: 21, weight: .medium)
        return NavigationBarButton(
            title: title, image: UIImage(systemName: "chevron.backward", withConfiguration: configuration),
            isDone: false, isBack: true, tint: item.backBarButtonItem?.tintColor, action: action)
    }

    private static func view(for item: UIBarButtonItem) -> UIView {
        if let view = item.customView { return view }
        let button = NavigationBarButton(
            title: item.title, image: item.image, isDone: item.style == .done, isBack: false, tint: item.tintColor
        ) { [weak item] in
            item.map { $0.primaryAction?.performWithSender($0, target: nil) }
        }
        button.isEnabled = item.isEnabled
        button.openMenu(of: item)
        return button
    }

    /// Shows the title, and what the way back is called, so far from their places.
    func shift(titleBy title: CGFloat, backTitleBy back: CGFloat) {
        titleShift = title
        backButton?.shiftTitle(by: back)
        setNeedsLayout()
        layoutIfNeeded()
    }

    private var backButton: NavigationBarButton? {
        (leading.first as? NavigationBarButton).flatMap { $0.isBackButton ? $0 : nil }
    }

    /// Where the middles of the title and of what the way back is called are, when they are in their places.
    var titleMiddle: CGFloat { titleView.frame.midX - titleShift }
    var backTitleMiddle: CGFloat? { backButton.map { convert($0.titleMiddle, from: $0).x } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = SystemMargins.side(forWidth: bounds.width)
        let hasBack = (leading.first as? NavigationBarButton)?.isBackButton ?? false
        let half = bounds.width / 2
        var start = hasBack ? Self.backMargin : side + safeAreaInsets.left
        for view in leading {
            let size = view.sizeThatFits(bounds.size)
            let width = min(size.width, half - start)
            place(view, x: start, width: width, height: size.height, mirrored: isRightToLeft)
            start += width + Self.buttonGap
        }
        var end = bounds.width - side - safeAreaInsets.right
        for view in trailing {
            let size = view.sizeThatFits(bounds.size)
            place(view, x: end - size.width, width: size.width, height: size.height, mirrored: isRightToLeft)
            end -= size.width + Self.buttonGap
        }
        let from = leading.isEmpty ? side : start - Self.buttonGap + 6
        let to = trailing.isEmpty ? bounds.width - side : end + Self.buttonGap - 6
        let size = titleView.sizeThatFits(CGSize(width: max(0, to - from), height: bounds.height))
        let width = min(size.width, max(0, to - from))
        // In the middle of the bar, unless the buttons leave no room there.
        let x = min(max((bounds.width - width) / 2, from), to - width)
        place(titleView, x: x, width: width, height: size.height, mirrored: isRightToLeft)
        titleView.frame.origin.x += titleShift
    }

    private func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat, mirrored: Bool) {
        let scale = max(1, traitCollection.displayScale)
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let height = min(height, bounds.height)
        view.frame = CGRect(
            x: snap(mirrored ? bounds.width - x - width : x), y: snap((bounds.height - height) / 2), width: width,
            height: height)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
