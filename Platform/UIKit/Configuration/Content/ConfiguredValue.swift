/// A property that has a value of the system's until the app sets one. The system's may follow the state; the app's
/// stays.
struct ConfiguredValue<Value: Hashable>: Hashable {
    var standard: Value
    private var own: Value?

    init(_ standard: Value) { self.standard = standard }

    var value: Value {
        get { own ?? standard }
        set { own = newValue }
    }
}

/// A font of a text style in some weight, in the size that its surroundings prefer.
struct StandardFont: Hashable {
    var style: UIFont.TextStyle
    /// Nil for the style's own.
    var weight: UIFont.Weight?

    func font(compatibleWith traits: UITraitCollection?) -> UIFont {
        guard let weight else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
        return UIFont(
            FontFace(weight: weight), size: style.pointSize(at: .preferred(by: traits)),
            scaling: FontScaling(style: style, base: nil))
    }
}
