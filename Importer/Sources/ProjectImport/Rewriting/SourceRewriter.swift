import Dispatch
import Foundation

/// The rewriting of the changed files of a target.
struct SourceRewriter<Engine: RewritingEngine> {
    /// The engine.
    let engine: Engine
    /// The results of the last run, and then of this run.
    private(set) var cache: RewriteCache<Engine.Declarations>
    /// The problems in all files, in the order of their paths.
    private(set) var diagnostics: [ImportDiagnostic] = []
    /// The number of files that were rewritten, whether or not their text changed.
    private(set) var rewrittenCount = 0

    private typealias Entry = RewriteCache<Engine.Declarations>.Entry

    /// A file whose results are out of date.
    private struct Pending: Sendable {
        var path: String
        var text: String
    }

    init(engine: Engine, cache: RewriteCache<Engine.Declarations>) {
        self.engine = engine
        self.cache = cache
    }

    /// Rewrites the files of a target that changed, and all files if declarations or settings changed.
    ///
    /// - Parameters:
    ///   - module: The module of the target.
    ///   - files: The files of the target and of those that it depends on, by module.
    ///   - folder: The folder for rewritten files.
    mutating func run(module: String, files: [String: [URL]], into folder: inout OutputFolder) throws {
        let fingerprint = engine.fingerprint
        var isStale = cache.fingerprint != fingerprint || Set(cache.modules.keys) != Set(files.keys)
        var texts: [String: String] = [:]
        var changed: Set<String> = []
        var modules: [String: [String: Entry]] = [:]
        for (name, urls) in files {
            let old = cache.fingerprint == fingerprint ? cache.modules[name] ?? [:] : [:]
            var entries: [String: Entry] = [:]
            for url in urls {
                let path = url.standardizedFileURL.path
                guard let status = FileStatus(url) else { continue }
                if let entry = old[path], entry.size == status.size, entry.modification == status.modification {
                    entries[path] = entry
                    continue
                }
                guard let data = try? Data(contentsOf: url) else {
                    diagnostics.append(
                        ImportDiagnostic(
                            .error, "The file could not be read.", remedy: "Check its permissions.", file: url))
                    continue
                }
                let hash = ContentHash.hash(data)
                if var entry = old[path], entry.contentHash == hash, entry.size == status.size {
                    entry.modification = status.modification
                    entries[path] = entry
                    continue
                }
                let text = Self.text(data)
                texts[path] = text
                changed.insert(path)
                let declarations = engine.declarations(path: path, text: text)
                if old[path]?.declarations != declarations { isStale = true }
                entries[path] = Entry(
                    size: status.size, modification: status.modification, contentHash: hash,
                    declarations: declarations, imports: SourceScan(text).modules)
            }
            if Set(old.keys) != Set(entries.keys) { isStale = true }
            modules[name] = entries
        }
        var own = modules[module, default: [:]]
        let names = Self.outputNames(own.keys)
        let pending = own.keys.sorted().filter { path in
            isStale || changed.contains(path) || own[path]?.output != names[path]
                || FileStatus(folder.url.appendingPathComponent(names[path] ?? "")) == nil
        }
        let sources = pending.compactMap { path -> Pending? in
            let text = texts[path] ?? (try? Data(contentsOf: URL(fileURLWithPath: path))).map(Self.text)
            return text.map { Pending(path: path, text: $0) }
        }
        let session = engine.session(
            declarations: own.sorted { $0.key < $1.key }.map(\.value.declarations),
            dependencies: modules.filter { $0.key != module }.mapValues { entries in
                entries.sorted { $0.key < $1.key }.map(\.value.declarations)
            })
        let results = rewrite(sources, in: session)
        for (source, result) in zip(sources, results) {
            guard let name = names[source.path] else { continue }
            try folder.write(Data(result.text.utf8), to: name)
            own[source.path]?.output = name
            own[source.path]?.diagnostics = result.diagnostics
        }
        rewrittenCount = sources.count
        for name in names.values { folder.keep(name) }
        for path in own.keys.sorted() { diagnostics += own[path]?.diagnostics ?? [] }
        modules[module] = own
        cache.modules = modules
        cache.fingerprint = fingerprint
    }

    private func rewrite(
        _ sources: [Pending], in session: Engine.Session
    ) -> [(text: String, diagnostics: [ImportDiagnostic])] {
        let results = Results(count: sources.count)
        let engine = engine
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            results.set(
                index, engine.rewrite(path: sources[index].path, text: sources[index].text, in: session))
        }
        return results.values
    }

    /// The results of concurrent work.
    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var storage: [(text: String, diagnostics: [ImportDiagnostic])]

        init(count: Int) { storage = Array(repeating: ("", []), count: count) }

        func set(_ index: Int, _ value: (text: String, diagnostics: [ImportDiagnostic])) {
            lock.withLock { storage[index] = value }
        }

        var values: [(text: String, diagnostics: [ImportDiagnostic])] { lock.withLock { storage } }
    }

    private static func text(_ data: Data) -> String {
        // A byte order mark is not part of the source text.
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the names of rewritten files by path.
    ///
    /// Files with the same name in different folders get different names. The names differ from the
    /// original ones, because the compiler warns if two paths produce the same `#fileID`. Only `main.swift`
    /// keeps its name, which makes it the entry point.
    static func outputNames(_ paths: some Sequence<String>) -> [String: String] {
        var names: [String: String] = [:]
        var taken: Set<String> = []
        for path in paths.sorted() {
            let name = (path as NSString).lastPathComponent
            let base = (name as NSString).deletingPathExtension
            var output = name == "main.swift" ? name : "\(base).linux.swift"
            if !taken.insert(output).inserted {
                output = "\(base)-\(String(ContentHash.hash(path.utf8), radix: 36)).linux.swift"
                taken.insert(output)
            }
            names[path] = output
        }
        return names
    }
}
