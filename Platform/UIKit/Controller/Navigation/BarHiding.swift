import Foundation

/// Hides the bars of a navigation controller, and shows them again, as people swipe, tap and type, or turn their phones.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    /// How far in points a finger moves up or down before it counts. By eye.
    private static let swipeWay: CGFloat = 24
    /// How much of the top counts where a tap brings bars back, below what the system takes, in points.
    private static let tapHeight: CGFloat = 44

    private weak var navigation: UINavigationController?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private let keyboard = KeyboardArrival()
    private var hiddenBars = HiddenBars.none

    /// The bars that were hidden here, which are shown again together.
    private enum HiddenBars {
        case none, navigationBar, navigationBarAndToolbar
    }

    var onSwipe = false { didSet { update() } }
    var onTap = false { didSet { update() } }
    var whenKeyboardAppears = false { didSet { update() } }
    var whenVerticallyCompact = false {
        didSet {
            update()
            sizeClassMayHaveChanged()
        }
    }

    override init() {
        super.init()
        for recognizer in [pan, tap] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
        }
        pan.addAction(UIAction { [weak self] _ in self?.swiped() })
        tap.addAction(UIAction { [weak self] _ in self?.tapped() })
        keyboard.onArrival = { [weak self] in
            guard let self, whenKeyboardAppears, let view = navigation?.viewIfLoaded, view.window != nil else { return }
            hide()
        }
        update()
    }

    /// Begins to look for fingers, in a view that is there now.
    func attach(to navigation: UINavigationController) {
        self.navigation = navigation
        for recognizer in [pan, tap] { navigation.view.addGestureRecognizer(recognizer) }
        sizeClassMayHaveChanged()
    }

    private func update() {
        pan.isEnabled = onSwipe
        tap.isEnabled = onTap || whenKeyboardAppears || whenVerticallyCompact
        keyboard.isWatching = whenKeyboardAppears
    }

    // MARK: What happens

    private func swiped() {
        let way = pan.translation(in: pan.view)
        guard pan.state == .changed, abs(way.y) >= Self.swipeWay, abs(way.y) > abs(way.x) else { return }
        if way.y < 0 { hide() } else { show() }
        pan.setTranslation(.zero, in: pan.view)
    }

    private func tapped() {
        if onTap, navigation?.isNavigationBarHidden == false { hide() } else { show() }
    }

    /// The window may have got another height.
    func sizeClassMayHaveChanged() {
        guard whenVerticallyCompact, let navigation, navigation.isViewLoaded else { return }
        let isCompact = navigation.traitCollection.verticalSizeClass == .compact
        guard isCompact != wasCompact else { return }
        wasCompact = isCompact
        if isCompact { hide() } else { show() }
    }
    private var wasCompact = false

    private func hide() {
        guard let navigation, !navigation.isNavigationBarHidden else { return }
        hiddenBars = navigation.isToolbarHidden ? .navigationBar : .navigationBarAndToolbar
        navigation.setNavigationBarHidden(true, animated: true)
        if hiddenBars == .navigationBarAndToolbar { navigation.setToolbarHidden(true, animated: true) }
    }

    private func show() {
        guard let navigation, navigation.isNavigationBarHidden else { return }
        navigation.setNavigationBarHidden(false, animated: true)
        if hiddenBars == .navigationBarAndToolbar { navigation.setToolbarHidden(false, animated: true) }
        hiddenBars = .none
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let navigation else { return false }
        guard gestureRecognizer === tap else { return true }
        // Also where a bar lets touches through.
        let bars = [navigation.bar, navigation.storedToolbar].compactMap(\.self)
        if bars.contains(where: { !$0.isHidden && $0.bounds.contains(touch.location(in: $0)) }) { return false }
        if onTap { return true }
        let y = touch.location(in: navigation.view).y
        return hiddenBars != .none && y < navigation.view.safeAreaInsets.top + Self.tapHeight
    }
}
