@_implementationOnly import CCairo
import Foundation

/// An image whose coverage restricts drawing, placed in the pixels of a context.
final class ClipMask {
    /// The mask that was set before, which also restricts drawing.
    private let outer: ClipMask?
    private let image: CGImage
    /// The transform from the pixels of the context to those of the image.
    private let toImage: CGAffineTransform

    init(_ image: CGImage, _ toImage: CGAffineTransform, outer: ClipMask?) {
        self.image = image
        self.toImage = toImage
        self.outer = outer
    }

    /// Paints the source of a cairo context within the mask, with an identity transform.
    func paint(_ cairo: OpaquePointer) {
        if let outer {
            cairo_push_group(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            paintHere(cairo)
            cairo_pop_group_to_source(cairo)
            outer.paint(cairo)
        } else {
            paintHere(cairo)
        }
    }

    private func paintHere(_ cairo: OpaquePointer) {
        let pixels = image.pixels
        pixels.lock.withLock { _ in
            let pattern = cairo_pattern_create_for_surface(pixels.surface)
            var matrix = toImage.cairoMatrix
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, image.shouldInterpolate ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }
}

extension CGContext {
    /// Restricts the clip to a rectangle, and drawing to the coverage of an image in it until the state is restored. The first row
    /// of the image is at the greatest y coordinate, as in ``draw(_:in:)``.
    ///
    /// An image mask covers what it paints. In another image without alpha, white covers and black does not; one with alpha
    /// covers by its alpha.
    public func clip(to rect: CGRect, mask: CGImage) {
        let box = rect.standardized
        clip(to: box)
        guard box.width > 0, box.height > 0, mask.width > 0, mask.height > 0 else { return }
        let toImage = CGAffineTransform(
            a: CGFloat(mask.width) / box.width, b: 0, c: 0, d: -CGFloat(mask.height) / box.height,
            tx: -box.minX * CGFloat(mask.width) / box.width, ty: box.maxY * CGFloat(mask.height) / box.height)
        let fromPixels = deviceTransform.inverted().concatenating(toImage)
        state.clipMask = ClipMask(mask.coverage, fromPixels, outer: state.clipMask)
        state.updatePlain()
    }

    /// Performs an operation with the effects of the state, within the mask.
    func finish(_ operation: Operation, within mask: ClipMask) {
        let blendMode = state.blendMode
        state.clipMask = nil
        state.blendMode = .normal
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        finishWithEffects(operation)
        cairo_pop_group_to_source(cairo)
        state.blendMode = blendMode
        state.clipMask = mask
        paintSource(within: mask)
    }

    /// Paints the source within a mask, with the blend mode of the state.
    func paintSource(within mask: ClipMask) {
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        mask.paint(cairo)
        cairo_set_matrix(cairo, &matrix)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
}
