import Foundation

/// A shadow of text.
open class NSShadow: NSObject, NSCopying {
    /// In points, to the right and down.
    open var shadowOffset = CGSize.zero
    /// How far the shadow's edge is smeared, in points; 0 is sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil for no shadow. Black with an opacity of a third at first.
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

    /// What the shadow says at this moment.
    var values: ShadowValues {
        ShadowValues(offset: shadowOffset, blur: shadowBlurRadius, color: shadowColor as? UIColor)
    }
}

/// A shadow of text that no longer changes.
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
