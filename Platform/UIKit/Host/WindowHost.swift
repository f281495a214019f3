@_implementationOnly import CSDL2
@_implementationOnly import CSDLWindow
@_implementationOnly import CWayland
internal import DataExchange
internal import DesktopBus
import QuartzCore
internal import WaylandSelections
internal import X11Selections

/// A host that displays a scene in a desktop window, using SDL.
@MainActor
final class WindowHost: Host {
    private let window: OpaquePointer
    private let system: WindowSystem
    /// The number by which SDL's events name the window.
    let identifier: UInt32
    private var geometry: WindowGeometry
    private var placements: RecentPlacements
    private var pixels: any WindowPixels
    /// Whether it has been determined what composites the window.
    private var hasCompositor = false
    private var translator: WindowEventTranslator
    private let framesPerSecond: Int
    private(set) var isVisible = true
    private var isClosed = false

    /// The undelivered input of the window.
    var input = PendingInput()
    /// The number of pixels per point that the user or the desktop has set, or `nil` for that of the display.
    private var fixedScale: CGFloat?
    /// The minimum and the maximum size in points, if the app has set them.
    private var sizeLimits: (minimum: CGSize, maximum: CGSize)?
    private var windowDragExchange: (any HostDragExchange)?

    /// Opens the window.
    ///
    /// - Parameters:
    ///   - system: The connection to the display.
    ///   - placement: The size and the position of the window when it was last closed, or `nil` for the default ones.
    /// - Throws: `HostError` if the window cannot be opened.
    init(in system: WindowSystem, placement: WindowPlacement? = nil) throws(HostError) {
        self.system = system
        let settings = system.settings
        // The scale is known only after the window has been created.
        let flags =
            SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
        let (width, height) = (Int32(settings.size.width.rounded()), Int32(settings.size.height.rounded()))
        guard
            let window = SDL_CreateWindow(system.appName, SDLWindow.centered, SDLWindow.centered, width, height, flags)
        else {
            throw HostError("No window could be opened: \(WindowSystem.lastError)")
        }
        self.window = window
        let identifier = SDL_GetWindowID(window)
        self.identifier = identifier
        if let display = trestle_wayland_display(UnsafeMutableRawPointer(window)) {
            system.exchangeData(through: display)
        }
        if system.isX11 { trestle_x11_follow_settings(UnsafeMutableRawPointer(window)) }
        fixedScale = settings.scale ?? (system.isX11 ? DesktopScale.ofDesktop(of: window) : nil)
        let wayland = WaylandPixels(
            of: window, readyEvent: system.readyEventType, canScale: system.hidesWaylandGlobals
        ) { [weak system] in system?.scaleDidChange(of: identifier) }
        pixels = wayland ?? X11Pixels(of: window) as (any WindowPixels)? ?? SurfacePixels(of: window)
        geometry = SDLWindow.geometry(of: window, scale: fixedScale, unitScale: pixels.unitScale)
        SDLWindow.place(window, as: placement ?? WindowPlacement(size: settings.size), geometry: geometry)
        SDL_ShowWindow(window)
        geometry = SDLWindow.geometry(of: window, scale: fixedScale, unitScale: pixels.unitScale)
        translator = WindowEventTranslator(geometry: geometry)
        placements = RecentPlacements(placement ?? SDLWindow.placement(of: window, geometry: geometry))
        framesPerSecond = settings.framesPerSecond ?? SDLWindow.refreshRate(of: window)
        SDL_SetWindowMinimumSize(window, 160, 160)
        system.add(self)
        if let icon = system.icon { show(icon) }
    }

    func openWindow(placement: WindowPlacement?) throws(HostError) -> any Host {
        try WindowHost(in: system, placement: system.settings.hasFixedSize ? cascaded : placement ?? cascaded)
    }

    /// The placement of a new window: beside the place of this one, so that both can be seen.
    private var cascaded: WindowPlacement {
        var placement = placements.current
        if system.settings.hasFixedSize { placement.size = system.settings.size }
        placement.isMaximized = false
        placement.position?.x += Self.cascadeDistance
        placement.position?.y += Self.cascadeDistance
        return placement
    }

