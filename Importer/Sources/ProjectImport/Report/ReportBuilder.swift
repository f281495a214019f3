import Foundation
import XcodeProject

/// The analysis of a project before its first build.
public struct ReportBuilder {
    private let project: LoadedProject
    private let configuration: String
    private let selection: TargetSelection
    private let missingAPI: MissingAPI
    private var scans: [URL: SourceScan] = [:]

    /// Creates an analysis of a project.
    public init(_ project: LoadedProject, configuration: String = "Debug") {
        self.init(project, configuration: configuration, missingAPI: .uiKit)
    }

    init(_ project: LoadedProject, configuration: String, missingAPI: MissingAPI) {
        self.project = project
        self.configuration = configuration
        self.missingAPI = missingAPI
        selection = TargetSelection(project, configuration: configuration)
    }

    /// Returns the report.
    public mutating func report() -> ProjectReport {
        for file in selection.targets.flatMap(\.swiftFiles) where scans[file.url] == nil {
            guard let text = try? String(contentsOf: file.url, encoding: .utf8) else { continue }
            scans[file.url] = SourceScan(text)
        }
        let imports = Dictionary(
            uniqueKeysWithValues: selection.targets.map { target in
                (target.module, Set(target.swiftFiles.flatMap { scans[$0.url]?.modules ?? [] }))
            })
        let declared = scans.values.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
        return ProjectReport(
            project: project.url.lastPathComponent, configuration: configuration,
            targets: selection.targets.map { report(of: $0, declared: declared, imports: imports) },
            omittedTargets: selection.omitted.map { omitted in
                .init(
                    name: omitted.target.name, kind: omitted.target.kind.rawValue, message: omitted.reason,
                    remedy: omitted.remedy, place: place(omitted.target.location))
            },
            packages: packages, findings: projectFindings)
    }

    private func report(
        of target: ImportedTarget, declared: Set<String>, imports: [String: Set<String>]
    ) -> ProjectReport.Target {
        var findings = FindingList()
        addFiles(of: target, to: &findings)
        let available = addModules(of: target, to: &findings)
        for file in target.swiftFiles {
            for identifier in scans[file.url]?.identifiers ?? [] {
                guard let missing = missingAPI.declaration(for: identifier, declared: declared) else { continue }
                findings.add(
                    .missingAPI, .missing, missing.name,
                    "UIKit here does not declare the \(missing.isType ? "type" : "member").",
                    "Guard the code with '#if !os(Linux)', or open an issue.",
                    at: .init(file: path(file.url), line: identifier.line))
            }
        }
        for diagnostic in SourceDiagnostics.diagnostics(of: target, in: selection, imports: imports) {
            // Missing modules are findings of their own.
            let isImport = diagnostic.file.flatMap { scans[$0] }?.imports.contains { $0.line == diagnostic.line }
            if isImport == true { continue }
            findings.add(
                .rewriting, diagnostic.severity == .error ? .missing : .limited, diagnostic.message, "",
                diagnostic.remedy,
                at: .init(file: diagnostic.file.map(path) ?? "", line: diagnostic.line))
        }
        var files: [String: Int] = [:]
        for file in target.target.sources + target.target.resources { files[file.kind.rawValue, default: 0] += 1 }
        return ProjectReport.Target(
            name: target.target.name, module: target.module, kind: target.target.kind.rawValue, files: files,
            availableModules: available, findings: findings.sorted)
    }

    // MARK: Files and phases

    private func addFiles(of target: ImportedTarget, to findings: inout FindingList) {
        for file in target.target.sources where file.kind.isCFamily {
            findings.add(
                .objectiveC, .missing, file.name, "Files in Objective-C, C and C++ are not built.",
                "Translate the file to Swift, or move C code to a Swift package.", at: place(of: file))
        }
        if let header = target.settings.bridgingHeader {
            findings.add(
                .objectiveC, .missing, header.lastPathComponent,
                "The bridging header is not read, so that its declarations are missing.",
                "Import the modules in Swift files.",
                at: target.settings.location(of: "SWIFT_OBJC_BRIDGING_HEADER").map(place) ?? .init(file: path(header)))
        }
        // The scripts of CocoaPods only embed what SwiftPM links.
        for phase in target.target.scripts where !phase.name.hasPrefix("[CP]") {
            findings.add(
                .buildScript, .limited, phase.name, "Shell scripts of build phases are not run.",
                "If the script generates files, run it before the build.", at: place(phase.location))
        }
        for rule in target.target.buildRules {
            findings.add(
                .buildRule, .limited, rule.pattern, "Build rules are not applied.",
                "If the rule generates sources, generate them before the build.", at: place(rule.location))
        }
        for file in target.target.resources {
            guard let message = Self.resourceMessage(file.kind) else { continue }
            findings.add(
                .resource, .missing, file.name, message,
                "Guard the code that uses the file with '#if !os(Linux)'.", at: place(of: file))
        }
        for file in target.target.sources {
            guard let message = Self.resourceMessage(file.kind) else { continue }
            findings.add(
                .resource, .missing, file.name, message,
                "Guard the code that uses the file with '#if !os(Linux)'.", at: place(of: file))
        }
    }

