/// A class that says by which names nibs and storyboards find its methods and properties.
///
/// On Apple's platforms Objective-C knows them by `@IBAction`, `@IBOutlet` and `@IBInspectable`. Swift alone finds stored properties
/// by their names, so outlets need nothing; what it can't find is listed here: every method that an action or an unwind segue
/// calls, properties that are computed, and properties whose `didSet` has to run.
///
/// ```swift
/// #if os(Linux)
///     extension LoginController: NibConnectable {
///         class var nibConnections: [NibConnection] {
///             [.action("logIn:", LoginController.logIn), .property("cornerRadius", \LoginController.cornerRadius)]
///         }
///     }
/// #endif
/// ```
///
/// A subclass that has its own list adds that of its superclass: `super.nibConnections + […]`.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
    /// What nibs find by name.
    static var nibConnections: [NibConnection] { get }
}

/// A method or a property by the name that it has in nibs.
@MainActor
public struct NibConnection {
    enum Member {
        case action((AnyObject, Any?) throws(NibMismatch) -> Void)
        case segueAction((AnyObject, NSCoder, Any?, String?) -> UIViewController?)
        case property((AnyObject, Any?) throws(NibMismatch) -> Void)
    }

    let name: String
    let member: Member

    private init(_ name: String, _ member: Member) {
        self.name = name
        self.member = member
    }

    /// A method that takes who sent the action, or for unwinding the segue, by its name in Interface Builder: `save:`.
    public static func action<Target: AnyObject, Sender>(
        _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) -> NibConnection {
        NibConnection(
            selector,
            .action { (target, sender) throws(NibMismatch) in
                guard let target = target as? Target else {
                    throw NibMismatch(selector, expected: Target.self, got: target)
                }
                guard let sender = sender as? Sender else {
                    throw NibMismatch(selector, expected: Sender.self, got: sender)
                }
                method(target)(sender)
            })
    }

    /// A method that takes nothing, by its name in Interface Builder: `save`.
    public static func action<Target: AnyObject>(
        _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> NibConnection {
        NibConnection(
            selector,
            .action { (target, _) throws(NibMismatch) in
                guard let target = target as? Target else {
                    throw NibMismatch(selector, expected: Target.self, got: target)
                }
                method(target)()
            })
    }

    /// A method that makes the destination of a segue from a coder (`@IBSegueAction`), by its name in Interface Builder: `makeDetail:`.
    public static func segueAction<Target: AnyObject>(
        _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder) -> UIViewController?
    ) -> NibConnection {
        NibConnection(
            selector, .segueAction { target, coder, _, _ in (target as? Target).flatMap { method($0)(coder) } })
    }

    /// A method that makes the destination of a segue, and is told who sent for it and what the segue is called:
    /// `makeDetail:sender:segueIdentifier:`.
    public static func segueAction<Target: AnyObject>(
        _ selector: String,
        _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Any?, String?) -> UIViewController?
    ) -> NibConnection {
        NibConnection(
            selector,
            .segueAction { target, coder, sender, identifier in
                (target as? Target).flatMap { method($0)(coder, sender, identifier) }
            })
    }

    /// A property that an outlet or a runtime attribute sets.
    public static func property<Root: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> NibConnection {
        NibConnection(
            name,
            .property { (object, value) throws(NibMismatch) in
                guard let object = object as? Root else { throw NibMismatch(name, expected: Root.self, got: object) }
                guard let value = NibNumberConversion.convert(value, to: Value.self) else {
                    throw NibMismatch(name, expected: Value.self, got: value)
                }
                object[keyPath: path] = value
            })
    }
}

/// What a nib connects doesn't fit what it is connected to.
struct NibMismatch: Error {
    let words: String
    let remedy: String?

    init(_ name: String, expected: Any.Type, got value: Any?) {
        let found = value.map { "a \(type(of: $0))" } ?? "nothing"
        words = "\"\(name)\" is for a \(expected), and gets \(found)"
        remedy = "connect another object, or change the type"
    }

    init(_ words: String, remedy: String?) {
        self.words = words
        self.remedy = remedy
    }
}

extension NibConnection {
    /// What a class lists under a name.
    static func find(_ name: String, in type: AnyClass) -> NibConnection? {
        guard let connectable = type as? any NibConnectable.Type else { return nil }
        return connectable.nibConnections.first { $0.name == name }
    }
}
