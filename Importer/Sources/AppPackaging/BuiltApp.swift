import Foundation
import ProjectImport
import XcodeProject

/// A program with its resources, as Swift Package Manager builds them: folders beside the executable.
struct BuiltApp {
    /// The executable.
    let executable: URL
    /// The bundle of an app from an Xcode project, which UIKit makes the main bundle, or `nil` for other apps.
    let bundle: URL?
    /// The bundles of frameworks from an Xcode project.
    let frameworkBundles: [URL]
    /// The resources of the app and of libraries, those of the app first.
    let resources: [URL]

    /// Finds the resources beside an executable, except for those of other programs.
    ///
    /// - Throws: `ImportDiagnostic` if the executable does not exist.
    init(executable: URL) throws(ImportDiagnostic) {
        let folder = executable.deletingLastPathComponent()
        let name = executable.lastPathComponent
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            throw ImportDiagnostic(
                .error, "The build has not produced the program '\(name)'.",
                remedy: "Name an executable product with '--product'.", file: executable)
        }
        self.executable = executable
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let programs = Set(names.filter { Self.isProgram(folder.appendingPathComponent($0)) })
        func contents(_ ending: String, _ owner: (Substring) -> Substring) -> [URL] {
            names.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.filter { file in
                let target = owner(file.dropLast(ending.count))
                return target == name || !programs.contains(String(target))
            }.map { folder.appendingPathComponent($0) }.filter { FileManager.default.fileExists(atPath: $0.path) }
        }
        let bundles = contents(".app") { $0 }
        bundle = bundles.first { $0.lastPathComponent == "\(name).app" }
        frameworkBundles = bundles.filter { $0.lastPathComponent != "\(name).app" }
        let resources = contents(".resources") { $0.split(separator: "_", maxSplits: 1).last ?? "" }
        let isOwn = { (url: URL) in url.lastPathComponent.hasSuffix("_\(name).resources") }
        self.resources = resources.filter(isOwn) + resources.filter { !isOwn($0) }
    }

    private static func isProgram(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
            && url.pathExtension.isEmpty && FileManager.default.isExecutableFile(atPath: url.path)
    }

    // MARK: The information property list

    /// The information property list, where UIKit finds it at run time, or `nil` if there is none.
    var informationFile: URL? {
        var candidates = bundle.map { [$0.appendingPathComponent("Info.plist")] } ?? []
        for folder in resources where bundle == nil {
            let target = folder.deletingPathExtension().lastPathComponent.split(separator: "_", maxSplits: 1).last ?? ""
            candidates.append(folder.appendingPathComponent("\(target)-Info.plist"))
            let copied = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            candidates += copied.map { folder.appendingPathComponent("\($0)/Info.plist") }
        }
        return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Reads the description of the app.
    ///
    /// - Throws: `ImportDiagnostic` if the information property list is damaged.
    func description() throws(ImportDiagnostic) -> AppDescription {
        let name = executable.lastPathComponent
        var information: [String: PropertyListValue] = [:]
        if let file = informationFile {
            do {
                let document = try PropertyListDocument(contentsOf: file)
                guard case .dictionary(let values) = document.root.value else {
                    throw ImportDiagnostic(
                        .error, "The information property list is not a dictionary.",
                        remedy: "Restore the file from version control.", file: file)
                }
                information = values.mapValues { Self.expand($0, target: name) }
            } catch let error as ProjectError {
                throw ImportDiagnostic(
                    .error, error.message, remedy: error.remedy, file: file, line: error.location.line,
                    column: error.location.column)
            } catch let error as ImportDiagnostic {
                throw error
            } catch {
                throw ImportDiagnostic(
                    .error, "The information property list cannot be read: \(error)", remedy: "Check the file.",
                    file: file)
            }
        }
        return try AppDescription(information: information, executable: name, localizedNames: localizedNames())
    }

    /// Returns a value with the settings that UIKit expands at run time.
    private static func expand(_ value: PropertyListValue, target: String) -> PropertyListValue {
        switch value {
        case .string(let text): return .string(expand(text, target: target))
        case .array(let values): return .array(values.map { expand($0, target: target) })
        case .dictionary(let values): return .dictionary(values.mapValues { expand($0, target: target) })
        default: return value
        }
    }

    private static func expand(_ text: String, target: String) -> String {
        guard text.contains("$") else { return text }
        let settings = [
            "PRODUCT_MODULE_NAME": String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" }), "PRODUCT_NAME": target,
            "TARGET_NAME": target, "EXECUTABLE_NAME": target, "DEVELOPMENT_LANGUAGE": "en",
        ]
        return settings.reduce(text) {
            $0.replacing("$(\($1.key))", with: $1.value).replacing("${\($1.key)}", with: $1.value)
        }
    }

    /// Reads the names in the files `InfoPlist.strings` of the languages. Damaged files have no names.
    private func localizedNames() -> [String: String] {
        let own = resources.filter { $0.lastPathComponent.hasSuffix("_\(executable.lastPathComponent).resources") }
        var names: [String: String] = [:]
        for folder in [bundle].compactMap({ $0 }) + own {
            let languages = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            for language in languages where language.hasSuffix(".lproj") {
                let file = folder.appendingPathComponent("\(language)/InfoPlist.strings")
                guard let texts = try? StringsFile(contentsOf: file).texts,
                    let name = texts["CFBundleDisplayName"] ?? texts["CFBundleName"], !name.isEmpty
                else { continue }
                let code = String(language.dropLast(6))
                if names[code] == nil { names[code] = name }
            }
        }
        return names
    }
}
