import Foundation

/// A nib: objects that were put together in Interface Builder, read once, and made as often as wanted.
///
/// It reads Xcode's `.xib` files as they are, without a compiler: each is parsed when it is first instantiated, and then kept.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What `instantiate(withOwner:options:)` may be told.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Objects for the nib's external placeholders: a dictionary by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case named(String, Bundle?)
        case data(Data, Bundle?)
        case read(NibDocument)
    }

    private var source: Source

    /// Names the nib `name.xib` among a bundle's resources, by default the app's. It is read when it is first needed, and
    /// stops the program then if it is not there.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .named(name, bundleOrNil)
        super.init()
    }

    /// Makes a nib of the bytes of a `.xib` file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data, bundleOrNil)
        super.init()
    }

    /// Reads a nib from a file, for nibs that don't come with the app.
    ///
    /// - Parameter bundle: where the images and colours are that it names; nil for the app's.
    /// - Throws: what is wrong with the file, and where.
    public init(contentsOf url: URL, bundle: Bundle? = nil) throws(NibError) {
        let document = try NibDocument(contentsOf: url, bundle: bundle)
        try document.requireNib()
        source = .read(document)
        super.init()
    }

    init(_ document: NibDocument) {
        source = .read(document)
        super.init()
    }

    /// Makes the objects of the nib, connects them, and tells each that it is awake.
    ///
    /// - Parameters:
    ///   - ownerOrNil: who stands for the nib's *File's Owner*, whose outlets and actions are connected.
    ///   - optionsOrNil: the external objects.
    /// - Returns: the objects at the top of the nib, without placeholders.
    ///
    /// A nib that is missing, not well formed, or names what the program doesn't have, stops the program with the file, the line
    /// and what to do. ``objects(withOwner:options:)`` throws instead.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do {
            return try objects(withOwner: ownerOrNil, options: optionsOrNil ?? [:])
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Makes the objects of the nib as ``instantiate(withOwner:options:)`` does.
    ///
    /// - Throws: what is wrong with the file, and where.
    public final func objects(
        withOwner owner: Any? = nil, options: [OptionsKey: Any] = [:]
    ) throws(NibError) -> [Any] {
        try objects(withOwner: owner, options: options, reuseIdentifier: nil)
    }

    func objects(
        withOwner owner: Any?, options: [OptionsKey: Any] = [:], reuseIdentifier: String?
    ) throws(NibError) -> [Any] {
        let document = try document()
        let external = options[.externalObjects] as? [String: Any] ?? [:]
        return try document.instantiate(
            owner: owner as? NSObject, external: external.mapValues { $0 as AnyObject },
            reuseIdentifier: reuseIdentifier)
    }

    /// The identifier that the nib's only cell has, if it has one.
    func reuseIdentifier() throws(NibError) -> String? {
        let cells = try document().topLevel.filter { $0.name == "tableViewCell" }
        return cells.first?["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private func document() throws(NibError) -> NibDocument {
        let document: NibDocument
        switch source {
        case .read(let known): return known
        case .data(let data, let bundle): document = try NibDocument(data, bundle: bundle)
        case .named(let name, let bundle):
            guard let url = AppResources.of(bundle).file(named: name, withExtension: "xib") else {
                throw NibError(
                    file: "\(name).xib", .unreadable("it is not among the resources"),
                    remedy: "add it to the target's resources, or pass the bundle that it is in")
            }
            document = try NibDocument(contentsOf: url, bundle: bundle)
        }
        try document.requireNib()
        source = .read(document)
        return document
    }
}

extension NibDocument {
    /// The objects of a nib that are in no other.
    var topLevel: [NibElement] { root.list("objects") }

    /// The id of the placeholder for a nib's owner, and of that for the first responder.
    private static let owner = "-1"
    private static let firstResponder = "-2"

    fileprivate func requireNib() throws(NibError) {
        guard kind == .nib else {
            throw NibError(file: file, .noInterface("it is a storyboard"), remedy: "use UIStoryboard(name:bundle:)")
        }
    }

    fileprivate func instantiate(
        owner: NSObject?, external: [String: AnyObject], reuseIdentifier: String?
    ) throws(NibError) -> [Any] {
        var known: [String: AnyObject] = [NibDocument.firstResponder: NibActions.FirstResponder()]
        known[NibDocument.owner] = owner
        for placeholder in topLevel where placeholder.name == "placeholder" {
            guard let name = placeholder["placeholderIdentifier"], let id = placeholder.id else { continue }
            if let object = external[name] { known[id] = object }
        }
        let instance = NibInstance(self, objects: known)
        instance.reuseIdentifier = reuseIdentifier
        var made: [Any] = []
        for element in topLevel where element.name != "placeholder" {
            guard let record = try record(for: element) else { continue }
            if let object = instance.make(record) { made.append(object) }
        }
        var connected: (record: NibRecord, object: NSObject)?
        if let owner, let placeholder = element(NibDocument.owner) {
            connected = (NibCompiler(document: self).placeholder(placeholder), owner)
        }
        try instance.finish(owner: connected)
        return made
    }
}

extension Bundle {
    /// Makes the objects of the nib `name.xib` in the bundle, as `UINib(nibName:bundle:).instantiate(withOwner:options:)` does.
    @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
