import Foundation

/// The appearances of a navigation bar in all its states, and the choice of the current one for an item.
@MainActor
final class NavigationBarAppearances {
    /// The state of a bar that, with its item, determines its appearance.
    struct State {
        /// Whether nothing of the content is behind the bar.
        var isAtEdge: Bool
        /// Whether the bar has the height of a vertically compact environment.
        var isCompact: Bool
    }

    /// Called when an appearance changes.
    var onChange: (() -> Void)?

    private(set) var standard = UINavigationBarAppearance()
    private(set) var scrollEdge: UINavigationBarAppearance?
    private(set) var compact: UINavigationBarAppearance?
    private(set) var compactScrollEdge: UINavigationBarAppearance?

    /// Whether the content behind the bar shows through.
    var isTranslucent = true {
        didSet { if isTranslucent != oldValue { onChange?() } }
    }

    /// The images of the back arrow that were set with the bar's properties. It is shown when both are set.
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

    /// Returns the current appearance: the item's, or else the bar's. Without a scroll edge appearance, the
    /// bar has no background at the edge.
    func shown(
        for item: UINavigationItem?, _ state: State
    ) -> (appearance: UINavigationBarAppearance, background: BarBackground) {
        let own = item?.appearances
        let plain = own?[.standard] ?? standard
        let elsewhere = state.isCompact ? own?[.compact] ?? compact ?? plain : plain
        guard state.isAtEdge else { return (elsewhere, resolved(elsewhere.background)) }
        let compactEdge = state.isCompact ? own?[.compactScrollEdge] ?? compactScrollEdge : nil
        if let edge = compactEdge ?? own?[.scrollEdge] ?? scrollEdge { return (edge, resolved(edge.background)) }
        return (elsewhere, isTranslucent ? .transparent : resolved(elsewhere.background))
    }

    private func resolved(_ background: BarBackground) -> BarBackground {
        isTranslucent ? background : background.withoutTranslucency
    }
}

/// The states for which an item can have its own appearance.
enum NavigationBarOccasion: CaseIterable {
    case standard, scrollEdge, compact, compactScrollEdge
}
