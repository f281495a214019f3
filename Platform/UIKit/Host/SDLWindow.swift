@_implementationOnly import CSDL2
import QuartzCore

/// The geometry of SDL's windows and displays.
@MainActor
enum SDLWindow {
    /// The value of SDL_WINDOWPOS_CENTERED, a macro that Swift cannot import.
    static let centered = Int32(bitPattern: 0x2FFF_0000)

    /// Whether SDL's windows are on Wayland, where the compositor determines their scale and position.
    private static var isWayland: Bool { SDL_GetCurrentVideoDriver().map { strcmp($0, "wayland") == 0 } ?? false }

    /// - Parameters:
    ///   - scale: The number of pixels per point, or `nil` for that of the display.
    ///   - unitScale: The number of pixels per unit of the desktop, or `nil` if SDL determines it.
    static func geometry(of window: OpaquePointer, scale: CGFloat?, unitScale: CGFloat?) -> WindowGeometry {
        let (width, height) = pixelSize(of: window, unitScale: unitScale)
        var units: Int32 = 0
        SDL_GetWindowSize(window, &units, nil)
        let ratio = unitScale ?? (units > 0 ? CGFloat(width) / CGFloat(units) : 1)
        return WindowGeometry(
            pixelWidth: Int(max(1, width)), pixelHeight: Int(max(1, height)), pixelsPerUnit: ratio,
            scale: scale ?? (isWayland || ratio > 1 ? ratio : displayScale(of: window)))
    }

    /// Returns the size of a window in pixels. Fractional sizes are rounded as Wayland requires.
    static func pixelSize(of window: OpaquePointer, unitScale: CGFloat?) -> (width: Int32, height: Int32) {
        var (width, height): (Int32, Int32) = (0, 0)
        guard let unitScale else {
            SDL_GetWindowSizeInPixels(window, &width, &height)
            return (width, height)
        }
        SDL_GetWindowSize(window, &width, &height)
        func pixels(_ units: Int32) -> Int32 { Int32((CGFloat(units) * unitScale).rounded(.toNearestOrAwayFromZero)) }
        return (pixels(width), pixels(height))
    }

    private static func displayScale(of window: OpaquePointer) -> CGFloat {
        var density: Float = 0
        guard SDL_GetDisplayDPI(display(of: window), &density, nil, nil) == 0 else { return 1 }
        return WindowGeometry.scale(forDotsPerInch: CGFloat(density))
    }

    static func refreshRate(of window: OpaquePointer) -> Int {
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(display(of: window), &mode) == 0, mode.refresh_rate > 0 else { return 60 }
        return Int(mode.refresh_rate)
    }

    private static func display(of window: OpaquePointer) -> Int32 { max(0, SDL_GetWindowDisplayIndex(window)) }

    /// Returns the size of the window's display without panels, in units of the desktop.
    static func usableSize(of window: OpaquePointer) -> (width: Int32, height: Int32) {
        usableArea(ofDisplay: display(of: window)).map { (Int32($0.width), Int32($0.height)) } ?? (.max, .max)
    }

    private static func usableArea(ofDisplay index: Int32) -> WindowPlacement.Area? {
        var rect = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(index, &rect) == 0, rect.w > 0, rect.h > 0 else { return nil }
        return WindowPlacement.Area(x: Int(rect.x), y: Int(rect.y), width: Int(rect.w), height: Int(rect.h))
    }

    // MARK: Placement

    /// Sets the size and the position of a window before it is shown. A window that is larger than its display is made
    /// smaller.
    static func place(_ window: OpaquePointer, as placement: WindowPlacement, geometry: WindowGeometry) {
        let units = geometry.inUnits(CGRect(origin: .zero, size: placement.size))
        let (width, height) = (Int(units.width.rounded()), Int(units.height.rounded()))
        if let position = placement.position, !isWayland {
            let displays = (0..<max(0, SDL_GetNumVideoDisplays())).compactMap(usableArea)
            let frame = WindowPlacement.frame(width: width, height: height, at: position, in: displays)
            SDL_SetWindowSize(window, Int32(frame.width), Int32(frame.height))
            SDL_SetWindowPosition(window, Int32(frame.x), Int32(frame.y))
        } else {
            let available = usableSize(of: window)
            let new = (min(Int32(width), available.width), min(Int32(height), available.height))
            var current: (width: Int32, height: Int32) = (0, 0)
            SDL_GetWindowSize(window, &current.width, &current.height)
            if current != new {
                SDL_SetWindowSize(window, new.0, new.1)
                SDL_SetWindowPosition(window, centered, centered)
            }
        }
        if placement.isMaximized { SDL_MaximizeWindow(window) }
    }

    /// Returns the size and the position of a window.
    static func placement(of window: OpaquePointer, geometry: WindowGeometry) -> WindowPlacement {
        var placement = WindowPlacement(size: geometry.size)
        placement.isMaximized = SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED.rawValue != 0
        guard !isWayland else { return placement }
        var (x, y, top, left): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowPosition(window, &x, &y)
        // Window managers place the title bar at the position that a new window requests.
        SDL_GetWindowBordersSize(window, &top, &left, nil, nil)
        placement.position = WindowPlacement.Position(x: Int(x - left), y: Int(y - top))
        return placement
    }

    /// Returns whether a window is as large as its display.
    static func fillsDisplay(_ window: OpaquePointer) -> Bool {
        let available = usableSize(of: window)
        var (width, height, top, left, bottom, right): (Int32, Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0, 0)
        SDL_GetWindowSize(window, &width, &height)
        SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right)
        return width + left + right >= available.width && height + top + bottom >= available.height
    }
}
