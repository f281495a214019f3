/// The contents of a navigation bar giving way to others, along with a transition: the title that goes becomes the way
/// back, or the way back becomes the title that comes.
@MainActor
struct NavigationBarChange {
    /// By how much a title and the title of the way back are away from their places.
    private struct Shift {
        var title: CGFloat
        var back: CGFloat
        /// A large title goes with its screen.
        var large: CGFloat
    }

    private let bar: UINavigationBar
    private let old: NavigationBarContents
    private let new: NavigationBarContents
    private let end: Shift
    private let oldSearch: NavigationSearchArea?
    private let newSearch: NavigationSearchArea?

    /// Puts `new` where it comes from.
    ///
    /// - Parameter way: the width of the bar; negative where the contents travel from right to left on the way back.
    init(
        of bar: UINavigationBar, from old: NavigationBarContents, to new: NavigationBarContents,
        search: (old: NavigationSearchArea?, new: NavigationSearchArea?), isPush: Bool, way: CGFloat
    ) {
        oldSearch = search.old
        newSearch = search.new
        self.bar = bar
        self.old = old
        self.new = new
        let start: Shift
        if isPush {
            let toBack = new.backTitleMiddle.map { $0 - old.titleMiddle } ?? -way / 2
            start = Shift(title: way / 2, back: -toBack, large: way)
            end = Shift(title: toBack, back: -way / 2, large: -way * NavigationAnimator.parallax)
        } else {
            let fromBack = old.backTitleMiddle.map { new.titleMiddle - $0 } ?? way / 2
            start = Shift(title: -fromBack, back: -way / 2, large: -way * NavigationAnimator.parallax)
            end = Shift(title: way / 2, back: fromBack, large: way)
        }
        UIView.performWithoutAnimation {
            new.shift(titleBy: start.title, backTitleBy: start.back)
            new.shift(largeTitleBy: start.large)
            new.alpha = 0
            search.new?.transform = CGAffineTransform(translationX: start.large, y: 0)
            search.new?.alpha = 0
        }
    }

    /// Takes both where they go; to be called in the block of an animation.
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

    /// Takes away what is not seen any more.
    func finish() {
        old.removeFromSuperview()
        oldSearch?.removeFromSuperview()
    }
}
