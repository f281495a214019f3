/// The margins at the sides of a screen.
enum SystemMargins {
    /// In points; iPhones of 414 points and more have wider ones.
    static func side(forWidth width: CGFloat) -> CGFloat {
        width >= 414 ? 20 : 16
    }

    /// The width in points at which text is comfortable to read: 672 at the standard text size on iOS, and in
    /// proportion to the body font at others.
    static func readableWidth(_ traits: UITraitCollection) -> CGFloat {
        let standard: CGFloat = 17
        return 672 * UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / standard
    }
}
