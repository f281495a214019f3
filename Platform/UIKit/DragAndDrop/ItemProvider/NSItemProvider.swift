import Foundation
import Synchronization
import UniformTypeIdentifiers

/// An object that provides the data of a dragged item in several types, or objects that are created from the
/// data.
///
/// Apple's class is part of Foundation, and Foundation on Linux has none. Items are exchanged within the app and with
/// other programs, by the pasteboard and by drags.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// A closure that creates the data of a type and passes it to `completionHandler`, immediately or later.
    public typealias DataLoader =
        @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    struct Representation: Sendable {
        let type: String
        let visibility: NSItemProviderRepresentationVisibility
        let load: DataLoader
        /// Passes the file with the data, or is `nil` for data that is not in a file.
        var loadFile: FileLoader?
    }

    private let representations = Mutex<[Representation]>([])
    private let name = Mutex<String?>(nil)

    /// Creates a provider without representations.
    public override init() {
        super.init()
    }

    /// Creates a provider with the representations of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a file's contents, or returns `nil` if the file does not exist.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init(file: fileURL)
    }

    /// The name of the item as a file, without an extension.
    open var suggestedName: String? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }

    // MARK: Registering representations

    /// Registers a data representation. Register the representations in order of decreasing quality.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) {
        register(Representation(type: typeIdentifier, visibility: visibility, load: loadHandler))
    }

    func register(_ new: Representation) {
        representations.withLock { known in
            known.removeAll { $0.type == new.type }
            known.append(new)
        }
    }

    /// Registers the representations of an object.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        // The object is only read, and the result is a value.
        nonisolated(unsafe) let object = object
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Registers the representations of a class, whose object is created when it is requested.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) ->
            Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    // MARK: Querying representations

    /// The types of the representations, in order of decreasing quality.
    open var registeredTypeIdentifiers: [String] { representations.withLock { $0.map(\.type) } }

    /// The types of the representations that other programs can access.
    var exportedTypeIdentifiers: [String] {
        representations.withLock { $0.filter { $0.visibility == .all }.map(\.type) }
    }

    /// Returns whether there is a representation of a type, or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(for: typeIdentifier) != nil
    }

    /// Returns whether an object of a class can be created from the item.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Returns whether a value of a type, such as `String`, can be created from the item.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    func representation(for type: String) -> Representation? {
        let wanted = TypeIdentifier(type)
        return representations.withLock { known in
            known.first { $0.type == type } ?? known.first { TypeIdentifier($0.type).conforms(to: wanted) }
                ?? known.first { Self.conforms($0.type, to: type) }
        }
    }

    /// Returns whether a type that the desktop knows conforms to another.
    private static func conforms(_ type: String, to general: String) -> Bool {
        guard let general = UTType(general) else { return false }
        return UTType(type)?.conforms(to: general) ?? false
    }

    // MARK: Loading

    /// Loads the data of a type. The handler is called on the thread on which the data is created, possibly
    /// this one before the call returns.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let representation = representation(for: typeIdentifier) else {
            completionHandler(nil, ItemProviderError.noRepresentation(typeIdentifier: typeIdentifier))
            return progress
        }
        let inner = representation.load { data, error in
            progress.completedUnitCount = 1
            completionHandler(data, error)
        }
        progress.cancellationHandler = { inner?.cancel() }
        return progress
    }

    /// Loads an object of a class. The handler is called on the thread on which the data is created,
    /// possibly this one before the call returns.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard
            let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier),
            let actual = representation(for: type)?.type
        else {
            completionHandler(
                nil,
                ItemProviderError.noRepresentation(
                    typeIdentifier: aClass.readableTypeIdentifiersForItemProvider.joined(separator: ", ")))
            return Progress(totalUnitCount: 1)
        }
        // A metatype can be used on any thread.
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: actual) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: actual), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads a value of a type, such as `String`.
    @discardableResult
    public func loadObject<T>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress
    where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
        }
    }
}

/// An error in loading an item.
public enum ItemProviderError: Error, Equatable, CustomStringConvertible {
    /// The item has no representation of the type.
    case noRepresentation(typeIdentifier: String)
    /// The data is not of its type.
    case malformedData(typeIdentifier: String)

    public var description: String {
        switch self {
        case .noRepresentation(let type): "The item can't be had as \(type)"
        case .malformedData(let type): "The item's data is not of the type \(type)"
        }
    }
}
