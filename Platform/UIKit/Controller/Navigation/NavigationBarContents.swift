/// The contents of a navigation bar for one item.
final class NavigationBarContents: UIView {
    /// A view at one side, with the width of the space before it, in points.
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
    /// The rows and the visible height of the collapsible ones.
    private(set) var rows: NavigationBarRows
    private var expansion: CGFloat
    private var pull: CGFloat = 0
    private var largeTitleShift: CGFloat = 0

    /// The distance between two buttons of one side, in points.
    private static let buttonGap: CGFloat = 16
    /// The distance of the back arrow from the edge, in points. Its image has a margin, too.
    private static let backMargin: CGFloat = 8
    /// The distance between the title and the buttons, in points.
    private static let titleGap: CGFloat = 6

    init(
        item: UINavigationItem, backItem: BackItem?, rows: NavigationBarRows, expansion: CGFloat,
        systemItem: UIBarButtonItem?
    ) {
        self.rows = rows
        self.expansion = expansion
        largeTitle = rows.hasLargeTitle ? LargeTitleArea(title: item.title) : nil
        promptLabel = rows.hasPrompt ? Self.label(of: item.prompt) : nil
        if let view = item.titleView {
            titleView = view
        } else if let makeMenu = item.titleMenuProvider {
            let button = NavigationTitleButton(menu: makeMenu)
            button.label.text = item.title
            titleView = button
        } else {
            let label = NavigationTitleLabel()
            label.accessibilityTraits = .header
            label.text = item.title
            label.textAlignment = .center
            titleView = label
        }
        var leading: [SideItem] = []
        let items = item.allLeadingItems
        if items.isEmpty || item.leftItemsSupplementBackButton, let backItem {
            leading.append(SideItem(view: backItem.makeButton()))
        }
        leading += Self.sideItems([systemItem].compactMap(\.self) + items)
        self.leading = leading
        let trailingItems = item.allTrailingItems
        trailing = Self.sideItems(trailingItems)
        super.init(frame: .zero)
        for view in [largeTitle, promptLabel] { view.map(addSubview) }
        addSubview(titleView)
        for side in leading + trailing { addSubview(side.view) }
        for button in items + trailingItems {
            button.onChange = { [weak item] in item.map { $0.bar?.itemDidChange($0) } }
        }
    }

