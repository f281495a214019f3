import Foundation
import FoundationXML

/// Parses the XML of a nib or storyboard.
final class NibReader: NSObject, XMLParserDelegate {
    /// The maximum file size in bytes. The largest storyboards in practice have about five megabytes.
    static let maximumSize = 32 << 20
    /// The maximum depth of elements. Actual files have less than 40.
    private static let maximumDepth = 250

    private let file: String
    private var open: [NibElement] = []
    private var root: NibElement?
    private var failure: NibError?
    /// The first syntax error. Foundation's parser continues after most of them and reports success.
    private var error: (any Error)?
    private var errorLine: Int?

    private init(file: String) {
        self.file = file
    }

    static func read(contentsOf url: URL) throws(NibError) -> NibElement {
        let file = url.lastPathComponent
        let data: Data
        do {
            let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            if size > maximumSize { throw NibError(file: file, .tooLarge(bytes: size)) }
            data = try Data(contentsOf: url)
        } catch let error as NibError {
            throw error
        } catch {
            throw NibError(file: file, .unreadable(error.localizedDescription))
        }
        return try read(data, file: file)
    }

    static func read(_ data: Data, file: String) throws(NibError) -> NibElement {
        guard data.count <= maximumSize else { throw NibError(file: file, .tooLarge(bytes: data.count)) }
        guard let data = XMLText.normalized(data) else {
            throw NibError(file: file, .malformed("its text encoding is not supported. Save it as UTF-8"))
        }
        // Interface Builder writes no document type. One would allow entities that read other files.
        if hasDeclarations(data) {
            throw NibError(file: file, .malformed("nibs must not contain a document type or entities"))
        }
        let reader = NibReader(file: file)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWhole = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isWhole, let root = reader.root, reader.open.isEmpty, reader.error == nil else {
            let why = (reader.error ?? parser.parserError).map { "\(($0 as NSError).code)" } ?? "no element"
            throw NibError(
                file: file, line: reader.errorLine ?? parser.lineNumber,
                .malformed("libxml2 reported error \(why)"))
        }
        return root
    }

    /// Returns whether the data contains a `<!` that begins neither a comment nor a CDATA section.
    private static func hasDeclarations(_ data: Data) -> Bool {
        let (less, bang, hyphen, bracket) = (UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "["))
        return data.withUnsafeBytes { bytes in
            guard bytes.count > 2 else { return false }
            for index in 1..<bytes.count - 1 where bytes[index] == bang && bytes[index - 1] == less {
                if bytes[index + 1] != hyphen && bytes[index + 1] != bracket { return true }
            }
            return false
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard open.count < NibReader.maximumDepth else {
            failure = NibError(
                file: file, line: parser.lineNumber,
                .malformed("more than \(NibReader.maximumDepth) elements are nested"))
            parser.abortParsing()
            return
        }
        let element = NibElement(name: elementName, attributes: attributes, line: parser.lineNumber)
        open.last?.append(element)
        if root == nil { root = element }
        open.append(element)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        _ = open.popLast()
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard error == nil else { return }
        error = parseError
        errorLine = parser.lineNumber
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        open.last?.append(string)
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        open.last?.append(String(decoding: CDATABlock, as: UTF8.self))
    }
}
