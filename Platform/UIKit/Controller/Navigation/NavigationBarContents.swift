/// What a navigation bar shows for one item. Leaves with it when the next one comes.
final class NavigationBarContents: UIView {
    /// A view of one side, and how much more room than usual there is before it, in points.
    private struct SideItem {
        let view: UIView
        var space: CGFloat = 0
    }

    private let titleView: UIView
    private let leading: [SideItem]
    private let trailing: [SideItem]
    private var titleShift: CGFloat = 0
    private var titleOffset = UIOffset.zero
    private let largeTitle: LargeTitleArea?
    private let promptLabel: UILabel?
    /// The rows, and by how much they are open.
    private(set) var rows: NavigationBarRows
    private var openHeight: CGFloat
    private var pull: CGFloat = 0
    private var largeTitleShift: CGFloat = 0

    /// The distance in points between two buttons of one side.
    private static let buttonGap: CGFloat = 16
    /// The distance in points of the arrow back from the edge: the arrow's glyph has a margin of its own.
    private static let backMargin: CGFloat = 8
    /// The distance in points of a title from the buttons beside it.
    private static let titleGap: CGFloat = 6

    init(
        item: UINavigationItem, wayBack: BackItem?, rows: NavigationBarRows, openHeight: CGFloat,
        systemItem: UIBarButtonItem?
    ) {
        self.rows = rows
        self.openHeight = openHeight
        largeTitle = rows.hasLargeTitle ? LargeTitleArea(title: item.title) : nil
        promptLabel = rows.hasPrompt ? Self.label(of: item.prompt) : nil
        if let view = item.titleView {
            titleView = view
        } else {
            let label = NavigationTitleLabel()
            label.text = item.title
            label.textAlignment = .center
            titleView = label
        }
        var leading: [SideItem] = []
        let items = item.leftBarButtonItems ?? []
        if items.isEmpty || item.leftItemsSupplementBackButton, let wayBack {
            leading.append(SideItem(view: wayBack.makeButton()))
        }
        leading += Self.sideItems([systemItem].compactMap(\.self) + items)
        self.leading = leading
        trailing = Self.sideItems(item.rightBarButtonItems ?? [])
        super.init(frame: .zero)
        for view in [largeTitle, promptLabel] { view.map(addSubview) }
        addSubview(titleView)
        for side in leading + trailing { addSubview(side.view) }
        for button in items + (item.rightBarButtonItems ?? []) {
            button.onChange = { [weak item] in item.map { $0.bar?.itemDidChange($0) } }
        }
    }

    @available(*, unavailable, message: "a navigation bar makes its contents of items")
    required init?(coder: NSCoder) {
        preconditionFailure("NavigationBarContents: a navigation bar makes its contents of items")
    }

    private static func label(of prompt: String?) -> UILabel {
        let label = UILabel()
        label.text = prompt
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }

    private static func sideItems(_ items: [UIBarButtonItem]) -> [SideItem] {
        var sides: [SideItem] = []
        var space: CGFloat = 0
        for item in items where !item.isHidden {
            guard !item.isSpace else {
                // What room is left over is the title's.
                space += item.systemItem == .fixedSpace ? max(0, item.width) : 0
                continue
            }
            sides.append(SideItem(view: item.customView ?? BarButton(of: item), space: space))
            space = 0
        }
        return sides
    }

    /// Writes titles and buttons as the bar wants them.
    func apply(_ appearance: UINavigationBarAppearance) {
        if let label = titleView as? NavigationTitleLabel {
            let attributes = appearance.titleTextAttributes
            label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        }
        titleOffset = appearance.titlePositionAdjustment
        largeTitle?.apply(appearance.largeTitleTextAttributes)
        for case let button as BarButton in (leading + trailing).map(\.view) {
            button.apply(appearance.appearance(of: button))
            if button.isBackButton { button.setIndicator(appearance.ownBackIndicatorImage) }
        }
        setNeedsLayout()
    }

