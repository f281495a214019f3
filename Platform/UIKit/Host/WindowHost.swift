@_implementationOnly import CSDL2
@_implementationOnly import CSDLWindow
internal import DesktopBus
import QuartzCore
internal import X11Selections

/// A host that displays the app in a desktop window, using SDL.
@MainActor
final class WindowHost: Host {
    private let window: OpaquePointer
    private let settings: WindowSettings
    private let appName: String
    private let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The settings of the desktop, as far as those of the window do not override them.
    private var desktop = DesktopSettings()
    private var geometry: WindowGeometry
    private var placements: RecentPlacements
    private let pixels: any WindowPixels
    private var translator: WindowEventTranslator
    private let framesPerSecond: Int
    /// The type of a custom event that ends a wait.
    private let wakeEventType: UInt32
    private var isWoken = false
    private(set) var isVisible = true

    /// The undelivered input of the window.
    var input = PendingInput()
    private let cursors = WindowCursors()
    private let isX11: Bool
    /// The number of pixels per point that the user or the desktop has set, or `nil` for that of the display.
    private let fixedScale: CGFloat?
    /// The connection for selections, which is opened when one is first used.
    private var serverSelections: X11Selections?
    private var selections: [HostSelectionKind: any HostSelection] = [:]
    private var windowDragExchange: WindowDragExchange?

    /// Opens the window.
    ///
    /// - Parameters:
    ///   - settings: The settings that environment variables override.
    ///   - appName: The title of the window if the app sets none.
    ///   - placement: The size and the position of the window when it was last closed, or `nil` for the default ones.
    /// - Throws: `HostError` if there is no display or the window cannot be opened.
    init(settings: WindowSettings, appName: String, placement: WindowPlacement? = nil) throws(HostError) {
        self.settings = settings
        self.appName = appName
        layoutDirection = InterfaceDirection.ofApp(
            languages: UserRegion.currentLanguages, folders: AppResources.of(nil).searchFolders)
        Self.setHints(appName: appName)
        SDL_SetMainReady()
        guard Self.mayHaveDisplay, SDL_Init(SDL_INIT_VIDEO) == 0 else { throw Self.noDisplayError() }
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
        guard driver != "offscreen" || Self.isVideoDriverSet else {
            SDL_Quit()
            throw Self.noDisplayError()
        }
        isX11 = driver == "x11"
        // The second type only ends a wait.
        wakeEventType = SDL_RegisterEvents(2)

        // The scale is known only after the window has been created.
        let flags =
            SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
        let (width, height) = (Int32(settings.size.width.rounded()), Int32(settings.size.height.rounded()))
        guard let window = SDL_CreateWindow(appName, SDLWindow.centered, SDLWindow.centered, width, height, flags)
        else {
            throw HostError("No window could be opened: \(Self.lastError)")
        }
        self.window = window
        fixedScale = settings.scale ?? (isX11 ? DesktopScale.ofDesktop(of: window) : nil)
        pixels = WaylandPixels(of: window, readyEvent: wakeEventType + 1) ?? SurfacePixels(of: window)
        geometry = SDLWindow.geometry(of: window, scale: fixedScale)
        SDLWindow.place(window, as: placement ?? WindowPlacement(size: settings.size), geometry: geometry)
        SDL_ShowWindow(window)
        geometry = SDLWindow.geometry(of: window, scale: fixedScale)
        translator = WindowEventTranslator(geometry: geometry)
        placements = RecentPlacements(placement ?? SDLWindow.placement(of: window, geometry: geometry))
        framesPerSecond = settings.framesPerSecond ?? SDLWindow.refreshRate(of: window)
        SDL_SetWindowMinimumSize(window, 160, 160)
    }

