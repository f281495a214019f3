import Synchronization

/// A property of ``LayerState``: one entry of the table of layer properties.
///
/// The table is the only place that relates a property's key, its storage, its type and what a change invalidates. Setters of
/// `CALayer`, animations and UIKit's view animations refer to its entries. The type determines the interpolation
/// (``AnimatableValue/interpolated(to:progress:)``).
package final class LayerProperty: Sendable {
    /// The key for which a layer requests an action, which is also the key path of animations.
    package let key: String

    /// The parts of the layer that the next frame must update after a change.
    let invalidation: Invalidation

    /// The ways in which the property animates.
    package let animations: Animations

    /// Returns the property's value. A color that is not set is transparent.
    let value: @Sendable (LayerState) -> AnimatableValue

    /// Sets the property. A value of another type changes nothing.
    let set: @Sendable (inout LayerState, AnimatableValue) -> Void

    /// Copies the property from another state.
    let copy: @Sendable (inout LayerState, LayerState) -> Void

    /// The ways in which a property animates.
    package struct Animations: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// By animations that are added to a layer.
        package static let explicit = Animations(rawValue: 1)
        /// By a change of a layer that requests no other action.
        package static let implicit = Animations(rawValue: 2)
        /// By a change in the animation block of a view.
        package static let viewBlocks = Animations(rawValue: 4)

        package static let all: Animations = [.explicit, .implicit, .viewBlocks]
    }

    /// - Parameters:
    ///   - wrap: Converts a value of the property's type for animations.
    ///   - unwrap: Converts a value of an animation to the property's type, or returns `nil` if it has another type.
    init<Value>(
        _ key: String, _ invalidation: Invalidation, _ animations: Animations,
        wrap: @escaping @Sendable (Value) -> AnimatableValue, unwrap: @escaping @Sendable (AnimatableValue) -> Value?,
        get: @escaping @Sendable (LayerState) -> Value, set: @escaping @Sendable (inout LayerState, Value) -> Void
    ) {
        self.key = key
        self.invalidation = invalidation
        self.animations = animations
        value = { wrap(get($0)) }
        self.set = { state, value in
            if let value = unwrap(value) { set(&state, value) }
        }
        copy = { state, other in set(&state, get(other)) }
    }

    /// Returns the property that a key path refers to, or `nil` if no property can be animated by it.
    package static func named(_ keyPath: String) -> LayerProperty? {
        byKeyPath[keyPath] ?? registered.withLock { $0[keyPath] } ?? EmitterCellPath(keyPath)?.property
    }

    /// Makes properties of a layer class of another module known.
    package static func register(_ properties: [LayerProperty]) {
        registered.withLock { registered in
            for property in properties { registered[property.key] = property }
        }
    }

    private static let registered = Mutex<[String: LayerProperty]>([:])

    private static let byKeyPath: [String: LayerProperty] = {
        var properties = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
        properties["transform.rotation.z"] = rotation
        return properties
    }()

    /// Returns the property's value in a state, as an animation's `fromValue` takes it.
    package func animationValue(in state: LayerState) -> Any { value(state).payload }

    /// Returns the values between which an additive animation runs that replaces an immediate change from one state to another.
    package func additiveValues(from old: LayerState, to new: LayerState) -> (from: Any, to: Any) {
        let target = value(new)
        return (value(old).adding(target.negated).payload, target.adding(target.negated).payload)
    }
}

// MARK: - The table

extension LayerProperty {
    package static let bounds = rect("bounds", .geometry) {
        $0.bounds
    } set: {
        $0.bounds = $1
    }
    static let boundsOrigin = point("bounds.origin", .geometry) {
        $0.bounds.origin
    } set: {
        $0.bounds.origin = $1
    }
    static let boundsX = number("bounds.origin.x", .geometry) {
        $0.bounds.origin.x
    } set: {
        $0.bounds.origin.x = $1
    }
    static let boundsY = number("bounds.origin.y", .geometry) {
        $0.bounds.origin.y
    } set: {
        $0.bounds.origin.y = $1
    }
    static let boundsSize = size("bounds.size", .geometry) {
        $0.bounds.size
    } set: {
        $0.bounds.size = $1
    }
    static let boundsWidth = number("bounds.size.width", .geometry) {
        $0.bounds.size.width
    } set: {
        $0.bounds.size.width = $1
    }
    static let boundsHeight = number("bounds.size.height", .geometry) {
        $0.bounds.size.height
    } set: {
        $0.bounds.size.height = $1
    }
    package static let position = point("position", .geometry) {
        $0.position
    } set: {
        $0.position = $1
    }
    static let positionX = number("position.x", .geometry) {
        $0.position.x
    } set: {
        $0.position.x = $1
    }
    static let positionY = number("position.y", .geometry) {
        $0.position.y
    } set: {
        $0.position.y = $1
    }
    static let anchorPoint = point("anchorPoint", .geometry, [.explicit, .implicit]) {
        $0.anchorPoint
    } set: {
        $0.anchorPoint = $1
    }
    static let zPosition = number("zPosition", .geometry, [.explicit, .implicit]) {
        $0.zPosition
    } set: {
        $0.zPosition = $1
    }

