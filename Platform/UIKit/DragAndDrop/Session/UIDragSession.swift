/// The common part of drag and drop sessions: the items and their location.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items in the order in which they were added.
    var items: [UIDragItem] { get }

    /// Returns the location of the drag in the coordinates of a view.
    func location(in view: UIView) -> CGPoint

    /// Whether items may be moved instead of copied.
    var allowsMoveOperation: Bool { get }

    /// Whether items may be dropped only in the app from which they come.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns whether an item has a representation of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether an object of a class can be created from an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether an item has a representation of one of the types.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
        }
    }

    /// Returns whether an object of a class can be created from an item.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Returns whether a value of a type, such as `String`, can be created from an item.
    public func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// A drag session, from the perspective of its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value by which the app recognizes the drag when it is dropped.
    var localContext: Any? { get set }
}

/// The indication of progress while dropped items are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No indication.
    case none = 0
    /// The system's indication, if loading takes long.
    case `default` = 1
}

/// A drag session, from the perspective of a possible destination.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The session of the source, or `nil` if the drag has begun in another program.
    var localDragSession: (any UIDragSession)? { get }

    /// The indication of progress while items are loaded. Nothing is displayed.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Creates objects of a class from all items that support it.
    ///
    /// - Parameters:
    ///   - aClass: The class of the objects.
    ///   - completion: Called once on the main actor with all objects, in the order of the items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Creates values of a type, such as `String`, from all items that support it.
    ///
    /// - Parameters:
    ///   - ofClass: The type of the values.
    ///   - completion: Called once on the main actor with all values, in the order of the items.
    @discardableResult
    public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) })
        }
    }
}
