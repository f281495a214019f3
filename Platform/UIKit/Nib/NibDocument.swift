import Foundation

/// A parsed nib or storyboard: its elements by identifier, and their records, which are compiled on first
/// use.
@MainActor
final class NibDocument {
    enum Kind {
        case nib
        case storyboard
    }

    /// The file name for messages.
    let file: String
    let kind: Kind
    /// The URL of the file, if the document was read from one.
    let url: URL?
    /// The bundle that contains the images, colors and nibs that the document refers to.
    let bundle: Bundle?
    let root: NibElement
    private let strings: NibStrings?
    /// The resources in the file, which are used if the app does not contain them.
    let resources: NibResources
    private let elements: [String: NibElement]
    /// The identifiers to which connections and variations refer.
    private let referenced: Set<String>
    private var records: [String: NibRecord] = [:]
    private var images: [NibImage: UIImage] = [:]
    /// The warnings about the file, without duplicates.
    private(set) var warnings: [String] = []

    convenience init(contentsOf url: URL, bundle: Bundle?) throws(NibError) {
        let root = try NibReader.read(contentsOf: url)
        try self.init(root, file: url.lastPathComponent, url: url, strings: NibStrings(nib: url), bundle: bundle)
    }

    convenience init(_ data: Data, bundle: Bundle?) throws(NibError) {
        let file = "nib data"
        try self.init(try NibReader.read(data, file: file), file: file, strings: nil, bundle: bundle)
    }

    private init(
        _ root: NibElement, file: String, url: URL? = nil, strings: NibStrings?, bundle: Bundle?
    ) throws(NibError) {
        self.file = file
        self.url = url
        self.root = root
        self.strings = strings
        self.bundle = bundle
        switch root["type"] {
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB" where root.name == "document": kind = .nib
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" where root.name == "document": kind = .storyboard
        default:
            let found = root["type"].map { "its type is \($0)" } ?? "it begins with <\(root.name)>"
            throw NibError(file: file, line: root.line, .noInterface(found))
        }
        resources = NibResources(root.list("resources"))
        var elements: [String: NibElement] = [:]
        var referenced: Set<String> = []
        var waiting = [root]
        while let element = waiting.popLast() {
            if let id = element.id { elements[id] = element }
            if let id = element["destination"] ?? element["reference"] { referenced.insert(id) }
            waiting.append(contentsOf: element.children)
        }
        self.elements = elements
        self.referenced = referenced
    }

    func element(_ id: String) -> NibElement? { elements[id] }

    func isReferenced(_ id: String) -> Bool { referenced.contains(id) }

    /// Returns the translation of an object's property into the app's language, if there is one.
    func translation(_ id: String, _ property: String) -> String? { strings?[id, property] }

    /// Returns the record of an element, which is compiled on first use, or `nil` if the element is not
    /// supported.
    func record(for element: NibElement) throws(NibError) -> NibRecord? {
        if let id = element.id, let record = records[id] { return record }
        let record = try NibCompiler(document: self).record(element)
        if let id = element.id { records[id] = record }
        return record
    }

    func image(_ image: NibImage) -> UIImage? {
        if let known = images[image] { return known }
        let found = image.load(from: bundle) ?? (resources.isSymbol(image.name) ? UIImage(systemName: image.name) : nil)
        if found == nil { warn("the image \"\(image.name)\" does not exist", line: image.line) }
        images[image] = found
        return found
    }

    /// Logs a warning about ignored content. Duplicates are logged once.
    func warn(_ message: String, line: Int) {
        let warning = "\(file):\(line): \(message)"
        guard !warnings.contains(warning) else { return }
        warnings.append(warning)
        ResourceWarning.log("Nib", warning)
    }

    func error(_ reason: NibError.Reason, at element: NibElement, remedy: String? = nil) -> NibError {
        NibError(file: file, line: element.line, element: element.id, reason, remedy: remedy)
    }
}
