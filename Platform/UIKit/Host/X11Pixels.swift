@_implementationOnly import CSDLWindow
import QuartzCore

/// The pixels of a window on an X server, in memory that is shared with the server if possible.
@MainActor
final class X11Pixels: WindowPixels {
    private let window: OpaquePointer
    private let frames: OpaquePointer
    private var frame: FrameBuffer?

    /// Creates the pixels, or returns `nil` if the window is not on an X server, or has another format of pixels.
    init?(of window: OpaquePointer) {
        guard let frames = trestle_x11_frames_create(UnsafeMutableRawPointer(window)) else { return nil }
        self.window = window
        self.frames = frames
    }

    var isReady: Bool { true }

    var unitScale: CGFloat? { nil }

    func present(_ draw: (HostCanvas) -> FrameChanges) -> Bool {
        guard let canvas = nextCanvas() else { return false }
        let rects = draw(canvas).rects
        guard !rects.isEmpty else { return false }
        show(rects, of: canvas.frame)
        return true
    }

    private func nextCanvas() -> HostCanvas? {
        let size = SDLWindow.pixelSize(of: window, unitScale: nil)
        let (width, height) = (Int(size.width), Int(size.height))
        if let frame, frame.width == width, frame.height == height { return HostCanvas(frame: frame, isBlank: false) }
        frame = nil
        let rowCount = FrameBuffer.rowCount(width: width, height: height)
        guard width > 0, height > 0, let pixels = trestle_x11_frames_pixels(frames, size.width, Int32(rowCount)) else {
            return nil
        }
        let frame = FrameBuffer(
            memory: pixels, rowCount: rowCount, bytesPerRow: width * 4, width: width, height: height)
        self.frame = frame
        return HostCanvas(frame: frame, isBlank: true)
    }

    private func show(_ rects: [PixelRect], of frame: FrameBuffer) {
        frame.context.flush()
        trestle_x11_frames_show(
            frames, Int32(frame.firstRow), rects.map(trestle_pixel_rect.init), Int32(rects.count))
    }

    func sizeDidChange() {
        // The size is read for each frame.
    }

    func redisplay() {
        guard let frame else { return }
        show([PixelRect(minX: 0, minY: 0, maxX: frame.width, maxY: frame.height)], of: frame)
    }

    func releaseFrames() {
        frame = nil
        trestle_x11_frames_release(frames)
    }

    func close() {
        frame = nil
        trestle_x11_frames_destroy(frames)
    }
}

extension trestle_pixel_rect {
    init(_ rect: PixelRect) {
        self.init(x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width), height: Int32(rect.height))
    }
}
