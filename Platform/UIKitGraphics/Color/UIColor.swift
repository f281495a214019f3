import Foundation

/// A color with an opacity, either fixed or dependent on traits.
///
/// *Dynamic* colors, including all system colors, are resolved when they are used for drawing. See
/// `resolvedColor(with:)`. Components are sRGB values from 0 to 1. Values outside this range are preserved,
/// and clamped for drawing.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The fixed components, or the rule for resolving the color.
    let content: Content

    package enum Content: Sendable {
        case fixed(ColorComponents)
        /// A system color.
        case system(SystemColor)
        /// A color of the app's asset catalog, with variants.
        case named(NamedColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// An image that tiles the background of views, with its average color.
        case pattern(CGColor, ColorComponents)
        /// Another dynamic color with a different opacity.
        indirect case faded(UIColor, alpha: CGFloat)
    }

    init(_ components: ColorComponents) {
        content = .fixed(components)
    }

    init(content: Content) {
        self.content = content
    }

    /// Creates a gray with a level from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(ColorComponents(white: white, alpha: alpha))
    }

    /// Creates a color from components between 0 and 1. The hues 0 and 1 are both red.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        content = .fixed(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// Creates a color from sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from Display P3 components, converted to sRGB. A color outside the sRGB gamut has
    /// components outside 0...1.
    public init(displayP3Red displayRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(ColorComponents(displayP3Red: displayRed, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color that depends on traits.
    ///
    /// ```swift
    /// let ink = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .darkGray }
    /// ```
    ///
    /// - Parameter dynamicProvider: A closure that is called on the current thread each time the color is
    ///   resolved. It may return another dynamic color, which is then resolved with the same traits.
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(dynamicProvider)
    }

    /// Creates a color that tiles the background of views with an image. In text and drawings it is the average color
    /// of the image.
    public init(patternImage image: UIImage) {
        let size = image.size
        guard let raster = image.rasterized(size: size, scale: image.scale, tint: .black) else {
            content = .fixed(ColorComponents(white: 0, alpha: 0))
            return
        }
        let color = CGColor(pattern: ColorPattern(image: raster, size: size))
        let rgba = color.rgba
        content = .pattern(
            color,
            ColorComponents(
                red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue), alpha: CGFloat(rgba.alpha)
            ))
    }

    /// Creates a color from an archive. Returns `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let archived = UIColor.archivedContent(in: coder) else { return nil }
        content = archived
    }

    open func encode(with coder: NSCoder) { archive(into: coder) }

    open class var supportsSecureCoding: Bool { true }

    /// Creates a color from a color literal in source code.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Returns the components for `traits`.
    package func components(with traits: UITraitCollection) -> ColorComponents {
        switch content {
        case .fixed(let components), .pattern(_, let components):
            return components
        case .system(let color):
            return color.components(with: traits.values)
        case .named(let color):
            return color.components(with: traits)
        case .dynamic(let provider):
            return provider(traits).components(with: traits)
        case .faded(let color, let alpha):
            var components = color.components(with: traits)
            components.alpha = alpha
            return components
        }
    }

    /// The components for the current traits.
    var components: ColorComponents {
        if case .fixed(let components) = content { return components }
        return components(with: .current)
    }

    /// Whether the color depends on traits.
    var isDynamic: Bool {
        switch content {
        case .fixed, .pattern: false
        case .system, .named, .dynamic, .faded: true
        }
    }

    /// Returns the fixed color that this color represents for `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        isDynamic ? UIColor(components(with: traitCollection)) : self
    }

    /// Returns the color with another opacity from 0 to 1. A dynamic color remains dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(var components), .pattern(_, var components):
            components.alpha = alpha
            return UIColor(components)
        case .faded(let color, _):
            return UIColor(content: .faded(color, alpha: alpha))
        case .system, .named, .dynamic:
            return UIColor(content: .faded(self, alpha: alpha))
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (content, other.content) {
        case (.fixed(let left), .fixed(let right)): return left == right
        case (.pattern(let left, _), .pattern(let right, _)): return left == right
        case (.system(let left), .system(let right)): return left == right
        case (.named(let left), .named(let right)): return left == right
        case (.faded(let left, let alpha), .faded(let right, let otherAlpha)):
            return alpha == otherAlpha && left == right
        default: return false  // Closures cannot be compared: a color with a provider is equal only to itself.
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch content {
        case .fixed(let components): hasher.combine(components)
        case .pattern(let color, _): hasher.combine(color)
        case .system(let color): hasher.combine(color)
        case .named(let color): hasher.combine(color)
        case .dynamic: hasher.combine(ObjectIdentifier(self))
        case .faded(let color, let alpha):
            hasher.combine(color)
            hasher.combine(alpha)
        }
        return hasher.finalize()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        switch content {
        case .fixed(let components): "<UIColor: \(components)>"
        case .pattern: "<UIColor: pattern>"
        case .system(let color): "<UIColor: \(color.name)>"
        case .named(let color): "<UIColor: \(color.name)>"
        case .dynamic: "<UIColor: dynamic>"
        case .faded(let color, let alpha): "<UIColor: \(color), alpha \(alpha)>"
        }
    }
}

extension UIColor: _ExpressibleByColorLiteral {}
