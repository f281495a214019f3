@_implementationOnly import CMainBundle
import Foundation

/// The app's folder as Xcode builds it, with `Info.plist` and resources: `<Executable>.app` beside the executable.
@MainActor
enum MainBundle {
    /// Makes the folder at a path the contents of `Bundle.main`. Foundation on this platform regards the folder
    /// of the executable as the main bundle, and cannot be told another one.
    static func install(_ path: String) {
        guard let bundle = Bundle(path: path) else {
            return ResourceWarning.log("Bundle", "\(path) cannot be read. Build the app again.")
        }
        guard let storage = StoredField.constant(named: "_bundleStorage", in: Bundle.self), storage.ownership == .strong
        else {
            return ResourceWarning.log(
                "Bundle",
                "\(path) could not become the main bundle. Build with a version of Swift that Trestle supports.")
        }
        storage.copy(from: bundle, to: Bundle.main)
    }
}

@_cdecl("trestle_install_main_bundle")
func installMainBundle(_ path: UnsafePointer<CChar>) {
    let path = String(cString: path)
    let install: @MainActor () -> Void = { MainBundle.install(path) }
    // Before `main` there is one thread, but the main actor does not exist yet.
    unsafeBitCast(install, to: (() -> Void).self)()
}

extension Bundle {
    /// Creates the bundle of the target that defines a class: `<Module>.app` beside the executable, or the main
    /// bundle's folder if there is none.
    ///
    /// `Bundle(for:)` returns the folder of the executable on this platform, into which all targets are linked.
    public convenience init(containing aClass: AnyClass) {
        let module = String(reflecting: aClass).prefix { $0 != "." }
        let own = AppResources.executableFolder.appendingPathComponent("\(module).app").path
        let path = FileManager.default.fileExists(atPath: own) ? own : Bundle.main.bundlePath
        guard FileManager.default.isReadableFile(atPath: path) else {
            preconditionFailure("Bundle(containing:): \(path), the bundle of \(aClass), cannot be read. Build again.")
        }
        self.init(path: path)!
    }
}
