import QuartzCore

/// The layer properties that an animator's blocks have changed, so that the changes can be reverted or
/// frozen.
@MainActor
final class AnimatedChanges {
    private struct Change {
        let layer: CALayer
        let property: LayerProperty
        let before: LayerState
        var end: LayerState?
    }

    /// The background colors of a view. They are stored as `UIColor` because they may be dynamic.
    private struct Colors {
        let before: UIColor?
        var end: UIColor?
    }

    private var changes: [Change] = []
    private var colors: [ObjectIdentifier: Colors] = [:]

    /// Records that a block changes `property` of `layer`, whose state was `before`.
    func record(_ property: LayerProperty, of layer: CALayer, before: LayerState) {
        guard !changes.contains(where: { $0.layer === layer && $0.property === property }) else { return }
        changes.append(Change(layer: layer, property: property, before: before))
    }

    /// Records that a block changes the background color of `view`.
    func recordColor(_ color: UIColor?, of view: UIView) {
        let key = ObjectIdentifier(view.layer)
        if colors[key] == nil { colors[key] = Colors(before: color) }
    }

    /// Restores the values that the layers had before the blocks ran.
    func revert() {
        UIView.performWithoutAnimation {
            for change in changes {
                change.layer.set(
                    change.property, from: change.before, color: colors[ObjectIdentifier(change.layer)]?.before)
            }
        }
    }

    /// Sets the layers' values to those that are currently displayed.
    func freeze() {
        for index in changes.indices { changes[index].end = changes[index].layer.model }
        for change in changes where change.property === LayerProperty.backgroundColor {
            guard let view = change.layer.delegate as? UIView else { continue }
            colors[ObjectIdentifier(change.layer)]?.end = view.backgroundColor
        }
        let presented = changes.map { $0.layer.state(at: DisplayClock.now) }
        UIView.performWithoutAnimation {
            for (change, state) in zip(changes, presented) {
                change.layer.set(change.property, from: state, color: nil)
            }
        }
    }

    /// Sets the layers' values to those that the blocks assigned. Call it after freezing.
    func applyFinalValues() {
        UIView.performWithoutAnimation {
            for change in changes {
                guard let end = change.end else { continue }
                change.layer.set(change.property, from: end, color: colors[ObjectIdentifier(change.layer)]?.end)
            }
        }
    }

    func removeAll() {
        changes = []
        colors = [:]
    }
}

extension CALayer {
    /// Sets an animatable property to its value in `state`.
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
