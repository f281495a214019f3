import Foundation

/// A nib: objects designed in Interface Builder, which are parsed once and can be instantiated repeatedly.
///
/// It reads Xcode's `.xib` files directly. A file is parsed when it is first instantiated.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key of the options of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects for the nib's external placeholders: a dictionary by placeholder identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case named(String, Bundle?)
        case data(Data, Bundle?)
        case read(NibDocument)
    }

    private var source: Source

    /// Creates a nib for `name.xib` in the resources of a bundle, by default the app's. The file is read
    /// when it is first instantiated, which traps if it does not exist.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .named(name, bundleOrNil)
        super.init()
    }

    /// Creates a nib from the contents of a `.xib` file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data, bundleOrNil)
        super.init()
    }

    /// Loads a nib from a file, for nibs that are not part of the app.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - bundle: The bundle that contains the images and colors that it refers to, or `nil` for the app's.
    /// - Throws: ``NibError`` if the file is invalid.
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

    /// Instantiates and connects the objects of the nib, and calls `awakeFromNib()`.
    ///
    /// Traps with the file, line and remedy if the nib does not exist, is invalid, or refers to classes that
    /// do not exist. ``objects(withOwner:options:)`` throws instead.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object for the nib's *File's Owner* placeholder, whose outlets and actions are
    ///     connected.
    ///   - optionsOrNil: The options, which contain the external objects.
    /// - Returns: The top-level objects of the nib without placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do {
            return try objects(withOwner: ownerOrNil, options: optionsOrNil ?? [:])
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Instantiates the objects of the nib like ``instantiate(withOwner:options:)``.
    ///
    /// - Throws: ``NibError`` if the nib is invalid.
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

    /// Returns the reuse identifier of the nib's cell or supplementary view, if it has one.
    func reuseIdentifier() throws(NibError) -> String? {
        let reusable: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
        let cells = try document().topLevel.filter { reusable.contains($0.name) }
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
                    file: "\(name).xib", .unreadable("it is not in the resources"),
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
    /// The top-level objects of a nib.
    var topLevel: [NibElement] { root.list("objects") }

    /// The identifiers of the placeholders for the owner and the first responder.
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
    /// Instantiates the objects of the nib `name.xib` in the bundle, like
    /// `UINib(nibName:bundle:).instantiate(withOwner:options:)`.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
