@_implementationOnly import CMethodLookup

/// The methods of `UIView` that a class overrides, among those whose default implementations do nothing but
/// whose calls cost time or memory.
@MainActor
struct OverriddenMethods {
    /// `draw(_:)`
    let draws: Bool
    /// `updateConstraints()`
    let updatesConstraints: Bool

    private static var known: [ObjectIdentifier: OverriddenMethods] = [:]

    static func of(_ view: UIView) -> OverriddenMethods {
        let type = Swift.type(of: view)
        if let known = known[ObjectIdentifier(type)] { return known }
        let subclass = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let base = unsafeBitCast(UIView.self, to: UnsafeRawPointer.self)
        let answer = OverriddenMethods(
            draws: method_lookup_overrides_draw(subclass, base),
            updatesConstraints: method_lookup_overrides_update_constraints(subclass, base))
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
