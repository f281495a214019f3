import Foundation

/// The results of the last run for a target, which the next run reuses.
struct RewriteCache<Declarations: Codable & Equatable & Sendable>: Codable {
    /// The result for a file.
    struct Entry: Codable {
        var size: Int
        var modification: FileStatus.Modification
        var contentHash: UInt64
        var declarations: Declarations
        /// The modules that the file imports.
        var imports: Set<String>
        /// The name of the rewritten file, or `nil` for a file of another target.
        var output: String?
        var diagnostics: [ImportDiagnostic] = []
    }

    /// The settings with which the files were rewritten.
    var fingerprint = ""
    /// The results by path, for each module.
    var modules: [String: [String: Entry]] = [:]
    /// The compiled string catalogs by path.
    var catalogs: [String: BundleAssembler.CompiledCatalog] = [:]

    /// Reads the cache, or returns an empty one if there is none that can be read.
    static func read(from url: URL) -> Self {
        guard let data = try? Data(contentsOf: url), let cache = try? JSONDecoder().decode(Self.self, from: data) else {
            return Self()
        }
        return cache
    }

    /// Returns the modules that the files of a target import.
    func imports(of target: ImportedTarget) -> Set<String> {
        let entries = modules[target.module, default: [:]]
        var imports: Set<String> = []
        for file in target.swiftFiles {
            if let entry = entries[file.url.standardizedFileURL.path], let status = FileStatus(file.url),
                entry.size == status.size, entry.modification == status.modification
            {
                imports.formUnion(entry.imports)
            } else if let text = try? String(contentsOf: file.url, encoding: .utf8) {
                imports.formUnion(SourceScan(text).modules)
            }
        }
        return Set(imports.map { target.renamedModules[$0] ?? $0 })
    }

    /// Returns whether the files or their dates differ from those of another cache.
    func isDifferent(from other: Self) -> Bool {
        fingerprint != other.fingerprint
            || modules.mapValues { $0.mapValues(\.modification) }
                != other.modules.mapValues { $0.mapValues(\.modification) }
    }

    /// Writes the cache.
    func write(to url: URL) throws {
        try JSONEncoder().encode(self).write(to: url, options: .atomic)
    }
}

/// The 64-bit FNV-1a hash (Fowler, Noll, Vo).
enum ContentHash {
    /// Returns the hash of bytes.
    static func hash(_ data: some Sequence<UInt8>) -> UInt64 {
        data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
