/// The methods of classes that are isolated to the main actor, such as controllers.
extension ObjCMember {
    /// A method without parameters.
    ///
    /// - Parameters:
    ///   - selector: The name, such as `save`.
    ///   - method: The method, such as `Document.save`.
    /// - Precondition: The name has no colon.
    public static func method<Target: AnyObject, Result>(
        _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) -> ObjCMember {
        Self.method(selector, nonisolated: unsafeBitCast(method, to: ((Target) -> () -> Result).self))
    }

    /// A method with a parameter, such as the sender of an action, an unwind segue, a timer, a notification,
    /// or the coder of a controller that a segue creates.
    ///
    /// - Parameters:
    ///   - selector: The name, such as `save:`.
    ///   - method: The method, such as `Document.save(_:)`.
    /// - Precondition: The name has one colon.
    public static func method<Target: AnyObject, First, Result>(
        _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
    ) -> ObjCMember {
        Self.method(selector, nonisolated: unsafeBitCast(method, to: ((Target) -> (First) -> Result).self))
    }

    /// A method with two parameters, such as the sender and the event of an action.
    ///
    /// - Parameters:
    ///   - selector: The name, such as `save:for:`.
    ///   - method: The method, such as `Document.save(_:for:)`.
    /// - Precondition: The name has two colons.
    public static func method<Target: AnyObject, First, Second, Result>(
        _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) -> ObjCMember {
        Self.method(selector, nonisolated: unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self))
    }

    /// A method with three parameters, such as the coder, the sender and the identifier of a segue whose
    /// destination the method creates.
    ///
    /// - Parameters:
    ///   - selector: The name, such as `makeDetail:sender:segueIdentifier:`.
    ///   - method: The method.
    /// - Precondition: The name has three colons.
    public static func method<Target: AnyObject, First, Second, Third, Result>(
        _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
    ) -> ObjCMember {
        Self.method(
            selector, nonisolated: unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self))
    }

    /// A method with four parameters.
    ///
    /// - Parameters:
    ///   - selector: The name, such as `insert:at:of:animated:`.
    ///   - method: The method.
    /// - Precondition: The name has four colons.
    public static func method<Target: AnyObject, First, Second, Third, Fourth, Result>(
        _ selector: String,
        _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
    ) -> ObjCMember {
        Self.method(
            selector,
            nonisolated: unsafeBitCast(method, to: ((Target) -> (First, Second, Third, Fourth) -> Result).self))
    }
}

/// The methods of classes without isolation, such as models.
extension ObjCMember {
    /// A method without parameters.
    ///
    /// - Precondition: The name has no colon.
    public static func method<Target: AnyObject, Result>(
        _ selector: String, nonisolated method: @escaping (Target) -> () -> Result
    ) -> ObjCMember {
        ObjCMember(selector, parameterCount: 0) { (target, _) throws(MemberMismatch) in
            try ObjCValue.object(method(receiver(target, selector))())
        }
    }

    /// A method with a parameter.
    ///
    /// - Precondition: The name has one colon.
    public static func method<Target: AnyObject, First, Result>(
        _ selector: String, nonisolated method: @escaping (Target) -> (First) -> Result
    ) -> ObjCMember {
        ObjCMember(selector, parameterCount: 1) { (target, arguments) throws(MemberMismatch) in
            let first = try ObjCValue.argument(arguments[0], to: First.self, for: selector)
            return try ObjCValue.object(method(receiver(target, selector))(first))
        }
    }

    /// A method with two parameters.
    ///
    /// - Precondition: The name has two colons.
    public static func method<Target: AnyObject, First, Second, Result>(
        _ selector: String, nonisolated method: @escaping (Target) -> (First, Second) -> Result
    ) -> ObjCMember {
        ObjCMember(selector, parameterCount: 2) { (target, arguments) throws(MemberMismatch) in
            let first = try ObjCValue.argument(arguments[0], to: First.self, for: selector)
            let second = try ObjCValue.argument(arguments[1], to: Second.self, for: selector)
            return try ObjCValue.object(method(receiver(target, selector))(first, second))
        }
    }

    /// A method with three parameters.
    ///
    /// - Precondition: The name has three colons.
    public static func method<Target: AnyObject, First, Second, Third, Result>(
        _ selector: String, nonisolated method: @escaping (Target) -> (First, Second, Third) -> Result
    ) -> ObjCMember {
        ObjCMember(selector, parameterCount: 3) { (target, arguments) throws(MemberMismatch) in
            let first = try ObjCValue.argument(arguments[0], to: First.self, for: selector)
            let second = try ObjCValue.argument(arguments[1], to: Second.self, for: selector)
            let third = try ObjCValue.argument(arguments[2], to: Third.self, for: selector)
            return try ObjCValue.object(method(receiver(target, selector))(first, second, third))
        }
    }

    /// A method with four parameters.
    ///
    /// - Precondition: The name has four colons.
    public static func method<Target: AnyObject, First, Second, Third, Fourth, Result>(
        _ selector: String, nonisolated method: @escaping (Target) -> (First, Second, Third, Fourth) -> Result
    ) -> ObjCMember {
        ObjCMember(selector, parameterCount: 4) { (target, arguments) throws(MemberMismatch) in
            let first = try ObjCValue.argument(arguments[0], to: First.self, for: selector)
            let second = try ObjCValue.argument(arguments[1], to: Second.self, for: selector)
            let third = try ObjCValue.argument(arguments[2], to: Third.self, for: selector)
            let fourth = try ObjCValue.argument(arguments[3], to: Fourth.self, for: selector)
            return try ObjCValue.object(method(receiver(target, selector))(first, second, third, fourth))
        }
    }
}
