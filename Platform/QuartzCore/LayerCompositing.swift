/// How a layer with its sublayers is composited with what is behind it, other than over it.
package enum LayerCompositing: Equatable {
    /// A blend mode, with the name of the filter.
    case filter(name: String, CGBlendMode)
    /// The alpha of the layer, times a factor, is added to what is behind it, or subtracted from it.
    case vibrancy(alpha: CGFloat, darkens: Bool)

    /// The blend modes by the names of their filters.
    private static let filters: [String: CGBlendMode] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
        "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
        "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
        "linearDodgeBlendMode": .plusLighter, "plusL": .plusLighter, "sourceIn": .sourceIn, "sourceOut": .sourceOut,
        "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destIn": .destinationIn,
        "destOut": .destinationOut, "destAtop": .destinationAtop, "xor": .xor, "copy": .copy, "clear": .clear,
    ]

    init?(filterName name: String) {
        guard let mode = Self.filters[name] else { return nil }
        self = .filter(name: name, mode)
    }
}

extension CALayer {
    /// How the layer is composited with what is behind it, or `nil` if it is drawn over it.
    package final var compositing: LayerCompositing? {
        get { extras?.compositing }
        set {
            guard newValue != compositing else { return }
            ensuredExtras.compositing = newValue
            invalidate([.geometry, .appearance])
        }
    }
}

extension LayerPainter {
    /// Composites what `draw` draws with the pixels behind it.
    ///
    /// - Parameters:
    ///   - compositing: The operation, or `nil` to draw over the pixels.
    ///   - opacity: The opacity of the group.
    ///   - area: The pixels that are drawn.
    ///   - draw: Draws into the group with a painter for it.
    func compositeGroup(
        _ compositing: LayerCompositing?, opacity: CGFloat, in area: PixelRect, _ draw: (LayerPainter) -> Void
    ) {
        let rect = local(area)
        var inner = self
        inner.isInGroup = true
        context.saveGState()
        context.clipToDevicePixels([rect])
        // The difference from white inverts opaque pixels only.
        var inverts = false
        if case .vibrancy(_, darkens: true) = compositing { inverts = context.isOpaque && !isInGroup }
        if inverts { invert(rect) }
        context.setAlpha(opacity)
        switch compositing {
        case .filter(_, let mode): context.setBlendMode(mode)
        case .vibrancy(_, let darkens): context.setBlendMode(inverts || !darkens ? .plusLighter : .normal)
        case nil: break
        }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(inner)
        if case .vibrancy(let alpha, let darkens) = compositing {
            fill(rect, CGColor(gray: inverts || !darkens ? 1 : 0, alpha: alpha), .sourceIn)
        }
        context.endTransparencyLayer()
        context.restoreGState()
        if inverts { invert(rect) }
    }

    private func invert(_ rect: CGRect) {
        fill(rect, CGColor(gray: 1, alpha: 1), .difference)
    }

    /// Fills pixels of the context with a color.
    func fill(_ rect: CGRect, _ color: CGColor, _ mode: CGBlendMode) {
        context.saveGState()
        context.deviceTransform = .identity
        context.setBlendMode(mode)
        context.setFillColor(color)
        context.fill(rect)
        context.restoreGState()
    }
}
