import Foundation
import UniformTypeIdentifiers

/// The options with which a file of an item is registered.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file can be opened at its location instead of being copied.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Items that are files, or are loaded as files.
extension NSItemProvider {
    /// A closure that passes the file with the data of a type to `completionHandler`, immediately or later, and whether
    /// the file is coordinated.
    public typealias FileLoader =
        @Sendable (_ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    /// Registers a file. Its contents are read when the data is requested.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the file.
    ///   - fileOptions: The options of the file. Files are always opened in place.
    ///   - visibility: The processes that can access the file.
    ///   - loadHandler: A closure that passes the file's URL to its argument.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoader
    ) {
        let load: DataLoader = { completion in
            loadHandler { url, _, error in
                guard let url else { return completion(nil, error) }
                do {
                    completion(try Data(contentsOf: url), nil)
                } catch {
                    completion(nil, error)
                }
            }
        }
        register(Representation(type: typeIdentifier, visibility: visibility, load: load, loadFile: loadHandler))
    }

    func registerFile(
        _ file: URL, forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility
    ) {
        registerFileRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
            completion(file, false, nil)
            return nil
        }
    }

    /// Loads the data of a type into a temporary file, which is deleted when the completion handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = fileName(forTypeIdentifier: typeIdentifier)
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent(name)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
            } catch {
                return completionHandler(nil, error)
            }
            completionHandler(file, nil)
        }
    }

    /// Loads a file at its location, or a temporary file if the data is not in one.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the file.
    ///   - completionHandler: A closure that receives the file's URL, whether it is the original file, and an error.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let loadFile = representation(for: typeIdentifier)?.loadFile else {
            return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
        }
        let progress = Progress(totalUnitCount: 1)
        let inner = loadFile { url, _, error in
            progress.completedUnitCount = 1
            completionHandler(url, url != nil, error)
        }
        progress.cancellationHandler = { inner?.cancel() }
        return progress
    }

    /// Returns the name of a file with the data of a type. Names of other programs do not leave the file's folder.
    func fileName(forTypeIdentifier type: String) -> String {
        let name = (suggestedName ?? "").replacingOccurrences(of: "/", with: "-")
            .replacingOccurrences(of: "\0", with: "")
        let base = name.isEmpty || name.hasPrefix(".") ? "item" + name : name
        let actual = representation(for: type)?.type ?? type
        guard let ending = UTType(actual)?.preferredFilenameExtension, !base.lowercased().hasSuffix("." + ending) else {
            return base
        }
        return base + "." + ending
    }
}
