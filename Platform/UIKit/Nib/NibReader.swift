import Foundation

/// Parses the XML of a nib or storyboard.
final class NibReader: XMLHandler {
    /// The maximum file size in bytes. The largest storyboards in practice have about five megabytes.
    static let maximumSize = 32 << 20
    /// The maximum depth of elements. Actual files have less than 40.
    private static let maximumDepth = 250

    private var open: [NibElement] = []
    private var root: NibElement?

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
        let reader = NibReader()
        do {
            // Interface Builder writes no document type.
            try XMLReader.read(data, documentType: .refused, maximumDepth: maximumDepth, handler: reader)
        } catch {
            throw NibError(file: file, line: error.line, .malformed(error.reason))
        }
        guard let root = reader.root else { throw NibError(file: file, .malformed("it contains no element")) }
        return root
    }

    func didStartElement(_ name: String, attributes: [String: String], line: Int) -> Bool {
        let element = NibElement(name: name, attributes: attributes, line: line)
        open.last?.append(element)
        if root == nil { root = element }
        open.append(element)
        return true
    }

    func didEndElement() {
        _ = open.popLast()
    }

    func didRead(_ text: String) {
        open.last?.append(text)
    }
}
