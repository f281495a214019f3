import Foundation

/// A shadow of text.
open class NSShadow: NSObject, NSCopying {
    /// The offset to the right and downward, in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points; 0 for a sharp edge.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`, or `nil` for no shadow. The default is black with an opacity of one third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int { values.hashValue }

    /// A snapshot of the shadow's values.
    var values: ShadowValues {
        ShadowValues(offset: shadowOffset, blur: shadowBlurRadius, color: shadowColor as? UIColor)
    }
}

/// An immutable snapshot of a text shadow.
struct ShadowValues: Hashable, Sendable {
    let offset: CGSize
    let blur: CGFloat
    let color: UIColor?

    func hash(into hasher: inout Hasher) {
        hasher.combine(offset.width)
        hasher.combine(offset.height)
        hasher.combine(blur)
    }
}
