import QuartzCore

/// The home indicator at the bottom of a phone without a home button. It is not interactive.
@MainActor
final class HomeIndicator {
    /// The minimum bottom safe area of an iPhone without a home button, in points (landscape: 21).
    private static let minimumInset: CGFloat = 21
    /// The bar's width as a fraction of the screen's shorter side (iPhone X: 134 of 375 points).
    private static let widthFraction: CGFloat = 134.0 / 375
    private static let height: CGFloat = 5
    /// The distance between the bar and the edge of the screen, in points.
    private static let bottomMargin: CGFloat = 8

    let layer = CALayer()

    /// Creates the indicator, or returns `nil` if the screen is not that of a phone without a home button.
    init?(metrics: ScreenMetrics) {
        guard metrics.safeAreaInsets.bottom >= Self.minimumInset else { return nil }
        let size = metrics.size
        let width = (min(size.width, size.height) * Self.widthFraction).rounded()
        layer.name = "home indicator"
        layer.frame = CGRect(
            x: ((size.width - width) / 2).rounded(), y: size.height - Self.bottomMargin - Self.height, width: width,
            height: Self.height)
        layer.cornerRadius = Self.height / 2
        // Otherwise Core Animation would animate the change of color.
        layer.actions = ["backgroundColor": NSNull()]
    }

    /// Chooses the bar's color so that it contrasts with the content behind it.
    func update(for style: UIUserInterfaceStyle) {
        layer.backgroundColor = (style == .dark ? UIColor.white : UIColor.black).cgColor
    }
}
