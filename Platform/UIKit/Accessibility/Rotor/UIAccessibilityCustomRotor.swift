/// A search among the elements of an app, by which the user of a screen reader moves from one found element to the next.
///
/// ```swift
/// let list = UIView()
/// let warnings = [UILabel(), UILabel()]
///
/// list.accessibilityCustomRotors = [
///     UIAccessibilityCustomRotor(name: "Warnings") { predicate in
///         let current = warnings.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
///         let found = predicate.searchDirection == .next ? current + 1 : current - 1
///         guard warnings.indices.contains(found) else { return nil }
///         return UIAccessibilityCustomRotorItemResult(targetElement: warnings[found], targetRange: nil)
///     }
/// ]
/// ```
///
/// It is available while the user is at an element in the view. Its searches are actions of these elements for the desktop's
/// assistive technologies.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// To elements before the current one.
        case previous = 0
        /// To elements after the current one.
        case next = 1
    }

    /// The kind of elements that a rotor of the system finds, and that a custom rotor finds in its place.
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link = 1
        case visitedLink = 2
        case heading = 3
        case headingLevel1 = 4
        case headingLevel2 = 5
        case headingLevel3 = 6
        case headingLevel4 = 7
        case headingLevel5 = 8
        case headingLevel6 = 9
        case boldText = 10
        case italicText = 11
        case underlineText = 12
        case misspelledWord = 13
        case image = 14
        case textField = 15
        case table = 16
        case list = 17
        case landmark = 18
    }

    /// A closure that searches for an element, and returns `nil` if there is none in the direction.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The name of the rotor. A rotor with a system type has the system's name.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name of the rotor with attributes for speech.
    open var attributedName: NSAttributedString

    /// The closure that searches for elements.
    open var itemSearchBlock: Search

    /// The kind of elements that the rotor finds in place of the system's rotor, or `.none`.
    public let systemRotorType: SystemRotorType

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor with a name with attributes for speech.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor that replaces one of the system.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: type.text)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }
}

/// The start and the direction of a search by a rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The element at which the user is. Its target is `nil` if the user is at none.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a predicate for a search from no element to the next one.
    public override init() {
        super.init()
    }
}

/// An element that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element. It is not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The found range in the text of the element, or `nil` for the whole element.
    open var targetRange: UITextRange?

    /// Creates a result without an element.
    public override init() {
        super.init()
    }

    /// Creates a result with an element, and a range if it conforms to `UITextInput`.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
