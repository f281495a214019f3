import QuartzCore

/// The bar at the bottom of a phone without a home button, by which it is swiped home. Here it only shows where it is.
@MainActor
final class HomeIndicator {
    /// An iPhone without a home button takes at least so many points from the bottom of its screen (lying on its side: 21).
    private static let leastInset: CGFloat = 21
    /// The bar's part of the width of the shorter side (an iPhone X: 134 of 375 points).
    private static let widthPart: CGFloat = 134.0 / 375
    private static let height: CGFloat = 5
    /// Between the bar and the edge of the screen.
    private static let distance: CGFloat = 8

    let layer = CALayer()

    /// Makes the bar for a phone without a home button; nil for other screens.
    init?(metrics: ScreenMetrics) {
        guard metrics.safeAreaInsets.bottom >= Self.leastInset else { return nil }
        let size = metrics.size
        let width = (min(size.width, size.height) * Self.widthPart).rounded()
        layer.name = "home indicator"
        layer.frame = CGRect(
            x: ((size.width - width) / 2).rounded(), y: size.height - Self.distance - Self.height, width: width,
            height: Self.height)
        layer.cornerRadius = Self.height / 2
        // A layer of its own would fade from one colour to the other.
        layer.actions = ["backgroundColor": NSNull()]
    }

    /// Shows up against what is behind it.
    func follow(_ style: UIUserInterfaceStyle) {
        layer.backgroundColor = (style == .dark ? UIColor.white : UIColor.black).cgColor
    }
}
