/// The aspects of a layer that have changed since the last frame.
package struct Invalidation: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The position, clipping or opacity of the layer and its sublayers.
    package static let geometry = Invalidation(rawValue: 1)
    /// The appearance of the layer itself: background, contents, border, corners.
    package static let appearance = Invalidation(rawValue: 2)
    /// Any aspect of the descendants.
    package static let descendants = Invalidation(rawValue: 4)

    package static let everything: Invalidation = [.geometry, .appearance, .descendants]
}

/// The dirty flags of a pass (layout or display): the layers that it has to visit.
package struct PassFlags: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The layer itself.
    package static let itself = PassFlags(rawValue: 1)
    /// At least one descendant.
    package static let descendants = PassFlags(rawValue: 2)
}

extension CALayer {
    /// Invalidates aspects of the layer and marks its ancestors, so that the next frame visits only branches
    /// with changes.
    package final func invalidate(_ what: Invalidation) {
        invalidation.formUnion(what)
        var layer = self
        while let above = layer.parent, !above.invalidation.contains(.descendants) {
            above.invalidation.formUnion(.descendants)
            layer = above
        }
        if layer.parent == nil { DisplayClock.requestTurn() }
    }

    final func setFlag(_ need: ReferenceWritableKeyPath<CALayer, PassFlags>) {
        self[keyPath: need].formUnion(.itself)
        propagate(need)
    }

    final func propagate(_ need: ReferenceWritableKeyPath<CALayer, PassFlags>) {
        var layer = self
        while let above = layer.parent, !above[keyPath: need].contains(.descendants) {
            above[keyPath: need].formUnion(.descendants)
            layer = above
        }
        if layer.parent == nil { DisplayClock.requestTurn() }
    }
}
