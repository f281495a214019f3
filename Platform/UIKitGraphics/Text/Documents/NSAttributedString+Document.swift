import Foundation

extension NSAttributedString {
    /// The format of a text document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text without attributes.
        public static let plain = DocumentType("NSPlainText")
        /// HTML with inline styles and style sheets for elements, classes and identifiers.
        public static let html = DocumentType("NSHTML")
        /// Rich text, which cannot be read on this platform.
        public static let rtf = DocumentType("NSRTF")
        /// Rich text with attachments, which cannot be read on this platform.
        public static let rtfd = DocumentType("NSRTFD")
    }

    /// The key of an attribute of a whole document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `DocumentType`.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// A number: the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// A dictionary of attributes for text without attributes of its own.
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
    }

    /// The key of an option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `DocumentType`. Without it, data that begins with a tag is read as HTML.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// A number: the raw value of a `String.Encoding`. The default is UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// A dictionary of attributes for text without attributes of its own.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
    }

    /// Creates an attributed string from a document: plain text or HTML.
    ///
    /// The text of HTML has the system font at 12 points unless the document specifies another one. Images and scripts
    /// are left out.
    ///
    /// - Throws: `CocoaError` if the data is not in the specified encoding or the format cannot be read.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = Self.encoding(options[.characterEncoding])
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let isMarkup = text.first { !$0.isWhitespace } == "<"
        let type = Self.documentType(options[.documentType]) ?? (isMarkup ? .html : .plain)
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        switch type {
        case .html: self.init(attributedString: HTMLText(text, defaults: attributes).attributedString)
        case .plain: self.init(string: text, attributes: attributes)
        default:
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "NSAttributedString cannot read documents of the type \(type.rawValue). Use HTML or plain text."
                ])
        }
        dict?.pointee = [
            DocumentAttributeKey.documentType.rawValue: type.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
        ]
    }

    /// Creates an attributed string from the file at a URL: plain text or HTML.
    ///
    /// - Throws: An error if the file cannot be read.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Returns a range as plain text.
    ///
    /// - Throws: `CocoaError` if another format than plain text is requested.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        guard Self.documentType(dict[.documentType]) ?? .plain == .plain else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [NSLocalizedDescriptionKey: "NSAttributedString can write only plain text."])
        }
        let text = attributedSubstring(from: range).string
        guard let data = text.data(using: Self.encoding(dict[.characterEncoding])) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }

    /// Returns whether a range contains attachments.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = ObjCBool(true)
        }
        return found
    }

    private static func encoding(_ value: Any?) -> String.Encoding {
        switch value {
        case let encoding as String.Encoding: encoding
        case let number as UInt: String.Encoding(rawValue: number)
        case let number as Int: String.Encoding(rawValue: UInt(max(0, number)))
        case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
        default: .utf8
        }
    }

    private static func documentType(_ value: Any?) -> DocumentType? {
        (value as? DocumentType) ?? (value as? String).map { DocumentType($0) }
    }
}
