@_implementationOnly import CSDL2
@_implementationOnly import CSDLWindow
internal import DataExchange
internal import DesktopBus
import QuartzCore
internal import WaylandSelections
internal import X11Selections

/// The connection to the display, which the windows of all scenes share.
@MainActor
final class WindowSystem {
    let settings: WindowSettings
    let appName: String
    let layoutDirection: UITraitEnvironmentLayoutDirection
    let isX11: Bool
    /// The settings of the desktop, as far as those of the window do not override them.
    private(set) var desktop = DesktopSettings()
    /// The open windows, in the order in which they have been opened.
    private(set) var windows: [WindowHost] = []
    /// Whether SDL leaves the exchange of data and fractional scales under Wayland to the app.
    let hidesWaylandGlobals: Bool
    /// The type of a custom event that ends a wait.
    private let wakeEventType: UInt32
    private var isWoken = false
    let cursors = WindowCursors()
    /// The connection for selections, which is opened when one is first used.
    private var serverSelections: X11Selections?
    /// The exchange of data under Wayland, which begins with the first window.
    private(set) var waylandSelections: WaylandSelections?
    private var selections: [SelectionKind: any HostSelection] = [:]
    /// Called when the user has moved or resized a window.
    var onPlacementChange: (() -> Void)?
    /// The icon of the windows, once it has been loaded.
    private(set) var icon: WindowIcon?

    /// Opens the connection.
    ///
    /// - Parameters:
    ///   - settings: The settings that environment variables override.
    ///   - appName: The title of the windows whose scenes set none.
    /// - Throws: `HostError` if there is no display.
    init(settings: WindowSettings, appName: String) throws(HostError) {
        self.settings = settings
        self.appName = appName
        layoutDirection = InterfaceDirection.ofApp(
            languages: UserRegion.currentLanguages, folders: AppResources.of(nil).searchFolders)
        Self.setHints(appName: appName)
        SDL_SetMainReady()
        guard Self.mayHaveDisplay, SDL_Init(SDL_INIT_VIDEO) == 0 else {
            WaylandHandshake.end {}
            throw Self.noDisplayError()
        }
        hidesWaylandGlobals = WaylandHandshake.end { SDL_PumpEvents() }
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
        guard driver != "offscreen" || Self.isVideoDriverSet else {
            SDL_Quit()
            throw Self.noDisplayError()
        }
        isX11 = driver == "x11"
        // The second type only ends a wait.
        wakeEventType = SDL_RegisterEvents(3)
        if isX11 { trestle_x11_add_settings_events(scaleEventType) }
    }

    /// The type of the event that occurs when the scale that the desktop requests may have changed.
    private var scaleEventType: UInt32 { wakeEventType + 2 }

    /// The type of the event that occurs when the compositor is ready for a frame.
    var readyEventType: UInt32 { wakeEventType + 1 }

    private static func setHints(appName: String) {
        // Without a GPU, SDL would use software OpenGL, which costs seven times as much as sharing the
        // pixels with the X server.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        // Disables SDL's emulation of mouse events by touches and of touches by the mouse.
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        // The first click on an inactive window is delivered, like a touch.
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        // Otherwise the text that an input method composes is cut after 31 bytes.
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        SDL_SetHint(SDL_HINT_APP_NAME, appName)
        // SDL prefers X11, which such a desktop only emulates. The variable exists if there is a compositor.
        if getenv("WAYLAND_SOCKET") != nil, WaylandTitleBars().exist {
            SDL_SetHint(SDL_HINT_VIDEODRIVER, "wayland,x11")
        }
        // SDL would accept all drags, also those that the app does not receive.
        for type in [SDL_DROPFILE, SDL_DROPTEXT] { SDL_EventState(type.rawValue, SDL_DISABLE) }
    }

    /// Whether windows may be on Wayland: unless the user has selected another video driver of SDL.
    nonisolated static var mayUseWayland: Bool {
        getenv("SDL_VIDEODRIVER").map { String(cString: $0).contains("wayland") } ?? true
    }

    static var lastError: String { String(cString: SDL_GetError()) }

    /// Whether a display may exist.
    private static var mayHaveDisplay: Bool {
        isVideoDriverSet || getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
            || FileManager.default.fileExists(atPath: "/dev/dri/card0")
    }

    /// Whether the user has selected SDL's video driver. Without a selection, SDL falls back to an invisible
    /// driver.
    private static var isVideoDriverSet: Bool { getenv("SDL_VIDEODRIVER") != nil }

