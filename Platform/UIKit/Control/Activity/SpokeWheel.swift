/// The wheel of eight spokes that stands for work of unknown length.
struct SpokeWheel {
    static let spokeCount = 8
    // Shares of the diameter, measured by eye on iOS 17.
    private static let spokeLength: CGFloat = 0.27
    private static let spokeWidth: CGFloat = 0.115
    /// What the faintest spoke of a turning wheel keeps of its opacity.
    private static let faintest: CGFloat = 0.25

    /// In points.
    let diameter: CGFloat

    /// Draws the wheel into the current context, around `center`.
    ///
    /// - Parameter opacity: of each spoke, of which the first is at the top and the others follow clockwise.
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

    /// How strong a spoke of a turning wheel is: the brightest goes round, with a tail behind it.
    ///
    /// - Parameter turn: how far the wheel has turned, in whole turns.
    static func opacity(of spoke: Int, turn: CGFloat) -> CGFloat {
        let behind = turn - CGFloat(spoke) / CGFloat(spokeCount)
        let age = behind - behind.rounded(.down)
        return max(faintest, 1 - age)
    }
}
