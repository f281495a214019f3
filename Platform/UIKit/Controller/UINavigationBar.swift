/// The bar above the screens of a navigation controller: title, way back, and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The height in points of the bar itself, below the status bar.
    static let height: CGFloat = 44

    private let background = UIVisualEffectView(effect: UINavigationBar.material)
    private let hairline = UIView()
    private static let material = UIBlurEffect(style: .systemChromeMaterial)
    private var contents: NavigationBarContents?

    /// What the bar shows one after another: the last is seen, the one before is where the way back leads.
    private(set) final var items: [UINavigationItem]?

    /// What a tap on the way back does.
    final var onBack: (() -> Void)?

    /// How far the bar's background reaches above the bar: under the status bar.
    final var backgroundOverhang: CGFloat = 0 {
        didSet { if backgroundOverhang != oldValue { setNeedsLayout() } }
    }

    /// Makes a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        barTintColor = coder.object("UIBarTintColor")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(barTintColor, forKey: "UIBarTintColor")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        background.isUserInteractionEnabled = false
        background.alpha = 0
        hairline.backgroundColor = .navigationBarHairline
        background.contentView.addSubview(hairline)
        addSubview(background)
    }

    /// What the bar shows at present.
    open var topItem: UINavigationItem? { items?.last }

    /// What the way back leads to.
    open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

    /// The colour of the bar's background; nil lets what is below shine through a little, as the system's does.
    open var barTintColor: UIColor? {
        didSet {
            background.effect = barTintColor == nil ? Self.material : nil
            background.backgroundColor = barTintColor
        }
    }

    /// How the title is written: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { rebuild(transition: nil, animated: false) }
    }

    /// Whether content lies under the bar, so that the bar needs a background to be read on.
    final var isContentBelow = false {
        didSet { if isContentBelow != oldValue { background.alpha = isContentBelow ? 1 : 0 } }
    }

    /// Which way the bar's contents travel when its items change.
    enum Transition {
        case push, pop
    }

    final func setItems(_ new: [UINavigationItem], transition: Transition?, animated: Bool) {
        let old = items?.last
        items?.forEach { $0.bar = nil }
        items = new
        new.forEach { $0.bar = self }
        guard old !== new.last || contents == nil || transition == nil else { return }
        rebuild(transition: transition, animated: animated)
    }

    final func itemDidChange(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        let old = contents
        rebuild(transition: nil, animated: false)
        if fadesChanges, let old, let contents { fade(from: old, to: contents) }
    }

    /// Whether what changes in an item fades in.
    final var fadesChanges = false

    /// How long changes take to fade in, in seconds. Compared by eye.
    private static let fadeDuration: TimeInterval = 0.2

    private func fade(from old: UIView, to new: UIView) {
        guard UIView.areAnimationsEnabled, window != nil else { return }
        UIView.performWithoutAnimation {
            insertSubview(old, belowSubview: new)
            old.isUserInteractionEnabled = false
            new.alpha = 0
        }
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
            old.alpha = 0
            new.alpha = 1
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    private func rebuild(transition: Transition?, animated: Bool) {
        guard let topItem else { return }
        let old = contents
        let new = NavigationBarContents(
            item: topItem, backItem: backItem, titleAttributes: titleTextAttributes ?? [:],
            onBack: { [weak self] in self?.onBack?() })
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(new)
        contents = new
        new.layoutIfNeeded()
        guard animated, let transition, let old else {
            old?.removeFromSuperview()
            return
        }
        let way = transition == .push ? bounds.width : -bounds.width
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        new.shift(titleBy: sign * way * 0.5)
        new.alpha = 0
        UIView.animate(withDuration: NavigationTransition.duration, delay: 0, options: .curveEaseInOut) {
            new.shift(titleBy: 0)
            new.alpha = 1
            old.shift(titleBy: sign * -way * 0.3)
            old.alpha = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: 0, y: -backgroundOverhang, width: bounds.width, height: bounds.height + backgroundOverhang)
        let line = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: background.bounds.height, width: bounds.width, height: line)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // A bar without background lets touches through to the content below it.
        return hit === self && !isContentBelow ? nil : hit
    }
}

/// What a navigation bar shows for one item. Leaves with it when the next one comes.
private final class NavigationBarContents: UIView {
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
        onBack: @escaping () -> Void
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

    func shift(titleBy shift: CGFloat) {
        titleShift = shift
        setNeedsLayout()
        layoutIfNeeded()
    }

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

extension UIColor {
    /// The line under a bar: iOS draws black at 30 %, or white at 15 %.
    fileprivate static let navigationBarHairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
