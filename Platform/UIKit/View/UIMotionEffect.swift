/// The base class of effects that follow the device's motion. A computer does not report motion, so that views with
/// effects remain in the position without an offset.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
    /// Creates an effect.
    public override init() {
        super.init()
    }

    /// Returns the relative values of key paths for an offset of the viewer, from -1 to 1 in each direction.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Returns the effect itself, because effects are not changed while they are in use.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that interpolates a value between two extremes of the device's tilt.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis about which the device is tilted.
    public enum EffectType: Int, Sendable {
        /// Tilting to the left and right.
        case tiltAlongHorizontalAxis = 0
        /// Tilting up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the value.
    open private(set) var keyPath: String

    /// The axis of the effect.
    open private(set) var type: EffectType

    /// The value at one extreme of the tilt.
    open var minimumRelativeValue: Any?

    /// The value at the other extreme of the tilt.
    open var maximumRelativeValue: Any?

    /// Creates an effect for a key path and an axis.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let position = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard let low = (minimumRelativeValue as? NSNumber)?.doubleValue ?? minimumRelativeValue as? Double,
            let high = (maximumRelativeValue as? NSNumber)?.doubleValue ?? maximumRelativeValue as? Double
        else { return nil }
        return [keyPath: low + (high - low) * (Double(position) + 1) / 2]
    }
}

/// Several effects that are applied together.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        motionEffects?.reduce(into: [:]) { values, effect in
            values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}

private enum MotionEffectsKey: FeatureKey {
    static var defaultValue: [UIMotionEffect] { [] }
}

extension UIView {
    /// The motion effects of the view.
    public final var motionEffects: [UIMotionEffect] {
        get { features[MotionEffectsKey.self] }
        set { features[MotionEffectsKey.self] = newValue }
    }

    /// Adds a motion effect to the view.
    public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    /// Removes a motion effect from the view.
    public final func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
