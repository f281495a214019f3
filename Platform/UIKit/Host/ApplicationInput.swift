/// Dispatches each event of the host to its window.
@MainActor
final class ApplicationInput {
    private let router = EventRouter()
    /// The window of each active touch. A touch remains in the window in which it began.
    private var touchedWindows: [Int: WeakWindow] = [:]
    /// The window in which the current scroll gesture began.
    private weak var scrolledWindow: UIWindow?
    let pointer = PointerTracker()
    /// Called when the user quits the app by a key.
    var onQuit: (() -> Void)?
    private var statusBarTap = StatusBarTapDetector()

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    func send(_ event: HostEvent) {
        switch event {
        case .touch(let touch):
            if touch.phase == .began { pointer.cancelToolTip() }
            send(touch)
        case .pointer(let location): pointer.move(to: location, modifiers: router.modifiers)
        case .secondaryClick(let location):
            guard let window = window(at: location) else { return }
            router.send(.secondaryClick(window.convert(location, from: nil as UIWindow?)), to: window)
        case .middleClick(let location):
            guard let window = window(at: location) else { return }
            router.send(.middleClick(window.convert(location, from: nil as UIWindow?)), to: window)
        case .scroll(let scroll): send(scroll)
        case .key(let key):
            if key.isDown { pointer.cancelToolTip() }
            guard let window = UIApplication.shared.keyWindow else { return }
            router.send(event, to: window)
            guard !router.isKeyTaken else { return }
            if key.goesBack { window.goBack() }
            if key.scrollsToTop, !(window.firstResponder is any UIKeyInput) { window.scrollToTop() }
            if key.refreshes { window.refresh() }
            if key.quits { onQuit?() }
        case .back: UIApplication.shared.keyWindow?.goBack()
        case .text, .composition:
            if let window = UIApplication.shared.keyWindow { router.send(event, to: window) }
        case .resize, .appearance, .settings, .active, .visible, .open, .memoryWarning, .shake, .quit: break
        }
    }

    private func send(_ touch: HostTouch) {
        let isStatusBarTap = statusBarTap.process(touch, statusBar: UIScreen.main.statusBarFrame)
        deliver(touch)
        if isStatusBarTap { UIScreen.main.windowBelowStatusBar?.scrollToTop() }
    }

    private func deliver(_ touch: HostTouch) {
        if touch.phase == .began { touchedWindows[touch.id] = WeakWindow(window: window(at: touch.location)) }
        guard let window = touchedWindows[touch.id]?.window else { return }
        if touch.phase == .ended || touch.phase == .cancelled { touchedWindows[touch.id] = nil }
        var local = touch
        local.location = window.convert(touch.location, from: nil as UIWindow?)
        router.send(.touch(local), to: window)
    }

    private func send(_ scroll: HostScroll) {
        if scroll.phase == .began { scrolledWindow = window(at: scroll.location) }
        guard let window = scrolledWindow ?? window(at: scroll.location) else { return }
        if scroll.phase == .ended || scroll.phase == .cancelled { scrolledWindow = nil }
        var local = scroll
        local.location = window.convert(scroll.location, from: nil as UIWindow?)
        router.send(.scroll(local), to: window)
        pointer.refresh()
    }

    /// Returns the frontmost window that accepts touches at `point`, in screen coordinates.
    private func window(at point: CGPoint) -> UIWindow? {
        UIScreen.main.windows.last { window in
            window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) != nil
        }
    }
}

extension HostKey {
    /// Whether the key is the keyboard equivalent of a tap on the status bar: Control-Home.
    fileprivate var scrollsToTop: Bool { isDown && code == .keyboardHome && modifiers.contains(.control) }

    /// Whether the key goes back, as in other programs of the desktop: Alt-Left.
    fileprivate var goesBack: Bool { isDown && code == .keyboardLeftArrow && modifiers == .alternate }

    /// Whether the key closes the window, or the app with it: Control-W or Control-Q.
    fileprivate var quits: Bool { isDown && modifiers == .control && (letter == "w" || letter == "q") }

    /// Whether the key is the keyboard equivalent of pull to refresh: F5.
    fileprivate var refreshes: Bool { isDown && code == .keyboardF5 && modifiers.isEmpty }
}
