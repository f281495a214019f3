/// The effect on a view that the pointer is over.
@preconcurrency @MainActor
public protocol UIHoverEffect: NSObjectProtocol {}

/// The effect that the system selects: a highlight.
@preconcurrency @MainActor
public final class UIHoverAutomaticEffect: NSObject, UIHoverEffect {
    /// Creates the effect.
    public override init() { super.init() }
}

/// A slight fill behind the content of a cell, or over another view.
@preconcurrency @MainActor
public final class UIHoverHighlightEffect: NSObject, UIHoverEffect {
    /// Creates the effect.
    public override init() { super.init() }
}

/// A view that rises, with a shadow.
@preconcurrency @MainActor
public final class UIHoverLiftEffect: NSObject, UIHoverEffect {
    /// Creates the effect.
    public override init() { super.init() }
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The effect that the system selects.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A slight fill.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// A view that rises.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// The appearance of a view that the pointer is over.
///
/// Rows of tables and cells of list layouts have one by default, which is displayed while the row can be selected. Set their
/// `hoverStyle` to `nil` for none, or to another style, which is also displayed in rows that cannot be selected:
///
///     cell.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 8))
///
/// A `UIPointerInteraction` of the view itself takes precedence.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    /// The effect.
    open var effect: any UIHoverEffect
    /// The shape of the highlight, or `nil` for that of the view or of its background.
    open var shape: UIShape?
    /// Whether the effect is displayed. The default value is `true`.
    open var isEnabled = true
    /// Whether the style is that of a cell whose app has set none.
    final let isDefault: Bool

    private init(_ effect: any UIHoverEffect, _ shape: UIShape?, isDefault: Bool) {
        self.effect = effect
        self.shape = shape
        self.isDefault = isDefault
        super.init()
    }

    /// Creates a style with an effect and a shape.
    public convenience init(effect: any UIHoverEffect, shape: UIShape? = nil) {
        self.init(effect, shape, isDefault: false)
    }

    /// Creates a style with the effect that the system selects.
    public convenience init(shape: UIShape?) { self.init(UIHoverAutomaticEffect(), shape, isDefault: false) }

    /// Returns a style with the effect and the shape that the system selects.
    open class func automatic() -> UIHoverStyle { UIHoverStyle(shape: nil) }

    /// Returns the style of a cell whose app has set none.
    static func defaultOfCells() -> UIHoverStyle { UIHoverStyle(UIHoverAutomaticEffect(), nil, isDefault: true) }
}

/// The style of each view.
extension UIView {
    private enum HoverStyleKey: FeatureKey {
        /// `nil` if the app has not set a style.
        static var defaultValue: UIHoverStyle?? { nil }
    }

    final var storedHoverStyle: UIHoverStyle? {
        get {
            if let style = features[HoverStyleKey.self] { return style }
            guard self is UITableViewCell || self is UICollectionViewListCell else { return nil }
            let style = UIHoverStyle.defaultOfCells()
            features[HoverStyleKey.self] = style
            return style
        }
        set {
            features[HoverStyleKey.self] = .some(newValue)
            currentWindow?.screen.input?.pointer.refresh()
        }
    }
}
