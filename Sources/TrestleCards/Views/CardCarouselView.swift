import AdaptiveCards
import UIKit

/// Pages beside or below each other, of which one is displayed, above dots for the pages.
final class CardCarouselView: UIView, UIScrollViewDelegate {
    /// The scroll view, which contains copies of the last and the first page at its ends if the pages repeat.
    let scrollView = UIScrollView()
    let pageControl = UIPageControl()

    private let stack = UIStackView()
    private let isVertical: Bool
    private let repeats: Bool
    private let pageCount: Int
    /// The index of the displayed page among the pages and copies.
    private var index: Int
    /// The size of the scroll view whose offset has been set.
    private var positionedSize = CGSize(width: 0, height: 0)
    private var timer: CardPageTimer?

    /// - Parameters:
    ///   - isRightToLeft: Whether the pages are arranged from right to left, or `nil` for the direction of the app.
    ///   - pause: A closure that waits for a number of seconds.
    ///   - makePage: A closure that makes the view of a page.
    init(
        _ carousel: CardCarousel, isRightToLeft: Bool?, pause: @escaping @MainActor (TimeInterval) async -> Void,
        makePage: (CardCarousel.Page) -> UIView
    ) {
        pageCount = carousel.pages.count
        isVertical = carousel.orientation == .vertical
        repeats = carousel.loops && pageCount > 1
        let first = min(max(carousel.initialPage, 0), max(pageCount - 1, 0))
        index = repeats ? first + 1 : first
        super.init(frame: .zero)
        for view in [self, stack, pageControl] {
            view.semanticContentAttribute = CardStyle.direction(isRightToLeft)
        }
        var pages = carousel.pages.map(makePage)
        if repeats, let first = carousel.pages.first, let last = carousel.pages.last {
            let copies = [makePage(last), makePage(first)]
            for copy in copies { copy.accessibilityElementsHidden = true }
            pages = [copies[0]] + pages + [copies[1]]
        }
        addScrollView(pages, height: carousel.height.map { CGFloat($0) })
        addPageControl(first)
        if let interval = carousel.timer, pageCount > 1 {
            timer = CardPageTimer(interval: interval, pause: pause) { [weak self] in self?.turnPage() }
        }
    }

    @available(*, unavailable, message: "CardCarouselView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            """
            CardCarouselView does not support init(coder:). Create it with \
            init(_:isRightToLeft:pause:makePage:).
            """)
    }

    // MARK: Views

    private func addScrollView(_ pages: [UIView], height: CGFloat?) {
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.delegate = self
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = isVertical ? .vertical : .horizontal
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(scrollView)
        scrollView.addSubview(stack)
        for page in pages { addFrame(of: page, fits: height == nil) }
        let content = scrollView.contentLayoutGuide
        let extent = scrollView.heightAnchor.constraint(equalToConstant: height ?? 0)
        // No higher than the highest page.
        if height == nil { extent.priority = UILayoutPriority(50) }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            extent,
        ])
    }

    /// Adds a view of the size of the carousel that contains a page.
    ///
    /// - Parameter fits: Whether the carousel is at least as high as the page. Otherwise, a higher page is cut off.
    private func addFrame(of page: UIView, fits: Bool) {
        let frame = UIView()
        stack.addArrangedSubview(frame)
        page.translatesAutoresizingMaskIntoConstraints = false
        frame.addSubview(page)
        let bottom = page.bottomAnchor.constraint(equalTo: frame.bottomAnchor)
        // Less than the priority at which texts keep their heights.
        if !fits { bottom.priority = UILayoutPriority(740) }
        let guide = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: frame.topAnchor),
            page.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            bottom,
            frame.widthAnchor.constraint(equalTo: guide.widthAnchor),
            frame.heightAnchor.constraint(equalTo: guide.heightAnchor),
        ])
    }

    private func addPageControl(_ page: Int) {
        pageControl.numberOfPages = pageCount
        pageControl.currentPage = page
        pageControl.hidesForSinglePage = true
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                show(repeats ? pageControl.currentPage + 1 : pageControl.currentPage, animated: true)
                timer?.restart()
            }, for: .valueChanged)
        pageControl.translatesAutoresizingMaskIntoConstraints = false
        guard pageCount > 1 else {
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
            return
        }
        addSubview(pageControl)
        NSLayoutConstraint.activate([
            pageControl.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
            pageControl.centerXAnchor.constraint(equalTo: centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    // MARK: Pages

    /// The index of the displayed page.
    var currentPage: Int { pageCount == 0 ? 0 : repeats ? (index + pageCount - 1) % pageCount : index }

    private var extent: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }

    /// Whether the first page is at the right end.
    private var isReversed: Bool { !isVertical && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The number of pages and copies.
    private var count: Int { stack.arrangedSubviews.count }

    private func offset(of index: Int) -> CGPoint {
        let position = CGFloat(isReversed ? count - 1 - index : index) * extent
        return isVertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
    }

    private func show(_ index: Int, animated: Bool) {
        guard extent > 0 else { return }
        let isAnimated = animated && !UIAccessibility.isReduceMotionEnabled
        scrollView.setContentOffset(offset(of: index), animated: isAnimated)
        if !isAnimated { settle() }
    }

    /// Displays the page in place of its copy.
    private func settle() {
        guard repeats, extent > 0 else { return }
        let page = index == 0 ? pageCount : index == pageCount + 1 ? 1 : index
        if page != index { scrollView.contentOffset = offset(of: page) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.layoutIfNeeded()
        let content = isVertical ? scrollView.contentSize.height : scrollView.contentSize.width
        guard scrollView.bounds.size != positionedSize, extent > 0, content >= extent * CGFloat(count) - 0.5 else {
            return
        }
        positionedSize = scrollView.bounds.size
        scrollView.contentOffset = offset(of: index)
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // A change of the size scrolls, too, but displays the same page.
        guard scrollView.bounds.size == positionedSize, extent > 0 else { return }
        let position = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
        let physical = Int((position / extent).rounded())
        index = min(max(isReversed ? count - 1 - physical : physical, 0), max(count - 1, 0))
        if pageControl.currentPage != currentPage { pageControl.currentPage = currentPage }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        timer?.stop()
        settle()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { endScrolling() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { endScrolling() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    private func endScrolling() {
        settle()
        if window != nil { timer?.restart() }
    }

    // MARK: Timer

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { timer?.stop() } else { timer?.restart() }
    }

    /// Displays the next page, unless the user touches the carousel, does not see it, or prefers that it does not move.
    private func turnPage() {
        guard !scrollView.isTracking, !scrollView.isDecelerating, !UIAccessibility.isReduceMotionEnabled,
            !UIAccessibility.isVoiceOverRunning, isOnScreen, index + 1 < count
        else { return }
        show(index + 1, animated: true)
    }

    private var isOnScreen: Bool {
        guard let window, UIApplication.shared.applicationState == .active else { return false }
        return convert(bounds, to: window).intersects(window.bounds)
    }
}
