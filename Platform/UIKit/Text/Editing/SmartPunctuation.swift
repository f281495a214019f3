import Foundation

/// The replacement of straight quotation marks during typing.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system's default behavior: quotation marks stay straight.
    case `default` = 0
    case no = 1
    /// Typed quotation marks become curly.
    case yes = 2
}

/// The replacement of hyphens during typing.
public enum UITextSmartDashesType: Int, Sendable {
    /// The system's default behavior: hyphens stay as they are.
    case `default` = 0
    case no = 1
    /// Two typed hyphens become a dash.
    case yes = 2
}

/// The adjustment of spaces when text is pasted or cut. Spaces are not adjusted on this platform.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system's default behavior.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The rules for generated passwords. No passwords are generated on this platform.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
    /// The rules in Apple's format, such as `minlength: 20; required: lower;`.
    public let passwordRulesDescriptor: String

    /// Creates rules from a description.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// Returns the same rules.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    open override var hash: Int { passwordRulesDescriptor.hashValue }
}

extension TextEditing {
    /// Returns the text to insert for typed text, and the range to replace.
    func smartPunctuation(for text: String, at range: Range<Int>) -> (text: String, range: Range<Int>) {
        let before = range.lowerBound > 0 ? editor[(range.lowerBound - 1)..<range.lowerBound] : ""
        switch text {
        case "\"" where smartQuotesType == .yes, "'" where smartQuotesType == .yes:
            let isOpening = before.isEmpty || before.allSatisfy { $0.isWhitespace || "([{<—–-“‘".contains($0) }
            return (text == "\"" ? isOpening ? "“" : "”" : isOpening ? "‘" : "’", range)
        case "-" where smartDashesType == .yes && before == "-":
            return ("—", (range.lowerBound - 1)..<range.upperBound)
        default:
            return (text, range)
        }
    }
}
