@_implementationOnly import CSDL2
import QuartzCore

/// The pixels of a desktop window.
@MainActor
protocol WindowPixels: AnyObject {
    /// Whether the desktop is ready for a frame.
    var isReady: Bool { get }

    /// The number of pixels per unit of the desktop, or `nil` if SDL determines it.
    var unitScale: CGFloat? { get }

    /// Draws a frame as `Host.present(_:)` does.
    func present(_ draw: (HostCanvas) -> [PixelRect]) -> Bool

    /// Called when the size of the window has changed.
    func sizeDidChange()

    /// Displays the last frame again after the desktop has lost its copy.
    func redisplay()

    /// Ends the display, before the window is closed.
    func close()
}

/// The pixels of a window that SDL displays.
@MainActor
final class SurfacePixels: WindowPixels {
    private let window: OpaquePointer
    private var canvas: (surface: OpaquePointer, canvas: HostCanvas)?

    init(of window: OpaquePointer) {
        self.window = window
    }

    var isReady: Bool { true }

    var unitScale: CGFloat? { nil }

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

    // SDL creates a new surface, possibly at the same address.
    func sizeDidChange() { canvas = nil }

    func redisplay() {
        // The pixels are intact; only the server has lost its copy.
        if let canvas, SDL_GetWindowSurface(window) == UnsafeMutablePointer(canvas.surface) {
            SDL_UpdateWindowSurface(window)
        }
    }

    func close() { canvas = nil }
}
