/// The animated replacement of a navigation bar's contents: the old title becomes the back title, or the
/// back title becomes the new title.
@MainActor
struct NavigationBarChange {
    /// The offsets of the titles.
    private struct Shift {
        var title: CGFloat
        var back: CGFloat
        /// The offset of the large title, which moves with its screen.
        var large: CGFloat
    }

    private let bar: UINavigationBar
    private let old: NavigationBarContents
    private let new: NavigationBarContents
    private let end: Shift
    private let oldSearch: NavigationSearchArea?
    private let newSearch: NavigationSearchArea?

    /// Prepares the new contents for the animation.
    ///
    /// - Parameter distance: The width of the bar; negative if a pop moves the contents from right to left.
    init(
        of bar: UINavigationBar, from old: NavigationBarContents, to new: NavigationBarContents,
        search: (old: NavigationSearchArea?, new: NavigationSearchArea?), isPush: Bool, distance: CGFloat
    ) {
        oldSearch = search.old
        newSearch = search.new
        self.bar = bar
        self.old = old
        self.new = new
        let start: Shift
        if UIAccessibility.prefersCrossFadeTransitions {
            start = Shift(title: 0, back: 0, large: 0)
            end = start
        } else if isPush {
            let toBack = new.backTitleMiddle.map { $0 - old.titleMiddle } ?? -distance / 2
            start = Shift(title: distance / 2, back: -toBack, large: distance)
            end = Shift(title: toBack, back: -distance / 2, large: -distance * NavigationAnimator.parallax)
        } else {
            let fromBack = old.backTitleMiddle.map { new.titleMiddle - $0 } ?? distance / 2
            start = Shift(title: -fromBack, back: -distance / 2, large: -distance * NavigationAnimator.parallax)
            end = Shift(title: distance / 2, back: fromBack, large: distance)
        }
        UIView.performWithoutAnimation {
            new.shift(titleBy: start.title, backTitleBy: start.back)
            new.shift(largeTitleBy: start.large)
            new.alpha = 0
            search.new?.transform = CGAffineTransform(translationX: start.large, y: 0)
            search.new?.alpha = 0
        }
    }

    /// Moves the old and new contents. Call it in an animation block.
    func animate() {
        bar.updateAppearance()
        new.shift(titleBy: 0, backTitleBy: 0)
        new.shift(largeTitleBy: 0)
        new.alpha = 1
        newSearch?.transform = .identity
        newSearch?.alpha = 1
        oldSearch?.transform = CGAffineTransform(translationX: end.large, y: 0)
        oldSearch?.alpha = 0
        old.shift(titleBy: end.title, backTitleBy: end.back)
        old.shift(largeTitleBy: end.large)
        old.alpha = 0
    }

    /// Removes the old contents.
    func finish() {
        old.removeFromSuperview()
        oldSearch?.removeFromSuperview()
    }
}
