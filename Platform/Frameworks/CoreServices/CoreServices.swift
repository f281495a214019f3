// The module contains the identifiers of types, and functions for them. Launch Services, Metadata, and the other parts
// of Apple's framework are not available.

@_exported import CoreFoundationTypes
@_exported import Foundation
internal import UniformTypeIdentifiers

/// The kind of tags that are filename extensions.
nonisolated(unsafe) public let kUTTagClassFilenameExtension = CFString(string: "public.filename-extension")
/// The kind of tags that are MIME types.
nonisolated(unsafe) public let kUTTagClassMIMEType = CFString(string: "public.mime-type")

/// Returns the identifier of the type of a tag, which is dynamic if no declared type has the tag.
///
/// - Parameters:
///   - inTagClass: The kind of the tag.
///   - inTag: The tag.
///   - inConformingToUTI: A type to which the type must conform, or `nil`.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    UTType(
        tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
        conformingTo: inConformingToUTI.map { UTType(exportedAs: $0 as String) }
    ).map { retained($0.identifier) }
}

/// Returns the identifiers of all types of a tag.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
    let types = UTType.types(
        tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
        conformingTo: inConformingToUTI.map { UTType(exportedAs: $0 as String) })
    return types.isEmpty ? nil : .passRetained(types.map(\.identifier) as NSArray)
}

/// Returns the preferred tag of a type, or `nil` if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]?.first.map(retained)
}

/// Returns all tags of a type, or `nil` if it has none.
public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
    UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)].map { .passRetained($0 as NSArray) }
}

/// Returns the description of a type, or `nil` if it has none.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.localizedDescription.map(retained)
}

/// Returns whether two identifiers are those of the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// Returns whether a type equals another one or is a subtype of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    UTTypeEqual(inUTI, inConformsToUTI)
        || UTType(inUTI as String)?.conforms(to: UTType(exportedAs: inConformsToUTI as String)) == true
}

/// Returns whether a type is declared.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared == true }

/// Returns whether an identifier is that of a type that is not declared.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDynamic == true }

private func retained(_ text: String) -> Unmanaged<CFString> { .passRetained(NSString(string: text)) }
