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
    func present(_ draw: (HostCanvas) -> FrameChanges) -> Bool

    /// Called when the size of the window has changed.
    func sizeDidChange()

    /// Displays the last frame again after the desktop has lost its copy.
    func redisplay()

    /// Releases the memory of the last frame, so that the next one is drawn completely.
    func releaseFrames()

    /// Ends the display, before the window is closed.
    func close()
}

/// The pixels of a window that SDL displays.
@MainActor
final class SurfacePixels: WindowPixels {
    private let window: OpaquePointer
    private var current: (surface: OpaquePointer, frame: FrameBuffer)?

    init(of window: OpaquePointer) {
        self.window = window
    }

    var isReady: Bool { true }

    var unitScale: CGFloat? { nil }

    func present(_ draw: (HostCanvas) -> FrameChanges) -> Bool {
        guard let surface = SDL_GetWindowSurface(window), let canvas = canvas(over: surface) else { return false }
        let rects = draw(canvas).rects
        guard !rects.isEmpty else { return false }
        canvas.frame.context.flush()
        let shown = rects.map {
            SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height))
        }
        SDL_UpdateWindowSurfaceRects(window, shown, Int32(shown.count))
        return true
    }

    /// Returns the pixels of `surface`, which contains the last frame until the window's size changes.
    private func canvas(over surface: UnsafeMutablePointer<SDL_Surface>) -> HostCanvas? {
        if let current, current.surface == OpaquePointer(surface) {
            return HostCanvas(frame: current.frame, isBlank: false)
        }
        let format = surface.pointee.format.pointee
        guard format.BitsPerPixel == 32, format.Rmask == 0xFF0000, format.Bmask == 0xFF,
            let pixels = surface.pointee.pixels
        else {
            preconditionFailure(
                "The display's pixel format is not 32-bit BGRX, the only supported one. Use a display with 24-bit "
                    + "color.")
        }
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        let frame = FrameBuffer(
            memory: pixels, rowCount: height, bytesPerRow: Int(surface.pointee.pitch), width: width, height: height)
        current = (OpaquePointer(surface), frame)
        return HostCanvas(frame: frame, isBlank: true)
    }

    // SDL creates a new surface, possibly at the same address.
    func sizeDidChange() { current = nil }

    func redisplay() {
        // The pixels are intact; only the server has lost its copy.
        if let current, SDL_GetWindowSurface(window) == UnsafeMutablePointer(current.surface) {
            SDL_UpdateWindowSurface(window)
        }
    }

    func releaseFrames() { current = nil }

    func close() { current = nil }
}
