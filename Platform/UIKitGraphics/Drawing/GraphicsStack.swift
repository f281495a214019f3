import Foundation

/// The stack of graphics contexts of a thread, with the current context last.
final class GraphicsStack {
    var contexts: [CGContext] = []

    /// The key of the thread-specific stack, which is released when its thread exits.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { Unmanaged<GraphicsStack>.fromOpaque($0!).release() }
        precondition(
            failure == 0,
            "UIKit could not create a key for thread-specific data because the process has used all of them. Delete "
                + "keys that are no longer needed.")
        return key
    }()

    /// The stack of the current thread, created on first use.
    static var current: GraphicsStack {
        if let existing = pthread_getspecific(key) {
            return Unmanaged<GraphicsStack>.fromOpaque(existing).takeUnretainedValue()
        }
        let new = GraphicsStack()
        pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
        return new
    }
}

/// Returns the current graphics context of the thread: that of a view inside `draw(_:)`, or of an image
/// inside the actions of a renderer. Returns `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.contexts.last
}

/// Makes `context` the current graphics context of the thread until ``UIGraphicsPopContext()`` is called.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.contexts.append(context)
}

/// Removes the current graphics context from the stack and restores the previous one.
public func UIGraphicsPopContext() {
    let stack = GraphicsStack.current
    precondition(
        !stack.contexts.isEmpty,
        "UIGraphicsPopContext() was called on an empty stack of contexts. Call UIGraphicsPushContext(_:) or "
            + "UIGraphicsBeginImageContext(_:) first.")
    stack.contexts.removeLast()
}

/// Creates a bitmap context with one pixel per point and makes it the current context.
///
/// Prefer ``UIGraphicsImageRenderer``, which ends its context automatically.
/// - Parameter size: The size of the image, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Creates a bitmap context and makes it the current context until ``UIGraphicsEndImageContext()`` is
/// called.
///
/// Prefer ``UIGraphicsImageRenderer``, which ends its context automatically.
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image has no alpha channel.
///   - scale: The number of pixels per point, or 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsPushContext(.picture(size: size, scale: scale == 0 ? .screen : scale, isOpaque: opaque))
}

/// Returns an image of the contents of the current context, or `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

/// Removes the current bitmap context from the stack.
public func UIGraphicsEndImageContext() {
    UIGraphicsPopContext()
}

extension CGContext {
    /// Creates a bitmap context for an image of `size` points, rounded up to whole pixels. An image that
    /// exceeds the limits is drawn at a lower scale, with a warning.
    ///
    /// - Precondition: The size is finite and the scale positive.
    package static func picture(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext {
        precondition(
            size.width.isFinite && size.height.isFinite && scale > 0,
            "An image of \(size.width) by \(size.height) points at scale \(scale) cannot be drawn. Pass a finite size "
                + "and a positive scale.")
        var scale = scale
        let factor = ImageSizeLimit.factor(width: size.width * scale, height: size.height * scale)
        if factor < 1 {
            // Rounding up must not exceed the limit again.
            let lower = scale * factor * 0.9999
            ResourceWarning.log(
                "UIGraphics",
                "An image of \(size.width) by \(size.height) points at scale \(scale) is too large. It is drawn at scale "
                    + "\(lower). Draw it in parts.")
            scale = lower
        }
        // A hundredth of a pixel is a rounding error, not another pixel.
        return CGContext(
            width: max(0, Int((size.width * scale - 0.01).rounded(.up))),
            height: max(0, Int((size.height * scale - 0.01).rounded(.up))), scale: scale, opaque: isOpaque)
    }
}

extension CGFloat {
    /// The scale of the screen in pixels per point, according to the current traits of the thread.
    package static var screen: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }
}
