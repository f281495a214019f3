/// The drawing of an indeterminate progress indicator with eight spokes.
struct Spinner {
    static let spokeCount = 8
    // Fractions of the diameter, estimated from iOS 17.
    private static let spokeLength: CGFloat = 0.27
    private static let spokeWidth: CGFloat = 0.115
    /// The opacity of the faintest spoke of a spinning indicator.
    private static let minimumOpacity: CGFloat = 0.25

    /// The diameter, in points.
    let diameter: CGFloat

    /// Draws the spinner into the current context.
    ///
    /// - Parameters:
    ///   - center: The center of the spinner.
    ///   - color: The color of the spokes.
    ///   - opacity: A closure that returns the opacity of each spoke, clockwise from the top.
    @MainActor
    func draw(around center: CGPoint, color: UIColor, opacity: (Int) -> CGFloat) {
        let width = diameter * Self.spokeWidth
        let spoke = CGRect(
            x: -width / 2, y: -diameter / 2, width: width, height: diameter * Self.spokeLength)
        for index in 0..<Self.spokeCount {
            let opacity = opacity(index)
            guard opacity > 0, let context = UIGraphicsGetCurrentContext() else { continue }
            context.saveGState()
            context.translateBy(x: center.x, y: center.y)
            context.rotate(by: 2 * .pi * CGFloat(index) / CGFloat(Self.spokeCount))
            color.withAlphaComponent(color.cgColor.alpha * opacity).setFill()
            UIBezierPath(roundedRect: spoke, cornerRadius: width / 2).fill()
            context.restoreGState()
        }
    }

    /// Returns the opacity of a spoke of a spinning indicator. The brightest spoke rotates, followed by a
    /// fading trail.
    ///
    /// - Parameters:
    ///   - spoke: The index of the spoke, clockwise from the top.
    ///   - turn: The rotation, in whole turns.
    static func opacity(of spoke: Int, turn: CGFloat) -> CGFloat {
        let distance = turn - CGFloat(spoke) / CGFloat(spokeCount)
        let trail = distance - distance.rounded(.down)
        return max(minimumOpacity, 1 - trail)
    }
}
