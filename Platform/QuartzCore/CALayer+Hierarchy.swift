extension CALayer {
    /// The sublayers from back to front, or `nil` if there are none.
    public final var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            let new = newValue ?? []
            for layer in children where !new.contains(where: { $0 === layer }) {
                layer.removeFromSuperlayer()
            }
            for (index, layer) in new.enumerated() {
                insertSublayer(layer, at: UInt32(index))
            }
        }
    }

    /// The superlayer, or the masked layer if the layer is a mask.
    public final var superlayer: CALayer? { parent }

    /// Inserts a layer in front of the other sublayers.
    public final func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Inserts a layer at an index, counted from the back.
    public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts a layer directly behind `sibling`.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0, otherwise: 0)
    }

    /// Inserts a layer directly in front of `sibling`.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1, otherwise: children.count)
    }

    /// Replaces a sublayer by another layer.
    public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    /// Removes the layer from its superlayer.
    public final func removeFromSuperlayer() {
        guard let parent else { return }
        if let extras = parent.extras, extras.mask === self { return parent.replaceMask(by: nil) }
        parent.children.removeAll { $0 === self }
        parent.record.removedDamage.formUnion(record.paintBounds)
        record.paintBounds = .empty
        self.parent = nil
        parent.invalidate(.descendants)
        parent.sublayersChanged()
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, otherwise: Int) {
        let isAlreadyHere = layer.parent === self
        if isAlreadyHere { children.removeAll { $0 === layer } }
        let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }.map { $0 + offset }
        if isAlreadyHere { children.append(layer) }
        insert(layer, at: index ?? otherwise)
    }

    private func insert(_ layer: CALayer, at index: Int) {
        precondition(
            !isInside(layer),
            "\(layer) cannot become a sublayer of \(self), which is the same layer or one of its descendants.")
        if layer.parent === self {
            guard let old = children.firstIndex(where: { $0 === layer }), old != min(index, children.count - 1) else {
                return
            }
            children.remove(at: old)
            children.insert(layer, at: min(index, children.count))
            layer.invalidate(.geometry)
            return
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(index, children.count))
        layer.parent = self
        if layer.model.zPosition != 0 { record.sortsChildren = true }
        layer.sortSuperlayerIfDeep()
        layer.invalidate(.geometry)
        if !layer.layoutFlags.isEmpty { layer.propagate(\.layoutFlags) }
        if !layer.displayFlags.isEmpty { layer.propagate(\.displayFlags) }
        VisibilityWait.check()
        sublayersChanged()
    }

    /// Requests layout, unless it is running: sublayers that are replaced there do not cause another pass.
    private func sublayersChanged() {
        if !isLayingOut { setNeedsLayout() }
    }

    final func isInside(_ other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.parent
        }
        return false
    }

    /// Whether a sublayer has, or had, a `zPosition` other than 0 or a transform in space.
    package final var sortsSublayers: Bool { record.sortsChildren }

    /// The sublayers in drawing order.
    package final var childrenInDrawingOrder: [CALayer] {
        guard record.sortsChildren else { return children }
        return children.enumerated()
            .sorted { ($0.element.record.height, $0.offset) < ($1.element.record.height, $1.offset) }
            .map(\.element)
    }
}
