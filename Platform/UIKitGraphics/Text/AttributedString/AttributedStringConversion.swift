import Foundation

/// An attribute by its keys in both kinds of attributed strings.
private struct ConvertedAttribute: Sendable {
    let key: NSAttributedString.Key
    let read: @Sendable (AttributeContainer) -> Any?
    let write: @Sendable (inout AttributeContainer, Any) -> Void

    init<Key: AttributedStringKey>(_ key: NSAttributedString.Key, _: Key.Type) where Key.Value: Sendable {
        self.key = key
        read = { $0[Key.self] }
        write = { container, value in container[Key.self] = value as? Key.Value }
    }

    /// A line's style, which older strings keep as a number.
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
    /// The attributes of an older attributed string that UIKit knows.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in ConvertedAttribute.all {
            if let value = dictionary[attribute.key] { attribute.write(&self, value) }
        }
    }

    /// The attributes as older attributed strings have them.
    var dictionary: [NSAttributedString.Key: Any] {
        var dictionary: [NSAttributedString.Key: Any] = [:]
        for attribute in ConvertedAttribute.all { dictionary[attribute.key] = attribute.read(self) }
        return dictionary
    }
}

extension NSAttributedString {
    /// Makes an older attributed string of one, with the attributes that UIKit knows, and links.
    public convenience init(_ attributedString: AttributedString) {
        self.init(attributedString) { $0 }
    }

    /// - Parameter change: what becomes of the attributes of each part.
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
    /// Makes an attributed string of an older one, with the attributes that UIKit knows, and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let part = nsStr.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}
