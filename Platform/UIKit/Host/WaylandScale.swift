@_implementationOnly import CWayland
import Foundation

/// The scale that a Wayland compositor prefers for a window, which may be fractional.
///
/// The library that displays the window knows whole scales only. Buffers in the preferred scale are displayed in the size of
/// the window by a viewport.
@MainActor
final class WaylandScale {
    private let scale: OpaquePointer
    private let didChange: () -> Void

    /// Returns the scale of a window, or `nil` if the compositor has only whole scales.
    ///
    /// - Parameters:
    ///   - surface: The `wl_surface` of the window.
    ///   - display: The `wl_display`.
    ///   - didChange: Called when the scale has changed, while the library dispatches events.
    static func make(
        of surface: UnsafeMutableRawPointer, on display: UnsafeMutableRawPointer, didChange: @escaping () -> Void
    ) -> WaylandScale? {
        let context = Context()
        let scale = trestle_surface_scale_create(
            display, surface,
            { context in
                guard let context else { return }
                let object = Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
                MainActor.assumeIsolated { object.scale?.didChange() }
            }, Unmanaged.passUnretained(context).toOpaque())
        return scale.map { WaylandScale($0, context, didChange) }
    }

    /// The object that the C functions know.
    @MainActor
    private final class Context {
        weak var scale: WaylandScale?
    }

    private let context: Context

    private init(_ scale: OpaquePointer, _ context: Context, _ didChange: @escaping () -> Void) {
        self.scale = scale
        self.context = context
        self.didChange = didChange
        context.scale = self
    }

    /// The number of pixels per unit of the compositor, or `nil` if it is not known yet.
    var value: CGFloat? {
        let value = trestle_surface_scale_value(scale)
        return value > 0 ? CGFloat(value) / 120 : nil
    }

    /// Displays the next frame in a size in units of the compositor.
    func apply(width: Int32, height: Int32) {
        if value != nil { trestle_surface_scale_apply(scale, width, height) }
    }

    /// Ends the use of the window, before it is closed.
    func close() { trestle_surface_scale_destroy(scale) }
}
