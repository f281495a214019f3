import Foundation
import QuartzCore

/// The keyboard on the screen, and whatever else is shown for the first responder at the bottom: comes and goes, tells who
/// makes room for it, and follows a finger that pushes it away.
@MainActor
package final class OnScreenKeyboard {
    private var window: KeyboardWindow?
    private lazy var keys = KeyboardView(frame: .zero)
    /// The window that is typed into.
    private weak var typist: UIWindow?
    private weak var responder: UIResponder?
    /// Where it is on the screen, or on its way to; nil while there is none.
    package private(set) var frame: CGRect?
    /// How far a finger has pushed it down, in points.
    private var push: CGFloat = 0
    private var arrival: DisplayClock.Timer?
    private var followers: [WeakGuide] = []

    private struct WeakGuide {
        weak var guide: UILayoutGuide?
    }

    /// How long it takes to come and go, in seconds: what iOS tells of.
    private static let duration: TimeInterval = 0.25
    /// What is below the keys of a phone without a home button that stands upright: the bar of the globe, 41 points, and the home
    /// indicator's 34. With the 216 of the keys it makes the 291 that iOS tells of for a field without suggestions.
    private static let barHeight: CGFloat = 41

    // MARK: What is shown

    /// The first responder of `appWindow` has changed, or it wants another keyboard.
    func update(for appWindow: UIWindow) {
        guard !appWindow.isOfSystem else { return }
        let new = appWindow.firstResponder
        if new == nil, let typist, typist !== appWindow { return }
        if new == nil, frame != nil, let responder, responder.keepsKeyboard(in: appWindow) { return }
        let isOther = responder !== new
        responder = new
        typist = new == nil ? nil : appWindow
        guard let new, appWindow.screen === UIScreen.main else { return hide() }
        let accessory = new.chain.lazy.compactMap(\.inputAccessoryView).first
        let custom = new.chain.lazy.compactMap(\.inputView).first
        let typed = (new as? UITextView)?.isEditable == false ? nil : new as? any UIKeyInput
        let showsKeys = custom == nil && typed != nil && UIApplication.shared.host?.hasHardwareKeyboard == false
        guard accessory != nil || custom != nil || showsKeys else { return hide() }
        show(accessory: accessory, input: custom ?? (showsKeys ? keys : nil), for: typed, isOther: isOther)
    }

    /// The text or the caret in what is typed into has changed.
    func inputDidChange(in appWindow: UIWindow) {
        if appWindow === typist, window?.input === keys { keys.inputDidChange() }
    }

    private func show(accessory: UIView?, input: UIView?, for typed: (any UIKeyInput)?, isOther: Bool) {
        guard let scene = typist?.windowScene else { return hide() }
        let window = window ?? KeyboardWindow(in: scene)
        if window.windowScene !== scene { window.windowScene = scene }
        self.window = window
        window.overrideUserInterfaceStyle = typist?.traitCollection.userInterfaceStyle ?? .unspecified
        let screen = UIScreen.main
        let height = (accessory: accessory?.inputHeight(in: screen) ?? 0, input: inputHeight(of: input))
        let total = height.accessory + height.input
        let end = CGRect(x: 0, y: screen.bounds.maxY - total, width: screen.bounds.width, height: total)
        keys.typist = typist
        UIView.performWithoutAnimation {
            let old = window.frame.origin.y
            // What comes in is of its full height at once, and only moves.
            window.frame = CGRect(
                x: 0, y: frame == nil && window.isHidden ? screen.bounds.maxY : old, width: end.width,
                height: end.height)
            window.show(accessory: accessory, height: height.accessory, input: input, height: height.input)
            window.isHidden = false
            if input === keys, let typed {
                if isOther || keys.keys.isEmpty || keys.wishes.type != typed.keyboardType {
                    keys.begin(for: typed)
                } else {
                    keys.inputDidChange()
                }
            }
            window.layoutIfNeeded()
        }
        move(to: end)
    }

    private func hide() {
        keys.cancelFingers()
        move(to: nil)
    }

    private func inputHeight(of input: UIView?) -> CGFloat {
        let screen = UIScreen.main
        let below = screen.metrics.safeAreaInsets.bottom
        guard let input else { return below }
        guard input === keys else { return input.inputHeight(in: screen) + below }
        let isUpright = screen.bounds.height > screen.bounds.width
        keys.keysHeight = isUpright ? KeyboardView.uprightHeight : KeyboardView.lyingHeight
        return keys.keysHeight + below + (isUpright && below > 0 ? Self.barHeight : 0)
    }

    /// The screen has another size: all is where it belongs at once.
    func screenDidChange() {
        guard frame != nil, let typist else { return }
        UIView.performWithoutAnimation { update(for: typist) }
    }

    // MARK: Coming and going

    private func move(to end: CGRect?) {
        let screen = UIScreen.main
        let shown = frame.map { $0.offsetBy(dx: 0, dy: push) }
        guard end != frame || push > 0 else { return }
        let size = (end ?? shown)?.size ?? .zero
        let below = CGRect(x: 0, y: screen.bounds.maxY, width: size.width, height: size.height)
        let begin = shown ?? below
        let hides = end == nil
        frame = end
        push = 0
        arrival?.cancel()
        let duration = UIView.areAnimationsEnabled ? Self.duration : 0
        let move = Move(begin: begin, end: end ?? below, duration: duration)
        move.post(UIResponder.keyboardWillChangeFrameNotification)
        move.post(
            hides ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
        // Who was told may have moved it on.
        guard frame == end, push == 0 else { return }
        let options = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve.keyboard.rawValue) << 16)
        UIView.animate(withDuration: duration, delay: 0, options: [options, .allowUserInteraction]) {
            self.window?.frame = move.end
            self.updateGuides()
        }
        arrival = DisplayClock.schedule(after: duration) { [weak self] in self?.arrive(move, hides: hides) }
    }

    private func arrive(_ move: Move, hides: Bool) {
        arrival = nil
        if hides {
            window?.isHidden = true
            window?.show(accessory: nil, height: 0, input: nil, height: 0)
        }
        move.post(UIResponder.keyboardDidChangeFrameNotification)
        move.post(hides ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
    }

    /// One way of the keyboard, as notifications tell of it.
    @MainActor
    private struct Move {
        let begin: CGRect
        let end: CGRect
        let duration: TimeInterval

        func post(_ name: Notification.Name) {
            NotificationCenter.default.post(
                name: name, object: UIScreen.main,
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

    // MARK: A finger that pushes it away

    /// A finger that scrolls is at this height of the screen.
    ///
    /// - Returns: whether there is a keyboard, which follows it where it has come down to it.
    func follow(fingerAt y: CGFloat) -> Bool {
        guard let frame, arrival == nil || push > 0 else { return frame != nil }
        let new = min(max(0, y - frame.minY), frame.height)
        guard new != push else { return true }
        push = new
        window?.frame.origin.y = frame.minY + push
        updateGuides()
        return true
    }

    /// The finger has left, at this speed downwards: a keyboard that was pushed goes, or comes back.
    func release(velocity: CGFloat) {
        guard push > 0, let frame else { return }
        if velocity >= 0, responder?.resignFirstResponder() == true, self.frame != frame { return }
        move(to: frame)
    }

    // MARK: Guides

    /// Lets `guide` follow the keyboard.
    func add(_ guide: UILayoutGuide) {
        followers.removeAll { $0.guide == nil }
        followers.append(WeakGuide(guide: guide))
    }

    private func updateGuides() {
        for follower in followers {
            guard let owner = follower.guide?.owner, let window = owner.window else { continue }
            owner.keyboardPlaceDidChange()
            window.layoutIfNeeded()
        }
    }

    /// How far above the bottom of `view` the keyboard's top is, in points; nil where there is none.
    func top(in view: UIView) -> CGFloat? {
        guard let frame, let window = view.window else { return nil }
        let rect = window.convert(frame.offsetBy(dx: 0, dy: push), from: nil as UIWindow?)
        return view.bounds.maxY - view.convert(rect, from: window as UIView).minY
    }
}

extension UIResponder {
    /// The responder, and who comes next to it.
    fileprivate var chain: UnfoldSequence<UIResponder, (UIResponder?, Bool)> { sequence(first: self, next: \.next) }
}

extension UIView {
    /// How high the view wants to be at the bottom of a screen, in points.
    fileprivate func inputHeight(in screen: UIScreen) -> CGFloat {
        if translatesAutoresizingMaskIntoConstraints, bounds.height > 0 { return bounds.height }
        let size = CGSize(width: screen.bounds.width, height: UIView.layoutFittingCompressedSize.height)
        return systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
