import Foundation

/// A nib or a storyboard, read once: its elements by id, and what they are compiled to when they are first needed.
@MainActor
final class NibDocument {
    enum Kind {
        case nib
        case storyboard
    }

    /// The file's name, for messages.
    let file: String
    let kind: Kind
    /// The file itself, where it is one.
    let url: URL?
    /// Where images, colours and other nibs are looked for.
    let bundle: Bundle?
    let root: NibElement
    private let strings: NibStrings?
    /// What the file says about the colours that it names, should nobody else know them.
    let resources: NibResources
    private let elements: [String: NibElement]
    /// The objects that connections and variations name.
    private let referred: Set<String>
    private var records: [String: NibRecord] = [:]
    private var images: [NibImage: UIImage] = [:]
    /// What was told about the file, each thing once.
    private(set) var warnings: [String] = []

    convenience init(contentsOf url: URL, bundle: Bundle?) throws(NibError) {
        let root = try NibReader.read(contentsOf: url)
        try self.init(root, file: url.lastPathComponent, url: url, strings: NibStrings(nib: url), bundle: bundle)
    }

    convenience init(_ data: Data, bundle: Bundle?) throws(NibError) {
        let file = "data of a nib"
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
        var referred: Set<String> = []
        var waiting = [root]
        while let element = waiting.popLast() {
            if let id = element.id { elements[id] = element }
            if let id = element["destination"] ?? element["reference"] { referred.insert(id) }
            waiting.append(contentsOf: element.children)
        }
        self.elements = elements
        self.referred = referred
    }

    func element(_ id: String) -> NibElement? { elements[id] }

    func isReferred(_ id: String) -> Bool { referred.contains(id) }

    /// The text of an object's property in the language of the app, where it is translated.
    func translation(_ id: String, _ property: String) -> String? { strings?[id, property] }

    /// What an object's element is made from, compiled when it is first asked for; nil for an element that stands for no class here.
    func record(for element: NibElement) throws(NibError) -> NibRecord? {
        if let id = element.id, let record = records[id] { return record }
        let record = try NibCompiler(document: self).record(element)
        if let id = element.id { records[id] = record }
        return record
    }

    func image(_ image: NibImage) -> UIImage? {
        if let known = images[image] { return known }
        let found = image.load(from: bundle) ?? (resources.isSymbol(image.name) ? UIImage(systemName: image.name) : nil)
        if found == nil { warn("there is no image \"\(image.name)\"", line: image.line) }
        images[image] = found
        return found
    }

    /// Tells once what of the file is left out.
    func warn(_ words: String, line: Int) {
        let warning = "\(file):\(line): \(words)"
        guard !warnings.contains(warning) else { return }
        warnings.append(warning)
        ResourceWarning.tell("Nib", warning)
    }

    func error(_ reason: NibError.Reason, at element: NibElement, remedy: String? = nil) -> NibError {
        NibError(file: file, line: element.line, element: element.id, reason, remedy: remedy)
    }
}
