@_implementationOnly import CCairo
import Foundation

extension CGContext {
    /// A drawing operation with the current source.
    enum Operation {
        case fill, fillPreserving, stroke, paint
    }

    /// Performs an operation with the shadow and blend mode of the state.
    @inline(__always)
    func finish(_ operation: Operation) {
        if state.isPlain {
            CGContext.perform(operation, cairo)
        } else if let mask = state.clipMask {
            finish(operation, within: mask)
        } else {
            finishWithEffects(operation)
        }
        didDraw()
    }

    static func perform(_ operation: Operation, _ cairo: OpaquePointer) {
        switch operation {
        case .fill: cairo_fill(cairo)
        case .fillPreserving: cairo_fill_preserve(cairo)
        case .stroke: cairo_stroke(cairo)
        case .paint: cairo_paint(cairo)
        }
    }

    func finishWithEffects(_ operation: Operation) {
        if state.hasShadow { drawShadow(of: operation, alpha: 1) }
        if state.blendMode.reachesBeyondShape {
            finishWithinShape(operation)
        } else {
            CGContext.perform(operation, cairo)
        }
    }

    /// Draws the shape separately, with a margin for blurred pixels from outside the clip, and draws its
    /// alpha as the shadow.
    private func drawShadow(of operation: Operation, alpha: Double) {
        guard var box = deviceClip else { return }
        let sigma = state.shadowSigma
        let margin = CGFloat((sigma * 3).rounded(.up)) + 1
        box = box.offsetBy(dx: -CGFloat(state.shadowX), dy: -CGFloat(state.shadowY)).insetBy(dx: -margin, dy: -margin)
        if let extents = deviceExtents(of: operation) { box = box.intersection(extents.insetBy(dx: -1, dy: -1)) }
        box = box.integral
        if box.isNull || box.isEmpty { return }
        let layer = CGContext(width: Int(box.width), height: Int(box.height), scale: 1, opaque: false)
        layer.deviceTransform = deviceTransform.concatenating(
            CGAffineTransform(translationX: -box.minX, y: -box.minY))
        layer.copyDrawing(from: cairo)
        CGContext.perform(operation, layer.cairo)
        cairo_surface_flush(layer.target)
        let mask = ShadowMask(alphaOf: layer.target, sigma: CGFloat(sigma))
        draw(
            mask, atDevice: CGPoint(x: box.minX + CGFloat(state.shadowX), y: box.minY + CGFloat(state.shadowY)),
            color: state.shadowColor, alpha: alpha)
    }

    /// Blends the whole surface first, then draws the result within the shape.
    private func finishWithinShape(_ operation: Operation) {
        cairo_surface_flush(cairo_get_group_target(cairo))
        let current = cairo_get_group_target(cairo)
        let source = cairo_pattern_reference(cairo_get_source(cairo))
        cairo_push_group(cairo)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, current, 0, 0)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_restore(cairo)
        cairo_set_source(cairo, source)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_paint(cairo)
        cairo_pop_group_to_source(cairo)
        cairo_pattern_destroy(source)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        CGContext.perform(operation, cairo)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
    }

    /// Returns the bounding box of an operation in device pixels, or `nil` if it is unbounded.
    private func deviceExtents(of operation: Operation) -> CGRect? {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        switch operation {
        case .fill, .fillPreserving: cairo_fill_extents(cairo, &x1, &y1, &x2, &y2)
        case .stroke: cairo_stroke_extents(cairo, &x1, &y1, &x2, &y2)
        case .paint: return nil
        }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).applying(deviceTransform)
    }

    /// The bounding box of the clip in device pixels, or `nil` if the clip is empty.
    var deviceClip: CGRect? {
        let box = boundingBoxOfClipPath
        return box.isNull ? nil : box.applying(deviceTransform)
    }

    /// Copies source, path and line attributes. The user spaces may differ only by a translation in device
    /// space.
    private func copyDrawing(from other: OpaquePointer) {
        cairo_set_source(cairo, cairo_get_source(other))
        cairo_set_fill_rule(cairo, cairo_get_fill_rule(other))
        cairo_set_antialias(cairo, cairo_get_antialias(other))
        cairo_set_line_width(cairo, cairo_get_line_width(other))
        cairo_set_line_cap(cairo, cairo_get_line_cap(other))
        cairo_set_line_join(cairo, cairo_get_line_join(other))
        cairo_set_miter_limit(cairo, cairo_get_miter_limit(other))
        let dashCount = cairo_get_dash_count(other)
        if dashCount > 0 {
            var dashes = [Double](repeating: 0, count: Int(dashCount))
            var phase = 0.0
            cairo_get_dash(other, &dashes, &phase)
            cairo_set_dash(cairo, dashes, dashCount, phase)
        }
        let path = cairo_copy_path(other)
        cairo_append_path(cairo, path)
        cairo_path_destroy(path)
    }

    // MARK: Transparency layers

    /// Begins a transparency layer: everything drawn until ``endTransparencyLayer()`` is composited as one
    /// object with the current alpha, blend mode and shadow. Drawing within the layer starts without these.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        beginLayer(clippedTo: nil)
    }

    /// Begins a transparency layer that is clipped to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginLayer(clippedTo: rect)
    }

    private func beginLayer(clippedTo rect: CGRect?) {
        saveGState()
        if let rect { clip(to: rect) }
        cairo_push_group(cairo)
        state.alpha = 1
        state.hasShadow = false
        state.clipMask = nil
        setBlendMode(.normal)
    }

    /// Composites the transparency layer.
    public func endTransparencyLayer() {
        // Uses the alpha, blend mode, shadow and mask from before the layer. The clip to `rect` is still active.
        state = savedState
        guard let pattern = cairo_pop_group(cairo) else { return }
        if state.clipMask != nil {
            cairo_push_group(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        } else {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
        }
        if state.hasShadow {
            cairo_set_source(cairo, pattern)
            drawShadow(of: .paint, alpha: state.alpha)
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        cairo_paint_with_alpha(cairo, state.alpha)
        if let mask = state.clipMask {
            cairo_pop_group_to_source(cairo)
            paintSource(within: mask)
        }
        restoreGState()
        didDraw()
    }
}

extension CGContext {
    /// Whether drawing uses an alpha, a shadow or a mask. Code that draws with cairo directly must use a
    /// transparency layer then.
    package var hasEffects: Bool { state.alpha != 1 || state.hasShadow || state.clipMask != nil }
}
