@_implementationOnly import CExpat
import Foundation

/// An object that receives the content of an XML document from `XMLReader`.
package protocol XMLHandler: AnyObject {
    /// Called at the beginning of each element, in the order of the document.
    ///
    /// - Parameters:
    ///   - name: The name with its prefix, if it has one.
    ///   - attributes: The attributes by their names. References to entities are resolved.
    ///   - line: The line of the opening tag, starting from 1.
    /// - Returns: Whether to continue reading.
    func didStartElement(_ name: String, attributes: [String: String], line: Int) -> Bool

    /// Called at the end of each element.
    func didEndElement()

    /// Called for the text and the CDATA sections of the innermost element, possibly in several parts.
    func didRead(_ text: String)
}

extension XMLHandler {
    package func didRead(_ text: String) {}
}

/// An error in an XML document.
package struct XMLError: Error {
    /// The line of the error, starting from 1.
    package let line: Int
    /// A description of the error.
    package let reason: String
}

/// A parser for XML documents in UTF-8, UTF-16, ISO 8859-1 or ASCII, over expat.
///
/// It never reads other files, and limits the expansion of entities.
package final class XMLReader {
    /// The treatment of a document type declaration, which may define entities.
    package enum DocumentType {
        case refused
        case allowed
    }

    private let handler: any XMLHandler
    private let documentType: DocumentType
    private let maximumDepth: Int
    private let parser: OpaquePointer
    private var depth = 0
    private var failure: XMLError?

    private init(handler: any XMLHandler, documentType: DocumentType, maximumDepth: Int, parser: OpaquePointer) {
        self.handler = handler
        self.documentType = documentType
        self.maximumDepth = maximumDepth
        self.parser = parser
    }

    deinit { XML_ParserFree(parser) }

    /// Reads a document until its end or until the handler stops.
    ///
    /// - Parameters:
    ///   - data: The document, at most 2 GB.
    ///   - documentType: Whether the document may have a document type declaration.
    ///   - maximumDepth: The maximum number of nested elements.
    ///   - handler: The object that receives the elements.
    /// - Throws: `XMLError` if the document is not well formed, has an unsupported encoding, contains a refused
    ///   document type, or is nested too deeply. The handler has received the elements before the error.
    package static func read(
        _ data: Data, documentType: DocumentType, maximumDepth: Int, handler: any XMLHandler
    ) throws(XMLError) {
        guard let count = Int32(exactly: data.count), let parser = XML_ParserCreate(nil) else {
            throw XMLError(line: 1, reason: "it is too large")
        }
        let reader = XMLReader(
            handler: handler, documentType: documentType, maximumDepth: maximumDepth, parser: parser)
        try withExtendedLifetime(reader) { () throws(XMLError) in try reader.read(data, count: count) }
    }

    private func read(_ data: Data, count: Int32) throws(XMLError) {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { reader, name, attributes in XMLReader.from(reader)?.start(name, attributes) },
            { reader, _ in XMLReader.from(reader)?.end() })
        XML_SetCharacterDataHandler(parser) { reader, characters, count in
            XMLReader.from(reader)?.text(characters, count)
        }
        XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, _ in XMLReader.from(reader)?.startDocumentType() }
        let status = data.withUnsafeBytes { bytes in
            XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), count, 1)
        }
        if let failure { throw failure }
        let code = XML_GetErrorCode(parser)
        guard status != XML_STATUS_OK, code != XML_ERROR_ABORTED else { return }
        throw XMLError(line: line, reason: XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error")
    }

    private static func from(_ pointer: UnsafeMutableRawPointer?) -> XMLReader? {
        pointer.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

    // MARK: Events

    private func start(
        _ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
        guard depth < maximumDepth else { return fail("more than \(maximumDepth) elements are nested") }
        depth += 1
        guard let name else { return }
        var attributes: [String: String] = [:]
        var index = 0
        while let key = list?[index], let value = list?[index + 1] {
            attributes[String(cString: key)] = String(cString: value)
            index += 2
        }
        if !handler.didStartElement(String(cString: name), attributes: attributes, line: line) { stop() }
    }

    private func end() {
        depth -= 1
        handler.didEndElement()
    }

    private func text(_ characters: UnsafePointer<CChar>?, _ count: Int32) {
        let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
        handler.didRead(String(decoding: bytes, as: UTF8.self))
    }

    private func startDocumentType() {
        if documentType == .refused { fail("it must not contain a document type or entities") }
    }

    private func fail(_ reason: String) {
        if failure == nil { failure = XMLError(line: line, reason: reason) }
        stop()
    }

    private func stop() {
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}
