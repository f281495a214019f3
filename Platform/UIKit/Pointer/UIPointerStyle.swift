/// The shape of the pointer.
///
/// A desktop determines the look of its pointer: a vertical beam becomes its cursor for text, and the shape of an effect that of
/// the fill behind the content, while the pointer keeps its arrow. Other shapes, and shapes with constrained axes, are displayed by
/// the window instead of the cursor.
public enum UIPointerShape {
    /// The outline of a path.
    case path(UIBezierPath)
    /// A rectangle with rounded corners, whose radius is in points.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical beam of a length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam of a length in points.
    case horizontalBeam(length: CGFloat)

    /// The default radius of rounded rectangles, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// The effect on content below the pointer.
public enum UIPointerEffect {
    /// The color over or under content.
    public enum TintMode: Hashable, Sendable {
        case none
        case overlay
        case underlay
    }

    /// The system's choice: a lift of small views, a highlight of others.
    case automatic(UITargetedPreview)
    /// A rounded rectangle behind the content.
    case highlight(UITargetedPreview)
    /// Content that rises, with a shadow.
    case lift(UITargetedPreview)
    /// Content with a tint, a shadow and another size, as far as they are preferred.
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The content.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The look of the pointer in a region, and its effect on the content.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let constrainedAxes: UIAxis
    let isHidden: Bool

    private init(
        effect: UIPointerEffect?, shape: UIPointerShape?, constrainedAxes: UIAxis = [], isHidden: Bool = false
    ) {
        self.effect = effect
        self.shape = shape
        self.constrainedAxes = constrainedAxes
        self.isHidden = isHidden
    }

    /// Creates a style with an effect.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - shape: The shape, in the coordinates of the container of the effect's preview, or `nil` for the system's.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect, shape: shape, constrainedAxes: [])
    }

    /// Creates a style with a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape, in coordinates whose origin is the position of the pointer.
    ///   - constrainedAxes: The axes along which the shape remains in the middle of the region. A desktop's pointer cannot be
    ///     held, so the shape is displayed by the window while the cursor is hidden.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(effect: nil, shape: shape, constrainedAxes: constrainedAxes)
    }

    /// Returns a style without a pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: true) }

    /// Returns the style of the system.
    open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil) }

    /// The shape that is displayed by the window, because desktops have no such cursor.
    final var displayedShape: UIPointerShape? {
        if case .verticalBeam = shape, constrainedAxes.isEmpty { return nil }
        return effect == nil ? shape : nil
    }

    /// The cursor of a desktop.
    final var cursor: PointerCursor {
        if isHidden || displayedShape != nil { return .hidden }
        if case .verticalBeam = shape { return .text }
        return .arrow
    }
}
