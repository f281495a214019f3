/// The contents of a layer.
package enum LayerContent {
    case none
    case image(CGImage)
    case drawing(any LayerDrawing)
    /// A value that layers do not display.
    case other(Any)

    init(_ value: Any?) {
        switch value {
        case nil: self = .none
        case let image as CGImage: self = .image(image)
        case let drawing as any LayerDrawing: self = .drawing(drawing)
        case let value?: self = .other(value)
        }
    }

    package init(drawing: (any LayerDrawing)?) {
        self = drawing.map(LayerContent.drawing) ?? .none
    }

    var value: Any? {
        switch self {
        case .none: nil
        case .image(let image): image
        case .drawing(let drawing): drawing
        case .other(let value): value
        }
    }

    package var isEmpty: Bool {
        if case .none = self { true } else { false }
    }

    package var image: CGImage? {
        if case .image(let image) = self { image } else { nil }
    }
}

/// Contents that are drawn in each frame instead of being cached as an image.
package protocol LayerDrawing: AnyObject {
    /// Draws the contents into `context`, which has the layer's coordinates and is clipped to the damaged
    /// area.
    @MainActor func draw(in context: CGContext, bounds: CGRect)

    /// Returns the rectangle in which the contents draw, in the layer's coordinates. The layer's bounds by default.
    @MainActor func inkBounds(in bounds: CGRect) -> CGRect
}

extension LayerDrawing {
    package func inkBounds(in bounds: CGRect) -> CGRect { bounds }
}
