/// The offsets at which paged content rests.
package struct Paging {
    let limits: ClosedRange<CGFloat>
    /// The length of a page, in points.
    let length: CGFloat

    package init(limits: ClosedRange<CGFloat>, length: CGFloat) {
        self.limits = limits
        self.length = length
    }

    /// The velocity above which a flick turns the page regardless of its distance, in points per second,
    /// chosen empirically.
    static let flickVelocity: CGFloat = 200

    /// Returns the offset of the page at which content released at `position` rests.
    package func rest(from position: CGFloat, velocity: CGFloat) -> CGFloat {
        guard length > 0 else { return position }
        let page = (position - limits.lowerBound) / length
        let target =
            velocity > Self.flickVelocity
            ? page.rounded(.up) : velocity < -Self.flickVelocity ? page.rounded(.down) : page.rounded()
        return min(max(limits.lowerBound + target * length, limits.lowerBound), limits.upperBound)
    }

    /// Returns the offset of the page before or after the one closest to `position`.
    package func neighbor(of position: CGFloat, forward: Bool) -> CGFloat {
        guard length > 0 else { return position }
        let page = ((position - limits.lowerBound) / length).rounded() + (forward ? 1 : -1)
        return min(max(limits.lowerBound + page * length, limits.lowerBound), limits.upperBound)
    }
}
