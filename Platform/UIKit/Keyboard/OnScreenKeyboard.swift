import Foundation
import QuartzCore

/// The on-screen keyboard and the input views of the first responder.
///
/// It shows and hides them, posts the keyboard notifications, and handles interactive dismissal.
@MainActor
package final class OnScreenKeyboard {
    private var window: KeyboardWindow?
    private lazy var keys = KeyboardView(frame: .zero)
    /// The window that contains the first responder.
    private weak var inputWindow: UIWindow?
    private weak var responder: UIResponder?
    /// The frame on the screen at which the keyboard is or to which it is moving, or `nil` if it is hidden.
    package private(set) var frame: CGRect?
    /// The distance by which a touch has pushed the keyboard down, in points.
    private var dismissOffset: CGFloat = 0
    private var completionTimer: DisplayClock.Timer?
    private var guides: [WeakGuide] = []

    /// The screen of the keyboard.
    private var screen: UIScreen { inputWindow?.screen ?? window?.screen ?? .main }

    private struct WeakGuide {
        weak var guide: UILayoutGuide?
    }

    /// The duration of the animation in seconds, as on iOS.
    private static let duration: TimeInterval = 0.25
    /// The height below the keys of a phone without a home button in portrait: 41 points for the globe bar,
    /// in addition to 34 for the home indicator. With 216 points for the keys this results in the 291 points
    /// that iOS reports for a field without suggestions, and with them in 336.
    private static let barHeight: CGFloat = 41

    // MARK: Content

    /// Updates the keyboard after the first responder of `appWindow` or its input views have changed.
    func update(for appWindow: UIWindow) {
        guard !appWindow.isSystemWindow else { return }
        let new = appWindow.firstResponder
        if new == nil, let inputWindow, inputWindow !== appWindow { return }
        if new == nil, frame != nil, let responder, responder.keepsKeyboardVisible(in: appWindow) { return }
        let responderChanged = responder !== new
        responder = new
        inputWindow = new == nil ? nil : appWindow
        guard let new, UIApplication.shared.displays(appWindow.screen) else { return hide() }
        let accessory = new.chain.lazy.compactMap(\.inputAccessoryView).first
        let custom = new.chain.lazy.compactMap(\.inputView).first
        let keyInput = (new as? UITextView)?.isEditable == false ? nil : new as? any UIKeyInput
        let showsKeys = custom == nil && keyInput != nil && appWindow.screen.host?.hasHardwareKeyboard == false
        guard accessory != nil || custom != nil || showsKeys else { return hide() }
        show(
            accessory: accessory, input: custom ?? (showsKeys ? keys : nil), for: keyInput,
            responderChanged: responderChanged)
    }

    /// Updates the keys after the text or caret of the first responder has changed.
    func inputDidChange(in appWindow: UIWindow) {
        if appWindow === inputWindow, window?.input === keys { keys.inputDidChange() }
    }

    private func show(accessory: UIView?, input: UIView?, for keyInput: (any UIKeyInput)?, responderChanged: Bool) {
        guard let scene = inputWindow?.windowScene else { return hide() }
        let window = window ?? KeyboardWindow(in: scene)
        if window.windowScene !== scene { window.windowScene = scene }
        self.window = window
        window.overrideUserInterfaceStyle = inputWindow?.traitCollection.userInterfaceStyle ?? .unspecified
        let height = (
            accessory: accessory?.inputHeight(in: screen) ?? 0, input: inputHeight(of: input, for: keyInput)
        )
        let total = height.accessory + height.input
        let end = CGRect(x: 0, y: screen.bounds.maxY - total, width: screen.bounds.width, height: total)
        keys.inputWindow = inputWindow
        UIView.performWithoutAnimation {
            let old = window.frame.origin.y
            // A keyboard that appears has its full height from the start and only moves.
            window.frame = CGRect(
                x: 0, y: frame == nil && window.isHidden ? screen.bounds.maxY : old, width: end.width,
                height: end.height)
            window.show(accessory: accessory, height: height.accessory, input: input, height: height.input)
            window.isHidden = false
            if input === keys, let keyInput {
                if responderChanged || keys.keys.isEmpty || keys.inputTraits.type != keyInput.keyboardType {
                    keys.begin(for: keyInput)
                } else {
                    keys.inputDidChange()
                }
            }
            window.layoutIfNeeded()
        }
        move(to: end)
    }

    private func hide() {
        keys.cancelTouches()
        move(to: nil)
    }

    private func inputHeight(of input: UIView?, for keyInput: (any UIKeyInput)?) -> CGFloat {
        let below = screen.metrics.safeAreaInsets.bottom
        guard let input else { return below }
        guard input === keys else { return input.inputHeight(in: screen) + below }
        let isPortrait = screen.bounds.height > screen.bounds.width
        keys.keysHeight = isPortrait ? KeyboardView.portraitHeight : KeyboardView.landscapeHeight
        keys.hasBar = isPortrait && below > 0
        let hasSuggestions = keyInput.map { KeyboardTraits($0).hasSuggestions } ?? false
        let suggestionsHeight = isPortrait ? SuggestionBar.portraitHeight : SuggestionBar.landscapeHeight
        keys.suggestionsHeight = hasSuggestions ? suggestionsHeight : 0
        return keys.suggestionsHeight + keys.keysHeight + below + (keys.hasBar ? Self.barHeight : 0)
    }

    /// Updates the frame without animation after the screen's size has changed.
    func screenDidChange() {
        guard frame != nil, let inputWindow else { return }
        UIView.performWithoutAnimation { update(for: inputWindow) }
    }

    // MARK: Showing and hiding

    private func move(to end: CGRect?) {
        let visibleFrame = frame.map { $0.offsetBy(dx: 0, dy: dismissOffset) }
        guard end != frame || dismissOffset > 0 else { return }
        let size = (end ?? visibleFrame)?.size ?? .zero
        let below = CGRect(x: 0, y: screen.bounds.maxY, width: size.width, height: size.height)
        let begin = visibleFrame ?? below
        let hides = end == nil
        frame = end
        dismissOffset = 0
        completionTimer?.cancel()
        let duration = UIView.areAnimationsEnabled ? Self.duration : 0
        let move = Transition(begin: begin, end: end ?? below, duration: duration, screen: screen)
        move.post(UIResponder.keyboardWillChangeFrameNotification)
        move.post(
            hides ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
        // An observer may have moved the keyboard in the meantime.
        guard frame == end, dismissOffset == 0 else { return }
        let options = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve.keyboard.rawValue) << 16)
        UIView.animate(withDuration: duration, delay: 0, options: [options, .allowUserInteraction]) {
            self.window?.frame = move.end
            self.updateGuides()
        }
        completionTimer = DisplayClock.schedule(after: duration) { [weak self] in self?.finish(move, hides: hides) }
    }

    private func finish(_ move: Transition, hides: Bool) {
        completionTimer = nil
        if hides {
            window?.isHidden = true
            window?.show(accessory: nil, height: 0, input: nil, height: 0)
        }
        move.post(UIResponder.keyboardDidChangeFrameNotification)
        move.post(hides ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
    }

    /// A frame change, as described by the keyboard notifications.
    @MainActor
    private struct Transition {
        let begin: CGRect
        let end: CGRect
        let duration: TimeInterval
        let screen: UIScreen

        func post(_ name: Notification.Name) {
            NotificationCenter.default.post(
                name: name, object: screen,
                userInfo: [
                    UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                    UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                    UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                    UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                        value: UIView.AnimationCurve.keyboard.rawValue),
                    UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
                ])
        }
    }

    // MARK: Interactive dismissal

    /// Moves the keyboard with a scrolling touch at the vertical screen position `y`.
    ///
    /// - Returns: Whether the keyboard is visible. It follows the touch once that has reached it.
    func follow(touchAt y: CGFloat) -> Bool {
        guard let frame, completionTimer == nil || dismissOffset > 0 else { return frame != nil }
        let new = min(max(0, y - frame.minY), frame.height)
        guard new != dismissOffset else { return true }
        dismissOffset = new
        window?.frame.origin.y = frame.minY + dismissOffset
        updateGuides()
        return true
    }

    /// Ends interactive dismissal. The keyboard is hidden or returns to its position, depending on the
    /// downward `velocity`.
    func release(velocity: CGFloat) {
        guard dismissOffset > 0, let frame else { return }
        if velocity >= 0, responder?.resignFirstResponder() == true, self.frame != frame { return }
        move(to: frame)
    }

    // MARK: Layout guides

    /// Adds a layout guide to update with the keyboard's frame.
    func add(_ guide: UILayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    private func updateGuides() {
        for entry in guides {
            guard let owner = entry.guide?.owner, let window = owner.window else { continue }
            owner.keyboardFrameDidChange()
            window.layoutIfNeeded()
        }
    }

    /// Returns the distance from the keyboard's top to the bottom of `view`, in points, or `nil` if the
    /// keyboard is hidden.
    func top(in view: UIView) -> CGFloat? {
        guard let frame, let window = view.window else { return nil }
        let rect = window.convert(frame.offsetBy(dx: 0, dy: dismissOffset), from: nil as UIWindow?)
        return view.bounds.maxY - view.convert(rect, from: window as UIView).minY
    }
}

extension UIResponder {
    /// The responder chain that begins with this responder.
    fileprivate var chain: UnfoldSequence<UIResponder, (UIResponder?, Bool)> { sequence(first: self, next: \.next) }
}

extension UIView {
    /// Returns the height of the view as an input view or accessory view, in points.
    fileprivate func inputHeight(in screen: UIScreen) -> CGFloat {
        if translatesAutoresizingMaskIntoConstraints, bounds.height > 0 { return bounds.height }
        let size = CGSize(width: screen.bounds.width, height: UIView.layoutFittingCompressedSize.height)
        return systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
