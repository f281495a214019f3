import QuartzCore

/// The changes of layers, as those of the views that they display.
@MainActor
enum LayerChanges {
    /// The bounds before the changes that have begun.
    private static var oldBounds: [CGRect] = []

    /// Starts the notification of changes, on the first observation of any object.
    nonisolated static func observe() {
        let start: @MainActor () -> Void = {
            CALayer.changeObserver = { layer, key, isAfter in
                if isAfter { didChange(layer, key) } else { willChange(layer, key) }
            }
        }
        // Only the main actor changes layers, but objects of other threads can be observed first.
        unsafeBitCast(start, to: (() -> Void).self)()
    }

    private static func willChange(_ layer: CALayer, _ key: String) {
        KeyValueObservers.willChange(layer, key)
        guard let view = layer.owner as? UIView else { return }
        if let viewKey = viewKeys[key] { KeyValueObservers.willChange(view, viewKey) }
        guard key == "bounds", view is UIScrollView else { return }
        oldBounds.append(layer.model.bounds)
        KeyValueObservers.willChange(view, "contentOffset")
    }

    private static func didChange(_ layer: CALayer, _ key: String) {
        KeyValueObservers.didChange(layer, key)
        guard let view = layer.owner as? UIView else { return }
        if let viewKey = viewKeys[key] { KeyValueObservers.didChange(view, viewKey) }
        guard key == "bounds", view is UIScrollView, let old = oldBounds.popLast() else { return }
        if old.origin == layer.model.bounds.origin {
            KeyValueObservers.cancelChange(view, "contentOffset")
        } else {
            KeyValueObservers.didChange(view, "contentOffset")
        }
    }

    /// The keys of views by those of their layers.
    private static let viewKeys = [
        "bounds": "bounds", "position": "center", "transform": "transform", "opacity": "alpha", "hidden": "hidden",
    ]
}
