@_implementationOnly import CCairo
import Foundation

/// The color spaces of a context and the patterns that it fills and strokes with.
struct PatternState {
    /// What is repeated instead of a color.
    enum Source {
        case image(ColorPattern)
        case pattern(CGPattern, CGColor?, alpha: Double)
    }

    var fillSpace: CGColorSpace?
    var strokeSpace: CGColorSpace?
    var fill: Source?
    var stroke: Source?

    /// A state in a reference, which saved states of a context share.
    final class Box {
        let value: PatternState

        init(_ value: PatternState) {
            self.value = value
        }
    }
}

extension CGContext {
    /// The color spaces and patterns of the current state.
    var patterns: PatternState {
        get { state.patterns?.value ?? PatternState() }
        set { state.patterns = PatternState.Box(newValue) }
    }

    // MARK: Color spaces

    /// Sets the color space of ``setFillColor(_:)-(UnsafePointer<CGFloat>)`` and of patterns, and fills with black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        patterns.fillSpace = space
        patterns.fill = nil
        state.fillColor = CGColor.black.rgba
    }

    /// Sets the color space of ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)`` and of patterns, and strokes with black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        patterns.strokeSpace = space
        patterns.stroke = nil
        state.strokeColor = CGColor.black.rgba
    }

    /// Sets the fill color by its components in the fill color space, followed by the alpha. Without a color space it has no
    /// effect.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let space = patterns.fillSpace, space.pattern == nil,
            let color = CGColor(colorSpace: space, components: components)
        else { return }
        setFillColor(color)
    }

    /// Sets the stroke color by its components in the stroke color space, followed by the alpha. Without a color space it has
    /// no effect.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let space = patterns.strokeSpace, space.pattern == nil,
            let color = CGColor(colorSpace: space, components: components)
        else { return }
        setStrokeColor(color)
    }

    // MARK: Patterns

    /// Fills with a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - colorComponents: For a pattern with colors the alpha; for others the components in the base of the fill color
    ///     space, followed by the alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let source = Self.source(pattern, patterns.fillSpace, colorComponents) else { return }
        patterns.fill = source
    }

    /// Strokes with a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - colorComponents: For a pattern with colors the alpha; for others the components in the base of the stroke color
    ///     space, followed by the alpha.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        guard let source = Self.source(pattern, patterns.strokeSpace, colorComponents) else { return }
        patterns.stroke = source
    }

    /// Sets the offset of the tiles of patterns, in the coordinates that the context had in the beginning.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = CGVector(dx: phase.width, dy: phase.height)
    }

    private static func source(
        _ pattern: CGPattern, _ space: CGColorSpace?, _ components: UnsafePointer<CGFloat>
    ) -> PatternState.Source? {
        guard let space, let kind = space.pattern else { return nil }
        switch (kind, pattern.isColored) {
        case (.colored, true): return .pattern(pattern, nil, alpha: Double(components[0]))
        case (.uncolored(let base), false):
            return CGColor(colorSpace: base, components: components).map { .pattern(pattern, $0, alpha: 1) }
        default: return nil
        }
    }

    /// Makes a pattern the source of cairo.
    func use(_ source: PatternState.Source) {
        let scale = CGSize(width: patternBase.widthScale, height: patternBase.heightScale)
        let image: CGImage?
        let size: CGSize
        var toBase: CGAffineTransform
        var alpha = state.alpha
        switch source {
        case .image(let pattern):
            (image, size) = (pattern.image, pattern.size)
            // Images are upright, also where y points up.
            toBase =
                patternBase.d < 0 ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity
        case .pattern(let pattern, let color, let own):
            toBase = pattern.matrix
            alpha *= own
            image = pattern.tile(
                scale: CGSize(width: scale.width * toBase.widthScale, height: scale.height * toBase.heightScale),
                color: color)
            size = pattern.step
        }
        guard let image, image.width > 0, image.height > 0 else {
            return cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        // Pixels of its own, which no other thread draws.
        let tile = CGContext(width: image.width, height: image.height, scale: 1, opaque: false)
        tile.blit(image, x: 0, y: 0)
        tile.multiply(by: CGColor(gray: 1, alpha: alpha))
        let user = deviceTransform
        deviceTransform = CGAffineTransform(
            scaleX: size.width / CGFloat(image.width), y: size.height / CGFloat(image.height)
        )
        .concatenating(toBase)
        .concatenating(CGAffineTransform(translationX: state.patternPhase.dx, y: state.patternPhase.dy))
        .concatenating(patternBase)
        cairo_set_source_surface(cairo, tile.target, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(cairo_get_source(cairo), filter(for: image))
        deviceTransform = user
    }
}
