/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose changes of traits can be observed: a view, a view controller or a scene.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Ends a registration for changes of traits.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Calls a closure when one of some traits of the object has changed. The registration ends with the object.
    ///
    /// - Parameters:
    ///   - traits: The traits to observe.
    ///   - handler: A closure that receives the object, and its traits before the change.
    /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
        (self as? any TraitRegistering)?.traitRegistrations.append(registration)
        return registration
    }

    /// Ends a registration for changes of traits.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}

/// A registration of a closure for changes of traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }

    /// Calls the closure if one of the traits has changed.
    func notify(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
        if traits.contains(where: { !new.values.isEqual(to: old.values, in: $0) }) { handler(environment, old) }
    }
}

/// An object that stores registrations for changes of its traits.
@MainActor
protocol TraitRegistering: UITraitEnvironment {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistering {
    /// Calls the registered closures whose traits have changed.
    func notifyTraitRegistrations(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in traitRegistrations { registration.notify(self, from: old, to: new) }
    }
}

private enum RegistrationsKey: FeatureKey {
    static var defaultValue: [TraitRegistration] { [] }
}

extension UIView: TraitRegistering {
    final var traitRegistrations: [TraitRegistration] {
        get { features[RegistrationsKey.self] }
        set { features[RegistrationsKey.self] = newValue }
    }
}

extension UIViewController: TraitRegistering {
    final var traitRegistrations: [TraitRegistration] {
        get { features[RegistrationsKey.self] }
        set { features[RegistrationsKey.self] = newValue }
    }
}

extension UIWindowScene: TraitRegistering {
    final var traitRegistrations: [TraitRegistration] {
        get { features[RegistrationsKey.self] }
        set { features[RegistrationsKey.self] = newValue }
    }

    /// Notifies the scene and its observers after its traits have changed.
    final func notifyOfTraitChange(from old: UITraitCollection) {
        let new = traitCollection
        guard new != old else { return }
        traitCollectionDidChange(old)
        notifyTraitRegistrations(from: old, to: new)
    }
}
