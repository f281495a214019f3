import UIKit

/// An image that shows the actual image, the expected image, and their differences in red on a faded copy,
/// side by side.
@MainActor
enum ImageComparisonSheet {
    /// The distance between the images in pixels.
    private static let gap = 16

    static func make(actual: CGImage, expected: CGImage, channelTolerance: Int) -> CGImage {
        let width = actual.width + expected.width + max(actual.width, expected.width) + 2 * gap
        let height = max(actual.height, expected.height)
        let context = CGContext(width: width, height: height, scale: 1, opaque: true)
        context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        draw(actual, at: 0, in: context)
        draw(expected, at: actual.width + gap, in: context)
        drawDifference(
            actual, expected, channelTolerance: channelTolerance, at: actual.width + expected.width + 2 * gap,
            in: context)
        return context.takeImage()
    }

    private static func draw(_ image: CGImage, at x: Int, in context: CGContext) {
        context.drawUpright(image, in: CGRect(x: x, y: 0, width: image.width, height: image.height))
    }

    private static func drawDifference(
        _ actual: CGImage, _ expected: CGImage, channelTolerance: Int, at x: Int, in context: CGContext
    ) {
        draw(actual, at: x, in: context)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.8))
        context.fill(CGRect(x: x, y: 0, width: actual.width, height: actual.height))
        guard actual.width == expected.width, actual.height == expected.height else { return }
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ImageComparison.forEachDifference(actual, expected) { column, row, difference in
            guard difference > channelTolerance else { return }
            context.fill(CGRect(x: x + column, y: row, width: 1, height: 1))
        }
    }
}
