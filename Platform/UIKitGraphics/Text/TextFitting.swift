import Foundation

/// Reduction of the font size until a text fits.
package enum TextFitting {
    /// Returns the largest scale from 1 down to `minimum` at which the text fits `size`, or `minimum` if it
    /// does not fit.
    package static func scale(_ request: TextRequest, in size: CGSize, downTo minimum: CGFloat) -> CGFloat {
        func fits(_ scale: CGFloat) -> Bool {
            // Trial sizes bypass the cache, where they would evict displayed texts.
            let text =
                scale == 1
                ? ShapedTextCache.text(for: request, width: size.width)
                : TextShaper.shape(request.scaled(by: scale), width: size.width)
            return !text.isTruncated && text.size.width <= size.width + 0.01 && text.size.height <= size.height + 0.5
        }
        if fits(1) { return 1 }
        var low = minimum
        var high: CGFloat = 1
        if request.lineLimit == 1 {
            // The width of a line is almost proportional to the font size, so an estimate narrows the
            // search.
            let natural = ShapedTextCache.text(for: request, width: .infinity).size.width
            let guess = natural > 0 ? size.width / natural : 1
            if guess > low, guess < 1 {
                let below = max(minimum, guess * 0.98)
                if fits(below) { (low, high) = (below, min(1, guess * 1.02)) } else { high = below }
            }
        }
        guard fits(low) else { return minimum }
        while high - low > 0.005 {  // Less than 0.1 points of font size.
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
