/// What a drag and the drops of it have in common: the items, and where they are.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged, in the order in which it was taken up.
    var items: [UIDragItem] { get }

    /// Where the drag is, in the coordinates of `view`.
    func location(in view: UIView) -> CGPoint

    /// Whether items may be moved rather than copied.
    var allowsMoveOperation: Bool { get }

    /// Whether items may be dropped in the app alone from which they come.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether an item can be had as one of these types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether an object of a class can be made of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether an item can be had as one of these types.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
        }
    }

    /// Whether an object of a class can be made of an item.
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Whether a value of a type, such as a `String`, can be made of an item.
    public func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// A drag, as who gave the items sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Whatever helps the app to know the drag again where it is dropped.
    var localContext: Any? { get set }
}

/// How the progress of loading dropped items is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// By the system, where it takes long.
    case `default` = 1
}

/// A drag, as a place sees it where it may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag as who gave the items sees it, where that is this app: here it always is.
    var localDragSession: (any UIDragSession)? { get }

    /// How the progress of loading items is shown. Items of the same app are there at once, so nothing is shown here.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Makes objects of a class of all items of which that is possible.
    ///
    /// - Parameter completion: called once on the main actor with all objects, in the order of the items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Makes values of a type, such as `String`, of all items of which that is possible.
    ///
    /// - Parameter completion: called once on the main actor with all values, in the order of the items.
    @discardableResult
    public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) })
        }
    }
}
