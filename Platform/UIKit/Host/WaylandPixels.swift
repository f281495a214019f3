@_implementationOnly import CSDL2
@_implementationOnly import CSDLWindow
import QuartzCore

/// The pixels of a window on Wayland, in memory that is shared with the compositor.
///
/// The compositor determines the time of each frame, so that a window that is not visible draws none.
@MainActor
final class WaylandPixels: WindowPixels {
    private let window: OpaquePointer
    private let frames: OpaquePointer
    private let scale: WaylandScale?
    /// The buffers of the current size.
    private var buffers: [UnsafeMutablePointer<UInt32>: FrameBuffer] = [:]
    private var size: (width: Int32, height: Int32) = (0, 0)

    /// Creates the pixels, or returns `nil` if the window is not on Wayland.
    ///
    /// - Parameters:
    ///   - window: The window of SDL.
    ///   - event: The type of an SDL event that occurs when the compositor is ready for a frame.
    ///   - canScale: Whether the window may be displayed in fractional scales, because SDL does not do that.
    ///   - scaleDidChange: Called when the value of ``unitScale`` has changed.
    init?(
        of window: OpaquePointer, readyEvent event: UInt32, canScale: Bool, scaleDidChange: @escaping () -> Void
    ) {
        let pointer = UnsafeMutableRawPointer(window)
        guard let frames = trestle_wayland_frames_create(pointer, event) else { return nil }
        self.window = window
        self.frames = frames
        if canScale, let display = trestle_wayland_display(pointer), let surface = trestle_wayland_surface(pointer) {
            scale = WaylandScale.make(of: surface, on: display, didChange: scaleDidChange)
        } else {
            scale = nil
        }
    }

    var unitScale: CGFloat? { scale?.value }

    var isReady: Bool { trestle_wayland_frames_are_ready(frames) }

    func present(_ draw: (HostCanvas) -> FrameChanges) -> Bool {
        guard isReady, let canvas = nextCanvas() else { return false }
        let rects = draw(canvas).rects
        guard !rects.isEmpty else { return false }
        canvas.frame.context.flush()
        let shown = rects.map(trestle_pixel_rect.init)
        prepareFrame()
        trestle_wayland_frames_commit(frames, Int32(canvas.frame.firstRow), shown, Int32(shown.count))
        return true
    }

    private func nextCanvas() -> HostCanvas? {
        let new = SDLWindow.pixelSize(of: window, unitScale: unitScale)
        guard new.width > 0, new.height > 0 else { return nil }
        if new != size { buffers = [:] }
        size = new
        var isBlank = false
        let (width, height) = (Int(new.width), Int(new.height))
        let rowCount = FrameBuffer.rowCount(width: width, height: height)
        guard
            let pixels = trestle_wayland_frames_begin(frames, new.width, new.height, Int32(rowCount), &isBlank)
        else { return nil }
        let frame =
            buffers[pixels]
            ?? FrameBuffer(
                memory: pixels, rowCount: rowCount, bytesPerRow: width * 4, width: width, height: height)
        buffers[pixels] = frame
        return HostCanvas(frame: frame, isBlank: isBlank)
    }

    func sizeDidChange() {
        // The size is read for each frame. SDL has set the scale, with which the last buffer would be invalid.
        applyScale()
    }

    private func applyScale() {
        guard let scale else { return }
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &width, &height)
        if width > 0, height > 0 { scale.apply(width: width, height: height) }
    }

    func redisplay() {
        // The compositor keeps the buffer of the last frame.
    }

    /// Requests the time of the next frame from the compositor. Called before a frame is displayed.
    func prepareFrame() {
        applyScale()
        trestle_wayland_frames_request_next(frames)
    }

    func releaseFrames() {
        buffers = [:]
        trestle_wayland_frames_release(frames)
    }

    func close() {
        buffers = [:]
        scale?.close()
        trestle_wayland_frames_destroy(frames)
    }
}
