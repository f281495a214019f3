/// An accessibility element that is no view, such as a part of a drawn chart.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    final var accessibilityValues = AccessibilityValues()

    /// Creates an element in a container, usually a view.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The view or element that contains the element.
    open weak var accessibilityContainer: AnyObject?

    /// Whether assistive technologies can move to the element. The default value is `true`.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// A short name of the element.
    open var accessibilityLabel: String? {
        get { accessibilityValues.label }
        set { accessibilityValues.label = newValue }
    }

    /// A description of the effect of an action on the element.
    open var accessibilityHint: String? {
        get { accessibilityValues.hint }
        set { accessibilityValues.hint = newValue }
    }

    /// The current value of the element.
    open var accessibilityValue: String? {
        get { accessibilityValues.value }
        set { accessibilityValues.value = newValue }
    }

    /// The characteristics of the element.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? .none }
        set { accessibilityValues.traits = newValue }
    }

    /// The frame of the element in the coordinates of the screen.
    open var accessibilityFrame: CGRect {
        get {
            guard let frameInContainer else { return accessibilityValues.frame ?? .zero }
            return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: containerView)
        }
        set {
            accessibilityValues.frame = newValue
            frameInContainer = nil
        }
    }

    private var frameInContainer: CGRect?

    /// The frame of the element in the coordinates of its container. If it is set, `accessibilityFrame` follows
    /// movements of the container.
    open var accessibilityFrameInContainerSpace: CGRect {
        get {
            if let frameInContainer { return frameInContainer }
            guard let view = containerView, let window = view.window, let frame = accessibilityValues.frame else {
                return accessibilityValues.frame ?? .zero
            }
            return view.convert(window.convert(frame, from: nil as UIWindow?), from: nil)
        }
        set { frameInContainer = newValue }
    }

    /// The nearest view that contains the element.
    private var containerView: UIView? {
        accessibilityContainer as? UIView ?? (accessibilityContainer as? UIAccessibilityElement)?.containerView
    }

    /// The elements in the element, if it is a container.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues.elements }
        set { accessibilityValues.elements = newValue }
    }

    /// Returns the number of elements in the element.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at an index, or `nil` if the index is out of bounds.
    open func accessibilityElement(at index: Int) -> Any? {
        AccessibilityValues.element(at: index, in: accessibilityElements)
    }

    /// Returns the index of an element in the element, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        AccessibilityValues.index(of: element, in: accessibilityElements)
    }

    /// Actions that assistive technologies offer in addition to the default action.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues.customActions }
        set { accessibilityValues.customActions = newValue }
    }

    /// Searches by which assistive technologies move through elements.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues.customRotors }
        set { accessibilityValues.customRotors = newValue }
    }

    /// The places at which assistive technologies begin drags, as actions of the element.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityValues.dragSources }
        set { accessibilityValues.dragSources = newValue }
    }

    /// The places at which assistive technologies drop dragged items, as actions of the element during a drag.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityValues.dropPoints }
        set { accessibilityValues.dropPoints = newValue }
    }

    /// Whether the elements in the element are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues.hidesElements }
        set { accessibilityValues.hidesElements = newValue }
    }

    /// Whether assistive technologies ignore the siblings of the element.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues.isModal }
        set { accessibilityValues.isModal = newValue }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

extension UIAccessibility {
    /// Converts a rectangle from the coordinates of a view to those of the screen.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView?) -> CGRect {
        guard let view else { return rect }
        let frame = view.convert(rect, to: nil as UIView?)
        return view.window?.convert(frame, to: nil as UIWindow?) ?? frame
    }

    /// Converts a path from the coordinates of a view to those of the screen.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }
}
