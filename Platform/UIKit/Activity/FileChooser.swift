/// A dialog of the desktop for files, shown by `zenity` or `kdialog`, which desktops install.
package struct FileChooser: Sendable {
    private let program: URL
    private let isKDE: Bool

    /// Returns the chooser that the user's search path contains, or `nil` without one or without a display.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        guard hasDisplay else { return nil }
        let isKDE = environment["XDG_CURRENT_DESKTOP"]?.contains("KDE") == true
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        for name in isKDE ? ["kdialog", "zenity"] : ["zenity", "kdialog"] {
            for folder in folders {
                let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
                guard FileManager.default.isExecutableFile(atPath: candidate.path) else { continue }
                program = candidate
                self.isKDE = name == "kdialog"
                return
            }
        }
        return nil
    }

    /// Shows a dialog.
    ///
    /// - Parameters:
    ///   - dialog: The dialog.
    ///   - completion: Called on any thread with the files, or `nil` if the user canceled.
    func choose(_ dialog: FileDialog, completion: @escaping @Sendable ([URL]?) -> Void) -> Process? {
        guard case .saveInFolder(let names) = dialog.purpose else {
            return run(isKDE ? kdeArguments(dialog) : arguments(dialog), completion: completion)
        }
        return run(isKDE ? kdeArguments(dialog) : arguments(dialog)) { folders in
            completion(folders?.first.map { folder in names.map { folder.appendingPathComponent($0) } })
        }
    }

    /// Returns the arguments of `zenity`.
    private func arguments(_ dialog: FileDialog) -> [String] {
        var result = ["--file-selection", "--title=\(dialog.title)", "--separator=\n"]
        if dialog.selectsSeveral { result.append("--multiple") }
        let folder = dialog.folder.map { $0.path + "/" } ?? ""
        switch dialog.purpose {
        case .open: break
        case .openFolder, .saveInFolder: result.append("--directory")
        case .save(let name):
            result += ["--save", "--filename=\(folder)\(name)"]
            return result
        }
        if !folder.isEmpty { result.append("--filename=\(folder)") }
        if let patterns = dialog.filter?.patterns, !patterns.isEmpty {
            result.append("--file-filter=\(patterns.joined(separator: " "))")
        }
        return result
    }

    /// Returns the arguments of `kdialog`.
    private func kdeArguments(_ dialog: FileDialog) -> [String] {
        var result = ["--title", dialog.title]
        if dialog.selectsSeveral { result += ["--multiple", "--separate-output"] }
        let folder = dialog.folder?.path ?? NSHomeDirectory()
        switch dialog.purpose {
        case .open: result += ["--getopenfilename", folder]
        case .openFolder, .saveInFolder: result += ["--getexistingdirectory", folder]
        case .save(let name): result += ["--getsavefilename", "\(folder)/\(name)"]
        }
        if let patterns = dialog.filter?.patterns, !patterns.isEmpty { result.append(patterns.joined(separator: " ")) }
        return result
    }

    private func run(_ arguments: [String], completion: @escaping @Sendable ([URL]?) -> Void) -> Process? {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            let data = (try? output.fileHandleForReading.readToEnd()) ?? nil
            let lines = data.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") } ?? []
            let isChosen = process.terminationStatus == 0 && !lines.isEmpty
            completion(isChosen ? lines.map { URL(fileURLWithPath: String($0)) } : nil)
        }
        do {
            try process.run()
            return process
        } catch {
            return nil
        }
    }
}
