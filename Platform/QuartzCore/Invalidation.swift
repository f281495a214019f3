/// The aspects of a layer that have changed since the last frame.
package struct Invalidation: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The position, clipping or opacity of the layer and its sublayers.
    package static let geometry = Invalidation(rawValue: 1)
    /// The appearance of the layer itself: background, contents, border, corners.
    package static let look = Invalidation(rawValue: 2)
    /// Any aspect of the descendants.
    package static let descendants = Invalidation(rawValue: 4)

    package static let everything: Invalidation = [.geometry, .look, .descendants]
}

/// The dirty flags of a pass (layout or display): the layers that it has to visit.
package struct Need: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The layer itself.
    package static let itself = Need(rawValue: 1)
    /// At least one descendant.
    package static let descendants = Need(rawValue: 2)
}

extension CALayer {
    /// Invalidates aspects of the layer and marks its ancestors, so that the next frame visits only branches
    /// with changes.
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
