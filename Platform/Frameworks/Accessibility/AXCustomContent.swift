import Foundation

/// Additional information about an accessibility element, as a label and a value.
///
/// Screen readers read it after the element's label and value, so that a label does not need to contain all details.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
    /// When screen readers read the content.
    public enum Importance: UInt, Sendable {
        /// The content is read when the user requests it.
        case `default` = 0
        /// The content is always read.
        case high = 1
    }

    /// The name of the information, such as "Size".
    open var label: String { attributedLabel.string }
    /// The name of the information with attributes for speech.
    public let attributedLabel: NSAttributedString
    /// The information, such as "3 MB".
    open var value: String { attributedValue.string }
    /// The information with attributes for speech.
    public let attributedValue: NSAttributedString
    /// When the content is read. The default value is `.default`.
    open var importance = Importance.default

    /// Creates content with a label and a value.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates content with a label and a value with attributes for speech.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = NSAttributedString(attributedString: label)
        attributedValue = NSAttributedString(attributedString: value)
        super.init()
    }

    // MARK: Copies and archives

    private enum Key {
        static let label = "AXCustomContentLabel"
        static let value = "AXCustomContentValue"
        static let importance = "AXCustomContentImportance"
    }

    /// Whether archives of the class are secure. Always `true`.
    public class var supportsSecureCoding: Bool { true }

    /// Creates content from an archive, or returns `nil` if the archive lacks its texts.
    public required init?(coder: NSCoder) {
        guard let label = coder.decodeObject(of: NSString.self, forKey: Key.label),
            let value = coder.decodeObject(of: NSString.self, forKey: Key.value)
        else { return nil }
        attributedLabel = NSAttributedString(string: String(describing: label))
        attributedValue = NSAttributedString(string: String(describing: value))
        importance = Importance(rawValue: UInt(max(0, coder.decodeInteger(forKey: Key.importance)))) ?? .default
        super.init()
    }

    /// Archives the texts and the importance. Attributes for speech are not archived.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: label), forKey: Key.label)
        coder.encode(NSString(string: value), forKey: Key.value)
        coder.encode(Int(importance.rawValue), forKey: Key.importance)
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// An accessibility element with additional information.
///
/// ```swift
/// import Accessibility
///
/// final class BookCell: UITableViewCell, AXCustomContentProvider {
///     var accessibilityCustomContent: [AXCustomContent]! = []
/// }
/// ```
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The additional information, in the order in which it is read.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
