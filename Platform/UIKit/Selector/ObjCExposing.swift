/// A class that lists the members that other objects find by their Objective-C names.
///
/// On Apple's platforms, the Objective-C runtime finds members with `@objc`, `@IBAction`, `@IBOutlet` and
/// `@IBInspectable`. Swift can find only stored properties by name, so outlets need no declaration.
/// Everything else must be listed: methods that are called through a ``Selector``, by actions of nibs or by
/// unwind segues, computed properties, and properties with observers that must be called.
///
/// `UIResponder`, and thus each view and controller, already conforms, so that a subclass overrides its list:
///
/// ```swift
/// class LogInController: UIViewController {
///     var cornerRadius: CGFloat {
///         get { view.layer.cornerRadius }
///         set { view.layer.cornerRadius = newValue }
///     }
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let tap = UITapGestureRecognizer(target: self, action: "endEditing")
///         view.addGestureRecognizer(tap)
///     }
///
///     @IBAction func logIn(_ sender: UIButton) {}
///
///     func endEditing() { view.endEditing(true) }
///
///     #if os(Linux)
///         override class var objcMembers: [ObjCMember] {
///             super.objcMembers + [
///                 .method("logIn:", LogInController.logIn), .method("endEditing", LogInController.endEditing),
///                 .property("cornerRadius", \LogInController.cornerRadius),
///             ]
///         }
///     #endif
/// }
/// ```
///
/// Another class conforms, and declares the list in its body, where subclasses can override it. Methods that are
/// not isolated to the main actor are labeled:
///
/// ```swift
/// class Stopwatch: NSObject {
///     func tick(_ timer: Timer) {}
///
///     #if os(Linux)
///         class var objcMembers: [ObjCMember] { [.method("tick:", nonisolated: Stopwatch.tick)] }
///     #endif
/// }
///
/// #if os(Linux)
///     extension Stopwatch: ObjCExposing {}
/// #endif
/// ```
public protocol ObjCExposing: AnyObject {
    /// The members that can be found by name. If a name occurs more than once, the last member has
    /// precedence.
    @MainActor static var objcMembers: [ObjCMember] { get }
}
