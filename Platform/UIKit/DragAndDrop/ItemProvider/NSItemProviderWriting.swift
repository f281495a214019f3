import Foundation

/// Who may see a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every process.
    case all = 0
    /// Processes of the same team.
    case team = 1
    /// The process itself.
    case ownProcess = 3
}

/// An object that can be handed over in a drag as data of one or more types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The uniform type identifiers of the data that objects of the class give, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types that this object gives, where they are not the class's.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Who may see the data of a type.
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility

    /// Makes the data of a type, and hands it to `completionHandler`, at once or later.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The class's types.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// Every process may.
    public static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    { .all }
}

/// An object that can be made of data that was handed over in a drag.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The uniform type identifiers of the data that objects of the class are made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
