import Foundation

/// The processes that can access a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All processes.
    case all = 0
    /// Processes of the same team.
    case team = 1
    /// The same process only.
    case ownProcess = 3
}

/// An object that can be dragged as data of one or more types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The uniform type identifiers of the data that objects of the class provide, in order of decreasing
    /// quality.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types of this object's data, if they differ from the class's.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the processes that can access the data of a type.
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility

    /// Creates the data of a type and passes it to `completionHandler`, immediately or later.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// The default implementation returns `.all`.
    public static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    { .all }
}

/// An object that can be created from dragged data.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The uniform type identifiers of the data from which objects of the class are created, in order of
    /// preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
