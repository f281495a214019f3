// On Apple's platforms a class is an object, so that the identity of optional classes can be compared.

/// Returns whether two classes are the same class, or both are `nil`.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
    lhs.map { ObjectIdentifier($0) } == rhs.map { ObjectIdentifier($0) }
}

/// Returns whether two classes are different classes, or one of them is `nil`.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { !(lhs === rhs) }
