package import DesktopBus
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// A dialog of the desktop in which the user selects files or folders.
///
/// The portal `org.freedesktop.portal.FileChooser` displays it, or `zenity` or `kdialog` if there is no portal.
package struct FileDialog: Sendable {
    /// The purpose of the dialog.
    package enum Purpose: Sendable {
        /// To select existing files.
        case open
        /// To select existing folders.
        case openFolder
        /// To name a file that is written.
        case save(name: String)
        /// To select a folder in which files are written.
        case saveInFolder(names: [String])
    }

    /// The files that the dialog offers.
    package struct Filter: Equatable, Sendable {
        package var name: String
        /// The patterns of file names, such as `*.png`.
        package var patterns: [String]
        package var mimeTypes: [String]

        /// Creates the filter for files of some types, or returns `nil` if all files have one of them.
        package init?(_ types: [UTType]) {
            let general: [UTType] = [.item, .content, .data]
            guard !types.contains(where: general.contains) else { return nil }
            let extensions = types.flatMap { $0.tags[.filenameExtension] ?? [] }
            patterns = extensions.flatMap { ["*.\($0)", "*.\($0.uppercased())"] }
            // The desktop knows more extensions than this framework.
            mimeTypes = types.flatMap { $0.tags[.mimeType] ?? Self.families[$0] ?? [] }
            guard !patterns.isEmpty || !mimeTypes.isEmpty else { return nil }
            name = types.compactMap(\.localizedDescription).joined(separator: ", ")
            if name.isEmpty { name = extensions.joined(separator: ", ") }
        }

        /// The MIME types of types that have no tags of their own.
        private static let families: [UTType: [String]] = [
            .image: ["image/*"], .audio: ["audio/*"], .movie: ["video/*"], .video: ["video/*"], .text: ["text/*"],
            .audiovisualContent: ["audio/*", "video/*"],
        ]
    }

    package var purpose: Purpose
    package var title: String
    package var selectsSeveral: Bool
    package var filter: Filter?
    /// The folder that the dialog shows first, or `nil` for the one that the desktop remembers.
    package var folder: URL?

    package init(
        purpose: Purpose, title: String = "", selectsSeveral: Bool = false, filter: Filter? = nil, folder: URL? = nil
    ) {
        self.purpose = purpose
        self.title = title
        self.selectsSeveral = selectsSeveral
        self.filter = filter
        self.folder = folder
    }

    /// Displays the dialog. Canceling the task closes it.
    ///
    /// - Parameters:
    ///   - bus: The bus of the portal.
    ///   - parent: The identifier of the window that the dialog is in front of, or an empty string.
    ///   - chooser: The program that displays the dialog if there is no portal, or `nil` without one.
    /// - Returns: The files, or `nil` if the user has canceled or there is no dialog.
    package func run(on bus: DBusConnection.Bus, parent: String, else chooser: FileChooser?) async -> [URL]? {
        guard let portal = try? await DesktopPortal(on: bus) else { return await chooser?.files(for: self) }
        do {
            let response = try await portal.perform(
                method, of: "FileChooser", [.string(parent), .string(title)], options: options)
            guard case .success(let results) = response else { return nil }
            let uris = results["uris"]?.elements?.compactMap(\.stringValue) ?? []
            let files = uris.compactMap { URL(string: $0) }.filter(\.isFileURL)
            return files.isEmpty ? nil : files
        } catch {
            guard error.isUnavailable, !Task.isCancelled else { return nil }
            return await chooser?.files(for: self)
        }
    }

    private var method: String {
        switch purpose {
        case .open, .openFolder: "OpenFile"
        case .save: "SaveFile"
        case .saveInFolder: "SaveFiles"
        }
    }

    /// The options of the portal's method.
    private var options: [String: DBusValue] {
        var options: [String: DBusValue] = ["modal": .bool(true)]
        switch purpose {
        case .open: options["multiple"] = .bool(selectsSeveral)
        case .openFolder:
            options["multiple"] = .bool(selectsSeveral)
            options["directory"] = .bool(true)
        case .save(let name): options["current_name"] = .string(name)
        case .saveInFolder(let names): options["files"] = .array(names.map(Self.bytes), of: "ay")
        }
        if let folder { options["current_folder"] = Self.bytes(folder.path) }
        if let filter {
            let patterns = filter.patterns.map { DBusValue.structure([.uint32(0), .string($0)]) }
            let types = filter.mimeTypes.map { DBusValue.structure([.uint32(1), .string($0)]) }
            options["filters"] = .array(
                [.structure([.string(filter.name), .array(patterns + types, of: "(us)")])], of: "(sa(us))")
        }
        return options
    }

    /// Returns a path in the form of the portal: bytes that end with a zero.
    private static func bytes(_ path: String) -> DBusValue {
        .array((Array(path.utf8) + [0]).map(DBusValue.byte), of: "y")
    }
}

extension FileChooser {
    /// Displays a dialog and returns the files, or `nil` if the user has canceled.
    fileprivate func files(for dialog: FileDialog) async -> [URL]? {
        let running = RunningProgram()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let process = choose(dialog) { continuation.resume(returning: $0) }
                if let process { running.set(process) } else { continuation.resume(returning: nil) }
            }
        } onCancel: {
            running.terminate()
        }
    }
}

/// A program that displays a dialog.
private final class RunningProgram: Sendable {
    private let state = Mutex<(process: Process?, isTerminated: Bool)>((nil, false))

    func set(_ process: Process) {
        let isTerminated = state.withLock { state in
            state.process = process
            return state.isTerminated
        }
        if isTerminated { process.terminate() }
    }

    func terminate() {
        state.withLock { state in
            state.isTerminated = true
            if let process = state.process, process.isRunning { process.terminate() }
        }
    }
}
