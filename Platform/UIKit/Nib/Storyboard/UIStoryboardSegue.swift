/// The way from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// What the segue is called in the storyboard; nil for one without a name.
    public final let identifier: String?
    /// Where it begins.
    public final let source: UIViewController
    /// Where it leads; it has been made, and is not shown yet.
    public final let destination: UIViewController
    final var performHandler: (() -> Void)?

    /// Makes a segue whose `perform()` a subclass overrides.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Makes a segue that shows its destination by `performHandler`.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination. A subclass does it its own way, without calling super, or adds to what the segue's kind does.
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

    /// A segue of the class `type`.
    static func make(
        of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        type.makeOfDynamicClass(identifier, source, destination)
    }
}

/// Where an unwind segue begins, and what it is to call.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that is to be left.
    public final let source: UIViewController
    /// The method that whoever is gone back to has.
    public final let unwindAction: Selector
    /// Who asked for it.
    public final let sender: Any?

    init(source: UIViewController, action: Selector, sender: Any?) {
        self.source = source
        unwindAction = action
        self.sender = sender
        super.init()
    }
}