    /// The distance between a window and the next one, in units of the desktop.
    private static let cascadeDistance = 32

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

    // MARK: Size

    var metrics: ScreenMetrics {
        var metrics = ScreenMetrics(
            size: geometry.size, scale: geometry.scale, safeAreaInsets: .zero, framesPerSecond: framesPerSecond,
            layoutDirection: system.layoutDirection)
        metrics.apply(system.desktop)
        return metrics
    }

    /// Updates the geometry after a change of the window's size or display.
    func updateGeometry() {
        let new = SDLWindow.geometry(of: window, scale: fixedScale, unitScale: pixels.unitScale)
        guard new != geometry else { return }
        geometry = new
        translator.geometry = new
        input.add(.resize(new.size, scale: new.scale))
    }

    /// Applies the scale that the desktop requests now. The window keeps its size in points if the desktop permits it.
    func updateDesktopScale() {
        guard system.settings.scale == nil else { return }
        let scale = DesktopScale.ofDesktop(of: window)
        guard scale != fixedScale else { return }
        fixedScale = scale
        let new = SDLWindow.geometry(of: window, scale: scale, unitScale: pixels.unitScale)
        if let sizeLimits { limitSize(minimum: sizeLimits.minimum, maximum: sizeLimits.maximum, new) }
        if SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED.rawValue == 0 { setSize(geometry.size, new) }
        updateGeometry()
    }

    private func updatePlacement() {
        placements.update(to: SDLWindow.placement(of: window, geometry: geometry))
        system.onPlacementChange?()
    }

    /// The size and the position of the window for the next launch.
    var placement: WindowPlacement? { placements.current }

    // MARK: Frames

    /// Whether the desktop is ready for a frame.
    var isReadyForFrame: Bool { pixels.isReady }

    func present(_ draw: (HostCanvas) -> FrameChanges) -> Bool {
        let isShown = pixels.present(draw)
        if isShown, !hasCompositor {
            hasCompositor = true
            // A launch does not wait for the graphics processor.
            DisplayClock.schedule(after: 0, isIdle: true) { [weak self] in self?.useGraphicsProcessor() }
        }
        return isShown
    }

    /// Lets a graphics processor composite the window, if there is one.
    private func useGraphicsProcessor() {
        guard system.settings.compositor != .processor, !isClosed,
            let new = GraphicsPixels(
                of: window, replacing: pixels, allowsSoftware: system.settings.compositor == .graphics,
                didLose: { [weak self] fallback in self?.replacePixels(by: fallback) })
        else { return }
        replacePixels(by: new)
    }

    private func replacePixels(by new: any WindowPixels) {
        pixels = new
        input.add(.redraw)
        DisplayClock.requestTurn()
    }

    // MARK: Events

    /// Adds an event of the window to `input`.
    func handle(_ event: SDL_Event) {
        if event.type == SDL_WINDOWEVENT.rawValue { return handle(event.window) }
        for event in translator.events(for: event) { input.add(event) }
    }

    /// Adds input that a Wayland compositor reports only to a drag of the window.
    func handle(_ drag: WaylandDragInput) {
        let events =
            switch drag {
            case .moved(let x, let y): translator.dragMotion(x: x, y: y)
            case .released: translator.dragEnd()
            case .pressed(let x, let y): translator.buttonChange(at: (x, y), isPressed: true)
            case .canceled: translator.cancelTouches()
            }
        for event in events { input.add(event) }
    }

    /// Whether the left button of the mouse has been pressed in the window, and not been released.
    var isMousePressed: Bool { translator.isMousePressed }

