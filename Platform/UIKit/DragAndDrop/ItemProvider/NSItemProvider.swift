import Foundation
import Synchronization

/// What hands over one item of a drag: as data of the types that it has, or as objects made of them.
///
/// Apple's is part of Foundation; Foundation on Linux has none. This one serves drags and drops within one app: what it
/// can't do is read files of other apps.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Makes the data of a type when it is asked for, and hands it to `completionHandler`, at once or later.
    public typealias DataLoader =
        @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation: Sendable {
        let type: String
        let visibility: NSItemProviderRepresentationVisibility
        let load: DataLoader
    }

    private let representations = Mutex<[Representation]>([])
    private let name = Mutex<String?>(nil)

    /// Makes a provider of nothing: register representations.
    public override init() {
        super.init()
    }

    /// Makes a provider of what `object` can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Makes a provider of a file's contents; nil where there is no such file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerDataRepresentation(
            forTypeIdentifier: TypeIdentifier(fileExtension: fileURL.pathExtension).name, visibility: .all
        ) { completion in
            completion(data, nil)
            return nil
        }
    }

    /// What the item would be called as a file, without an extension.
    open var suggestedName: String? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }

    // MARK: Registering

    /// Lets the item be had as data of a type. Later registrations are worse representations than earlier ones.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) {
        let new = Representation(type: typeIdentifier, visibility: visibility, load: loadHandler)
        representations.withLock { known in
            known.removeAll { $0.type == typeIdentifier }
            known.append(new)
        }
    }

    /// Lets the item be had as what `object` can be written as.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        // What is handed over is a value to whoever gets it; the object itself is only read.
        nonisolated(unsafe) let object = object
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Lets the item be had as what an object of `aClass` can be written as, which is made when it is asked for.
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

    // MARK: Asking

    /// The types as which the item can be had, the best first.
    open var registeredTypeIdentifiers: [String] { representations.withLock { $0.map(\.type) } }

    /// Whether the item can be had as a type, or one that is a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(for: typeIdentifier) != nil
    }

    /// Whether an object of a class can be made of the item.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Whether a value of a type can be made of the item, such as a `String`.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    private func representation(for type: String) -> Representation? {
        let wanted = TypeIdentifier(type)
        return representations.withLock { known in
            known.first { $0.type == type } ?? known.first { TypeIdentifier($0.type).conforms(to: wanted) }
        }
    }

    // MARK: Loading

    /// Loads the item as data of a type. The handler is called on whatever thread the data is made on, which may be this
    /// one, before the call returns.
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

    /// Loads the item as an object of a class. The handler is called on whatever thread the data is made on, which may be
    /// this one, before the call returns.
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
        // A class is the same in every thread.
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

    /// Loads the item as a value of a type, such as a `String`.
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

/// What goes wrong when an item is loaded.
public enum ItemProviderError: Error, Equatable, CustomStringConvertible {
    /// The item can't be had as that type.
    case noRepresentation(typeIdentifier: String)
    /// The data is not what its type says.
    case malformedData(typeIdentifier: String)

    public var description: String {
        switch self {
        case .noRepresentation(let type): "The item can't be had as \(type)"
        case .malformedData(let type): "The item's data is not of the type \(type)"
        }
    }
}