    @available(*, unavailable, message: "NavigationBarContents is created by UINavigationBar")
    required init?(coder: NSCoder) {
        preconditionFailure("NavigationBarContents can't be decoded. UINavigationBar creates it.")
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
                // The title gets the remaining width.
                space += item.systemItem == .fixedSpace ? max(0, item.width) : 0
                continue
            }
            sides.append(SideItem(view: item.customView ?? BarButton(of: item), space: space))
            space = 0
        }
        return sides
    }

    /// The label of the bar's own title; `nil` for an app's title view.
    private var titleLabel: NavigationTitleLabel? {
        titleView as? NavigationTitleLabel ?? (titleView as? NavigationTitleButton)?.label
    }

    /// Applies the bar's appearance to the titles and buttons.
    func apply(_ appearance: UINavigationBarAppearance) {
        if let label = titleLabel {
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

    /// Offsets the title and the back title for an animation.
    func shift(titleBy title: CGFloat, backTitleBy back: CGFloat) {
        titleShift = title
        backButton?.shiftTitle(by: back)
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Offsets the large title, which moves with its screen.
    func shift(largeTitleBy shift: CGFloat) {
        largeTitleShift = shift
        largeTitle?.transform = CGAffineTransform(translationX: shift, y: 0)
    }

    /// The height of the visible part of the rows, in points.
    var height: CGFloat { rows.fixed + expansion }

    /// Sets the visible height of the collapsible rows.
    ///
    /// - Parameter pull: The distance by which the content is pulled down below the expanded bar, in points.
    func open(by height: CGFloat, pull: CGFloat) {
        guard height != expansion || pull != self.pull else { return }
        expansion = height
        self.pull = pull
        layOutRows()
    }

    /// Replaces the rows when a search begins or ends.
    func change(to rows: NavigationBarRows, expansion height: CGFloat) {
        self.rows = rows
        expansion = height
        pull = 0
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// The top and the height of the search row, in points.
    var searchRow: (top: CGFloat, height: CGFloat) {
        (rows.prompt + rows.titleRow + rows.visibleTitleHeight(expansion) + pull, rows.visibleSearchHeight(expansion))
    }

    /// The visible heights of the large title, in points, at which the small title starts to fade in and is
    /// opaque.
    private static let smallTitleBegins: CGFloat = 20
    private static let smallTitleEnds: CGFloat = 8

    private func layOutRows() {
        let top = rows.prompt
        let rowAlpha: CGFloat = rows.isSearching ? 0 : 1
        promptLabel?.frame = CGRect(
            x: 0, y: 6 - (1 - rowAlpha) * rows.titleHeight, width: bounds.width, height: 18)
        for view in (leading + trailing).map(\.view) + [titleView, promptLabel, largeTitle].compactMap(\.self)
        where view.alpha != rowAlpha {
            view.alpha = rowAlpha
        }
        guard let largeTitle else { return }
        let open = rows.visibleTitleHeight(expansion)
        largeTitle.transform = .identity
        largeTitle.frame = CGRect(
            x: 0, y: top + rows.titleRow, width: bounds.width, height: max(0, open + pull))
        largeTitle.transform = CGAffineTransform(translationX: largeTitleShift, y: 0)
        largeTitle.pull = pull
        guard titleLabel != nil, !rows.isSearching else { return }
        let fadeDistance = Self.smallTitleBegins - Self.smallTitleEnds
        titleView.alpha = min(1, max(0, (Self.smallTitleBegins - open) / fadeDistance))
    }

    private var backButton: BarButton? {
        (leading.first?.view as? BarButton).flatMap { $0.isBackButton ? $0 : nil }
    }

    /// The centers of the title and the back title without their offsets.
    var titleMiddle: CGFloat { titleView.frame.midX - titleShift }
    var backTitleMiddle: CGFloat? { backButton.map { convert($0.titleMiddle, from: $0).x } }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
        let bounds = CGRect(x: 0, y: rowTop, width: bounds.width, height: rows.titleHeight)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = SystemMargins.side(forWidth: bounds.width)
        let half = bounds.width / 2
        selectBackTitle(side: side)
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
        // Centered in the bar, unless the buttons need the space.
        let x = min(max((bounds.width - width) / 2, from), to - width)
        place(titleView, x: x, width: width, height: size.height, mirrored: isRightToLeft)
        titleView.frame.origin.x += titleShift + titleOffset.horizontal
        titleView.frame.origin.y += titleOffset.vertical
    }

    /// Chooses the first back title that fits beside the title and the other buttons.
    private func selectBackTitle(side: CGFloat) {
        guard let backButton else { return }
        let others = (leading.dropFirst() + trailing).map { item in
            item.view.sizeThatFits(bounds.size).width + item.space + Self.buttonGap
        }
        let title = titleView.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).width
        let available =
            bounds.width - safeAreaInsets.left - safeAreaInsets.right - Self.backMargin - others.reduce(0, +)
            - (trailing.isEmpty ? side : side - Self.buttonGap + Self.titleGap)
            - (title > 0 ? title + Self.titleGap : 0)
        let maximum = min(available, bounds.width / 2 - Self.backMargin)
        let titles = backButton.backTitles
        backButton.backTitle = titles.first { backButton.width(titled: $0) <= maximum } ?? titles.last ?? nil
    }

    /// The top of the title row, which is above the bar during a search.
    private var rowTop: CGFloat { rows.isSearching ? -rows.titleHeight : rows.prompt }

    private func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat, mirrored: Bool) {
        let scale = max(1, traitCollection.displayScale)
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let height = min(height, rows.titleHeight)
        view.frame = CGRect(
            x: snap(mirrored ? bounds.width - x - width : x), y: rowTop + snap((rows.titleHeight - height) / 2),
            width: width, height: height)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
