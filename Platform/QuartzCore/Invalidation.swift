/// What of a layer has changed since the last frame.
package struct Invalidation: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Where the layer and its sublayers are, how they are clipped, or how much they fade.
    package static let geometry = Invalidation(rawValue: 1)
    /// What the layer itself shows: background, contents, border, corners.
    package static let look = Invalidation(rawValue: 2)
    /// Something in the layers below.
    package static let descendants = Invalidation(rawValue: 4)

    package static let everything: Invalidation = [.geometry, .look, .descendants]
}

/// Whether a pass (layout, or display) has to visit a layer, or what is below it.
package struct Need: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The layer itself.
    package static let itself = Need(rawValue: 1)
    /// Some layer below.
    package static let descendants = Need(rawValue: 2)
}

extension CALayer {
    /// Marks what the next frame must look at again, up to the root, so that the frame visits stale branches alone.
    package final func invalidate(_ what: Invalidation) {
        stale.formUnion(what)
        var layer = self
        while let above = layer.parent, !above.stale.contains(.descendants) {
            above.stale.formUnion(.descendants)
            layer = above
        }
    }

    final func markNeed(_ need: ReferenceWritableKeyPath<CALayer, Need>) {
        self[keyPath: need].formUnion(.itself)
        propagate(need)
    }

    final func propagate(_ need: ReferenceWritableKeyPath<CALayer, Need>) {
        var layer = self
        while let above = layer.parent, !above[keyPath: need].contains(.descendants) {
            above[keyPath: need].formUnion(.descendants)
            layer = above
        }
    }
}
