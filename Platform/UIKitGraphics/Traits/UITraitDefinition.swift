/// A trait: a kind of value that views inherit from their environment.
///
/// ```swift
/// struct IsCompactTrait: UITraitDefinition {
///     static let defaultValue = false
/// }
/// ```
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value where the environment does not specify one.
    static var defaultValue: Value { get }

    /// A name that identifies the trait.
    static var identifier: String { get }

    /// The name of the trait for debugging.
    static var name: String { get }

    /// Whether dynamic colors may depend on the trait. The default value is `false`.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A type of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A value of a trait that an app defines.
package struct CustomTraitValue: Hashable, @unchecked Sendable {
    let value: Any

    package static func == (left: Self, right: Self) -> Bool {
        func isRight<Value: Equatable>(_ value: Value) -> Bool { (right.value as? Value) == value }
        if let value = left.value as? any Equatable { return isRight(value) }
        return type(of: left.value) is AnyClass && left.value as AnyObject === right.value as AnyObject
    }

    package func hash(into hasher: inout Hasher) {
        if let value = value as? any Hashable { value.hash(into: &hasher) }
    }
}

/// A trait of the system, which has a property of its own in trait collections.
package protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    public static var defaultValue: Value { TraitValues()[keyPath: path] }
}

extension TraitValues {
    /// The value of a trait, or its default value if none is specified.
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type, let value = value(of: system) as? Trait.Value {
                return value
            }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                set(newValue, of: system)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(value: newValue)
            }
        }
    }

    private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any { self[keyPath: trait.path] }

    private mutating func set<Trait: SystemTrait>(_ value: Any, of trait: Trait.Type) {
        if let value = value as? Trait.Value { self[keyPath: trait.path] = value }
    }

    /// Returns whether a value of the trait is specified.
    package func specifies(_ trait: UITrait) -> Bool {
        guard let system = trait as? any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
        return !hasSameValue(of: system, as: TraitValues())
    }

    /// Removes the value of a trait.
    package mutating func remove(_ trait: UITrait) {
        guard let system = trait as? any SystemTrait.Type else {
            custom[ObjectIdentifier(trait)] = nil
            return
        }
        reset(system)
    }

    private mutating func reset<Trait: SystemTrait>(_ trait: Trait.Type) {
        self[keyPath: trait.path] = TraitValues()[keyPath: trait.path]
    }

    private func hasSameValue<Trait: SystemTrait>(of trait: Trait.Type, as other: TraitValues) -> Bool {
        self[keyPath: trait.path] == other[keyPath: trait.path]
    }

    /// Returns whether the values of a trait are equal.
    package func isEqual(to other: TraitValues, in trait: UITrait) -> Bool {
        guard let system = trait as? any SystemTrait.Type else {
            return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
        }
        return hasSameValue(of: system, as: other)
    }

    /// Returns the values after the changes of a closure.
    func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: self)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? self
    }
}

private struct MutableTraits: UIMutableTraits {
    var values: TraitValues

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
}

extension UITraitCollection {
    /// Returns the traits of the system whose values differ from those of another collection.
    public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
        let other = other?.values ?? TraitValues()
        return Self.systemTraits.filter { !values.isEqual(to: other, in: $0) }
    }

    /// The traits of the system on which dynamic colors depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    /// The traits of the system on which dynamic images depend.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self,
        ]
    }

    private static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
            UITraitActiveAppearance.self,
        ]
    }
}