    private static func noDisplayError() -> HostError {
        let environment = ProcessInfo.processInfo.environment
        let named = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in environment[name].map { "\(name)=\($0)" } }
        let reason =
            named.isEmpty
            ? "No display was found: neither DISPLAY nor WAYLAND_DISPLAY is set."
            : "The display cannot be opened: \(named.joined(separator: ", ")). \(lastError)"
        return HostError(
            """
            \(reason)
            Start the app on a desktop, or with xvfb-run. To draw images without a display, use ScreenDriver.
            """)
    }

    // MARK: Windows

    func add(_ window: WindowHost) { windows.append(window) }

    func remove(_ window: WindowHost) { windows.removeAll { $0 === window } }

    /// Sets the icon in title bars and in window lists, on desktops that support it.
    func show(_ icon: WindowIcon) {
        self.icon = icon
        for window in windows { window.show(icon) }
    }

    /// Closes all windows, and the connection to the display. Other programs can paste what the app has copied if the desktop keeps it.
    func close() {
        if let serverSelections { (selections[.clipboard] as? ServerSelection)?.handOver(to: serverSelections) }
        for window in windows { window.closeWindow() }
        waylandSelections?.close()
        SDL_Quit()
    }

    /// Updates a window after a change of its scale, when the events before it have been handled.
    func scaleDidChange(of identifier: UInt32) {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.windows.first { $0.identifier == identifier }?.updateGeometry() }
        }
    }

    // MARK: Settings

    /// Applies the settings of the desktop before the app is launched.
    func prepare(for desktop: DesktopSettings) {
        self.desktop = desktop
        if let style = settings.style { self.desktop.style = style }
    }

    /// Reports changed settings of the desktop to the app, which applies them to all windows.
    func settingsDidChange(to new: DesktopSettings) {
        prepare(for: new)
        windows.first?.input.add(.settings(desktop))
    }

    // MARK: Events

    /// Whether all undelivered input consists of movements, which can wait for the next frame.
    var hasOnlyMotion: Bool {
        for window in windows where !window.input.isMotionOnly { return false }
        return true
    }

    /// Whether there is no undelivered input.
    var hasNoInput: Bool {
        for window in windows where !window.input.isEmpty { return false }
        return true
    }

    /// Returns a function that ends the wait for events and that any thread can call.
    func makeWaker() -> @Sendable () -> Void {
        let type = wakeEventType
        return {
            var event = SDL_Event()
            event.type = type
            SDL_PushEvent(&event)
        }
    }

    /// Returns whether the waker was called since the last call of this method.
    func consumeWake() -> Bool {
        defer { isWoken = false }
        return isWoken
    }

    /// Waits until an event occurs or `deadline` of the display clock passes, and adds the events to the `input` of their
    /// windows.
    func waitForEvents(until deadline: CFTimeInterval?) {
        var event = SDL_Event()
        let wait = deadline.map { Int32(max(0, ($0 - CACurrentMediaTime()) * 1e3).rounded()) } ?? -1
        guard SDL_WaitEventTimeout(&event, wait) == 1 else { return }
        // The wait has read the events of the display into SDL's queue. SDL_PollEvent would read them again and again.
        repeat {
            handle(event)
        } while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1
    }

    private func handle(_ event: SDL_Event) {
        if event.type == wakeEventType {
            isWoken = true
        } else if event.type == scaleEventType {
            for window in windows { window.updateDesktopScale() }
        } else if event.type != readyEventType {
            let event = eventOfPressedWindow(event)
            window(of: event)?.handle(event)
        }
    }

    /// Returns a movement or release of a pressed mouse as an event of the window in which it has been pressed.
    ///
    /// SDL captures the mouse for the window with the keyboard focus, which may be another one.
    private func eventOfPressedWindow(_ event: SDL_Event) -> SDL_Event {
        let isMotion = event.type == SDL_MOUSEMOTION.rawValue
        guard windows.count > 1, isMotion || event.type == SDL_MOUSEBUTTONUP.rawValue,
            let pressed = windows.first(where: \.isMousePressed), event.window.windowID != pressed.identifier
        else { return event }
        let origin = windows.first { $0.identifier == event.window.windowID }?.origin ?? pressed.origin
        let (dx, dy) = (origin.x - pressed.origin.x, origin.y - pressed.origin.y)
        var event = event
        if isMotion {
            event.motion.windowID = pressed.identifier
            event.motion.x += dx
            event.motion.y += dy
        } else {
            event.button.windowID = pressed.identifier
            event.button.x += dx
            event.button.y += dy
        }
        return event
    }

    /// Returns the window of an event, or `nil` if it has been closed.
    private func window(of event: SDL_Event) -> WindowHost? {
        let identifier: UInt32 =
            switch SDL_EventType(event.type) {
            case SDL_QUIT: 0
            case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
            // All other events with a window have it at the same position.
            default: event.window.windowID
            }
        for window in windows where window.identifier == identifier { return window }
        return identifier == 0 || !event.hasWindow ? windows.last : nil
    }

    /// Activates the input method of a Wayland compositor for the window that has got the focus. Compositors ignore SDL's request at its
    /// start, when no window has the focus, and SDL does not repeat it.
    static func restartTextInput() {
        SDL_StopTextInput()
        SDL_StartTextInput()
    }

    // MARK: Selections

    func selection(_ kind: SelectionKind) -> any HostSelection {
        if let selection = selections[kind] { return selection }
        let new: any HostSelection =
            if let connection: any SelectionConnection = connectedSelections ?? waylandSelections {
                ServerSelection(kind, of: connection)
            } else {
                TextSelectionOfDesktop(kind)
            }
        selections[kind] = new
        return new
    }

    /// Begins the exchange of data under Wayland. Its events depend on the focus, so that it begins before the app uses it.
    ///
    /// - Parameter display: The `wl_display`.
    func exchangeData(through display: UnsafeMutableRawPointer) {
        guard waylandSelections == nil else { return }
        waylandSelections = WaylandSelections(display: display)
        waylandSelections?.onInput = { [weak self] surface, input in
            guard let window = self?.windows.first(where: { $0.waylandSurface == surface }) else { return false }
            window.handle(input)
            self?.endWait()
            return true
        }
    }

    /// Ends the wait for events although none has been added to SDL's queue.
    private func endWait() {
        var event = SDL_Event()
        event.type = readyEventType
        SDL_PushEvent(&event)
    }

    /// The connection for selections, or `nil` on a desktop other than an X server.
    var connectedSelections: X11Selections? {
        if isX11, serverSelections == nil { serverSelections = X11Selections() }
        return serverSelections
    }
}

extension SDL_Event {
    /// Whether the event names its window. Others belong to the app.
    fileprivate var hasWindow: Bool {
        switch SDL_EventType(type) {
        case SDL_WINDOWEVENT, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT,
            SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_FINGERDOWN, SDL_FINGERMOTION,
            SDL_FINGERUP:
            true
        default: false
        }
    }
}
