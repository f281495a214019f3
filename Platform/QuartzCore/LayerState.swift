/// The animatable values of a layer: everything that determines its appearance except contents and
/// sublayers.
package struct LayerState {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var transform = CGAffineTransform.identity
    package var opacity: Float = 1
    package var isHidden = false
    package var masksToBounds = false
    package var cornerRadius: CGFloat = 0
    package var backgroundColor: CGColor?
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor?
    package var shadow: Shadow?

    /// The values of a shadow, stored separately because shadows are rare.
    package struct Shadow {
        package var color: CGColor?
        package var opacity: Float = 0
        package var offset = CGSize(width: 0, height: -3)
        package var radius: CGFloat = 3
    }

    /// The transform from the layer's coordinates to those of its superlayer.
    package var toSuperlayer: CGAffineTransform {
        let corner = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
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
    func picturesDiffer(from other: LayerState) -> Bool {
        bounds != other.bounds || cornerRadius != other.cornerRadius || masksToBounds != other.masksToBounds
            || backgroundColor != other.backgroundColor || borderWidth != other.borderWidth
            || borderColor != other.borderColor
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

/// A layer property that can be animated by its key path.
enum AnimatableProperty {
    case bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight
    case position, positionX, positionY, anchorPoint, zPosition
    case transform, scale, scaleX, scaleY, rotation, translation, translationX, translationY
    case opacity, hidden, cornerRadius, backgroundColor, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius

    init?(keyPath: String) {
        guard let property = Self.names[keyPath] else { return nil }
        self = property
    }

    private static let names: [String: AnimatableProperty] = [
        "bounds": .bounds, "bounds.origin": .boundsOrigin, "bounds.origin.x": .boundsOriginX,
        "bounds.origin.y": .boundsOriginY, "bounds.size": .boundsSize, "bounds.size.width": .boundsWidth,
        "bounds.size.height": .boundsHeight, "position": .position, "position.x": .positionX,
        "position.y": .positionY, "anchorPoint": .anchorPoint, "zPosition": .zPosition, "transform": .transform,
        "transform.scale": .scale, "transform.scale.x": .scaleX, "transform.scale.y": .scaleY,
        "transform.rotation": .rotation, "transform.rotation.z": .rotation, "transform.translation": .translation,
        "transform.translation.x": .translationX, "transform.translation.y": .translationY, "opacity": .opacity,
        "hidden": .hidden,
        "cornerRadius": .cornerRadius, "backgroundColor": .backgroundColor, "borderWidth": .borderWidth,
        "borderColor": .borderColor, "shadowColor": .shadowColor, "shadowOpacity": .shadowOpacity,
        "shadowOffset": .shadowOffset, "shadowRadius": .shadowRadius,
    ]

    func value(in state: LayerState) -> AnimatableValue {
        switch self {
        case .bounds: return .rect(state.bounds)
        case .boundsOrigin: return .point(state.bounds.origin)
        case .boundsOriginX: return .number(state.bounds.origin.x)
        case .boundsOriginY: return .number(state.bounds.origin.y)
        case .boundsSize: return .size(state.bounds.size)
        case .boundsWidth: return .number(state.bounds.size.width)
        case .boundsHeight: return .number(state.bounds.size.height)
        case .position: return .point(state.position)
        case .positionX: return .number(state.position.x)
        case .positionY: return .number(state.position.y)
        case .anchorPoint: return .point(state.anchorPoint)
        case .zPosition: return .number(state.zPosition)
        case .transform: return .transform(state.transform)
        case .scale, .scaleX: return .number(state.transform.widthScale)
        case .scaleY: return .number(state.transform.heightScale)
        case .rotation: return .number(atan2(state.transform.b, state.transform.a))
        case .translation: return .size(CGSize(width: state.transform.tx, height: state.transform.ty))
        case .translationX: return .number(state.transform.tx)
        case .translationY: return .number(state.transform.ty)
        case .opacity: return .number(CGFloat(state.opacity))
        case .hidden: return .number(state.isHidden ? 1 : 0)
        case .cornerRadius: return .number(state.cornerRadius)
        case .backgroundColor: return .color(state.backgroundColor ?? .transparent)
        case .borderWidth: return .number(state.borderWidth)
        case .borderColor: return .color(state.borderColor ?? .transparent)
        case .shadowColor: return .color(state.shadow?.color ?? .transparent)
        case .shadowOpacity: return .number(CGFloat(state.shadow?.opacity ?? 0))
        case .shadowOffset: return .size((state.shadow ?? .init()).offset)
        case .shadowRadius: return .number((state.shadow ?? .init()).radius)
        }
    }

    /// Sets the property. Values of another type are ignored.
    func set(_ value: AnimatableValue, in state: inout LayerState) {
        switch (self, value) {
        case (.bounds, .rect(let rect)): state.bounds = rect
        case (.boundsOrigin, .point(let point)): state.bounds.origin = point
        case (.boundsOriginX, .number(let number)): state.bounds.origin.x = number
        case (.boundsOriginY, .number(let number)): state.bounds.origin.y = number
        case (.boundsSize, .size(let size)): state.bounds.size = size
        case (.boundsWidth, .number(let number)): state.bounds.size.width = number
        case (.boundsHeight, .number(let number)): state.bounds.size.height = number
        case (.position, .point(let point)): state.position = point
        case (.positionX, .number(let number)): state.position.x = number
        case (.positionY, .number(let number)): state.position.y = number
        case (.anchorPoint, .point(let point)): state.anchorPoint = point
        case (.zPosition, .number(let number)): state.zPosition = number
        case (.transform, .transform(let transform)): state.transform = transform
        case (.scale, .number(let number)): state.transform.setScale(x: number, y: number)
        case (.scaleX, .number(let number)): state.transform.setScale(x: number, y: state.transform.heightScale)
        case (.scaleY, .number(let number)): state.transform.setScale(x: state.transform.widthScale, y: number)
        case (.rotation, .number(let number)): state.transform.setRotation(number)
        case (.translation, .size(let size)): (state.transform.tx, state.transform.ty) = (size.width, size.height)
        case (.translationX, .number(let number)): state.transform.tx = number
        case (.translationY, .number(let number)): state.transform.ty = number
        case (.opacity, .number(let number)): state.opacity = Float(min(1, max(0, number)))
        case (.hidden, .number(let number)): state.isHidden = number >= 0.5
        case (.cornerRadius, .number(let number)): state.cornerRadius = max(0, number)
        case (.backgroundColor, .color(let color)): state.backgroundColor = color
        case (.borderWidth, .number(let number)): state.borderWidth = max(0, number)
        case (.borderColor, .color(let color)): state.borderColor = color
        case (.shadowColor, .color(let color)): state.shadow = state.shadow ?? .init(); state.shadow?.color = color
        case (.shadowOpacity, .number(let number)):
            state.shadow = state.shadow ?? .init()
            state.shadow?.opacity = Float(min(1, max(0, number)))
        case (.shadowOffset, .size(let size)): state.shadow = state.shadow ?? .init(); state.shadow?.offset = size
        case (.shadowRadius, .number(let number)):
            state.shadow = state.shadow ?? .init()
            state.shadow?.radius = max(0, number)
        default: break
        }
    }
}

extension CGColor {
    static let transparent = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension CGAffineTransform {
    var widthScale: CGFloat { (a * a + b * b).squareRoot() }
    var heightScale: CGFloat { (c * c + d * d).squareRoot() }

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
