import CoreGraphics
import Foundation

/// A layer that displays a part of its sublayers, which it clips.
open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls. The default is both.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer of size zero.
    public override init() {
        super.init()
        masksToBounds = true
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Displays the sublayers from a point, in the directions of ``scrollMode``.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        if origin != bounds.origin { bounds.origin = origin }
    }

    /// Scrolls by the least distance at which a rectangle is visible, or its beginning if it is larger than the layer.
    open func scroll(to r: CGRect) {
        func origin(_ start: CGFloat, _ length: CGFloat, of range: ClosedRange<CGFloat>) -> CGFloat {
            if range.lowerBound < start || range.upperBound - range.lowerBound > length { return range.lowerBound }
            return max(start, range.upperBound - length)
        }
        let rect = r.standardized
        guard !rect.isNull, !rect.isInfinite else { return }
        scroll(
            to: CGPoint(
                x: origin(bounds.minX, bounds.width, of: rect.minX...rect.maxX),
                y: origin(bounds.minY, bounds.height, of: rect.minY...rect.maxY)))
    }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// None.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// All directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CALayer {
    /// Scrolls the nearest scroll layer that contains this layer, so that a point of this layer is at its origin.
    public func scroll(_ p: CGPoint) {
        guard let layer = scrollLayer else { return }
        layer.scroll(to: convert(p, to: layer))
    }

    /// Scrolls the nearest scroll layer that contains this layer by the least distance at which a rectangle of this layer is
    /// visible.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let layer = scrollLayer else { return }
        layer.scroll(to: convert(r, to: layer))
    }

    /// The part of the bounds that the nearest scroll layer that contains this layer does not clip.
    public var visibleRect: CGRect {
        guard let layer = scrollLayer else { return bounds }
        return bounds.intersection(convert(layer.bounds, from: layer))
    }

    private var scrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scrollLayer = current as? CAScrollLayer { return scrollLayer }
            layer = current.superlayer
        }
        return nil
    }
}
