/// An object whose class declares the accessibility properties, so that subclasses can override them.
@MainActor
protocol OwnAccessibility: NSObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
    var accessibilityFrame: CGRect { get set }
    var accessibilityElements: [Any]? { get set }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { get set }
    var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? { get set }
    var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? { get set }
    var accessibilityElementsHidden: Bool { get set }
    var accessibilityViewIsModal: Bool { get set }
    func accessibilityElementCount() -> Int
    func accessibilityElement(at index: Int) -> Any?
    func index(ofAccessibilityElement element: Any) -> Int
    /// The stored values of the other properties.
    var accessibilityValues: AccessibilityValues { get set }
}

extension UIView: OwnAccessibility {}
extension UIAccessibilityElement: OwnAccessibility {}

extension NSObject {
    /// The stored accessibility properties of any object.
    @MainActor
    final var anyAccessibilityValues: AccessibilityValues {
        get { (self as? any OwnAccessibility)?.accessibilityValues ?? AccessibilityTable[self] }
        set {
            if let own = self as? any OwnAccessibility {
                own.accessibilityValues = newValue
            } else {
                AccessibilityTable[self] = newValue
            }
        }
    }

    /// Reads a property in the class's own form if it has one, and in the table of other objects otherwise.
    @MainActor
    fileprivate final func read<Value>(
        _ own: (any OwnAccessibility) -> Value, _ other: (AccessibilityValues) -> Value
    ) -> Value {
        (self as? any OwnAccessibility).map(own) ?? other(AccessibilityTable[self])
    }

    @MainActor
    fileprivate final func write(
        _ own: (any OwnAccessibility) -> Void, _ other: (inout AccessibilityValues) -> Void
    ) {
        if let owner = self as? any OwnAccessibility { own(owner) } else { other(&AccessibilityTable[self]) }
    }
}

/// The properties that assistive technologies read.
///
/// Views and accessibility elements declare those that apps override in their classes.
@MainActor
extension NSObjectProtocol where Self: NSObject {
    /// Whether assistive technologies can move to the object. The default value is `false`, and `true` for labels
    /// and controls.
    public var isAccessibilityElement: Bool {
        get { read({ $0.isAccessibilityElement }, { $0.isElement ?? false }) }
        set { write({ $0.isAccessibilityElement = newValue }, { $0.isElement = newValue }) }
    }

    /// A short name of the object.
    public var accessibilityLabel: String? {
        get { read({ $0.accessibilityLabel }, { $0.label }) }
        set { write({ $0.accessibilityLabel = newValue }, { $0.label = newValue }) }
    }

    /// The current value of the object, such as the position of a slider.
    public var accessibilityValue: String? {
        get { read({ $0.accessibilityValue }, { $0.value }) }
        set { write({ $0.accessibilityValue = newValue }, { $0.value = newValue }) }
    }

    /// A description of the effect of an action on the object.
    public var accessibilityHint: String? {
        get { read({ $0.accessibilityHint }, { $0.hint }) }
        set { write({ $0.accessibilityHint = newValue }, { $0.hint = newValue }) }
    }

    /// The characteristics of the object.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { read({ $0.accessibilityTraits }, { $0.traits ?? .none }) }
        set { write({ $0.accessibilityTraits = newValue }, { $0.traits = newValue }) }
    }

    /// The frame of the object in the coordinates of the screen.
    public var accessibilityFrame: CGRect {
        get { read({ $0.accessibilityFrame }, { $0.frame ?? .zero }) }
        set { write({ $0.accessibilityFrame = newValue }, { $0.frame = newValue }) }
    }

    /// The elements in the object, if it is a container.
    public var accessibilityElements: [Any]? {
        get { read({ $0.accessibilityElements }, { $0.elements }) }
        set { write({ $0.accessibilityElements = newValue }, { $0.elements = newValue }) }
    }

    /// Actions that assistive technologies offer in addition to the default action.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { read({ $0.accessibilityCustomActions }, { $0.customActions }) }
        set { write({ $0.accessibilityCustomActions = newValue }, { $0.customActions = newValue }) }
    }

    /// Searches by which assistive technologies move through elements.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { read({ $0.accessibilityCustomRotors }, { $0.customRotors }) }
        set { write({ $0.accessibilityCustomRotors = newValue }, { $0.customRotors = newValue }) }
    }

    /// The places at which assistive technologies begin drags, as actions of the object.
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { read({ $0.accessibilityDragSourceDescriptors }, { $0.dragSources }) }
        set { write({ $0.accessibilityDragSourceDescriptors = newValue }, { $0.dragSources = newValue }) }
    }

    /// The places at which assistive technologies drop dragged items, as actions of the object during a drag.
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { read({ $0.accessibilityDropPointDescriptors }, { $0.dropPoints }) }
        set { write({ $0.accessibilityDropPointDescriptors = newValue }, { $0.dropPoints = newValue }) }
    }

    /// Whether the elements in the object are hidden from assistive technologies.
    public var accessibilityElementsHidden: Bool {
        get { read({ $0.accessibilityElementsHidden }, { $0.hidesElements }) }
        set { write({ $0.accessibilityElementsHidden = newValue }, { $0.hidesElements = newValue }) }
    }

    /// Whether assistive technologies ignore the siblings of the object.
    public var accessibilityViewIsModal: Bool {
        get { read({ $0.accessibilityViewIsModal }, { $0.isModal }) }
        set { write({ $0.accessibilityViewIsModal = newValue }, { $0.isModal = newValue }) }
    }

    /// Returns the number of elements in the object.
    public func accessibilityElementCount() -> Int {
        read({ $0.accessibilityElementCount() }, { $0.elements?.count ?? 0 })
    }

    /// Returns the element at an index, or `nil` if the index is out of bounds.
    public func accessibilityElement(at index: Int) -> Any? {
        read({ $0.accessibilityElement(at: index) }, { AccessibilityValues.element(at: index, in: $0.elements) })
    }

    /// Returns the index of an element in the object, or `NSNotFound`.
    public func index(ofAccessibilityElement element: Any) -> Int {
        read({ $0.index(ofAccessibilityElement: element) }, { AccessibilityValues.index(of: element, in: $0.elements) })
    }
}
