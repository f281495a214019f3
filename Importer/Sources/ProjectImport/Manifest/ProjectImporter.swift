import Foundation

/// Writes the package of a project, beside it or to another folder.
public struct ProjectImporter {
    /// The project.
    public var project: LoadedProject
    /// The settings.
    public var options: ImportOptions

    /// The outcome of an import.
    public struct Outcome: Sendable {
        /// The plan that was carried out.
        public var plan: ImportPlan
        /// The paths of the files that were written or deleted, relative to the package's folder.
        public var changedFiles: [String]
    }

    private var folder: URL { options.folder(of: project) }

    /// Creates an importer.
    public init(project: LoadedProject, options: ImportOptions) {
        self.project = project
        self.options = options
    }

    /// Writes or updates the package. Either all files are written or none.
    ///
    /// - Throws: `ImportDiagnostic` if nothing was written.
    public func run() throws(ImportDiagnostic) -> Outcome {
        let plan = try ImportPlan(project, options: options)
        if !options.overwritesOtherFiles { try Self.checkOwnership(of: plan.files.keys.sorted(), in: folder) }
        var transaction = FileTransaction(in: folder)
        for path in staleFiles(except: plan) { transaction.remove(path) }
        for (path, text) in plan.files.sorted(by: { $0.key < $1.key }) { transaction.write(text, to: path) }
        return Outcome(plan: plan, changedFiles: try transaction.commit())
    }

    /// Checks that files to write do not exist or were written by the program.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files, relative to the folder.
    ///   - folder: The folder of the package.
    /// - Throws: `ImportDiagnostic` for the first file that was not written by the program.
    public static func checkOwnership(of paths: [String], in folder: URL) throws(ImportDiagnostic) {
        for path in paths {
            let url = folder.appendingPathComponent(path)
            guard FileStatus(url, followingLinks: false) != nil else { continue }
            let isOwn =
                path == "Trestle/import.json"
                ? ImportRecord(folder: folder) != nil : isGenerated(url)
            if !isOwn {
                throw ImportDiagnostic(
                    .error, "The file exists and was not written by 'trestle import'. Nothing was changed.",
                    remedy:
                        "Write the package to another folder with '--output FOLDER', or overwrite the file with '--force'.",
                    file: url)
            }
        }
    }

    /// Returns the paths of files that an earlier import wrote and the plan does not contain.
    private func staleFiles(except plan: ImportPlan) -> [String] {
        let placeholders = folder.appendingPathComponent("Trestle")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: placeholders.path)) ?? []
        return names.sorted().flatMap { name in
            ["Trestle/\(name)/Sources.swift", "Trestle/\(name)/Combine.swift"].filter { path in
                plan.files[path] == nil && Self.isGenerated(folder.appendingPathComponent(path))
            }
        }
    }

    /// Returns whether one of the first two lines of a file has the mark of the program.
    static func isGenerated(_ url: URL) -> Bool {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return false }
        return text.split(separator: "\n", maxSplits: 2).prefix(2).contains { $0.hasPrefix(ImportPlan.mark) }
    }
}
