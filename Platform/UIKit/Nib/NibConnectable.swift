/// A class whose methods and properties nibs and storyboards can find by name.
///
/// On Apple's platforms, the Objective-C runtime finds members with `@IBAction`, `@IBOutlet` and
/// `@IBInspectable`. Swift can find only stored properties by name, so outlets need no declaration.
/// Everything else must be listed: methods that are called by actions and unwind segues, computed
/// properties, and properties with observers that must be called.
///
/// ```swift
/// class LogInController: UIViewController {
///     var cornerRadius: CGFloat {
///         get { view.layer.cornerRadius }
///         set { view.layer.cornerRadius = newValue }
///     }
///
///     @IBAction func logIn(_ sender: UIButton) {}
///
///     #if os(Linux)
///         class var nibConnections: [NibConnection] {
///             [.action("logIn:", LogInController.logIn), .property("cornerRadius", \LogInController.cornerRadius)]
///         }
///     #endif
/// }
///
/// #if os(Linux)
///     extension LogInController: NibConnectable {}
/// #endif
/// ```
///
/// A subclass with additional members appends them to those of its superclass. Swift cannot override a member
/// that is declared in an extension, so the superclass declares the property in its body, as above:
///
/// ```swift continued
/// final class PasswordController: LogInController {
///     @IBAction func resetPassword(_ sender: UIButton) {}
///
///     #if os(Linux)
///         override class var nibConnections: [NibConnection] {
///             super.nibConnections + [.action("resetPassword:", PasswordController.resetPassword)]
///         }
///     #endif
/// }
/// ```
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
    /// The methods and properties that nibs can find by name.
    static var nibConnections: [NibConnection] { get }
}

/// A method or property with its name in nibs.
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

    /// A method with a parameter for the sender of an action or for an unwind segue. The name is that in
    /// Interface Builder, such as `save:`.
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

    /// A method without parameters. The name is that in Interface Builder, such as `save`.
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

    /// A method that creates the destination of a segue from a coder (`@IBSegueAction`). The name is that in
    /// Interface Builder, such as `makeDetail:`.
    public static func segueAction<Target: AnyObject>(
        _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder) -> UIViewController?
    ) -> NibConnection {
        NibConnection(
            selector, .segueAction { target, coder, _, _ in (target as? Target).flatMap { method($0)(coder) } })
    }

    /// A method that creates the destination of a segue from a coder, the sender and the identifier of the
    /// segue. The name is that in Interface Builder, such as `makeDetail:sender:segueIdentifier:`.
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

/// An error that occurs when a nib connects incompatible objects.
struct NibMismatch: Error {
    let message: String
    let remedy: String?

    init(_ name: String, expected: Any.Type, got value: Any?) {
        let found = value.map { "a \(type(of: $0))" } ?? "nothing"
        message = "\"\(name)\" requires a \(expected) but received \(found)"
        remedy = "connect another object, or change the type"
    }

    init(_ message: String, remedy: String?) {
        self.message = message
        self.remedy = remedy
    }
}

extension NibConnection {
    /// Returns the connection that a class lists under a name.
    static func find(_ name: String, in type: AnyClass) -> NibConnection? {
        guard let connectable = type as? any NibConnectable.Type else { return nil }
        return connectable.nibConnections.first { $0.name == name }
    }
}
