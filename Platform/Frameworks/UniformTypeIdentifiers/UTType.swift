@_exported import Foundation

/// A type of files or data, such as PNG images.
///
/// The declared types are those of the system and those in the `Info.plist` of the app. Types of other filename
/// extensions and MIME types are dynamic, and use the desktop's MIME database. Descriptions are not localized.
public struct UTType: Hashable, Sendable, Codable {
    private let record: TypeRecord

    /// The identifier of the type, such as `public.png`.
    public var identifier: String { record.identifier }

    init(_ record: TypeRecord) {
        self.record = record
    }

    /// Creates a type that is part of the system.
    init(declared identifier: String) {
        self.init(TypeRegistry.current.record(identifier) ?? TypeRecord(identifier: identifier))
    }

    /// Creates the type with an identifier. Returns `nil` if it is not declared.
    public init?(_ identifier: String) {
        guard let record = TypeRegistry.current.record(identifier) else { return nil }
        self.init(record)
    }

    /// Creates the type of a filename extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without a period. Its case does not matter.
    ///   - supertype: A type to which the new type must conform.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of a MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type. Its case does not matter.
    ///   - supertype: A type to which the new type must conform.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type of a tag. If no declared type has the tag, the type is dynamic.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard
            let record = TypeRegistry.current.type(
                tag: tag, tagClass: tagClass, conformingTo: supertype?.identifier)
        else { return nil }
        self.init(record)
    }

    /// Returns all declared types of a tag, or a dynamic type if there is none.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let declared = TypeRegistry.current.declaredTypes(
            tag: tag, tagClass: tagClass, conformingTo: supertype?.identifier)
        guard declared.isEmpty else { return declared.map { UTType($0) } }
        return UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
    }

    /// Creates a type that the app exports in its `Info.plist`.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - parentType: The supertype if the type is not declared.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(
            TypeRegistry.current.record(identifier)
                ?? TypeRecord(identifier: identifier, supertypes: parentType.map { [$0.identifier] } ?? []))
    }

    /// Creates a type that the app imports in its `Info.plist`.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - parentType: The supertype if the type is not declared.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    // MARK: Properties

    /// The filename extension that new files of the type should have.
    public var preferredFilenameExtension: String? { record.extensions.first }

    /// The MIME type under which data of the type should be sent.
    public var preferredMIMEType: String? { record.mimeTypes.first }

    /// The filename extensions and MIME types.
    public var tags: [UTTagClass: [String]] {
        let tags = [UTTagClass.filenameExtension, .mimeType].map { ($0, record.tags($0)) }
        return Dictionary(uniqueKeysWithValues: tags.filter { !$0.1.isEmpty })
    }

    /// A description, in English unless the app declares the type. Dynamic types have none.
    public var localizedDescription: String? { record.description }

    /// The version of the declaration, which is always `nil`.
    public var version: Int? { nil }

    /// The address of a document about the type, which is always `nil`.
    public var referenceURL: URL? { nil }

    /// Whether the type is not declared.
    public var isDynamic: Bool { record.isDynamic }

    /// Whether the type is declared by the system or the app.
    public var isDeclared: Bool { !isDynamic && TypeRegistry.current.record(identifier) != nil }

    /// Whether the identifier begins with `public`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    // MARK: Conformance

    /// All types to which the type conforms, without the type itself.
    public var supertypes: Set<UTType> { Set(supertypeIdentifiers.map { UTType(exportedAs: $0) }) }

    private var supertypeIdentifiers: Set<String> {
        record.supertypes.reduce(into: []) { result, identifier in
            result.insert(identifier)
            result.formUnion(TypeRegistry.current.supertypes(of: identifier))
        }
    }

    /// Returns whether the type equals another one or is a subtype of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Returns whether another type is a subtype of this type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Returns whether the type conforms to another one and differs from it.
    public func isSubtype(of type: UTType) -> Bool { supertypeIdentifiers.contains(type.identifier) }

    // MARK: Equality and coding

    /// Returns whether two types have the same identifier.
    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let record = TypeRegistry.current.record(identifier) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(identifier) is not the identifier of a declared type.")
        }
        self.init(record)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }

    public var debugDescription: String { identifier }
}
