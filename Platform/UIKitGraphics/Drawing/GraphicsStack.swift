import Foundation

/// The contexts that a thread is drawing into, the innermost last.
final class GraphicsStack {
    var contexts: [CGContext] = []

    /// One for each thread, let go with it.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { Unmanaged<GraphicsStack>.fromOpaque($0!).release() }
        precondition(
            failure == 0,
            "UIKit could not create a key for thread-specific data because the process has used all of them. Delete "
                + "keys that are no longer needed.")
        return key
    }()

    /// This thread's, made when it first draws.
    static var current: GraphicsStack {
        if let known = pthread_getspecific(key) {
            return Unmanaged<GraphicsStack>.fromOpaque(known).takeUnretainedValue()
        }
        let new = GraphicsStack()
        pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
        return new
    }
}

/// The context that drawing goes into at present on this thread: a view's inside `draw(_:)`, an image's inside a renderer's
/// actions; nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.contexts.last
}

/// Makes `context` the one that drawing goes into on this thread, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.contexts.append(context)
}

/// Goes back to the context before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() {
    let stack = GraphicsStack.current
    precondition(
        !stack.contexts.isEmpty,
        "UIGraphicsPopContext() was called on an empty stack of contexts. Call UIGraphicsPushContext(_:) or "
            + "UIGraphicsBeginImageContext(_:) first.")
    stack.contexts.removeLast()
}

/// Begins a picture of `size` points with one pixel each. ``UIGraphicsImageRenderer`` is easier to get right.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size` points that drawing on this thread goes into until ``UIGraphicsEndImageContext()``. `scale` is
/// pixels per point, 0 for that of the screen. ``UIGraphicsImageRenderer`` is easier to get right.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsPushContext(.picture(size: size, scale: scale == 0 ? .screen : scale, isOpaque: opaque))
}

/// The picture begun last on this thread, as it is now; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

/// Ends the picture begun last on this thread.
public func UIGraphicsEndImageContext() {
    UIGraphicsPopContext()
}

extension CGContext {
    /// A picture of `size` points, rounded up to whole pixels.
    package static func picture(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext {
        precondition(
            size.width.isFinite && size.height.isFinite && scale > 0,
            "An image of \(size.width) by \(size.height) points at scale \(scale) cannot be drawn. Pass a finite size "
                + "and a positive scale.")
        // A hundredth of a pixel is the trace of a division, not another pixel.
        return CGContext(
            width: max(0, Int((size.width * scale - 0.01).rounded(.up))),
            height: max(0, Int((size.height * scale - 0.01).rounded(.up))), scale: scale, opaque: isOpaque)
    }
}

extension CGFloat {
    /// Pixels per point of the screen, as far as this thread knows.
    package static var screen: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }
}
