import XcodeProject

/// The types of documents in an information property list.
public struct DocumentTypes: Equatable, Sendable {
    /// The MIME types of the documents that the app opens.
    public var openedTypes: [String]
    /// The types that the app declares.
    public var declaredTypes: [SharedMimeInfo.MimeType]
    /// The identifiers of opened types whose MIME type is unknown.
    public var unknownIdentifiers: [String]

    /// Reads `CFBundleDocumentTypes`, `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`.
    init(information: [String: PropertyListValue]) {
        var declared: [String: SharedMimeInfo.MimeType] = [:]
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for declaration in information[key]?.array ?? [] {
                guard let type = Self.declaredType(declaration) else { continue }
                // An app's own declarations have priority over those that it imports.
                if declared[type.identifier] == nil { declared[type.identifier] = type.mimeType }
            }
        }
        declaredTypes = declared.values.sorted { $0.name < $1.name }
        var opened: Set<String> = []
        var unknown: Set<String> = []
        for type in information["CFBundleDocumentTypes"]?.array ?? [] {
            for identifier in Self.texts(type["LSItemContentTypes"]) {
                if let name = declared[identifier.lowercased()]?.name {
                    opened.insert(name)
                } else if let names = Self.systemTypes[identifier.lowercased()] {
                    opened.formUnion(names)
                } else {
                    unknown.insert(identifier)
                }
            }
            opened.formUnion(Self.texts(type["CFBundleTypeMIMETypes"]).filter(Self.isMimeType).map { $0.lowercased() })
        }
        openedTypes = opened.sorted()
        unknownIdentifiers = unknown.sorted()
    }

    private static func declaredType(
        _ declaration: PropertyListValue
    ) -> (identifier: String, mimeType: SharedMimeInfo.MimeType)? {
        guard let identifier = declaration["UTTypeIdentifier"]?.string?.lowercased(), !identifier.isEmpty else {
            return nil
        }
        let tags = declaration["UTTypeTagSpecification"]
        let name =
            texts(tags?["public.mime-type"]).first(where: isMimeType)?.lowercased() ?? "application/x-\(identifier)"
        guard isMimeType(name) else { return nil }
        let supertypes = texts(declaration["UTTypeConformsTo"]).compactMap { systemTypes[$0.lowercased()] }
        let type = SharedMimeInfo.MimeType(
            name: name, comment: declaration["UTTypeDescription"]?.string ?? identifier,
            extensions: texts(tags?["public.filename-extension"]).map { $0.lowercased() },
            supertypes: supertypes.filter { $0.count == 1 }.flatMap { $0 }.filter {
                $0 != name && $0 != "application/octet-stream"
            })
        return (identifier, type)
    }

    /// Returns the texts of a value that is one text or a list of them.
    private static func texts(_ value: PropertyListValue?) -> [String] {
        value?.string.map { [$0] } ?? value?.array?.compactMap(\.string) ?? []
    }

    /// Returns whether a text is a MIME type without parameters (RFC 6838).
    private static func isMimeType(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                part.utf8.first?.isASCIILetterOrDigit == true
                    && part.utf8.allSatisfy { $0.isASCIILetterOrDigit || "!#$&-^_.+".utf8.contains($0) }
            }
    }

    /// The MIME types of the system's types. Abstract types are those of the usual formats.
    private static let systemTypes: [String: [String]] = [
        "public.text": ["text/plain"], "public.plain-text": ["text/plain"], "public.utf8-plain-text": ["text/plain"],
        "public.rtf": ["application/rtf"], "public.html": ["text/html"], "public.xml": ["application/xml"],
        "public.json": ["application/json"], "public.yaml": ["application/yaml"], "public.source-code": ["text/plain"],
        "public.comma-separated-values-text": ["text/csv"], "net.daringfireball.markdown": ["text/markdown"],
        "public.swift-source": ["text/x-swift"], "public.vcard": ["text/vcard"],
        "com.apple.property-list": ["application/x-plist"], "com.apple.ical.ics": ["text/calendar"],
        "com.adobe.pdf": ["application/pdf"], "public.zip-archive": ["application/zip"],
        "public.image": [
            "image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp", "image/tiff", "image/svg+xml",
        ],
        "public.png": ["image/png"], "public.jpeg": ["image/jpeg"], "com.compuserve.gif": ["image/gif"],
        "public.tiff": ["image/tiff"], "public.heic": ["image/heif"], "public.svg-image": ["image/svg+xml"],
        "org.webmproject.webp": ["image/webp"], "com.microsoft.bmp": ["image/bmp"],
        "public.audio": ["audio/mpeg", "audio/mp4", "audio/flac", "audio/x-wav", "audio/ogg"],
        "public.mp3": ["audio/mpeg"], "public.mpeg-4-audio": ["audio/mp4"],
        "com.microsoft.waveform-audio": ["audio/x-wav"],
        "public.movie": ["video/mp4", "video/quicktime", "video/webm", "video/x-matroska"],
        "public.video": ["video/mp4", "video/quicktime", "video/webm", "video/x-matroska"],
        "public.mpeg-4": ["video/mp4"], "com.apple.quicktime-movie": ["video/quicktime"],
        "public.data": ["application/octet-stream"], "public.content": ["application/octet-stream"],
        "public.item": ["application/octet-stream"], "public.folder": ["inode/directory"],
        "public.directory": ["inode/directory"],
        "org.openxmlformats.wordprocessingml.document": [
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        ],
        "org.openxmlformats.spreadsheetml.sheet": ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
        "org.idpf.epub-container": ["application/epub+zip"],
    ]
}
