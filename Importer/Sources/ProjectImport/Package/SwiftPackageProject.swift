import Foundation
import XcodeProject

/// The Xcode project of a Swift package, with which Xcode would build the package's targets for iOS.
///
/// Its targets have the package's folders as synchronized folders, so that new files need no new import.
struct SwiftPackageProject {
    private let manifest: SwiftPackageManifest
    /// The folder of the package.
    private let package: URL
    /// The folder of the `.xcodeproj` package.
    private let folder: URL
    /// The names of the targets, or `nil` for all.
    private let targetNames: Set<String>?
    private var objects: [String] = []

    /// Creates a project.
    ///
    /// - Parameters:
    ///   - dump: The output of `swift package dump-package`.
    ///   - package: The folder of the package.
    ///   - folder: The folder that will contain the `.xcodeproj` package.
    ///   - targets: The names of the library targets that the project contains, or `nil` for all targets and tests.
    /// - Throws: `ImportDiagnostic` if the output cannot be read.
    init(
        dump: Data, package: URL, folder: URL, targets: Set<String>? = nil
    ) throws(ImportDiagnostic) {
        manifest = try SwiftPackageManifest(dump: dump, of: package)
        targetNames = targets
        self.package = package.standardizedFileURL
        self.folder = folder.standardizedFileURL
    }

    /// The name of the `.xcodeproj` package.
    var fileName: String { "\(manifest.name.replacingOccurrences(of: "/", with: "-")).xcodeproj" }

    /// The content of `project.pbxproj`.
    func text() -> String {
        var project = self
        project.addObjects()
        return """
            // !$*UTF8*$!
            \(ImportPlan.mark) from Package.swift.
            {
            archiveVersion = 1; objectVersion = 77; rootObject = PROJECT;
            objects = {
            \(project.objects.joined(separator: "\n"))
            };
            }

            """
    }

    private var targets: [SwiftPackageManifest.Target] {
        manifest.targets.filter {
            guard Self.productTypes[$0.type] != nil, manifest.sourceFolder(of: $0, in: package) != nil else {
                return false
            }
            guard let targetNames else { return true }
            return $0.type == "regular" && targetNames.contains($0.name)
        }
    }

    private static let productTypes = ["regular": "framework", "test": "bundle.unit-test", "executable": "tool"]

    private mutating func addObjects() {
        let targets = targets
        let ids = targets.indices.map { "T\($0)" }
        let packages = manifest.dependencies.enumerated().compactMap { index, dependency in
            packageObject(dependency).map { ("P\(index)", $0) }
        }
        let root = RelativePath.path(from: folder, to: package)
        objects = [
            """
            PROJECT = {isa = PBXProject; buildConfigurationList = PL; mainGroup = MAIN; projectDirPath = \(quoted(root));
              developmentRegion = \(quoted(manifest.defaultLocalization ?? "en")); targets = (\(ids.joined(separator: ", ")));
              packageReferences = (\(packages.map(\.0).joined(separator: ", "))); };
            """,
            "MAIN = {isa = PBXGroup; children = (\(ids.map { "\($0)G" }.joined(separator: ", "))); sourceTree = \"<group>\"; };",
        ]
        addConfigurations("P", debug: ["SDKROOT": "iphoneos"], release: ["SDKROOT": "iphoneos"])
        objects += packages.map { "\($0.0) = \($0.1)" }
        for (target, id) in zip(targets, ids) { add(target, id: id) }
    }

    private mutating func add(_ target: SwiftPackageManifest.Target, id: String) {
        guard let folder = manifest.sourceFolder(of: target, in: package), let type = Self.productTypes[target.type]
        else { return }
        var dependencies: [String] = []
        var products: [String] = []
        for (index, dependency) in target.dependencies.enumerated() where dependency.condition?.includesIOS ?? true {
            if dependency.package == nil, let position = targets.firstIndex(where: { $0.name == dependency.name }) {
                objects.append("\(id)D\(index) = {isa = PBXTargetDependency; target = T\(position); };")
                dependencies.append("\(id)D\(index)")
            } else if dependency.canBeProduct, let package = packageIndex(of: dependency) {
                objects.append(
                    "\(id)R\(index) = {isa = XCSwiftPackageProductDependency; productName = \(quoted(dependency.name)); package = P\(package); };"
                )
                objects.append("\(id)B\(index) = {isa = PBXBuildFile; productRef = \(id)R\(index); };")
                products.append("\(index)")
            }
        }
        let files = SwiftPackageFiles(target, in: folder)
        objects += [
            """
            \(id)G = {isa = PBXFileSystemSynchronizedRootGroup; path = \(quoted(RelativePath.path(from: package, to: folder)));
              sourceTree = "<group>"; exceptions = (\(id)X); explicitFolders = (\(Self.list(files.copiedFolders))); };
            """,
            """
            \(id)X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(id);
              membershipExceptions = (\(Self.list(files.excluded))); };
            """,
            "\(id)F = {isa = PBXFrameworksBuildPhase; files = (\(products.map { "\(id)B\($0)" }.joined(separator: ", "))); };",
            "\(id)C = {isa = PBXSourcesBuildPhase; files = (); };",
            "\(id)E = {isa = PBXResourcesBuildPhase; files = (); };",
            """
            \(id) = {isa = PBXNativeTarget; name = \(quoted(target.name)); productName = \(quoted(target.name));
              productType = "com.apple.product-type.\(type)"; buildConfigurationList = \(id)L;
              buildPhases = (\(id)C, \(id)F, \(id)E); dependencies = (\(dependencies.joined(separator: ", ")));
              fileSystemSynchronizedGroups = (\(id)G);
              packageProductDependencies = (\(products.map { "\(id)R\($0)" }.joined(separator: ", "))); };
            """,
        ]
        addConfigurations(
            id, debug: settings(of: target, configuration: "Debug"),
            release: settings(of: target, configuration: "Release"))
    }

