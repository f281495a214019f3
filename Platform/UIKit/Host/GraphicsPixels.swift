@_implementationOnly import CSDLWindow
import QuartzCore

/// The pixels of a window that a graphics processor composites.
///
/// The processor draws into memory, as without one. The graphics processor gets what has been drawn, moves pixels itself, and
/// displays the planes in front of them.
@MainActor
final class GraphicsPixels: WindowPixels {
    private let window: OpaquePointer
    /// The display that is used again if the graphics processor is lost.
    private let fallback: any WindowPixels
    /// The display whose compositor determines the time of each frame, under Wayland.
    private let wayland: WaylandPixels?
    private let frames: OpaquePointer
    private let didLose: (any WindowPixels) -> Void
    private var frame: FrameBuffer?
    /// The pictures of planes that the graphics processor has.
    private var pictures: [ObjectIdentifier: Picture] = [:]
    private var lastPlanes: [Plane] = []

    private struct Picture {
        let name: UInt32
        let revision: Int
    }

    private struct Plane {
        let picture: UInt32
        let origin: PixelOffset
        let clip: PixelRect
        let opacity: Float
    }

    /// Creates the pixels, or returns `nil` if the graphics processor cannot display the window.
    ///
    /// - Parameters:
    ///   - window: The window of SDL.
    ///   - fallback: The display of the window until now.
    ///   - allowsSoftware: Whether an implementation of OpenGL without a graphics processor is used.
    ///   - didLose: Called with `fallback` when the graphics processor cannot display the window any more.
    init?(
        of window: OpaquePointer, replacing fallback: any WindowPixels, allowsSoftware: Bool,
        didLose: @escaping (any WindowPixels) -> Void
    ) {
        guard let frames = trestle_graphics_frames_create(UnsafeMutableRawPointer(window), allowsSoftware) else {
            return nil
        }
        self.window = window
        self.fallback = fallback
        self.frames = frames
        self.didLose = didLose
        wayland = fallback as? WaylandPixels
        fallback.releaseFrames()
    }

    var isReady: Bool { fallback.isReady }

    var unitScale: CGFloat? { fallback.unitScale }

    func present(_ draw: (HostCanvas) -> FrameChanges) -> Bool {
        guard isReady else { return false }
        let size = SDLWindow.pixelSize(of: window, unitScale: unitScale)
        let (width, height) = (Int(size.width), Int(size.height))
        guard width > 0, height > 0 else { return false }
        var isBlank = false
        if frame?.width != width || frame?.height != height {
            guard trestle_graphics_frames_resize(frames, size.width, size.height) else { return lose() }
            frame = FrameBuffer(width: width, height: height)
            isBlank = true
        }
        guard let frame else { return false }
        let changes = draw(HostCanvas(frame: frame, isBlank: isBlank, displaysPlanes: true))
        guard !changes.isEmpty else { return false }
        update(from: frame, changes)
        lastPlanes = planes(of: changes)
        return show()
    }

    /// Passes changed pixels to the graphics processor.
    private func update(from frame: FrameBuffer, _ changes: FrameChanges) {
        if let move = changes.move {
            trestle_graphics_frames_move(
                frames, trestle_pixel_rect(move.area), Int32(move.offset.x), Int32(move.offset.y))
        }
        guard !changes.drawn.isEmpty else { return }
        let rects = changes.drawn.map(trestle_pixel_rect.init)
        frame.context.withDevicePixels { pixels, wordsPerRow in
            trestle_graphics_frames_update(frames, pixels, Int32(wordsPerRow), rects, Int32(rects.count))
        }
    }

    /// Passes changed pictures to the graphics processor, and removes those that are no longer displayed.
    private func planes(of changes: FrameChanges) -> [Plane] {
        var remaining = pictures
        let planes = changes.planes.compactMap { plane -> Plane? in
            let key = ObjectIdentifier(plane)
            remaining[key] = nil
            if pictures[key]?.revision != plane.revision {
                if let old = pictures.removeValue(forKey: key) {
                    trestle_graphics_frames_remove_picture(frames, old.name)
                }
                pictures[key] = picture(of: plane)
            }
            return pictures[key].map { picture in
                Plane(picture: picture.name, origin: plane.origin, clip: plane.clip, opacity: plane.opacity)
            }
        }
        for (key, picture) in remaining {
            trestle_graphics_frames_remove_picture(frames, picture.name)
            pictures[key] = nil
        }
        return planes
    }

    private func picture(of plane: LayerPlane) -> Picture? {
        guard let context = plane.picture else { return nil }
        var name: UInt32 = 0
        context.withDevicePixels { pixels, wordsPerRow in
            name = trestle_graphics_frames_add_picture(
                frames, pixels, Int32(wordsPerRow), Int32(context.width), Int32(context.height), context.isOpaque)
        }
        return name == 0 ? nil : Picture(name: name, revision: plane.revision)
    }

    private func show() -> Bool {
        wayland?.prepareFrame()
        let planes = lastPlanes.map { plane in
            trestle_plane(
                picture: plane.picture, x: Int32(plane.origin.x), y: Int32(plane.origin.y),
                clip: trestle_pixel_rect(plane.clip), opacity: plane.opacity)
        }
        return trestle_graphics_frames_show(frames, planes, Int32(planes.count)) || lose()
    }

    /// Ends the use of the graphics processor.
    ///
    /// - Returns: False, because nothing was displayed.
    private func lose() -> Bool {
        trestle_graphics_frames_destroy(frames)
        didLose(fallback)
        return false
    }

    func sizeDidChange() { fallback.sizeDidChange() }

    func redisplay() {
        if frame != nil { _ = show() }
    }

    func releaseFrames() {
        for picture in pictures.values { trestle_graphics_frames_remove_picture(frames, picture.name) }
        pictures = [:]
        lastPlanes = []
        frame = nil
    }

    func close() {
        trestle_graphics_frames_destroy(frames)
        fallback.close()
    }
}
