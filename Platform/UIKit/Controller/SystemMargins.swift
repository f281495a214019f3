/// The standard margins at the sides of a screen.
enum SystemMargins {
    /// Returns the margin, in points, which is larger on iPhones of 414 points and more.
    static func side(forWidth width: CGFloat) -> CGFloat {
        width >= 414 ? 20 : 16
    }

    /// Returns the maximum width of comfortably readable text, in points: 672 at the standard text size on
    /// iOS, and proportional to the body font at other sizes.
    static func readableWidth(_ traits: UITraitCollection) -> CGFloat {
        let standard: CGFloat = 17
        return 672 * UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / standard
    }
}
