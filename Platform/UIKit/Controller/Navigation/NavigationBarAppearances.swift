import Foundation

/// What a navigation bar looks like in all its states, and which of that counts for an item.
@MainActor
final class NavigationBarAppearances {
    /// What a bar's look depends on, besides its item.
    struct State {
        /// Whether the content begins below the bar, and nothing of it is behind.
        var isAtEdge: Bool
        /// Whether the bar is as low as on a phone that lies on its side.
        var isCompact: Bool
    }

    /// Called when something of it changes.
    var onChange: (() -> Void)?

    private(set) var standard = UINavigationBarAppearance()
    private(set) var scrollEdge: UINavigationBarAppearance?
    private(set) var compact: UINavigationBarAppearance?
    private(set) var compactScrollEdge: UINavigationBarAppearance?

    /// Whether what is behind the bar shines through.
    var isTranslucent = true {
        didSet { if isTranslucent != oldValue { onChange?() } }
    }

    /// The arrow of the way back as the bar's own properties set it: both images are needed.
    var backIndicator: (image: UIImage?, mask: UIImage?) {
        didSet {
            let (image, mask) = backIndicator
            standard.setBackIndicatorImage(image, transitionMaskImage: mask)
        }
    }

    init() {
        standard.onChange = { [weak self] in self?.onChange?() }
    }

    func setStandard(_ new: UINavigationBarAppearance?) { keep(new) { standard = $0 ?? UINavigationBarAppearance() } }
    func setScrollEdge(_ new: UINavigationBarAppearance?) { keep(new) { scrollEdge = $0 } }
    func setCompact(_ new: UINavigationBarAppearance?) { keep(new) { compact = $0 } }
    func setCompactScrollEdge(_ new: UINavigationBarAppearance?) { keep(new) { compactScrollEdge = $0 } }

    private func keep(_ new: UINavigationBarAppearance?, _ store: (UINavigationBarAppearance?) -> Void) {
        let copy = new?.copy(with: nil) as? UINavigationBarAppearance
        copy?.onChange = { [weak self] in self?.onChange?() }
        store(copy)
        onChange?()
    }

    /// What counts: what the item says before what the bar says. Without a word about the edge, it is as elsewhere, without
    /// background.
    func shown(
        for item: UINavigationItem?, _ state: State
    ) -> (appearance: UINavigationBarAppearance, background: BarBackgroundLook) {
        let own = item?.appearances
        let plain = own?[.standard] ?? standard
        let elsewhere = state.isCompact ? own?[.compact] ?? compact ?? plain : plain
        guard state.isAtEdge else { return (elsewhere, look(elsewhere.background)) }
        let compactEdge = state.isCompact ? own?[.compactScrollEdge] ?? compactScrollEdge : nil
        if let edge = compactEdge ?? own?[.scrollEdge] ?? scrollEdge { return (edge, look(edge.background)) }
        return (elsewhere, isTranslucent ? .transparent : look(elsewhere.background))
    }

    private func look(_ background: BarBackgroundLook) -> BarBackgroundLook {
        isTranslucent ? background : background.withoutTranslucency
    }
}

/// When an item's own appearance counts.
enum NavigationBarOccasion: CaseIterable {
    case standard, scrollEdge, compact, compactScrollEdge
}
