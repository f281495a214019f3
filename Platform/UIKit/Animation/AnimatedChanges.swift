import QuartzCore

/// What an animator's blocks have changed in layers, so that it can be taken back, or left where it is.
@MainActor
final class AnimatedChanges {
    private struct Change {
        let layer: CALayer
        let property: LayerProperty
        let before: LayerState
        var end: LayerState?
    }

    /// The colours of a view, which may look otherwise in the dark.
    private struct Colors {
        let before: UIColor?
        var end: UIColor?
    }

    private var changes: [Change] = []
    private var colors: [ObjectIdentifier: Colors] = [:]

    /// A block is changing `property` of `layer`, which was `before`.
    func note(_ property: LayerProperty, of layer: CALayer, before: LayerState) {
        guard !changes.contains(where: { $0.layer === layer && $0.property === property }) else { return }
        changes.append(Change(layer: layer, property: property, before: before))
    }

    /// A block is changing the colour of `view`.
    func noteColor(_ color: UIColor?, of view: UIView) {
        let key = ObjectIdentifier(view.layer)
        if colors[key] == nil { colors[key] = Colors(before: color) }
    }

    /// Gives the layers the values that they had before.
    func takeBack() {
        UIView.performWithoutAnimation {
            for change in changes {
                change.layer.set(
                    change.property, from: change.before, color: colors[ObjectIdentifier(change.layer)]?.before)
            }
        }
    }

    /// Gives the layers the values that are shown at this moment.
    func holdWhatIsShown() {
        for index in changes.indices { changes[index].end = changes[index].layer.model }
        for change in changes where change.property === LayerProperty.backgroundColor {
            guard let view = change.layer.delegate as? UIView else { continue }
            colors[ObjectIdentifier(change.layer)]?.end = view.backgroundColor
        }
        let shown = changes.map { $0.layer.state(at: DisplayClock.now) }
        UIView.performWithoutAnimation {
            for (change, state) in zip(changes, shown) { change.layer.set(change.property, from: state, color: nil) }
        }
    }

    /// Gives the layers the values that the blocks gave them, after `holdWhatIsShown()`.
    func goToEnd() {
        UIView.performWithoutAnimation {
            for change in changes {
                guard let end = change.end else { continue }
                change.layer.set(change.property, from: end, color: colors[ObjectIdentifier(change.layer)]?.end)
            }
        }
    }

    func forget() {
        changes = []
        colors = [:]
    }
}

extension CALayer {
    /// Sets one of the properties that blocks animate to what it is in `state`.
    fileprivate func set(_ property: LayerProperty, from state: LayerState, color: UIColor?) {
        // Views do more than their layers when these change.
        if let view = delegate as? UIView {
            if property === LayerProperty.position {
                view.center = state.position
                return
            }
            if property === LayerProperty.bounds {
                view.bounds = state.bounds
                return
            }
            if property === LayerProperty.backgroundColor {
                view.backgroundColor = color ?? state.backgroundColor.map { UIColor(cgColor: $0) }
                return
            }
        }
        setProperty(property, from: state)
    }
}
