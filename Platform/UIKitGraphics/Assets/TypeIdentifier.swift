/// A uniform type identifier, such as `public.plain-text`.
package struct TypeIdentifier: Hashable, Sendable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// Creates the type of files with the given extension, or `public.data` if the extension is unknown.
    package init(fileExtension: String) {
        self.init(Self.typesOfExtensions[fileExtension.lowercased()] ?? "public.data")
    }

    /// Returns whether the type equals `other` or is a subtype of it.
    package func conforms(to other: TypeIdentifier) -> Bool {
        if self == other { return true }
        return (Self.parents[name] ?? []).contains { TypeIdentifier($0).conforms(to: other) }
    }

    /// The supertypes of the types that are used in drag and drop.
    private static let parents: [String: [String]] = [
        "public.data": ["public.item"],
        "public.content": [],
        "public.text": ["public.data", "public.content"],
        "public.plain-text": ["public.text"],
        "public.utf8-plain-text": ["public.plain-text"],
        "public.utf16-plain-text": ["public.plain-text"],
        "public.rtf": ["public.text"],
        "public.html": ["public.text"],
        "public.xml": ["public.text"],
        "public.json": ["public.text"],
        "public.source-code": ["public.plain-text"],
        "public.swift-source": ["public.source-code"],
        "public.url": ["public.data"],
        "public.file-url": ["public.url"],
        "public.image": ["public.data", "public.content"],
        "public.png": ["public.image"],
        "public.jpeg": ["public.image"],
        "public.tiff": ["public.image"],
        "com.compuserve.gif": ["public.image"],
        "com.adobe.pdf": ["public.data", "public.content"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.movie": ["public.audiovisual-content"],
        "public.audio": ["public.audiovisual-content"],
        "public.contact": ["public.content"],
        "public.vcard": ["public.text", "public.contact"],
        "com.apple.uikit.color": [],
    ]

    private static let typesOfExtensions = [
        "txt": "public.plain-text", "text": "public.plain-text", "rtf": "public.rtf", "html": "public.html",
        "htm": "public.html", "xml": "public.xml", "json": "public.json", "swift": "public.swift-source",
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "tif": "public.tiff", "tiff": "public.tiff",
        "gif": "com.compuserve.gif", "pdf": "com.adobe.pdf", "vcf": "public.vcard",
    ]
}