    private static func resourceMessage(_ kind: ProjectFile.Kind) -> String? {
        switch kind {
        case .coreDataModel, .coreDataMapping: "Core Data does not exist on Linux; models are not built."
        case .coreMLModel: "Core ML does not exist on Linux; models are not built."
        case .metal: "Metal does not exist on Linux; shaders are not built."
        case .intentDefinition: "There is no Siri; intents are not built."
        default: nil
        }
    }

    // MARK: Modules

    /// Adds the modules that are missing or limited, and returns those that exist without limits.
    private func addModules(of target: ImportedTarget, to findings: inout FindingList) -> [String] {
        var available: Set<String> = []
        for file in target.swiftFiles {
            for item in scans[file.url]?.imports ?? [] {
                let place = ProjectReport.Place(file: path(file.url), line: item.line)
                if selection.target(module: item.module) != nil {
                    available.insert(item.module)
                } else if let framework = FrameworkCatalog.framework(named: item.module) {
                    if framework.availability == .full { available.insert(item.module) }
                    add(framework, at: place, to: &findings)
                } else {
                    addUnknownModule(item.module, at: place, to: &findings)
                }
            }
        }
        let scanned = Set(target.swiftFiles.flatMap { scans[$0.url]?.modules ?? [] })
        for linked in target.target.frameworks where linked.origin == .system && !scanned.contains(linked.name) {
            guard let framework = FrameworkCatalog.framework(named: linked.name) else { continue }
            add(framework, at: place(linked.location), to: &findings)
        }
        return available.sorted()
    }

    private func add(_ framework: FrameworkInformation, at place: ProjectReport.Place, to findings: inout FindingList) {
        guard framework.availability != .full else { return }
        let isMissing = framework.availability == .missing
        findings.add(
            isMissing ? .missingFramework : .limitedFramework, isMissing ? .missing : .limited, framework.module,
            framework.limitation, framework.remedy, at: place)
    }

    private func addUnknownModule(_ module: String, at place: ProjectReport.Place, to findings: inout FindingList) {
        let products = selection.targets.flatMap(\.target.packageProducts)
        if products.contains(where: { $0.name == module }) { return }
        let hasPackages = !products.isEmpty
        findings.add(
            .unknownModule, hasPackages ? .limited : .missing, module,
            hasPackages
                ? "No target has this module; one of the Swift packages may contain it."
                : "Neither the project nor Trestle contains this module.",
            hasPackages ? "" : "Add the library that contains it as a Swift package in Xcode.", at: place)
    }

    // MARK: The project

    private var packages: [ProjectReport.Package] {
        project.packages.map { package in
            let products = selection.targets.flatMap(\.target.packageProducts).filter { $0.packageID == package.id }
            let location =
                switch package.source {
                case .remote(let url, _): url
                case .local(let url): path(url)
                }
            return .init(
                identity: package.identity, location: location, products: Set(products.map(\.name)).sorted(),
                message: ProjectReport.packageNote, place: place(package.location))
        }
    }

    private var projectFindings: [ProjectReport.Finding] {
        var findings = FindingList()
        for diagnostic in project.diagnostics {
            findings.add(
                .project, .limited, diagnostic.file?.lastPathComponent ?? project.url.lastPathComponent,
                diagnostic.message, diagnostic.remedy,
                at: .init(file: diagnostic.file.map(path) ?? project.url.lastPathComponent, line: diagnostic.line))
        }
        return findings.sorted
    }

    // MARK: Places

    private func path(_ url: URL) -> String {
        let folder = project.folder.standardizedFileURL.path
        let path = url.standardizedFileURL.path
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    private func place(_ location: SourceLocation) -> ProjectReport.Place {
        .init(file: path(location.file), line: location.line)
    }

    private func place(of file: ProjectFile) -> ProjectReport.Place {
        file.isSynchronized || file.exists ? .init(file: path(file.url)) : place(file.location)
    }
}

/// Problems, collected by category, name and message.
private struct FindingList {
    private struct Key: Hashable {
        var category: ProjectReport.Finding.Category
        var name: String
        var message: String
    }

    private var findings: [Key: ProjectReport.Finding] = [:]
    private var order: [Key] = []

    mutating func add(
        _ category: ProjectReport.Finding.Category, _ severity: ProjectReport.Finding.Severity, _ name: String,
        _ message: String, _ remedy: String, at place: ProjectReport.Place
    ) {
        let key = Key(category: category, name: name, message: message)
        if findings[key] == nil { order.append(key) }
        findings[
            key,
            default: .init(
                category: category, severity: severity, name: name, message: message, remedy: remedy, count: 0,
                places: [])
        ].append(place)
    }

    /// The problems by category, and those of a category from the most frequent.
    var sorted: [ProjectReport.Finding] {
        let categories = ProjectReport.Finding.Category.allCases
        return order.compactMap { findings[$0] }.enumerated().sorted { first, second in
            let left = (categories.firstIndex(of: first.element.category) ?? 0, -first.element.count, first.offset)
            let right = (categories.firstIndex(of: second.element.category) ?? 0, -second.element.count, second.offset)
            return left < right
        }.map(\.element)
    }
}

extension ProjectReport.Finding {
    fileprivate mutating func append(_ place: ProjectReport.Place) {
        count += 1
        places.append(place)
    }
}
