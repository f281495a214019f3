import Foundation

extension URL {
    /// Returns the URL with the preferred filename extension of a type, unless it already has one of the type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        appendingPathExtension(contentType.missingExtension(of: pathExtension) ?? "")
    }

    /// Appends the preferred filename extension of a type, unless the URL already has one of the type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// Returns the URL with a component and the preferred filename extension of a type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let isDirectory = contentType.conforms(to: .directory)
        let component = appendingPathComponent(partialName, isDirectory: isDirectory)
        return isDirectory && contentType.preferredFilenameExtension == nil
            ? component : component.appendingPathExtension(for: contentType)
    }

    /// Appends a component and the preferred filename extension of a type.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}

extension UTType {
    /// Returns the preferred extension, or `nil` if the type has none or `existing` is one of its extensions.
    fileprivate func missingExtension(of existing: String) -> String? {
        let known = tags[.filenameExtension] ?? []
        return known.contains(existing.lowercased()) ? nil : known.first
    }
}
