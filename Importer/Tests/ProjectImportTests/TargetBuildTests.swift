import Foundation
import Testing

@testable import ProjectImport

@Suite struct TargetBuildTests {
    private func makeProject() throws -> FixtureProject {
        let project = try FixtureProject([
            .app("App", dependencies: ["Kit"]), .framework("Kit"), .tests("AppTests", host: "App"),
        ])
        try project.write("import Kit\nlet model = Model()\n", to: "App/main.swift")
        try project.write("class A {\n    func a() { print(1) }\n}\n", to: "App/A.swift")
        try project.write("class B {}\n", to: "App/Screens/A.swift")
        try project.write("open class Model {}\n", to: "Kit/Model.swift")
        try project.write("import XCTest\n", to: "AppTests/Tests.swift")
        return project
    }

    private func work(_ module: String) -> String { "build/plugins/outputs/app/\(module)/destination/XcodeSources" }

    @discardableResult
    private func build(_ project: FixtureProject, _ module: String = "App") throws -> TargetBuild.Outcome {
        try TargetBuild(
            project: project.projectURL, module: module, configuration: "Debug", packageName: "App",
            workFolder: project.url(work(module))
        ).run()
    }

    private func sources(_ project: FixtureProject) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: project.url("\(work("App"))/Sources").path).sorted()
    }

    @Test("files with one name in different folders are rewritten to different files that name the originals")
    func names() throws {
        let project = try makeProject()
        let outcome = try build(project)
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.rewrittenCount == 3)
        let names = try sources(project)
        #expect(names.count == 4)
        #expect(names.contains("main.swift") && names.contains("A.linux.swift"))
        let other = try #require(names.first { $0.hasPrefix("A-") })
        let text = try project.text("\(work("App"))/Sources/\(other)")
        #expect(text.hasPrefix("#sourceLocation(file: \"\(project.url("App/Screens/A.swift").path)\", line: 1)\n"))
        #expect(text.contains("class B {}"))
    }

    @Test("test cases of XCTest are objects, which can be delegates")
    func testCases() throws {
        let project = try makeProject()
        try build(project, "AppTests")
        let support = try project.text("\(work("AppTests"))/Sources/TrestleSupport.swift")
        #expect(support.contains("extension XCTestCase: @retroactive NSObjectProtocol"))
        try build(project)
        #expect(try !project.text("\(work("App"))/Sources/TrestleSupport.swift").contains("XCTestCase"))
    }

    @Test("a second run writes nothing")
    func unchanged() throws {
        let project = try makeProject()
        try project.write(
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"b\"}}}}}}",
            to: "App/Localizable.xcstrings")
        try project.write("{}", to: "App/data.json")
        try build(project)
        let before = try modifications(project)
        let outcome = try build(project)
        #expect(outcome.rewrittenCount == 0)
        #expect(outcome.changeCount == 0)
        #expect(try modifications(project) == before)
    }

    private func modifications(_ project: FixtureProject) throws -> [String: FileStatus.Modification] {
        try project.contents().keys.reduce(into: [:]) { $0[$1] = FileStatus(project.url($1))?.modification }
    }

    @Test("a changed body rewrites one file, and a changed declaration all files")
    func incremental() throws {
        let project = try makeProject()
        try build(project)
        try project.write("class A {\n    func a() { print(22) }\n}\n", to: "App/A.swift")
        var outcome = try build(project)
        #expect(outcome.rewrittenCount == 1)
        #expect(outcome.changeCount == 1)
        #expect(try project.text("\(work("App"))/Sources/A.linux.swift").contains("print(22)"))
        try project.write("class A {\n    @objc func changed() { print(22) }\n}\n", to: "App/A.swift")
        outcome = try build(project)
        #expect(outcome.rewrittenCount == 3)
        #expect(outcome.changeCount == 1)
        try project.write("open class Model { public func save() {} }\n", to: "Kit/Model.swift")
        #expect(try build(project).rewrittenCount == 3)
    }

    @Test("the output of a removed source is deleted, and a deleted output is written again")
    func removal() throws {
        let project = try makeProject()
        try build(project)
        try FileManager.default.removeItem(at: project.url("App/A.swift"))
        try build(project)
        #expect(try sources(project) == ["A.linux.swift", "TrestleSupport.swift", "main.swift"])
        #expect(try project.text("\(work("App"))/Sources/A.linux.swift").contains("class B {}"))
        try FileManager.default.removeItem(at: project.url("\(work("App"))/Sources/main.swift"))
        try build(project)
        #expect(try sources(project).contains("main.swift"))
    }

    @Test("a damaged cache is replaced", arguments: ["", "{", "{\"modules\": 3}", "[]"])
    func damagedCache(text: String) throws {
        let project = try makeProject()
        try build(project)
        try project.write(text, to: "\(work("App"))/cache.json")
        #expect(try build(project).rewrittenCount == 3)
        #expect(try build(project).rewrittenCount == 0)
    }

    @Test("bundles are linked beside the programs, and that of the app beside the tests")
    func links() throws {
        let project = try makeProject()
        try build(project)
        try build(project, "AppTests")
        for configuration in ["debug", "release"] {
            let folder = "build/\(BuildFolder.hostTriple)/\(configuration)"
            #expect(project.exists("\(folder)/App.app/Info.plist"))
            #expect(project.exists("\(folder)/AppTests.app/Info.plist"))
            let link = try FileManager.default.destinationOfSymbolicLink(
                atPath: project.url("\(folder)/AppPackageTests.xctest.app").path)
            #expect(link == "../../plugins/outputs/app/App/destination/XcodeSources/App.app")
        }
    }

    @Test("the main bundle of tests without an app is that of a test runner, without their resources")
    func runnerBundle() throws {
        let project = try FixtureProject([.framework("Kit"), .tests("KitTests", host: nil, dependencies: ["Kit"])])
        try project.write("public class Model {}\n", to: "Kit/Model.swift")
        try project.write("import XCTest\n", to: "KitTests/Tests.swift")
        try project.write("{}", to: "KitTests/data.json")
        try project.writeProject()
        try build(project, "KitTests")
        let folder = "build/\(BuildFolder.hostTriple)/debug"
        #expect(project.exists("\(folder)/KitTests.app/data.json"))
        #expect(!project.exists("\(folder)/AppPackageTests.xctest.app/data.json"))
        #expect(
            try project.text("\(folder)/AppPackageTests.xctest.app/Info.plist").contains("com.apple.dt.xctest.tool"))
    }

    @Test("problems of the sources are errors and warnings at their positions")
    func diagnostics() throws {
        let project = try makeProject()
        try project.write(
            "import CoreData\nclass Item: NSManagedObject {\n    @NSManaged var name: String\n}\n", to: "App/Item.swift"
        )
        let outcome = try build(project)
        #expect(outcome.hasErrors)
        let error = try #require(outcome.diagnostics.first { $0.severity == .error })
        #expect(error.description.hasPrefix("\(project.url("App/Item.swift").path):3:5: error: "))
        let warnings = try project.text("\(work("App"))/Sources/\(SourceDiagnostics.fileName)")
        #expect(
            warnings.contains("#sourceLocation(file: \"\(project.url("App/Item.swift").path)\", line: 1)\n#warning("))
    }

    @Test("a target that the project lacks is reported")
    func unknownTarget() throws {
        let project = try makeProject()
        let error = #expect(throws: ImportDiagnostic.self) { try build(project, "Other") }
        #expect(error?.remedy.contains("trestle import") == true)
    }

    @Test("concurrent runs leave a complete work folder")
    func concurrency() async throws {
        let project = try makeProject()
        let url = project.projectURL
        let folder = project.url(work("App"))
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try TargetBuild(
                        project: url, module: "App", configuration: "Debug", packageName: "App", workFolder: folder
                    ).run().rewrittenCount
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts.sorted() == [0, 0, 0, 3])
        #expect(try sources(project).count == 4)
    }
}
