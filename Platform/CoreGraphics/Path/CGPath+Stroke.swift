import Foundation

extension CGPath {
    /// Returns the outline of the path's stroke. Filled by the winding rule, it covers the same area.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line.
    ///   - lineCap: The ends of open subpaths.
    ///   - lineJoin: The corners.
    ///   - miterLimit: The length of a mitered corner, as a multiple of the line width, above which it is beveled.
    ///   - transform: The transform of the outline.
    /// - Complexity: O(*n*) for *n* elements.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var stroke = PathStroke(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        for subpath in elements.subpaths { stroke.add(subpath) }
        return CGPath(elements: stroke.outline.applying(transform))
    }

    /// Returns the dashes of the path as open subpaths.
    ///
    /// - Parameters:
    ///   - phase: The distance into the pattern at which each subpath starts.
    ///   - lengths: The lengths of dashes and gaps in turn. Without a positive length, the path is not dashed.
    ///   - transform: The transform of the dashes.
    /// - Complexity: O(*n* · *d*) for *n* elements and *d* dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let pattern = (lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths).map { max(0, $0) }
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, phase.isFinite else { return CGPath(elements: elements.applying(transform)) }
        var dashes = Elements()
        for subpath in elements.subpaths {
            var whole = Elements()
            whole.append(subpath)
            let measure = PathMeasure(CGPath(elements: whole))
            // So many dashes are not distinguishable from a gray line.
            guard measure.length > 0, measure.length < period * 1e6 else { continue }
            let offset = phase.truncatingRemainder(dividingBy: period)
            var start = -(offset < 0 ? offset + period : offset)
            var index = 0
            while start < measure.length {
                let end = start + pattern[index]
                if index.isMultiple(of: 2), end > 0, end > start {
                    let dash = measure.part(from: max(0, start) / measure.length, to: end / measure.length)
                    dashes.append(dash.elements, .identity)
                }
                start = end
                index = (index + 1) % pattern.count
            }
        }
        return CGPath(elements: dashes.applying(transform))
    }

    /// Returns whether the path is one rectangle with horizontal and vertical sides, and writes it to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let rectangle else { return false }
        rect?.pointee = rectangle
        return true
    }
}