    /// Shows the title, and what the way back is called, so far from their places.
    func shift(titleBy title: CGFloat, backTitleBy back: CGFloat) {
        titleShift = title
        backButton?.shiftTitle(by: back)
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Shows the large title so far from its place, along with its screen.
    func shift(largeTitleBy shift: CGFloat) {
        largeTitleShift = shift
        largeTitle?.transform = CGAffineTransform(translationX: shift, y: 0)
    }

    /// The height of the rows in points, as far as they are open.
    var height: CGFloat { rows.fixed + openHeight }

    /// Opens what goes with the content.
    ///
    /// - Parameter pull: how far content is pulled down, in points, when all is open.
    func open(by height: CGFloat, pull: CGFloat) {
        guard height != openHeight || pull != self.pull else { return }
        openHeight = height
        self.pull = pull
        placeRows()
    }

    /// Gives the bar other rows: a search takes the place of the others, or gives it back.
    func change(to rows: NavigationBarRows, openBy height: CGFloat) {
        self.rows = rows
        openHeight = height
        pull = 0
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Where the row with the search field begins, in points, and how high it is.
    var searchRow: (top: CGFloat, height: CGFloat) {
        (rows.prompt + rows.titleRow + rows.openTitle(openHeight) + pull, rows.openSearch(openHeight))
    }

    /// The heights in points of what is still seen of a large title where the small one begins to show, and where it is there.
    private static let smallTitleBegins: CGFloat = 20
    private static let smallTitleEnds: CGFloat = 8

    private func placeRows() {
        let top = rows.prompt
        let seen: CGFloat = rows.isSearching ? 0 : 1
        promptLabel?.frame = CGRect(x: 0, y: 6 - (1 - seen) * NavigationBarRows.title, width: bounds.width, height: 18)
        for view in (leading + trailing).map(\.view) + [titleView, promptLabel, largeTitle].compactMap(\.self)
        where view.alpha != seen {
            view.alpha = seen
        }
        guard let largeTitle else { return }
        let open = rows.openTitle(openHeight)
        largeTitle.transform = .identity
        largeTitle.frame = CGRect(
            x: 0, y: top + rows.titleRow, width: bounds.width, height: max(0, open + pull))
        largeTitle.transform = CGAffineTransform(translationX: largeTitleShift, y: 0)
        largeTitle.pull = pull
        guard titleView is NavigationTitleLabel, !rows.isSearching else { return }
        let way = Self.smallTitleBegins - Self.smallTitleEnds
        titleView.alpha = min(1, max(0, (Self.smallTitleBegins - open) / way))
    }

    private var backButton: BarButton? {
        (leading.first?.view as? BarButton).flatMap { $0.isBackButton ? $0 : nil }
    }

    /// Where the middles of the title and of what the way back is called are, when they are in their places.
    var titleMiddle: CGFloat { titleView.frame.midX - titleShift }
    var backTitleMiddle: CGFloat? { backButton.map { convert($0.titleMiddle, from: $0).x } }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
        let bounds = CGRect(x: 0, y: rowTop, width: bounds.width, height: NavigationBarRows.title)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = SystemMargins.side(forWidth: bounds.width)
        let half = bounds.width / 2
        chooseBackTitle(side: side)
        var start = backButton != nil ? Self.backMargin : side
        start += safeAreaInsets.left
        for item in leading {
            let size = item.view.sizeThatFits(bounds.size)
            start += item.space
            let width = min(size.width, max(0, half - start))
            place(item.view, x: start, width: width, height: size.height, mirrored: isRightToLeft)
            start += width + Self.buttonGap
        }
        var end = bounds.width - side - safeAreaInsets.right
        for item in trailing {
            let size = item.view.sizeThatFits(bounds.size)
            end -= item.space
            place(item.view, x: end - size.width, width: size.width, height: size.height, mirrored: isRightToLeft)
            end -= size.width + Self.buttonGap
        }
        let from = leading.isEmpty ? side : start - Self.buttonGap + Self.titleGap
        let to = trailing.isEmpty ? bounds.width - side : end + Self.buttonGap - Self.titleGap
        let size = titleView.sizeThatFits(CGSize(width: max(0, to - from), height: bounds.height))
        let width = min(size.width, max(0, to - from))
        // In the middle of the bar, unless the buttons leave no room there.
        let x = min(max((bounds.width - width) / 2, from), to - width)
        place(titleView, x: x, width: width, height: size.height, mirrored: isRightToLeft)
        titleView.frame.origin.x += titleShift + titleOffset.horizontal
        titleView.frame.origin.y += titleOffset.vertical
    }

    /// Calls the way back what there is room for beside the title and the other buttons.
    private func chooseBackTitle(side: CGFloat) {
        guard let backButton else { return }
        let others = (leading.dropFirst() + trailing).map { item in
            item.view.sizeThatFits(bounds.size).width + item.space + Self.buttonGap
        }
        let title = titleView.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).width
        let room =
            bounds.width - safeAreaInsets.left - safeAreaInsets.right - Self.backMargin - others.reduce(0, +)
            - (trailing.isEmpty ? side : side - Self.buttonGap + Self.titleGap)
            - (title > 0 ? title + Self.titleGap : 0)
        let most = min(room, bounds.width / 2 - Self.backMargin)
        let titles = backButton.backTitles
        backButton.backTitle = titles.first { backButton.width(titled: $0) <= most } ?? titles.last ?? nil
    }

    /// Where the row with the title begins: above the bar while a search has taken its place.
    private var rowTop: CGFloat { rows.isSearching ? -NavigationBarRows.title : rows.prompt }

    private func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat, mirrored: Bool) {
        let scale = max(1, traitCollection.displayScale)
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let height = min(height, NavigationBarRows.title)
        view.frame = CGRect(
            x: snap(mirrored ? bounds.width - x - width : x),
            y: rowTop + snap((NavigationBarRows.title - height) / 2), width: width,
            height: height)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A title as a bar writes it, unlike a view that an app puts in its place.
private final class NavigationTitleLabel: UILabel {}
