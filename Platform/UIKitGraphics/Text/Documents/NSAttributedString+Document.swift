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
        /// Rich text in the Rich Text Format.
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

        /// A `DocumentType`. Without it, data that begins with a tag is read as HTML, and data with the signature of the
        /// Rich Text Format as rich text.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// A number: the raw value of a `String.Encoding`. The default is UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// A dictionary of attributes for text without attributes of its own.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
    }

    /// Creates an attributed string from a document: plain text, HTML or rich text (RTF).
    ///
    /// The text of HTML and rich text has the system font at 12 points unless the document specifies another one. Images
    /// and scripts are left out. Of rich text, fonts, bold, italic, underlined and struck text, colors, links, and the
    /// alignment, indents and spacing of paragraphs are read. A damaged document is read as far as possible.
    ///
    /// - Throws: `CocoaError` if the data is not in the specified encoding or the format cannot be read.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = Self.encoding(options[.characterEncoding])
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        if Self.documentType(options[.documentType]) ?? .rtf == .rtf, RTFText.isDocument(data) {
            self.init(attributedString: RTFText(data, defaults: attributes).attributedString)
            dict?.pointee = [DocumentAttributeKey.documentType.rawValue: DocumentType.rtf.rawValue]
            return
        }
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let isMarkup = text.first { !$0.isWhitespace } == "<"
        let type = Self.documentType(options[.documentType]) ?? (isMarkup ? .html : .plain)
        switch type {
        case .html: self.init(attributedString: HTMLText(text, defaults: attributes).attributedString)
        case .plain: self.init(string: text, attributes: attributes)
        case .rtf: throw CocoaError(.fileReadCorruptFile)
        default:
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "NSAttributedString cannot read documents of the type \(type.rawValue). Use RTF, HTML or plain text."
                ])
        }
        dict?.pointee = [
            DocumentAttributeKey.documentType.rawValue: type.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
        ]
    }

    /// Creates an attributed string from the file at a URL: plain text, HTML or rich text (RTF).
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

    /// Returns a range as a document: plain text, HTML or rich text (RTF).
    ///
    /// Attachments are left out. Colors of HTML and rich text are those of the light appearance.
    ///
    /// - Throws: `CocoaError` if another format is requested, or if the encoding lacks a character.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let type = Self.documentType(dict[.documentType]) ?? .plain
        if type == .rtf { return RTFWriter(attributedSubstring(from: range)).data }
        if type == .html { return HTMLWriter(attributedSubstring(from: range)).data }
        guard type == .plain else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [NSLocalizedDescriptionKey: "NSAttributedString can write only plain text, HTML and RTF."])
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
