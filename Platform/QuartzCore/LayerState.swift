/// The animatable values of a layer: everything that determines its appearance except contents and
/// sublayers.
package struct LayerState {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    /// The affine part of ``transform3D``.
    package internal(set) var transform = CGAffineTransform.identity
    package var opacity: Float = 1
    package var isHidden = false
    package var masksToBounds = false
    package var cornerRadius: CGFloat = 0
    package var backgroundColor: CGColor?
    package var borderWidth: CGFloat = 0
    package var borderColor = LayerColor.standard
    /// The values that few layers have, or `nil` for a layer without any of them. A single reference keeps copies of
    /// the state of most layers cheap.
    private(set) var rare: RareLayerState?

    /// The shadow, or `nil` for a layer whose shadow has never been set.
    package var shadow: Shadow? { rare?.shadow }

    /// The values of a shadow, stored separately because shadows are rare.
    package struct Shadow {
        package var color = LayerColor.standard
        package var opacity: Float = 0
        package var offset = CGSize(width: 0, height: -3)
        package var radius: CGFloat = 3
    }

    mutating func changeShadow(_ change: (inout Shadow) -> Void) {
        var shadow = shadow ?? Shadow()
        change(&shadow)
        rare = RareLayerState(shadow: shadow, special: rare?.special, depth: rare?.depth)
    }

    /// Sets the values of a layer class that draws contents of its own.
    package mutating func setSpecial(_ values: some SpecialContents) {
        rare = RareLayerState(shadow: rare?.shadow, special: RareLayerState.Special(values), depth: rare?.depth)
    }

    mutating func changeDepth(_ change: (inout LayerDepth) -> Void) {
        var depth = depth
        change(&depth)
        rare = RareLayerState(shadow: rare?.shadow, special: rare?.special, depth: depth == LayerDepth() ? nil : depth)
    }

    /// Changes the values of a layer class. Does nothing if the layer is of another class.
    package mutating func changeSpecial<Values: SpecialContents>(
        _ type: Values.Type, _ change: (inout Values) -> Void
    ) {
        guard var values = rare?.special?.contents as? Values else { return }
        change(&values)
        setSpecial(values)
    }

    /// Returns the values of a layer class, or `nil` if the layer is of another class.
    package func special<Values: SpecialContents>(_ type: Values.Type) -> Values? {
        rare?.special?.contents as? Values
    }

    /// The affine part of ``matrixToSuperlayer``.
    package var toSuperlayer: CGAffineTransform {
        let corner = anchor
        if transform.isIdentity {
            return CGAffineTransform(
                a: 1, b: 0, c: 0, d: 1, tx: position.x - corner.x, ty: position.y - corner.y)
        }
        return CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d,
            tx: position.x + transform.tx - transform.a * corner.x - transform.c * corner.y,
            ty: position.y + transform.ty - transform.b * corner.x - transform.d * corner.y)
    }

    /// Returns whether the layer's raster differs from that of `other`. Changes of position only do not
    /// count.
    func rasterDiffers(from other: LayerState) -> Bool {
        bounds != other.bounds || cornerRadius != other.cornerRadius || masksToBounds != other.masksToBounds
            || backgroundColor != other.backgroundColor || borderWidth != other.borderWidth
            || borderColor != other.borderColor
            || (rare !== other.rare
                && (rare?.special !== other.rare?.special
                    || depth.sublayerTransform != other.depth.sublayerTransform))
    }

    /// The layer's rectangle in the superlayer.
    package var frame: CGRect {
        if transform.isIdentity {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.size.width,
                y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height)
        }
        return bounds.applying(toSuperlayer)
    }
}

extension CGColor {
    static let transparent = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension CGAffineTransform {
    mutating func setScale(x: CGFloat, y: CGFloat) {
        let (width, height) = (widthScale, heightScale)
        if width > 0 { (a, b) = (a / width * x, b / width * x) } else { (a, b) = (x, 0) }
        if height > 0 { (c, d) = (c / height * y, d / height * y) } else { (c, d) = (0, y) }
    }

    mutating func setRotation(_ angle: CGFloat) {
        let (width, height) = (widthScale, heightScale)
        (a, b, c, d) = (cos(angle) * width, sin(angle) * width, -sin(angle) * height, cos(angle) * height)
    }
}

/// The color of a border or a shadow.
package enum LayerColor: Equatable {
    /// Opaque black. Without a reference to a color, copies of the state of most layers cost less.
    case standard
    case none
    case custom(CGColor)

    package init(_ color: CGColor?) {
        self = color.map(Self.custom) ?? .none
    }

    package var color: CGColor? {
        switch self {
        case .standard: .opaqueBlack
        case .none: nil
        case .custom(let color): color
        }
    }
}
