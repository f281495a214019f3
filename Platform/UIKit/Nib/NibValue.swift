/// The value of a property in a nib, ready to be decoded by `init(coder:)`.
enum NibValue {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    /// A Foundation value or an object that can be shared, such as a color.
    case shared(Any)
    /// An image, which is loaded on first use.
    case image(NibImage)
    /// An object that is created for each instance of the nib.
    case record(NibRecord)
    case records([NibRecord])
    /// An object that another element creates.
    case reference(String)
    /// The controllers of other scenes.
    case scenes([String])
}

/// The compiled description of an object in a nib: its class, the values to decode, and its connections.
final class NibRecord {
    let id: String
    let line: Int
    /// The class to instantiate: the custom class or that of the element.
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
        make = NibObjectFactory.maker(of: type)
    }

    /// The reuse identifier of a prototype, or `nil` if it has none and cannot be dequeued.
    var reuseIdentifier: String? {
        guard case .string(let identifier) = values["UIReuseIdentifier"], !identifier.isEmpty else { return nil }
        return identifier
    }

    /// Whether the object or its constraints vary by size class.
    private(set) lazy var isAdaptive = !variations.isEmpty || constraints.contains { !$0.variations.isEmpty }
}

/// Creates objects of a class for a nib: views, controllers, bar items and layouts by `init(coder:)`, others by
/// `init()`.
@MainActor
enum NibObjectFactory {
    static func maker(of type: NSObject.Type) -> @MainActor (NibCoder) -> NSObject? {
        if let type = type as? UIView.Type { return { type.init(coder: $0) } }
        if let type = type as? UIViewController.Type { return { type.init(coder: $0) } }
        if let type = type as? UIBarItem.Type { return { type.init(coder: $0) } }
        if let type = type as? UINavigationItem.Type { return { type.init(coder: $0) } }
        if let type = type as? UICollectionViewLayout.Type { return { type.init(coder: $0) } }
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

/// A layout guide of a view to which constraints refer.
struct NibGuide {
    let id: String
    let kind: SystemGuideKind
}

/// A user-defined runtime attribute.
struct NibRuntimeAttribute {
    let keyPath: String
    let value: NibValue?
    let line: Int
}

/// A connection from a property of an object to another object.
struct NibOutlet {
    let property: String
    let destination: String
    let isCollection: Bool
    let line: Int
}

/// A connection from an object to a method of another object.
struct NibAction {
    let selector: String
    let destination: String
    /// The events of a control, or `nil` for objects with a single action, such as bar button items.
    let events: UIControl.Event?
    let line: Int
}

/// The variation of an object for certain size classes.
struct NibVariation {
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    var values: NibValues = [:]
    /// The identifiers of constraints or subviews that are installed, or not installed, in these size
    /// classes.
    var included: [String] = []
    var excluded: [String] = []
    /// The constant of the varied constraint.
    var constant: CGFloat?
    var priority: UILayoutPriority?
}