    /// The position of the window's content on the desktop, in its units.
    var origin: (x: Int32, y: Int32) {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(window, &x, &y)
        return (x, y)
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
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            if waylandSurface != nil { WindowSystem.restartTextInput() }
            input.add(.active(true))
        case SDL_WINDOWEVENT_FOCUS_LOST:
            // A drag over another program continues when that becomes active.
            if !UIApplication.shared.hasDragInProgress {
                for event in translator.cancelTouches() { input.add(event) }
            }
            input.add(.active(false))
        case SDL_WINDOWEVENT_LEAVE: input.add(.pointer(nil))
        case SDL_WINDOWEVENT_CLOSE: input.add(.close)
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
    /// - Parameter startup: The desktop's identifier of the start that has caused it, which contains its time under X11 and
    ///   is a token under Wayland.
    func raise(for startup: String?) {
        if SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(window) }
        // SDL would request a token itself, without an action of the user.
        if let startup, !startup.isEmpty, let surface = waylandSurface,
            let display = trestle_wayland_display(UnsafeMutableRawPointer(window)),
            trestle_wayland_activate(display, surface, startup)
        {
            return
        }
        SDL_RaiseWindow(window)
        let time = startup?.range(of: "_TIME", options: .backwards).flatMap { UInt32(startup?[$0.upperBound...] ?? "") }
        trestle_x11_activate(UnsafeMutableRawPointer(window), time ?? 0)
    }

    func titleDidChange(to title: String) {
        SDL_SetWindowTitle(window, title.isEmpty ? system.appName : title)
    }

    func cursorDidChange(to cursor: PointerCursor) { system.cursors.show(cursor) }

    func idleTimerDidChange(isDisabled: Bool) {
        if isDisabled { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
    }

    func selection(_ kind: SelectionKind) -> any HostSelection { system.selection(kind) }

    var dragExchange: (any HostDragExchange)? {
        if let windowDragExchange { return windowDragExchange }
        let identifier = trestle_x11_window(UnsafeMutableRawPointer(window))
        if identifier != 0 {
            windowDragExchange = WindowDragExchange(window: identifier) { [weak self] in
                self?.geometry.pointsPerUnit ?? 1
            } connect: { [weak self] in
                self?.system.connectedSelections
            }
        } else if let waylandSurface, let selections = system.waylandSelections {
            windowDragExchange = WaylandDragExchange(
                surface: waylandSurface, selections: selections
            ) { [weak self] in
                let geometry = self?.geometry
                return HostPictureResolution(
                    pointsPerUnit: geometry?.pointsPerUnit ?? 1,
                    pixelsPerUnit: Int((geometry?.pixelsPerUnit ?? 1).rounded(.up)))
            }
        }
        return windowDragExchange
    }

    /// The `wl_surface` of the window, or `nil` on another desktop.
    var waylandSurface: UnsafeMutableRawPointer? { trestle_wayland_surface(UnsafeMutableRawPointer(window)) }

    var hasHardwareKeyboard: Bool { system.settings.hasHardwareKeyboard }

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
        geometry.inUnits(rect).offsetBy(dx: CGFloat(origin.x), dy: CGFloat(origin.y))
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
        setSize(size, geometry)
        return true
    }

    private func setSize(_ size: CGSize, _ geometry: WindowGeometry) {
        let units = geometry.inUnits(CGRect(origin: .zero, size: size))
        let available = SDLWindow.usableSize(of: window)
        SDL_SetWindowSize(
            window, min(Int32(min(1e5, units.width.rounded())), available.width),
            min(Int32(min(1e5, units.height.rounded())), available.height))
    }

    var canLimitSize: Bool { true }

    func limitSize(minimum: CGSize, maximum: CGSize) {
        sizeLimits = (minimum, maximum)
        limitSize(minimum: minimum, maximum: maximum, geometry)
    }

    private func limitSize(minimum: CGSize, maximum: CGSize, _ geometry: WindowGeometry) {
        func units(_ length: CGFloat, atLeast least: Int32) -> Int32 {
            max(least, Int32(min(1e5, max(0, length / geometry.pointsPerUnit)).rounded()))
        }
        SDL_SetWindowMinimumSize(window, units(minimum.width, atLeast: 160), units(minimum.height, atLeast: 160))
        SDL_SetWindowMaximumSize(window, units(maximum.width, atLeast: 160), units(maximum.height, atLeast: 160))
    }

    func closeWindow() {
        isClosed = true
        system.remove(self)
        windowDragExchange?.refuseDrops()
        pixels.close()
        SDL_DestroyWindow(window)
    }
}
