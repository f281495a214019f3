/// What a nib says of one property, ready to be read by an `init(coder:)`.
enum NibValue {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    /// A value of Foundation's or an object that all may share, as a colour.
    case shared(Any)
    /// An image by its name, loaded when it is first needed.
    case image(NibImage)
    /// An object of its own for each time that the nib is instantiated.
    case record(NibRecord)
    case records([NibRecord])
    /// An object that is made by another element.
    case reference(String)
    /// The controllers of other scenes.
    case scenes([String])
}

/// An object in a nib: its class, what its initialiser reads, and what is done with it afterwards.
final class NibRecord {
    let id: String
    let line: Int
    /// The class that is made: the custom one, or that of the element.
    let type: NSObject.Type
    let make: @MainActor (NibCoder) -> NSObject?
    var values: NibValues = [:]
    var guides: [NibGuide] = []
    var constraints: [NibConstraint] = []
    var attributes: [NibRuntimeAttribute] = []
    var outlets: [NibOutlet] = []
    var actions: [NibAction] = []
    var segues: [NibElement] = []
    var variations: [NibVariation] = []

    @MainActor
    init(element: NibElement, type: NSObject.Type) {
        id = element.id ?? ""
        line = element.line
        self.type = type
        make = NibMaking.maker(of: type)
    }

    /// Whether any of it is otherwise in some size classes.
    private(set) lazy var isAdaptive = !variations.isEmpty || constraints.contains { !$0.variations.isEmpty }
}

/// How objects of a class are made from a nib: views, controllers and the items of bars read what it says of them; others have an
/// `init()`.
@MainActor
enum NibMaking {
    static func maker(of type: NSObject.Type) -> @MainActor (NibCoder) -> NSObject? {
        if let type = type as? UIView.Type { return { type.init(coder: $0) } }
        if let type = type as? UIViewController.Type { return { type.init(coder: $0) } }
        if let type = type as? UIBarItem.Type { return { type.init(coder: $0) } }
        if let type = type as? UINavigationItem.Type { return { type.init(coder: $0) } }
        if let type = type as? UIGestureRecognizer.Type {
            return { coder in
                let recognizer = NSObject.make(type)
                (recognizer as? UIGestureRecognizer)?.restore(from: coder)
                return recognizer
            }
        }
        return { _ in NSObject.make(type) }
    }
}

/// A custom class as it is written in a nib.
struct NibClassName {
    let name: String
    let module: String?
}

/// A guide of a view that constraints name.
struct NibGuide {
    let id: String
    let kind: SystemGuideKind
}

/// A property that people have set in the inspector by its name.
struct NibRuntimeAttribute {
    let keyPath: String
    let value: NibValue?
    let line: Int
}

/// From an object to one of its properties: another object of the nib.
struct NibOutlet {
    let property: String
    let destination: String
    let isCollection: Bool
    let line: Int
}

/// From an object to a method of another one.
struct NibAction {
    let selector: String
    let destination: String
    /// nil for objects that have one action only, as bar buttons.
    let events: UIControl.Event?
    let line: Int
}

/// What is otherwise in some size classes.
struct NibVariation {
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    var values: NibValues = [:]
    /// By their ids: the constraints or subviews that are there, or not, in these size classes.
    var included: [String] = []
    var excluded: [String] = []
    /// Constants of the constraint that the variation belongs to.
    var constant: CGFloat?
    var priority: UILayoutPriority?
}
