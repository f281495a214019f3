import Foundation

/// The declared types: those of the system, and those of an app.
struct TypeRegistry: Sendable {
    private var records: [String: TypeRecord] = [:]
    /// The identifiers of the types with a tag, in the order of the declarations.
    private var identifiers: [UTTagClass: [String: [String]]] = [:]
    private let database: SharedMIMEDatabase

    /// The types of the system and of the running app.
    static let current = TypeRegistry(
        infoDictionary: Bundle.main.infoDictionary ?? [:], database: SharedMIMEDatabase.installed)

    init(infoDictionary: [String: Any], database: SharedMIMEDatabase) {
        self.database = database
        let lines = systemTypes.split(separator: "\n")
        // An app's own declarations have priority over those that it imports, and these over the system's.
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for declaration in infoDictionary[key] as? [[String: Any]] ?? [] {
                if let record = TypeRecord(declaration: declaration) { add(record) }
            }
        }
        for line in lines { if let record = TypeRecord(line: line) { add(record) } }
    }

    private mutating func add(_ record: TypeRecord) {
        let key = record.identifier.lowercased()
        guard records[key] == nil else { return }
        records[key] = record
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            for tag in record.tags(tagClass) { identifiers[tagClass, default: [:]][tag, default: []].append(key) }
        }
    }

    /// Returns the record of a declared or dynamic type.
    func record(_ identifier: String) -> TypeRecord? {
        records[identifier.lowercased()] ?? TypeRecord(dynamicIdentifier: identifier)
    }

    /// Returns the declared types with a tag that conform to a type.
    func declaredTypes(tag: String, tagClass: UTTagClass, conformingTo supertype: String?) -> [TypeRecord] {
        let tag = tag.lowercased()
        return (identifiers[tagClass]?[tag] ?? []).compactMap { records[$0] }.filter { record in
            supertype.map { isSupertype($0, of: record.identifier) } ?? true
        }
    }

    /// Returns the type of a tag that conforms to a type: a declared one, or otherwise a dynamic one.
    func type(tag: String, tagClass: UTTagClass, conformingTo supertype: String?) -> TypeRecord? {
        if let declared = declaredTypes(tag: tag, tagClass: tagClass, conformingTo: supertype).first { return declared }
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return nil }
        let supertypes = supertype.map { [$0] } ?? []
        switch tagClass {
        case .filenameExtension:
            let mimeType = database.mimeType(ofExtension: tag)
            return TypeRecord(
                dynamicExtension: tag, mimeType: mimeType,
                supertypes: refine(supertypes, to: mimeType.flatMap(Self.supertype)))
        case .mimeType:
            return TypeRecord(
                dynamicExtension: database.fileExtension(ofMIMEType: tag), mimeType: tag,
                supertypes: refine(supertypes, to: Self.supertype(ofMIMEType: tag)))
        default: return nil
        }
    }

    /// Returns a more specific supertype if it conforms to the required ones.
    private func refine(_ supertypes: [String], to candidate: String?) -> [String] {
        guard let candidate, supertypes.allSatisfy({ isSupertype($0, of: candidate) }) else { return supertypes }
        return [candidate]
    }

    private static func supertype(ofMIMEType type: String) -> String? {
        switch type.split(separator: "/").first {
        case "image": "public.image"
        case "audio": "public.audio"
        case "video": "public.movie"
        case "text": "public.text"
        case "font": "public.font"
        default: nil
        }
    }

    /// Returns the identifiers of all supertypes of a type.
    func supertypes(of identifier: String) -> Set<String> {
        var found: Set<String> = []
        var pending = record(identifier)?.supertypes ?? []
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += record(next)?.supertypes ?? [] }
        }
        return found
    }

    func isSupertype(_ supertype: String, of identifier: String) -> Bool {
        supertype == identifier || supertypes(of: identifier).contains(supertype)
    }
}
