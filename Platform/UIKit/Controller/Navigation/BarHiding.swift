import Foundation

/// Hides and shows the bars of a navigation controller when the user swipes, taps or types, or rotates the
/// device.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    /// The minimum distance of a vertical swipe, in points. Chosen by eye.
    private static let minimumSwipeDistance: CGFloat = 24
    /// The height of the area below the top safe area in which a tap shows hidden bars, in points.
    private static let tapHeight: CGFloat = 44

    private weak var navigation: UINavigationController?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private let keyboard = KeyboardAppearanceObserver()
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
        keyboard.onKeyboardAppearance = { [weak self] in
            guard let self, whenKeyboardAppears, let view = navigation?.viewIfLoaded, view.window != nil else { return }
            hide()
        }
        update()
    }

    /// Adds the gesture recognizers to the view, which has been loaded.
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

    // MARK: Events

    private func swiped() {
        let translation = pan.translation(in: pan.view)
        guard pan.state == .changed, abs(translation.y) >= Self.minimumSwipeDistance,
            abs(translation.y) > abs(translation.x)
        else { return }
        if translation.y < 0 { hide() } else { show() }
        pan.setTranslation(.zero, in: pan.view)
    }

    private func tapped() {
        if onTap, navigation?.isNavigationBarHidden == false { hide() } else { show() }
    }

    /// Hides or shows the bars if the vertical size class has changed.
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
        // Also where a bar passes touches on.
        let bars = [navigation.bar, navigation.storedToolbar].compactMap(\.self)
        if bars.contains(where: { !$0.isHidden && $0.bounds.contains(touch.location(in: $0)) }) { return false }
        if onTap { return true }
        let y = touch.location(in: navigation.view).y
        return hiddenBars != .none && y < navigation.view.safeAreaInsets.top + Self.tapHeight
    }
}