    /// Sets the icon in the title bar and in window lists, on desktops that support it.
    func show(_ icon: WindowIcon) {
        var pixels = icon.pixels
        pixels.withUnsafeMutableBytes { bytes in
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                bytes.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
                SDL_PIXELFORMAT_ARGB8888.rawValue)
            guard let surface else { return }
            // SDL copies the pixels.
            SDL_SetWindowIcon(window, surface)
            SDL_FreeSurface(surface)
        }
    }

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
        // SDL would accept all drags, also those that the app does not receive.
        for type in [SDL_DROPFILE, SDL_DROPTEXT] { SDL_EventState(type.rawValue, SDL_DISABLE) }
    }

    private static var lastError: String { String(cString: SDL_GetError()) }

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

    // MARK: Size

    var metrics: ScreenMetrics {
        var metrics = ScreenMetrics(
            size: geometry.size, scale: geometry.scale, safeAreaInsets: .zero, framesPerSecond: framesPerSecond,
            layoutDirection: layoutDirection)
        metrics.apply(desktop)
        return metrics
    }

    /// Applies the settings of the desktop before the app is launched.
    func prepare(for desktop: DesktopSettings) {
        self.desktop = desktop
        if let style = settings.style { self.desktop.style = style }
    }

    /// Reports changed settings of the desktop to the app.
    func settingsDidChange(to new: DesktopSettings) {
        prepare(for: new)
        input.add(.settings(desktop))
    }

    /// Updates the geometry after a change of the window's size or display.
    private func updateGeometry() {
        let new = SDLWindow.geometry(of: window, scale: fixedScale)
        guard new != geometry else { return }
        geometry = new
        translator.geometry = new
        input.add(.resize(new.size, scale: new.scale))
    }

    private func updatePlacement() {
        placements.update(to: SDLWindow.placement(of: window, geometry: geometry))
    }

    /// The size and the position of the window for the next launch.
    var placement: WindowPlacement { placements.current }

    // MARK: Frames

    /// Whether the desktop is ready for a frame.
    var isReadyForFrame: Bool { pixels.isReady }

    func present(_ draw: (HostCanvas) -> [PixelRect]) -> Bool { pixels.present(draw) }

    // MARK: Events

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

    /// Waits until an event occurs or `deadline` of the display clock passes, and adds the events to
    /// `input`.
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
        switch event.type {
        case wakeEventType: isWoken = true
        case SDL_WINDOWEVENT.rawValue: handle(event.window)
        default:
            for event in translator.events(for: event) { input.add(event) }
        }
    }

    private func handle(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            pixels.sizeDidChange()
            updateGeometry()
            updatePlacement()
        case SDL_WINDOWEVENT_MOVED: updatePlacement()
        case SDL_WINDOWEVENT_DISPLAY_CHANGED: updateGeometry()
        case SDL_WINDOWEVENT_EXPOSED: pixels.redisplay()
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: setVisible(false)
        case SDL_WINDOWEVENT_MAXIMIZED:
            placements.windowWasMaximized(hasNewSize: SDLWindow.fillsDisplay(window))
            setVisible(true)
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN:
            updatePlacement()
            setVisible(true)
        case SDL_WINDOWEVENT_FOCUS_GAINED: input.add(.active(true))
        case SDL_WINDOWEVENT_FOCUS_LOST:
            // A drag over another program continues when that becomes active.
            if !UIApplication.shared.hasDragInProgress {
                for event in translator.cancelTouches() { input.add(event) }
            }
            input.add(.active(false))
        case SDL_WINDOWEVENT_LEAVE: input.add(.pointer(nil))
        case SDL_WINDOWEVENT_CLOSE: input.add(.quit)
        default: break
        }
    }

    private func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        input.add(.visible(visible))
    }

    // MARK: The desktop

    /// Shows the window in front of those of other programs, as far as the desktop permits it.
    ///
    /// - Parameter startup: The desktop's identifier of the start that has caused it, which contains its time under X11.
    func raise(for startup: String?) {
        if SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(window) }
        SDL_RaiseWindow(window)
        let time = startup?.range(of: "_TIME", options: .backwards).flatMap { UInt32(startup?[$0.upperBound...] ?? "") }
        trestle_x11_activate(UnsafeMutableRawPointer(window), time ?? 0)
    }

    func titleDidChange(to title: String) {
        SDL_SetWindowTitle(window, title.isEmpty ? appName : title)
    }

    func cursorDidChange(to cursor: PointerCursor) { cursors.show(cursor) }

    func idleTimerDidChange(isDisabled: Bool) {
        if isDisabled { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
    }

    func selection(_ kind: HostSelectionKind) -> any HostSelection {
        if let selection = selections[kind] { return selection }
        let new: any HostSelection =
            if let serverSelections = connectedSelections {
                ServerSelection(kind, of: serverSelections)
            } else {
                TextSelectionOfDesktop(kind)
            }
        selections[kind] = new
        return new
    }

    /// The connection for selections, or `nil` on a desktop other than an X server.
    private var connectedSelections: X11Selections? {
        if isX11, serverSelections == nil { serverSelections = X11Selections() }
        return serverSelections
    }

    var dragExchange: (any HostDragExchange)? {
        if let windowDragExchange { return windowDragExchange }
        let identifier = trestle_x11_window(UnsafeMutableRawPointer(window))
        guard identifier != 0 else { return nil }
        let new = WindowDragExchange(window: identifier) { [weak self] in
            self?.geometry.pointsPerUnit ?? 1
        } connect: { [weak self] in
            self?.connectedSelections
        }
        windowDragExchange = new
        return new
    }

    var hasHardwareKeyboard: Bool { settings.hasHardwareKeyboard }

    func textInputDidChange(caret: CGRect?) {
        guard let caret else { return }
        let caretRect = geometry.inUnits(caret)
        guard caretRect.minX.isFinite, abs(caretRect.minX) < 1e6, abs(caretRect.minY) < 1e6 else { return }
        var rect = SDL_Rect(
            x: Int32(caretRect.minX), y: Int32(caretRect.minY), w: Int32(min(1e6, caretRect.width)),
            h: Int32(min(1e6, caretRect.height)))
        SDL_SetTextInputRect(&rect)
    }

    /// The desktop's assistive technologies receive announcements on their own bus.
    func accessibilityDidPost(_ notification: UIAccessibility.Notification, argument: Any?) {}

    func desktopRect(of rect: CGRect) -> CGRect {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(window, &x, &y)
        return geometry.inUnits(rect).offsetBy(dx: CGFloat(x), dy: CGFloat(y))
    }

    func open(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        let parent = desktopWindowIdentifier
        Task {
            let response = try? await DesktopPortal(on: .session).open(url, parent: parent)
            switch response {
            case .success?: completion(true)
            case .canceled?: completion(false)
            case .failed? where !url.isFileURL: completion(false)
            // There is no portal, or it cannot open files such as folders.
            case .failed?, nil: completion(openNow(url))
            }
        }
    }

    func openNow(_ url: URL) -> Bool { SDL_OpenURL(url.absoluteString) == 0 }

    var desktopWindowIdentifier: String {
        let identifier = trestle_x11_window(UnsafeMutableRawPointer(window))
        return identifier == 0 ? "" : "x11:" + String(identifier, radix: 16)
    }

    func canOpen(_ url: URL) -> Bool { DesktopApps().canOpen(url) }

    func requestSize(_ size: CGSize) -> Bool {
        let units = geometry.inUnits(CGRect(origin: .zero, size: size))
        let available = SDLWindow.usableSize(of: window)
        SDL_SetWindowSize(
            window, min(Int32(min(1e5, units.width.rounded())), available.width),
            min(Int32(min(1e5, units.height.rounded())), available.height))
        return true
    }

    var canLimitSize: Bool { true }

    func limitSize(minimum: CGSize, maximum: CGSize) {
        func units(_ length: CGFloat, atLeast least: Int32) -> Int32 {
            max(least, Int32(min(1e5, max(0, length / geometry.pointsPerUnit)).rounded()))
        }
        SDL_SetWindowMinimumSize(window, units(minimum.width, atLeast: 160), units(minimum.height, atLeast: 160))
        SDL_SetWindowMaximumSize(window, units(maximum.width, atLeast: 160), units(maximum.height, atLeast: 160))
    }

    /// Closes the window and the connection to the display.
    func close() {
        pixels.close()
        SDL_DestroyWindow(window)
        SDL_Quit()
    }
}
