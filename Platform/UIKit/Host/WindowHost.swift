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
    private var canvas: (surface: OpaquePointer, canvas: HostCanvas)?
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
    /// The connection for selections, which is opened when one is first used.
    private var serverSelections: X11Selections?
    private var selections: [HostSelectionKind: any HostSelection] = [:]
    private var windowDragExchange: WindowDragExchange?

    /// Opens the window.
    ///
    /// - Throws: `HostError` if there is no display or the window cannot be opened.
    init(settings: WindowSettings, appName: String) throws(HostError) {
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
        let isWayland = driver == "wayland"
        isX11 = driver == "x11"
        wakeEventType = SDL_RegisterEvents(1)

        let displayScale = settings.scale ?? Self.displayScale()
        let unitsPerPoint = isWayland ? 1 : displayScale
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        // The value of SDL_WINDOWPOS_CENTERED, a macro that Swift cannot import.
        let centered = Int32(bitPattern: 0x2FFF_0000)
        let available = Self.usableSize()
        let width = min(Int32((settings.size.width * unitsPerPoint).rounded()), available.width)
        let height = min(Int32((settings.size.height * unitsPerPoint).rounded()), available.height)
        guard let window = SDL_CreateWindow(appName, centered, centered, width, height, flags) else {
            throw HostError("No window could be opened: \(Self.lastError)")
        }
        self.window = window
        geometry = Self.geometry(of: window, scale: settings.scale)
        translator = WindowEventTranslator(geometry: geometry)
        framesPerSecond = settings.framesPerSecond ?? Self.refreshRate(of: window)
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

    private static func displayScale() -> CGFloat {
        var density: Float = 0
        guard SDL_GetDisplayDPI(0, &density, nil, nil) == 0 else { return 1 }
        return WindowGeometry.scale(forDotsPerInch: CGFloat(density))
    }

    private static func usableSize() -> (width: Int32, height: Int32) {
        var rect = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &rect) == 0, rect.w > 0, rect.h > 0 else { return (.max, .max) }
        return (rect.w, rect.h)
    }

    private static func refreshRate(of window: OpaquePointer) -> Int {
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode) == 0, mode.refresh_rate > 0
        else { return 60 }
        return Int(mode.refresh_rate)
    }

    private static func geometry(of window: OpaquePointer, scale: CGFloat?) -> WindowGeometry {
        var (width, height, units): (Int32, Int32, Int32) = (0, 0, 0)
        SDL_GetWindowSizeInPixels(window, &width, &height)
        SDL_GetWindowSize(window, &units, nil)
        let ratio = units > 0 ? CGFloat(width) / CGFloat(units) : 1
        return WindowGeometry(
            pixelWidth: Int(max(1, width)), pixelHeight: Int(max(1, height)), pixelsPerUnit: ratio,
            scale: scale ?? (ratio > 1 ? ratio : displayScale()))
    }

    /// Updates the geometry after a change of the window's size or display.
    private func updateGeometry() {
        let new = Self.geometry(of: window, scale: settings.scale)
        guard new != geometry else { return }
        geometry = new
        translator.geometry = new
        input.add(.resize(new.size, scale: new.scale))
    }

    // MARK: Frames

    func present(_ draw: (HostCanvas) -> [PixelRect]) -> Bool {
        guard let surface = SDL_GetWindowSurface(window), let canvas = canvas(over: surface) else { return false }
        let rects = draw(canvas)
        guard !rects.isEmpty else { return false }
        canvas.context.flush()
        let shown = rects.map {
            SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height))
        }
        SDL_UpdateWindowSurfaceRects(window, shown, Int32(shown.count))
        return true
    }

    /// Returns the pixels of `surface`, which contains the last frame until the window's size changes.
    private func canvas(over surface: UnsafeMutablePointer<SDL_Surface>) -> HostCanvas? {
        if let canvas, canvas.surface == OpaquePointer(surface) { return canvas.canvas }
        let format = surface.pointee.format.pointee
        guard format.BitsPerPixel == 32, format.Rmask == 0xFF0000, format.Bmask == 0xFF,
            let pixels = surface.pointee.pixels
        else {
            preconditionFailure(
                "The display's pixel format is not 32-bit BGRX, the only supported one. Use a display with 24-bit "
                    + "color.")
        }
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        let context = CGContext(
            memory: pixels, width: width, height: height, bytesPerRow: Int(surface.pointee.pitch), scale: 1,
            opaque: true)
        canvas = (OpaquePointer(surface), HostCanvas(context: context, width: width, height: height, isBlank: false))
        return HostCanvas(context: context, width: width, height: height, isBlank: true)
    }

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
            // SDL creates a new surface, possibly at the same address.
            canvas = nil
            updateGeometry()
        case SDL_WINDOWEVENT_DISPLAY_CHANGED: updateGeometry()
        case SDL_WINDOWEVENT_EXPOSED:
            // The pixels are intact; only the server has lost its copy.
            if let canvas, SDL_GetWindowSurface(window) == UnsafeMutablePointer(canvas.surface) {
                SDL_UpdateWindowSurface(window)
            }
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: setVisible(false)
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED: setVisible(true)
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
        let available = Self.usableSize()
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
        canvas = nil
        SDL_DestroyWindow(window)
        SDL_Quit()
    }
}
