import Foundation

/// An attribute with its keys in `NSAttributedString` and `AttributedString`.
private struct ConvertedAttribute: Sendable {
    let key: NSAttributedString.Key
    let read: @Sendable (AttributeContainer) -> Any?
    let write: @Sendable (inout AttributeContainer, Any) -> Void

    init<Key: AttributedStringKey>(_ key: NSAttributedString.Key, _: Key.Type) where Key.Value: Sendable {
        self.key = key
        read = { $0[Key.self] }
        write = { container, value in container[Key.self] = value as? Key.Value }
    }

    /// Creates an attribute for a line style, which `NSAttributedString` stores as a number.
    init<Key: AttributedStringKey>(line key: NSAttributedString.Key, _: Key.Type) where Key.Value == NSUnderlineStyle {
        self.key = key
        read = { $0[Key.self]?.rawValue }
        write = { container, value in
            container[Key.self] = (value as? Int).map { NSUnderlineStyle(rawValue: $0) } ?? value as? NSUnderlineStyle
        }
    }

    typealias Scope = AttributeScopes.UIKitAttributes

    static let all: [ConvertedAttribute] = [
        ConvertedAttribute(.font, Scope.FontAttribute.self),
        ConvertedAttribute(.foregroundColor, Scope.ForegroundColorAttribute.self),
        ConvertedAttribute(.backgroundColor, Scope.BackgroundColorAttribute.self),
        ConvertedAttribute(.paragraphStyle, Scope.ParagraphStyleAttribute.self),
        ConvertedAttribute(.kern, Scope.KernAttribute.self),
        ConvertedAttribute(.tracking, Scope.TrackingAttribute.self),
        ConvertedAttribute(.baselineOffset, Scope.BaselineOffsetAttribute.self),
        ConvertedAttribute(line: .underlineStyle, Scope.UnderlineStyleAttribute.self),
        ConvertedAttribute(.underlineColor, Scope.UnderlineColorAttribute.self),
        ConvertedAttribute(line: .strikethroughStyle, Scope.StrikethroughStyleAttribute.self),
        ConvertedAttribute(.strikethroughColor, Scope.StrikethroughColorAttribute.self),
        ConvertedAttribute(.strokeColor, Scope.StrokeColorAttribute.self),
        ConvertedAttribute(.strokeWidth, Scope.StrokeWidthAttribute.self),
        ConvertedAttribute(.link, AttributeScopes.FoundationAttributes.LinkAttribute.self),
    ]
}

extension AttributeContainer {
    /// Creates a container with the attributes of `dictionary` that UIKit supports.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in ConvertedAttribute.all {
            if let value = dictionary[attribute.key] { attribute.write(&self, value) }
        }
    }

    /// The attributes as a dictionary for `NSAttributedString`.
    var dictionary: [NSAttributedString.Key: Any] {
        var dictionary: [NSAttributedString.Key: Any] = [:]
        for attribute in ConvertedAttribute.all { dictionary[attribute.key] = attribute.read(self) }
        return dictionary
    }
}

extension NSAttributedString {
    /// Creates an `NSAttributedString` with the attributes that UIKit supports, including links.
    public convenience init(_ attributedString: AttributedString) {
        self.init(attributedString) { $0 }
    }

    /// Creates an `NSAttributedString` with transformed attributes.
    ///
    /// - Parameter change: A closure that returns the attributes to use for a run.
    package convenience init(_ attributedString: AttributedString, change: (AttributeContainer) -> AttributeContainer) {
        let text = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            let part = String(attributedString.characters[run.range])
            text.append(NSAttributedString(string: part, attributes: change(run.attributes).dictionary))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates an `AttributedString` with the attributes that UIKit supports, including links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let part = nsStr.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}
