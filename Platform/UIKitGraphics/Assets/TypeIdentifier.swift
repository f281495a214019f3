internal import UniformTypeIdentifiers

/// A uniform type identifier, such as `public.plain-text`.
package struct TypeIdentifier: Hashable, Sendable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// Creates the type of files with the given extension, or `public.data` if no type is declared for it.
    package init(fileExtension: String) {
        let type = UTType(filenameExtension: fileExtension)
        self.init(type.flatMap { $0.isDynamic ? nil : $0.identifier } ?? "public.data")
    }

    /// Returns whether the type equals `other` or is a subtype of it.
    package func conforms(to other: TypeIdentifier) -> Bool {
        self == other || UTType(importedAs: name).conforms(to: UTType(importedAs: other.name))
    }
}
