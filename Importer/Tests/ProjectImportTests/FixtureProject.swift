import Foundation

@testable import ProjectImport

/// A project in a temporary folder, which is deleted with the object.
final class FixtureProject {
    /// A target whose files are those in the folder with its name.
    struct Target {
        var name: String
        var type: String
        var settings: [String: String] = [:]
        var dependencies: [String] = []
        var products: [String] = []
        var host: String?
        var script: String?

        static func app(_ name: String, dependencies: [String] = [], products: [String] = []) -> Target {
            Target(name: name, type: "application", dependencies: dependencies, products: products)
        }

        static func framework(_ name: String) -> Target { Target(name: name, type: "framework") }

        static func tests(_ name: String, host: String?, dependencies: [String] = []) -> Target {
            Target(
                name: name, type: "bundle.unit-test", dependencies: dependencies + (host.map { [$0] } ?? []), host: host
            )
        }
    }

    let folder: URL
    var targets: [Target]
    /// The Swift packages by URL, or by path if the URL has no scheme, with the lines of their requirements.
    var packages: [(url: String, requirement: String)] = []

    /// Creates a project in a folder, or in a new temporary one.
    init(_ targets: [Target], in folder: URL? = nil) throws {
        self.folder =
            folder
            ?? FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("trestle-import-\(UUID().uuidString)")
        self.targets = targets
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        try writeProject()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var projectURL: URL { folder.appendingPathComponent("App.xcodeproj") }

    func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

    func write(_ text: String, to path: String) throws {
        let url = url(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    /// Returns the contents of all files by path, without those in folders with the names.
    func contents(except names: Set<String> = []) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        var pending = [""]
        while let path = pending.popLast() {
            for name in try FileManager.default.contentsOfDirectory(atPath: url(path).path) where !names.contains(name)
            {
                let child = path.isEmpty ? name : "\(path)/\(name)"
                var isDirectory: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: url(child).path, isDirectory: &isDirectory)
                if isDirectory.boolValue {
                    pending.append(child)
                } else {
                    contents[child] = try Data(contentsOf: url(child))
                }
            }
        }
        return contents
    }

    func load() throws -> LoadedProject { try LoadedProject(contentsOf: projectURL) }

    /// A checkout of Trestle with the plugin and some products.
    func makeTrestle() throws -> TrestleLocation {
        try write(
            """
            let package = Package(
                name: "Trestle",
                products: [
                    .library(name: "UIKit", targets: ["UIKit"]), .library(name: "os", targets: ["os"]),
                    .library(name: "UserNotifications", targets: ["UserNotifications"]),
                    .plugin(name: "XcodeSources", targets: ["XcodeSources"]),
                ],
                targets: [
                    .target(name: "Changeset"), .target(name: "UIKit"), .target(name: "os"),
                    .target(name: "UserNotifications"), .plugin(name: "XcodeSources", capability: .buildTool()),
                    .executableTarget(name: "Gallery"),
                ])
            """, to: "Checkout/Package.swift")
        return .path(url("Checkout").path)
    }

    func options(force: Bool = false) throws -> ImportOptions {
        ImportOptions(
            trestle: try makeTrestle(), program: URL(fileURLWithPath: "/opt/trestle/bin/trestle"),
            overwritesOtherFiles: force)
    }

    @discardableResult
    func importPackage(force: Bool = false, to folder: URL? = nil) throws -> ProjectImporter.Outcome {
        var options = try options(force: force)
        options.packageFolder = folder
        return try ProjectImporter(project: load(), options: options).run()
    }

    // MARK: project.pbxproj

    func writeProject() throws {
        var objects: [String] = []
        for (index, target) in targets.enumerated() {
            objects += self.objects(of: target, id: "T\(index)")
        }
        for (index, package) in packages.enumerated() {
            objects.append(
                package.url.contains("://")
                    ? "P\(index) = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(package.url)\"; requirement = {\(package.requirement)}; };"
                    : "P\(index) = {isa = XCLocalSwiftPackageReference; relativePath = \"\(package.url)\"; };")
        }
        let ids = targets.indices.map { "T\($0)" }
        let text = """
            // !$*UTF8*$!
            {
            archiveVersion = 1; objectVersion = 77; rootObject = ROOT;
            objects = {
            ROOT = {isa = PBXProject; buildConfigurationList = PCL; mainGroup = MAIN; developmentRegion = en;
              knownRegions = (en, Base, de); targets = (\(ids.joined(separator: ", ")));
              packageReferences = (\(packages.indices.map { "P\($0)" }.joined(separator: ", "))); };
            MAIN = {isa = PBXGroup; children = (\(ids.map { "G\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
            PCL = {isa = XCConfigurationList; buildConfigurations = (PCD, PCR); defaultConfigurationName = Release; };
            PCD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
              SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG SHARED"; }; };
            PCR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
              SWIFT_ACTIVE_COMPILATION_CONDITIONS = "SHARED"; }; };
            \(objects.joined(separator: "\n"))
            };
            }
            """
        try write(text, to: "App.xcodeproj/project.pbxproj")
    }

    private func objects(of target: Target, id: String) -> [String] {
        var settings = target.settings
        settings["PRODUCT_NAME"] = settings["PRODUCT_NAME"] ?? "$(TARGET_NAME)"
        if settings["INFOPLIST_FILE"] == nil { settings["GENERATE_INFOPLIST_FILE"] = "YES" }
        if let host = target.host { settings["TEST_HOST"] = "$(BUILT_PRODUCTS_DIR)/\(host).app/\(host)" }
        let list = settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(separator: " ")
        var objects: [String] = []
        let dependencies = target.dependencies.enumerated().map { index, name in
            let number = targets.firstIndex { $0.name == name } ?? 0
            objects.append("\(id)D\(index) = {isa = PBXTargetDependency; target = T\(number); };")
            return "\(id)D\(index)"
        }
        let products = target.products.enumerated().map { index, product in
            let parts = product.split(separator: "@")
            objects.append(
                "\(id)R\(index) = {isa = XCSwiftPackageProductDependency; productName = \(parts[0]); package = P\(parts[1]); };"
            )
            objects.append("\(id)B\(index) = {isa = PBXBuildFile; productRef = \(id)R\(index); };")
            return index
        }
        let script = target.script.map { text in
            objects.append(
                "\(id)S = {isa = PBXShellScriptBuildPhase; name = Lint; shellPath = /bin/sh; shellScript = \"\(text)\"; files = (); };"
            )
            return "\(id)S, "
        }
        objects += [
            "G\(id) = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\(target.name)\"; sourceTree = \"<group>\"; };",
            "\(id)F = {isa = PBXFrameworksBuildPhase; files = (\(products.map { "\(id)B\($0)" }.joined(separator: ", "))); };",
            "\(id)C = {isa = PBXSourcesBuildPhase; files = (); };",
            "\(id)E = {isa = PBXResourcesBuildPhase; files = (); };",
            "\(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)X, \(id)Y); };",
            "\(id)X = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(list) }; };",
            "\(id)Y = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(list) }; };",
            """
            \(id) = {isa = PBXNativeTarget; name = "\(target.name)"; productName = "\(target.name)";
              productType = "com.apple.product-type.\(target.type)"; buildConfigurationList = \(id)L;
              buildPhases = (\(script ?? "")\(id)C, \(id)F, \(id)E); dependencies = (\(dependencies.joined(separator: ", ")));
              fileSystemSynchronizedGroups = (G\(id)); packageProductDependencies = (\(products.map { "\(id)R\($0)" }.joined(separator: ", "))); };
            """,
        ]
        return objects
    }
}
