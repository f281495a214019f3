import Foundation

/// An object of a project.
struct ProjectObject {
    let id: String
    let isa: String
    let node: PropertyListNode

    /// The string for a key.
    func string(_ key: String) -> String? { node[key]?.string }

    /// The number for a key.
    func integer(_ key: String) -> Int? { string(key).flatMap { Int($0) } }

    /// The strings for a key, which can be a single string.
    func strings(_ key: String) -> [String] {
        if let array = node[key]?.array { return array.compactMap(\.string) }
        return string(key).map { [$0] } ?? []
    }

    /// The name that Xcode displays.
    var displayName: String? { string("name") ?? string("path") }
}

/// The objects of a project with the diagnostics that reading them causes.
///
/// The reader is used by one task, while the project is read.
final class ProjectObjects {
    let file: URL
    let root: PropertyListNode
    private let objects: [String: PropertyListNode]
    private(set) var diagnostics: [ProjectDiagnostic] = []
    private var reported: Set<ProjectDiagnostic> = []

    /// The name of the target that diagnostics are attributed to.
    var currentTarget: String?

    init(_ document: PropertyListDocument, file: URL) throws(ProjectError) {
        self.file = file
        root = document.root
        guard let objects = document.root["objects"]?.dictionary else {
            throw ProjectError(
                .structure, "The project has no objects.", remedy: "Restore the file from version control.",
                location: SourceLocation(file: file, line: document.root.line))
        }
        self.objects = objects
        for duplicate in document.duplicateKeys where objects[duplicate.key] != nil {
            report(
                .duplicateObject, "The project has two objects with the identifier \(duplicate.key).",
                remedy: "Remove one of them, which a merge probably left behind.",
                at: SourceLocation(file: file, line: duplicate.line))
        }
    }

    /// The identifiers of all objects, sorted.
    var identifiers: [String] { objects.keys.sorted() }

    /// Returns an object without reporting its absence.
    func find(_ id: String) -> ProjectObject? {
        guard let node = objects[id], let isa = node["isa"]?.string else { return nil }
        return ProjectObject(id: id, isa: isa, node: node)
    }

    /// Returns the object that a key of another object references, and reports a dangling reference.
    func object(_ owner: ProjectObject, _ key: String) -> ProjectObject? {
        guard let node = owner.node[key], let id = node.string else { return nil }
        return resolve(id, line: node.line, owner: owner)
    }

    /// Returns the objects that a key of another object references, and reports dangling references.
    func list(_ owner: ProjectObject, _ key: String) -> [ProjectObject] {
        guard let node = owner.node[key] else { return [] }
        guard let array = node.array else {
            report(
                .malformedObject, "“\(key)” of \(owner.isa) \(owner.id) is not a list.",
                remedy: "Restore the object from version control.", at: location(node))
            return []
        }
        return array.compactMap { element in
            element.string.flatMap { resolve($0, line: element.line, owner: owner) }
        }
    }

    private func resolve(_ id: String, line: Int?, owner: ProjectObject) -> ProjectObject? {
        if let object = find(id) { return object }
        let owner = owner.displayName.map { "“\($0)”" } ?? owner.id
        report(
            .danglingReference, "\(owner) references \(id), which is not in the project.",
            remedy: "Remove the reference, or restore the object from version control.",
            at: SourceLocation(file: file, line: line))
        return nil
    }

    func location(_ node: PropertyListNode) -> SourceLocation {
        SourceLocation(file: file, line: node.line, column: node.column)
    }

    func location(_ object: ProjectObject) -> SourceLocation {
        SourceLocation(file: file, line: object.node.line)
    }

    /// Adds a diagnostic, unless it was added before.
    func report(_ kind: ProjectDiagnostic.Kind, _ message: String, remedy: String, at location: SourceLocation) {
        add(ProjectDiagnostic(kind, message, remedy: remedy, location: location, target: currentTarget))
    }

    /// Adds a diagnostic, unless it was added before.
    func add(_ diagnostic: ProjectDiagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
}
