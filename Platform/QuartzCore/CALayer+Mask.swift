/// The objects of a layer that few layers have. Only the main actor uses it, and the layer's deinitializer.
final class LayerExtras: @unchecked Sendable {
    /// The layer whose alpha masks this one. Its `parent` is the masked layer.
    var mask: CALayer?
    /// How the layer is composited with what is behind it.
    var compositing: LayerCompositing?
    /// The transition that is in progress.
    var transition: RunningTransition?
}

extension CALayer {
    /// Replaces the mask. The change is not animated.
    final func replaceMask(by new: CALayer?) {
        let old = extras?.mask
        guard old !== new else { return }
        if let new {
            precondition(
                !isInside(new),
                "\(new) cannot become the mask of \(self), which is the same layer or one of its descendants.")
            new.removeFromSuperlayer()
        }
        if let old {
            old.parent = nil
            old.record.paintBounds = .empty
        }
        ensuredExtras.mask = new
        if let new {
            new.parent = self
            new.invalidation.formUnion(.geometry)
            if !new.layoutFlags.isEmpty { new.propagate(\.layoutFlags) }
            if !new.displayFlags.isEmpty { new.propagate(\.displayFlags) }
        }
        // A mask changes the pixels of the whole layer, and its raster.
        invalidate([.geometry, .appearance])
        VisibilityWait.check()
    }

    final var ensuredExtras: LayerExtras {
        if let extras { return extras }
        let new = LayerExtras()
        extras = new
        return new
    }
}

extension LayerPainter {
    /// Multiplies what has been drawn in the current transparency layer or raster by the alpha of a mask.
    func applyMask(_ mask: CALayer) {
        context.saveGState()
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paint(mask)
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
