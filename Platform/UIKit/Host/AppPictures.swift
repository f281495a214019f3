import Foundation
import QuartzCore

/// Draws the first screens of an app without a display, for the environment variable `TRESTLE_PICTURES`: the initial
/// screen, and each tab of a tab bar, in light and dark appearance.
@MainActor
struct AppPictures {
    private let host: HeadlessHost
    private let hosting: ApplicationHosting
    private let folder: URL

    /// The folder that the environment names, or `nil` to open a window.
    static var folder: URL? {
        getenv("TRESTLE_PICTURES").flatMap { $0.pointee == 0 ? nil : URL(fileURLWithPath: String(cString: $0)) }
    }

    /// The time that an app gets to load its data before a picture, in seconds.
    private static let loadingTime: TimeInterval = 1

    init(in folder: URL, application: UIApplication, makeDelegate: (() -> any UIApplicationDelegate)?) {
        self.folder = folder
        host = HeadlessHost(metrics: ScreenMetrics(forApp: AppInformation.dictionary()))
        hosting = ApplicationHosting(
            application: application, host: host, isProgram: true, makeDelegate: makeDelegate)
    }

    /// Writes the pictures, and returns their files.
    func write() throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let bar = hosting.application.keyWindow?.rootViewController as? UITabBarController
        let tabs = bar?.viewControllers ?? []
        guard tabs.count > 1, let bar else { return try writeAppearances(named: "screen") }
        return try tabs.indices.flatMap { index in
            bar.selectedIndex = index
            return try writeAppearances(named: "tab-\(index + 1)")
        }
    }

    private func writeAppearances(named name: String) throws -> [URL] {
        let styles: [(UIUserInterfaceStyle, String)] = [(.light, "light"), (.dark, "dark")]
        return try styles.map { style, suffix in
            hosting.handle(.appearance(style))
            settle()
            let file = folder.appendingPathComponent("\(name)-\(suffix).png")
            try host.picture?.writePNG(to: file)
            return file
        }
    }

    /// Runs the app until its data may have been loaded and its animations have ended.
    private func settle() {
        let end = Date(timeIntervalSinceNow: Self.loadingTime)
        while Date() < end {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.0 / 60))
            DisplayClock.advanceToSystemTime()
            if hosting.isFrameNeeded { hosting.runFrame() }
        }
    }
}
