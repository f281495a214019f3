import Foundation

/// Sets properties by name: those that a class lists, those of UIKit, and stored properties.
@MainActor
enum NibProperties {
    static func connect(_ outlet: NibOutlet, of object: NSObject, to value: AnyObject) throws(MemberMismatch) {
        if outlet.isCollection {
            try append(value, to: outlet.property, of: object)
        } else {
            try set(outlet.property, of: object, to: value)
        }
    }

    /// Sets a property.
    ///
    /// - Throws: ``MemberMismatch`` if there is no property with that name, or if it has another type.
    static func set(_ name: String, of object: NSObject, to value: Any) throws(MemberMismatch) {
        if case .property(_, let set?) = ObjCMemberTable.member(name, of: type(of: object))?.kind {
            try set(object, value)
        } else if let set = NibSystemOutlets.setter(name, of: object) {
            if set(object, value) { return }
            if NibSystemOutlets.isProtocol(name) {
                // As on iOS, the object is never called, since it implements none of the methods.
                throw MemberMismatch(
                    "\"\(name)\" of \(type(of: object)) is ignored, because \(type(of: value)) does not conform to its "
                        + "protocol", remedy: nil, isIgnored: true)
            } else {
                throw MemberMismatch(
                    "\"\(name)\" of \(type(of: object)) cannot be set to a \(type(of: value))", remedy: nil)
            }
        } else if let field = StoredField.named(name, in: type(of: object)) {
            if field.ownership == .unknown {
                throw MemberMismatch(
                    "\"\(name)\" of \(type(of: object)) has an ownership that nibs cannot set",
                    remedy: "declare it as `weak` or without a modifier")
            }
            guard field.set(value, in: object) else {
                throw MemberMismatch(name, expected: field.valueType, got: value)
            }
        } else {
            throw missing(name, in: object)
        }
    }

    private static func append(_ value: AnyObject, to name: String, of object: NSObject) throws(MemberMismatch) {
        if name == "gestureRecognizers", let view = object as? UIView, let recognizer = value as? UIGestureRecognizer {
            view.addGestureRecognizer(recognizer)
            return
        }
        guard let field = StoredField.named(name, in: type(of: object)) else { throw missing(name, in: object) }
        guard field.append(value, in: object) else { throw MemberMismatch(name, expected: field.valueType, got: value) }
    }

    private static func missing(_ name: String, in object: NSObject) -> MemberMismatch {
        let type = type(of: object)
        return MemberMismatch(
            "\(type) has no property \"\(name)\"",
            remedy: "declare `var \(name)` in it, or list it in `\(type).objcMembers` if it is computed")
    }
}
