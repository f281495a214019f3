/// The accessibility properties that few apps override.
@MainActor
extension NSObjectProtocol where Self: NSObject {
    /// The label with attributes for speech. Its text is the label's.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { anyAccessibilityValues.attributed(accessibilityLabel, \.attributedLabel) }
        set { accessibilityLabel = anyAccessibilityValues.set(newValue, \.attributedLabel) }
    }

    /// The value with attributes for speech. Its text is the value's.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { anyAccessibilityValues.attributed(accessibilityValue, \.attributedValue) }
        set { accessibilityValue = anyAccessibilityValues.set(newValue, \.attributedValue) }
    }

    /// The hint with attributes for speech. Its text is the hint's.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { anyAccessibilityValues.attributed(accessibilityHint, \.attributedHint) }
        set { accessibilityHint = anyAccessibilityValues.set(newValue, \.attributedHint) }
    }

    /// The outline of the object in the coordinates of the screen, or `nil` for its frame.
    public var accessibilityPath: UIBezierPath? {
        get { anyAccessibilityValues.path }
        set { anyAccessibilityValues.path = newValue }
    }

    /// The point that an activation touches, in the coordinates of the screen. By default the center of the frame.
    public var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return anyAccessibilityValues.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { anyAccessibilityValues.activationPoint = newValue }
    }

    /// The language in which the object is read, as a BCP 47 code, or `nil` for the user's language.
    public var accessibilityLanguage: String? {
        get { anyAccessibilityValues.language }
        set { anyAccessibilityValues.language = newValue }
    }

    /// Whether the elements in the object are read one after another, regardless of their positions on the screen.
    public var shouldGroupAccessibilityChildren: Bool {
        get { anyAccessibilityValues.groupsChildren }
        set { anyAccessibilityValues.groupsChildren = newValue }
    }

    /// The order in which assistive technologies move through the elements in the object.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { anyAccessibilityValues.navigationStyle }
        set { anyAccessibilityValues.navigationStyle = newValue }
    }

    /// The type of the container, if the object is one.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { anyAccessibilityValues.containerType }
        set { anyAccessibilityValues.containerType = newValue }
    }

    /// Whether the object responds to the user. By default views with user interaction do.
    public var accessibilityRespondsToUserInteraction: Bool {
        get {
            anyAccessibilityValues.respondsToUserInteraction ?? (self as? UIView)?.isUserInteractionEnabled ?? false
        }
        set { anyAccessibilityValues.respondsToUserInteraction = newValue }
    }

    /// The names by which the user can address the object with the voice, in order of preference. By default the
    /// label.
    public var accessibilityUserInputLabels: [String]! {
        get {
            anyAccessibilityValues.userInputLabels ?? (self as? UIView)?.standardDescription?.userInputLabels
                ?? [accessibilityLabel].compactMap(\.self)
        }
        set { anyAccessibilityValues.userInputLabels = newValue }
    }

    /// The names for the voice with attributes for speech. Their texts are those of `accessibilityUserInputLabels`.
    public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            let labels: [String] = accessibilityUserInputLabels
            let stored = anyAccessibilityValues.attributedUserInputLabels
            if let stored, stored.map(\.string) == labels { return stored }
            return labels.map { NSAttributedString(string: $0) }
        }
        set {
            anyAccessibilityValues.attributedUserInputLabels = newValue?.map {
                NSAttributedString(attributedString: $0)
            }
            accessibilityUserInputLabels = newValue?.map(\.string)
        }
    }
}

/// An object that tests can find by an identifier.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name that identifies the object in tests. It is not read to the user.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}

extension UIBarItem: UIAccessibilityIdentification {
    /// A name that identifies the item in tests. It is not read to the user.
    public final var accessibilityIdentifier: String? {
        get { anyAccessibilityValues.identifier }
        set { anyAccessibilityValues.identifier = newValue }
    }
}

extension UIAccessibilityElement: UIAccessibilityIdentification {
    /// A name that identifies the element in tests. It is not read to the user.
    public final var accessibilityIdentifier: String? {
        get { accessibilityValues.identifier }
        set { accessibilityValues.identifier = newValue }
    }
}

extension UIImage {
    /// A name that identifies the image in tests. It is not read to the user.
    @preconcurrency @MainActor
    public final var accessibilityIdentifier: String? {
        get { anyAccessibilityValues.identifier }
        set { anyAccessibilityValues.identifier = newValue }
    }
}
