import QuartzCore

/// Contents that count how often they are drawn.
final class CountingDrawing: LayerDrawing {
    var count = 0

    func draw(in context: CGContext, bounds: CGRect) { count += 1 }
}
