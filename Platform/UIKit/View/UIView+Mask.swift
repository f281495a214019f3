import QuartzCore

private enum MaskKey: FeatureKey {
    static var defaultValue: UIView? { nil }
}

extension UIView {
    /// The mask, as long as its layer is the mask of the view's layer.
    final var baseMask: UIView? {
        get {
            guard let mask = features[MaskKey.self], storedLayer.mask === mask.layer else { return nil }
            return mask
        }
        set {
            newValue?.removeFromSuperview()
            features[MaskKey.self] = newValue
            storedLayer.mask = newValue?.layer
        }
    }

    /// Creates the layer of a view of `view`, a subclass that may have overridden `layerClass`.
    static func makeLayer(of layerClass: AnyClass, for view: UIView.Type) -> CALayer {
        guard layerClass != CALayer.self else { return CALayer() }
        guard let layerClass = layerClass as? CALayer.Type else {
            preconditionFailure("`\(view).layerClass` is \(layerClass). Return CALayer or a subclass of it.")
        }
        return CALayer.make(layerClass)
    }
}
