import Foundation
import ProjectImport

/// The icons of an app, in the sizes of the desktop's icon theme.
struct AppIcons {
    /// An icon.
    struct Icon: Equatable {
        /// The length of a side, in pixels.
        let side: Int
        /// The PNG file.
        let file: URL
    }

    /// The icons, from small to large.
    let icons: [Icon]

    /// The time after which an app that does not draw its icon is ended, in seconds.
    static let timeLimit: TimeInterval = 60

    /// Finds files such as `48.png` in a folder.
    init(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        icons = names.compactMap { name in
            guard name.hasSuffix(".png"), let side = Int(name.dropLast(4)), (1...4096).contains(side) else {
                return nil
            }
            return Icon(side: side, file: folder.appendingPathComponent(name))
        }.sorted { $0.side < $1.side }
    }

    /// Makes an app draw its icon from its asset catalog, by the environment variable `TRESTLE_ICONS`.
    ///
    /// The app itself reads its catalog as it does for its window.
    /// - Parameters:
    ///   - app: The executable, beside its resources.
    ///   - folder: The folder for the files.
    /// - Throws: `ImportDiagnostic` if the app cannot be started, or does not end.
    static func draw(_ app: URL, into folder: URL) throws(ImportDiagnostic) -> AppIcons {
        let process = Process()
        process.executableURL = app
        process.environment = ProcessInfo.processInfo.environment.merging(["TRESTLE_ICONS": folder.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw ImportDiagnostic(
                .error, "The app could not be started to draw its icon: \(error)", remedy: "Start it with 'swift run'.",
                file: app)
        }
        guard ended.wait(timeout: .now() + timeLimit) == .success else {
            process.terminate()
            throw ImportDiagnostic(
                .warning, "The app did not end after drawing its icon, so the package has none.",
                remedy: "Start an app with '@main' or 'UIApplicationMain'.", file: app)
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw ImportDiagnostic(
                .error, "The app failed while it drew its icon.", remedy: "Fix the errors above.", file: app)
        }
        return AppIcons(in: folder)
    }
}
