/// A value with a system default that the app can override. The default may follow the state; the app's
/// value does not change.
struct ConfiguredValue<Value: Hashable>: Hashable {
    var standard: Value
    private var own: Value?

    init(_ standard: Value) { self.standard = standard }

    var value: Value {
        get { own ?? standard }
        set { own = newValue }
    }
}

/// A font of a text style with an optional weight, scaled with the preferred text size.
struct StandardFont: Hashable {
    var style: UIFont.TextStyle
    /// The weight, or `nil` for that of the text style.
    var weight: UIFont.Weight?

    func font(compatibleWith traits: UITraitCollection?) -> UIFont {
        guard let weight else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
        return UIFont(
            FontFace(weight: weight), size: style.pointSize(at: .preferred(by: traits)),
            scaling: FontScaling(style: style, base: nil))
    }
}
