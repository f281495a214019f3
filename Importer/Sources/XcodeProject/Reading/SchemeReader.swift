import Foundation

/// The reading of the schemes of a project or workspace.
struct SchemeReader {
    private(set) var schemes: [Scheme] = []
    private(set) var diagnostics: [ProjectDiagnostic] = []
    /// The folder that paths of projects and test plans are relative to.
    private let folder: URL

    /// Reads the shared schemes of a package, and those of its users.
    init(container: URL) {
        folder = container.deletingLastPathComponent()
        let manager = FileManager.default
        read(container.appendingPathComponent("xcshareddata/xcschemes"), isShared: true)
        let users = container.appendingPathComponent("xcuserdata")
        for user in ((try? manager.contentsOfDirectory(atPath: users.path)) ?? []).sorted() {
            read(users.appendingPathComponent(user).appendingPathComponent("xcschemes"), isShared: false)
        }
        schemes.sort { ($0.name, $0.isShared ? 0 : 1) < ($1.name, $1.isShared ? 0 : 1) }
    }

    private mutating func read(_ folder: URL, isShared: Bool) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".xcscheme") {
            let file = folder.appendingPathComponent(name)
            do {
                let document = try XMLReader.parse(try TextFile.cursor(for: file))
                schemes.append(scheme(document, file: file, isShared: isShared))
            } catch {
                diagnostics.append(
                    ProjectDiagnostic(
                        .scheme, "The scheme “\(name)” cannot be read: \(error.message)", remedy: error.remedy,
                        location: error.location))
            }
        }
    }

    private mutating func scheme(_ document: XMLNode, file: URL, isShared: Bool) -> Scheme {
        var scheme = Scheme(
            name: file.deletingPathExtension().lastPathComponent, isShared: isShared,
            location: SourceLocation(file: file, line: document.line))
        scheme.buildTargets = (document.descendant("BuildAction", "BuildActionEntries")?.all("BuildActionEntry") ?? [])
            .compactMap { $0.first("BuildableReference").flatMap(reference) }
        if let action = document.first("LaunchAction") {
            scheme.launch = options(action)
            let runnable = action.first("BuildableProductRunnable") ?? action.first("RemoteRunnable")
            scheme.launchTarget = (runnable ?? action.first("MacroExpansion"))?
                .first("BuildableReference").flatMap(reference)
        }
        guard let action = document.first("TestAction") else { return scheme }
        scheme.test = options(action)
        if action.attributes["shouldUseLaunchSchemeArgsEnv"] == "YES" {
            scheme.test.arguments = scheme.launch.arguments
            scheme.test.environment = scheme.launch.environment
        }
        scheme.testTargets = (action.first("Testables")?.all("TestableReference") ?? []).compactMap(testTarget)
        for plan in action.first("TestPlans")?.all("TestPlanReference") ?? [] {
            guard let path = plan.attributes["reference"]?.split(separator: ":", maxSplits: 1).last else { continue }
            let url = folder.appendingPathComponent(String(path)).normalized
            scheme.testPlans.append(url)
            guard plan.attributes["default"] == "YES" else { continue }
            do {
                try TestPlan.apply(contentsOf: url, to: &scheme)
            } catch {
                diagnostics.append(
                    ProjectDiagnostic(
                        .scheme, "The test plan “\(path)” cannot be read: \(error.message)", remedy: error.remedy,
                        location: error.kind == .unreadable
                            ? SourceLocation(file: file, line: plan.line) : error.location))
            }
        }
        return scheme
    }

    private func testTarget(_ node: XMLNode) -> Scheme.TestTarget? {
        guard let target = node.first("BuildableReference").flatMap(reference) else { return nil }
        func identifiers(_ name: String) -> [String] {
            (node.first(name)?.all("Test") ?? []).compactMap { $0.attributes["Identifier"] }
        }
        return Scheme.TestTarget(
            target: target, isEnabled: node.attributes["skipped"] != "YES", skippedTests: identifiers("SkippedTests"),
            selectedTests: identifiers("SelectedTests"))
    }

    private func reference(_ node: XMLNode) -> Scheme.TargetReference? {
        guard let name = node.attributes["BlueprintName"] else { return nil }
        let container = node.attributes["ReferencedContainer"].map { text in
            text.hasPrefix("container:") ? String(text.dropFirst(10)) : text
        }
        return Scheme.TargetReference(
            name: name, id: node.attributes["BlueprintIdentifier"], container: container)
    }

    private func options(_ action: XMLNode) -> Scheme.Options {
        var options = Scheme.Options(configuration: action.attributes["buildConfiguration"])
        options.language = action.attributes["language"]
        options.region = action.attributes["region"]
        options.arguments = (action.first("CommandLineArguments")?.all("CommandLineArgument") ?? []).compactMap {
            node in
            node.attributes["argument"].map {
                Scheme.Argument(text: $0, isEnabled: node.attributes["isEnabled"] != "NO")
            }
        }
        options.environment = (action.first("EnvironmentVariables")?.all("EnvironmentVariable") ?? []).compactMap {
            node in
            node.attributes["key"].map {
                Scheme.EnvironmentVariable(
                    name: $0, value: node.attributes["value"] ?? "", isEnabled: node.attributes["isEnabled"] != "NO")
            }
        }
        return options
    }
}

/// The reading of test plans (`.xctestplan`).
enum TestPlan {
    /// Adds the targets and options of a test plan to a scheme.
    static func apply(contentsOf file: URL, to scheme: inout Scheme) throws(ProjectError) {
        let root = try PropertyListDocument(contentsOf: file).root
        for entry in root["testTargets"]?.array ?? [] {
            guard let target = entry["target"], let name = target["name"]?.string else { continue }
            let container = target["containerPath"]?.string.map { text in
                text.hasPrefix("container:") ? String(text.dropFirst(10)) : text
            }
            scheme.testTargets.removeAll { $0.target.name == name }
            scheme.testTargets.append(
                Scheme.TestTarget(
                    target: Scheme.TargetReference(
                        name: name, id: target["identifier"]?.string, container: container),
                    isEnabled: entry["enabled"]?.string != "NO", skippedTests: identifiers(entry["skippedTests"]),
                    selectedTests: identifiers(entry["selectedTests"])))
        }
        guard let options = root["defaultOptions"] else { return }
        scheme.test.language = options["language"]?.string ?? scheme.test.language
        scheme.test.region = options["region"]?.string ?? scheme.test.region
        for entry in options["commandLineArgumentEntries"]?.array ?? [] {
            guard let text = entry["argument"]?.string else { continue }
            scheme.test.arguments.append(Scheme.Argument(text: text, isEnabled: entry["enabled"]?.string != "NO"))
        }
        for entry in options["environmentVariableEntries"]?.array ?? [] {
            guard let name = entry["key"]?.string else { continue }
            scheme.test.environment.append(
                Scheme.EnvironmentVariable(
                    name: name, value: entry["value"]?.string ?? "", isEnabled: entry["enabled"]?.string != "NO"))
        }
    }

    /// Returns identifiers of tests, which are listed or, in newer plans, grouped by suite.
    private static func identifiers(_ node: PropertyListNode?) -> [String] {
        if let list = node?.array { return list.compactMap(\.string) }
        return (node?["suites"]?.array ?? []).flatMap { suite -> [String] in
            guard let name = suite["name"]?.string else { return [] }
            let functions = (suite["testFunctions"]?.array ?? []).compactMap(\.string)
            return functions.isEmpty ? [name] : functions.map { name + "/" + $0 }
        }
    }
}
