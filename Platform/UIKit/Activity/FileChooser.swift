/// A dialog of the desktop for files, shown by `zenity` or `kdialog`, which desktops install.
struct FileChooser: Sendable {
    private let program: URL
    private let isKDE: Bool

    /// Returns the chooser that the user's search path contains, or `nil` without one or without a display.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
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

    /// Shows the dialog.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - patterns: The patterns of file names, such as `*.png`.
    ///   - completion: Called on the main actor with the file, or `nil` if the user canceled.
    func choose(
        title: String, patterns: [String], completion: @escaping @MainActor @Sendable (URL?) -> Void
    ) -> Process? {
        let process = Process()
        process.executableURL = program
        let filter = patterns.joined(separator: " ")
        process.arguments =
            isKDE
            ? ["--title", title, "--getopenfilename", NSHomeDirectory(), filter]
            : ["--file-selection", "--title=\(title)", "--file-filter=\(filter)"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            let data = (try? output.fileHandleForReading.readToEnd()) ?? nil
            let path = data.map { String(decoding: $0, as: UTF8.self) }?.trimmingCharacters(in: .newlines) ?? ""
            let isChosen = process.terminationStatus == 0 && !path.isEmpty
            let file = isChosen ? URL(fileURLWithPath: path) : nil
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(file) } }
        }
        do {
            try process.run()
            return process
        } catch {
            return nil
        }
    }
}