    package static let opacity = number("opacity", .geometry) {
        CGFloat($0.opacity)
    } set: {
        $0.opacity = Float(min(1, max(0, $1)))
    }
    /// There is nothing between hidden and visible: only an explicit animation keeps a layer visible for longer.
    package static let isHidden = number("hidden", .geometry, .explicit) {
        $0.isHidden ? 1 : 0
    } set: {
        $0.isHidden = $1 >= 0.5
    }
    static let masksToBounds = number("masksToBounds", .geometry, []) {
        $0.masksToBounds ? 1 : 0
    } set: {
        $0.masksToBounds = $1 >= 0.5
    }

    static let cornerRadius = number("cornerRadius", .appearance) {
        $0.cornerRadius
    } set: {
        $0.cornerRadius = max(0, $1)
    }
    package static let backgroundColor = color("backgroundColor", .appearance) {
        $0.backgroundColor
    } set: {
        $0.backgroundColor = $1
    }
    static let borderWidth = number("borderWidth", .appearance) {
        $0.borderWidth
    } set: {
        $0.borderWidth = max(0, $1)
    }
    static let borderColor = color("borderColor", .appearance) {
        $0.borderColor.color
    } set: {
        $0.borderColor = LayerColor($1)
    }

    static let shadowColor = color("shadowColor", .geometry) {
        ($0.shadow ?? .init()).color.color
    } set: { state, color in
        state.changeShadow { $0.color = LayerColor(color) }
    }
    static let shadowOpacity = number("shadowOpacity", .geometry) {
        CGFloat($0.shadow?.opacity ?? 0)
    } set: {
        state, opacity in
        state.changeShadow { $0.opacity = Float(min(1, max(0, opacity))) }
    }
    static let shadowOffset = size("shadowOffset", .geometry) {
        ($0.shadow ?? .init()).offset
    } set: { state, offset in
        state.changeShadow { $0.offset = offset }
    }
    static let shadowRadius = number("shadowRadius", .geometry) {
        ($0.shadow ?? .init()).radius
    } set: {
        state, radius in
        state.changeShadow { $0.radius = max(0, radius) }
    }

    private static let all: [LayerProperty] =
        [
            bounds, boundsOrigin, boundsX, boundsY, boundsSize, boundsWidth, boundsHeight, position, positionX,
            positionY, anchorPoint, zPosition, opacity, isHidden, masksToBounds, cornerRadius, backgroundColor,
            borderWidth, borderColor, shadowColor,
            shadowOpacity, shadowOffset, shadowRadius,
        ] + transformProperties + shapeProperties + gradientProperties + emitterProperties
}

// MARK: - Types of properties

extension LayerProperty {
    package static func number(
        _ key: String, _ invalidation: Invalidation, _ animations: Animations = .all,
        get: @escaping @Sendable (LayerState) -> CGFloat, set: @escaping @Sendable (inout LayerState, CGFloat) -> Void
    ) -> LayerProperty {
        LayerProperty(
            key, invalidation, animations, wrap: { .number($0) },
            unwrap: { if case .number(let number) = $0 { number } else { nil } }, get: get, set: set)
    }

    static func point(
        _ key: String, _ invalidation: Invalidation, _ animations: Animations = .all,
        get: @escaping @Sendable (LayerState) -> CGPoint, set: @escaping @Sendable (inout LayerState, CGPoint) -> Void
    ) -> LayerProperty {
        LayerProperty(
            key, invalidation, animations, wrap: { .point($0) },
            unwrap: { if case .point(let point) = $0 { point } else { nil } }, get: get, set: set)
    }

    static func size(
        _ key: String, _ invalidation: Invalidation, _ animations: Animations = .all,
        get: @escaping @Sendable (LayerState) -> CGSize, set: @escaping @Sendable (inout LayerState, CGSize) -> Void
    ) -> LayerProperty {
        LayerProperty(
            key, invalidation, animations, wrap: { .size($0) },
            unwrap: { if case .size(let size) = $0 { size } else { nil } }, get: get, set: set)
    }

    static func rect(
        _ key: String, _ invalidation: Invalidation, _ animations: Animations = .all,
        get: @escaping @Sendable (LayerState) -> CGRect, set: @escaping @Sendable (inout LayerState, CGRect) -> Void
    ) -> LayerProperty {
        LayerProperty(
            key, invalidation, animations, wrap: { .rect($0) },
            unwrap: { if case .rect(let rect) = $0 { rect } else { nil } }, get: get, set: set)
    }

    static func matrix(
        _ key: String, _ invalidation: Invalidation, _ animations: Animations = .all,
        get: @escaping @Sendable (LayerState) -> CATransform3D,
        set: @escaping @Sendable (inout LayerState, CATransform3D) -> Void
    ) -> LayerProperty {
        LayerProperty(
            key, invalidation, animations, wrap: { AnimatableValue($0) }, unwrap: { $0.matrix }, get: get, set: set)
    }

    package static func color(
        _ key: String, _ invalidation: Invalidation, _ animations: Animations = .all,
        get: @escaping @Sendable (LayerState) -> CGColor?, set: @escaping @Sendable (inout LayerState, CGColor?) -> Void
    ) -> LayerProperty {
        LayerProperty(
            key, invalidation, animations, wrap: { .color($0 ?? .transparent) },
            unwrap: { if case .color(let color) = $0 { .some(color) } else { nil } }, get: get, set: set)
    }
}
