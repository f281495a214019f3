/// Turning pages.
extension UIPageViewController {
    // MARK: Calls

    final func show(
        _ page: UIViewController, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        endTurnAtOnce()
        neighbors = PageNeighbors()
        let isVisible = isViewLoaded && view.window != nil
        guard animated, isVisible, UIView.areAnimationsEnabled, let current, current !== page else {
            exchange(for: page)
            completion?(true)
            return
        }
        let side: PageNeighbors.Side = direction == .forward ? .after : .before
        begin(side, to: page, cause: .call(completion))
        scrollView.isScrollEnabled = false
        scrollView.setContentOffset(scrollView.offset(at: side.distance), animated: true)
        updatePageControl()
    }

    /// Shows a page without animation.
    private func exchange(for page: UIViewController) {
        defer { updatePageControl() }
        guard page !== current else { return layOutPages() }
        let old = current
        let notifies = appearance == .appeared
        old?.beginMoving(to: nil)
        addChild(page)
        current = page
        guard isViewLoaded else {
            old?.removeFromParent()
            return page.didMove(toParent: self)
        }
        if notifies {
            old?.beginAppearanceTransition(false, animated: false)
            page.beginAppearanceTransition(true, animated: false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        scrollView.addSubview(page.view)
        layOutPages()
        if notifies {
            old?.endAppearanceTransition()
            page.endAppearanceTransition()
        }
        old?.removeFromParent()
        page.didMove(toParent: self)
        setNeedsStatusBarAppearanceUpdate()
    }

    // MARK: Swipes

    final func dragDidBegin() {
        loadNeighbor(.before)
        loadNeighbor(.after)
        updateContent()
    }

    /// Requests the page at a side from the data source unless it is known.
    private func loadNeighbor(_ side: PageNeighbors.Side) {
        guard case .unknown = neighbors[side], let current else { return }
        let page =
            side == .before
            ? dataSource?.pageViewController(self, viewControllerBefore: current)
            : dataSource?.pageViewController(self, viewControllerAfter: current)
        neighbors[side] = page.map { $0 === current ? .none : .page($0) } ?? .none
    }

    /// Begins or changes the turn for the position of the content.
    final func pagesDidMove() {
        let displacement = scrollView.displacement
        guard abs(displacement) > 0.25, turn?.isByUser ?? true, scrollView.pageLength > 0 else { return }
        let side: PageNeighbors.Side = displacement < 0 ? .before : .after
        if let turn, turn.side == side { return }
        if turn != nil { cancelTurn() }
        loadNeighbor(side)
        guard let page = neighbors[side].page else { return updateContent() }
        delegate?.pageViewController(self, willTransitionTo: [page])
        begin(side, to: page, cause: .user)
    }

    /// Ends the turn when the content is at rest on a page.
    final func pagesDidRest() {
        guard let turn else { return }
        let distance = scrollView.displacement / max(1, scrollView.pageLength)
        if abs(distance - turn.side.distance) < 0.01 {
            completeTurn()
        } else if turn.isByUser, abs(distance) < 0.01 {
            cancelTurn()
        }
    }

    // MARK: Phases of a turn

    private func begin(_ side: PageNeighbors.Side, to page: UIViewController, cause: PageTurn.Cause) {
        let notifies = appearance == .appeared
        neighbors[side] = .page(page)
        turn = PageTurn(page: page, side: side, cause: cause, notifiesAppearance: notifies)
        addChild(page)
        page.loadViewIfNeeded()
        if notifies {
            page.beginAppearanceTransition(true, animated: true)
            current?.beginAppearanceTransition(false, animated: true)
        }
        UIView.performWithoutAnimation {
            page.view.frame = scrollView.frame(at: side.distance, spacing: interPageSpacing)
            scrollView.addSubview(page.view)
            updateContent()
        }
    }

    private func completeTurn() {
        guard let turn, let old = current else { return }
        self.turn = nil
        old.beginMoving(to: nil)
        old.viewIfLoaded?.removeFromSuperview()
        current = turn.page
        var next = PageNeighbors()
        if turn.isByUser { next[turn.side.opposite] = .page(old) }
        neighbors = next
        if turn.isByUser {
            loadNeighbor(turn.side)
            pageIndex += turn.side == .after ? 1 : -1
            pageControl?.currentPage = pageIndex
        }
        scrollView.isScrollEnabled = dataSource != nil
        layOutPages()
        if turn.notifiesAppearance {
            old.endAppearanceTransition()
            turn.page.endAppearanceTransition()
        }
        old.removeFromParent()
        turn.page.didMove(toParent: self)
        setNeedsStatusBarAppearanceUpdate()
        didEnd(turn, previous: old, completed: true)
    }

    private func cancelTurn() {
        guard let turn, let current else { return }
        self.turn = nil
        if turn.notifiesAppearance {
            turn.page.beginAppearanceTransition(false, animated: true)
            current.beginAppearanceTransition(true, animated: true)
        }
        turn.page.beginMoving(to: nil)
        turn.page.viewIfLoaded?.removeFromSuperview()
        if turn.notifiesAppearance {
            turn.page.endAppearanceTransition()
            current.endAppearanceTransition()
        }
        turn.page.removeFromParent()
        scrollView.isScrollEnabled = dataSource != nil
        didEnd(turn, previous: current, completed: false)
    }

    private func didEnd(_ turn: PageTurn, previous: UIViewController, completed: Bool) {
        if turn.isByUser {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [previous], transitionCompleted: completed)
        } else {
            turn.complete(completed)
        }
    }

    /// Ends the turn without animation: the page of a call is displayed, and a swipe is undone.
    final func endTurnAtOnce() {
        guard let turn else { return }
        scrollView.stopScrollingAndZooming()
        guard let running = self.turn, running.page === turn.page else { return }
        if turn.isByUser {
            cancelTurn()
            layOutPages()
        } else {
            completeTurn()
        }
    }

    // MARK: Layout

    final func layOutPages() {
        guard isViewLoaded else { return }
        var area = view.bounds
        if let pageControl {
            let height = min(Self.pageControlHeight, area.height)
            let y = max(0, area.height - view.safeAreaInsets.bottom - height)
            pageControl.frame = CGRect(x: 0, y: y, width: area.width, height: height)
            area.size.height = y
        }
        let spacing = interPageSpacing
        let isVertical = navigationOrientation == .vertical
        let frame = area.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
        let isResized = scrollView.frame != frame
        if isResized {
            if turn != nil { return endTurnAtOnce() }
            // The content offset of the old size is not a movement.
            scrollView.resize(to: frame)
        }
        if let current { place(current, at: 0) }
        if let turn { place(turn.page, at: turn.side.distance) }
        let rest = scrollView.offset(at: 0)
        if turn == nil, scrollView.contentOffset != rest, isResized || !isMoving { scrollView.contentOffset = rest }
        updateContent()
    }

    private var isMoving: Bool {
        if case .idle = scrollView.activity { false } else { true }
    }

    private func place(_ page: UIViewController, at distance: CGFloat) {
        let frame = scrollView.frame(at: distance, spacing: interPageSpacing)
        if page.view.frame != frame { page.view.frame = frame }
    }

    /// Limits scrolling to the sides with a page. A page that is not known yet may exist.
    private func updateContent() {
        func mayExist(_ side: PageNeighbors.Side) -> Bool {
            switch neighbors[side] {
            case .unknown: dataSource != nil
            case .none: false
            case .page: true
            }
        }
        scrollView.setContent(hasBefore: mayExist(.before), hasAfter: mayExist(.after))
    }

    // MARK: Data source

    final func dataSourceDidChange() {
        guard isViewLoaded else { return }
        if turn == nil { neighbors = PageNeighbors() }
        if turn?.isByUser ?? true { scrollView.isScrollEnabled = dataSource != nil }
        updatePageControl()
        view.setNeedsLayout()
    }

    /// The height of the page control below the pages, in points.
    private static let pageControlHeight: CGFloat = 37

    /// Shows the page control if the data source provides its values.
    final func updatePageControl() {
        guard isViewLoaded else { return }
        let values = current.flatMap { _ in pageControlValues }
        if (values != nil) != (pageControl != nil) {
            pageControl?.removeFromSuperview()
            pageControl = values.map { _ in makePageControl() }
            view.setNeedsLayout()
        }
        guard let pageControl, let values else { return }
        pageControl.numberOfPages = values.count
        pageIndex = values.index
        pageControl.currentPage = pageIndex
    }

    private var pageControlValues: (count: Int, index: Int)? {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
            let count = NotImplemented.answer(dataSource.presentationCount(for: self), unless: PageNeighbors.noCount),
            let index = NotImplemented.answer(dataSource.presentationIndex(for: self), unless: PageNeighbors.noCount)
        else { return nil }
        return (count, index)
    }

    private func makePageControl() -> UIPageControl {
        let control = UIPageControl()
        control.allowsContinuousInteraction = false
        control.addAction(
            UIAction { [weak self] action in
                if let control = action.sender as? UIPageControl { self?.pageControlDidChange(control) }
            }, for: .valueChanged)
        view.addSubview(control)
        return control
    }

    /// Turns to the neighbor on the side of the page that the user has selected in the page control.
    private func pageControlDidChange(_ control: UIPageControl) {
        let selected = control.currentPage
        control.currentPage = pageIndex
        guard selected != pageIndex, turn == nil, !isMoving else { return }
        let side: PageNeighbors.Side = selected < pageIndex ? .before : .after
        loadNeighbor(side)
        guard let page = neighbors[side].page else { return }
        delegate?.pageViewController(self, willTransitionTo: [page])
        begin(side, to: page, cause: .user)
        scrollView.setContentOffset(scrollView.offset(at: side.distance), animated: true)
    }
}
