/// A transition from one view controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject, ObjCExposing {
    /// The members that can be found by name. A subclass appends its own.
    open class var objcMembers: [ObjCMember] { [] }

    /// The identifier of the segue in the storyboard, if it has one.
    open private(set) var identifier: String?
    /// The view controller at which the segue begins.
    open private(set) var source: UIViewController
    /// The view controller at which the segue ends, which is not presented yet.
    open private(set) var destination: UIViewController
    final var performHandler: (() -> Void)?

    /// Creates a segue for a subclass that overrides `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that presents its destination with `performHandler`.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Presents the destination. Subclasses may override it without calling `super`.
    open func perform() { performHandler?() }
}

// Made of a class that only the storyboard names, as cells are: see ClassInstantiation.swift.
extension UIStoryboardSegue {
    convenience init(named identifier: String?, source: UIViewController, destination: UIViewController) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("$s5UIKit17UIStoryboardSegueC5named6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
    private static func makeOfDynamicClass(
        _ identifier: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
    ) -> UIStoryboardSegue

    /// Creates a segue of the class `type`.
    static func make(
        of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        type.makeOfDynamicClass(identifier, source, destination)
    }
}

/// The source of an unwind segue and the action that it calls.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The view controller that is dismissed.
    open private(set) var source: UIViewController
    /// The action method of the target of the unwind segue.
    open private(set) var unwindAction: Selector
    /// The object that triggered the segue.
    open private(set) var sender: Any?

    init(source: UIViewController, action: Selector, sender: Any?) {
        self.source = source
        unwindAction = action
        self.sender = sender
        super.init()
    }
}
