/// Dispatches each event of a scene's host to its window.
@MainActor
final class ApplicationInput {
    private let router = EventRouter()
    /// The window of each active touch. A touch remains in the window in which it began.
    private var touchedWindows: [Int: WeakWindow] = [:]
    /// The window in which the current scroll gesture began.
    private weak var scrolledWindow: UIWindow?
    let pointer: PointerTracker
    /// Called with the shortcut of the app that the user has pressed and no responder has handled.
    var onShortcut: ((AppShortcut) -> Void)?
    private let screen: UIScreen
    private weak var scene: UIWindowScene?
    private var statusBarTap = StatusBarTapDetector()

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    init(on screen: UIScreen, of scene: UIWindowScene) {
        self.screen = screen
        self.scene = scene
        pointer = PointerTracker(on: screen)
        screen.input = self
    }

    /// The window that receives the keyboard input of the host.
    private var keyWindow: UIWindow? {
        let application = UIApplication.shared
        return application.activeScene === scene ? application.keyWindow : scene?.keyWindow
    }

    func send(_ event: HostEvent) {
        switch event {
        case .touch(let touch):
            if touch.phase == .began { pointer.cancelToolTip() }
            // The press of a mouse button highlights the row, until the mouse drags.
            if touch.type != .indirectPointer || touch.phase == .moved { pointer.pauseHover() }
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
            guard let window = keyWindow else {
                if let shortcut = key.shortcut { onShortcut?(shortcut) }
                return
            }
            router.send(event, to: window)
            guard !router.isKeyTaken else { return }
            if key.goesBack { window.goBack() }
            if key.scrollsToTop, !(window.firstResponder is any UIKeyInput) { window.scrollToTop() }
            if key.refreshes { window.refresh() }
            if let shortcut = key.shortcut { onShortcut?(shortcut) }
        case .back: keyWindow?.goBack()
        case .text, .composition:
            if let window = keyWindow { router.send(event, to: window) }
        case .resize, .appearance, .settings, .active, .visible, .redraw, .open, .shortcut, .memoryWarning, .shake,
            .close, .quit:
            break
        }
    }

    private func send(_ touch: HostTouch) {
        let isStatusBarTap = statusBarTap.process(touch, statusBar: screen.statusBarFrame)
        deliver(touch)
        if isStatusBarTap { screen.windowBelowStatusBar?.scrollToTop() }
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
    }

    /// Returns the frontmost window that accepts touches at `point`, in screen coordinates.
    private func window(at point: CGPoint) -> UIWindow? {
        screen.windows.last { window in
            window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) != nil
        }
    }
}

extension HostKey {
    /// Whether the key is the keyboard equivalent of a tap on the status bar: Control-Home.
    fileprivate var scrollsToTop: Bool { isDown && code == .keyboardHome && modifiers.contains(.control) }

    /// Whether the key goes back, as in other programs of the desktop: Alt-Left.
    fileprivate var goesBack: Bool { isDown && code == .keyboardLeftArrow && modifiers == .alternate }

    /// The shortcut of the app that the key is, or `nil`.
    fileprivate var shortcut: AppShortcut? {
        guard isDown, modifiers == .control else { return nil }
        switch letter {
        case "n": return .newWindow
        case "w": return .closeWindow
        case "q": return .quit
        default: return nil
        }
    }

    /// Whether the key is the keyboard equivalent of pull to refresh: F5.
    fileprivate var refreshes: Bool { isDown && code == .keyboardF5 && modifiers.isEmpty }
}

/// A key that an app understands without key commands of its own.
enum AppShortcut {
    /// Control-N, in an app that supports several scenes.
    case newWindow
    /// Control-W: closes the window, and quits the app with the last one.
    case closeWindow
    /// Control-Q.
    case quit
}