    private static func list(_ texts: [String]) -> String { texts.map(quoted).joined(separator: ", ") }

    // MARK: Settings

    private mutating func addConfigurations(_ id: String, debug: [String: String], release: [String: String]) {
        objects.append(
            "\(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)LD, \(id)LR); defaultConfigurationName = Release; };"
        )
        for (suffix, name, settings) in [("LD", "Debug", debug), ("LR", "Release", release)] {
            let list = settings.sorted { $0.key < $1.key }.map { "\($0.key) = \(quoted($0.value));" }
            objects.append(
                "\(id)\(suffix) = {isa = XCBuildConfiguration; name = \(name); buildSettings = {\(list.joined(separator: " "))}; };"
            )
        }
    }

    private func settings(
        of target: SwiftPackageManifest.Target, configuration: String
    ) -> [String: String] {
        var conditions = ["SWIFT_PACKAGE"] + (configuration == "Debug" ? ["DEBUG"] : [])
        var flags: [String] = []
        var version =
            manifest.swiftLanguageVersions?.max() ?? String(manifest.toolsVersion.version.prefix { $0 != "." })
        var settings: [String: String] = [:]
        for setting in target.settings where setting.tool == "swift" {
            let isActive =
                setting.condition.map { condition in
                    condition.includesIOS && (condition.config.map { $0 == configuration.lowercased() } ?? true)
                } ?? true
            guard isActive else { continue }
            if let define = setting.kind.define { conditions.append(define.text) }
            if let feature = setting.kind.enableUpcomingFeature { flags += ["-enable-upcoming-feature", feature.text] }
            if let feature = setting.kind.enableExperimentalFeature {
                flags += ["-enable-experimental-feature", feature.text]
            }
            if let mode = setting.kind.swiftLanguageMode { version = mode.text }
            if let isolation = setting.kind.defaultIsolation {
                settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] = isolation.text
            }
        }
        settings["PRODUCT_NAME"] = target.name
        settings["GENERATE_INFOPLIST_FILE"] = "YES"
        settings["SWIFT_VERSION"] = version
        settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = conditions.joined(separator: " ")
        if !flags.isEmpty { settings["OTHER_SWIFT_FLAGS"] = flags.joined(separator: " ") }
        return settings
    }

    // MARK: Packages

    private func packageIndex(of dependency: SwiftPackageManifest.TargetDependency) -> Int? {
        guard let identity = manifest.package(of: dependency)?.identity else { return nil }
        return manifest.dependencies.firstIndex { $0.identity == identity }
    }

    private func packageObject(_ dependency: SwiftPackageManifest.Dependency) -> String? {
        if let folder = dependency.fileSystem?.first {
            let path = RelativePath.path(from: package, to: URL(fileURLWithPath: folder.path).standardizedFileURL)
            return "{isa = XCLocalSwiftPackageReference; relativePath = \(quoted(path)); };"
        }
        guard let repository = dependency.sourceControl?.first, let url = repository.url else { return nil }
        let requirement =
            switch repository.requirement.versions {
            case .upToNextMajor(let version):
                "kind = upToNextMajorVersion; minimumVersion = \(quoted(version));"
            case .upToNextMinor(let version):
                "kind = upToNextMinorVersion; minimumVersion = \(quoted(version));"
            case .range(let from, let to):
                "kind = versionRange; minimumVersion = \(quoted(from)); maximumVersion = \(quoted(to));"
            case .exact(let version): "kind = exactVersion; version = \(quoted(version));"
            case .branch(let name): "kind = branch; branch = \(quoted(name));"
            case .revision(let revision): "kind = revision; revision = \(quoted(revision));"
            }
        return
            "{isa = XCRemoteSwiftPackageReference; repositoryURL = \(quoted(url)); requirement = {\(requirement)}; };"
    }
}
