import Foundation
import Testing

@testable import ProjectImport

@Suite struct RenamedModuleTests {
    @Test("an app with the name of a module of Trestle's package gets another module, which its tests import")
    func renaming() throws {
        let project = try FixtureProject([
            .app("UserNotifications"), .framework("os"),
            .tests("UserNotificationsTests", host: "UserNotifications", dependencies: ["os"]),
        ])
        try project.write(
            "import os\nimport UIKit\n@main class AppDelegate: UIResponder {}\n", to: "UserNotifications/App.swift")
        try project.write("public struct Lock {}\n", to: "os/Lock.swift")
        try project.write(
            "import os\nimport XCTest\n@testable import UserNotifications\nfinal class Tests: XCTestCase {}\n",
            to: "UserNotificationsTests/Tests.swift")
        let outcome = try project.importPackage()
        #expect(outcome.plan.selection.omitted.isEmpty)
        #expect(outcome.plan.diagnostics.count { $0.message.contains("is named 'UserNotificationsApp'") } == 1)
        let manifest = try project.text("Package.swift")
        #expect(manifest.contains("name: \"UserNotificationsApp\"") && manifest.contains("name: \"osModule\""))
        #expect(!manifest.contains("product(name: \"UserNotifications\"") && !manifest.contains("product(name: \"os\""))
        let tests = try #require(manifest.components(separatedBy: ".testTarget(").last)
        #expect(
            tests.contains(".target(name: \"UserNotificationsApp\")") && tests.contains(".target(name: \"osModule\")"))
        #expect(try ImportedProject(containing: project.folder).programToRun().module == "UserNotificationsApp")

        func build(_ module: String) throws -> String {
            let build = TargetBuild(
                project: project.projectURL, module: module, configuration: "Debug", packageName: "App",
                package: project.folder, workFolder: project.url("Work/\(module)"))
            #expect(try build.run().diagnostics.isEmpty)
            return module
        }
        _ = try build("UserNotificationsTests")
        let source = try project.text("Work/UserNotificationsTests/Sources/Tests.linux.swift")
        #expect(source.contains("import osModule\n") && source.contains("@testable import UserNotificationsApp\n"))
        _ = try build("UserNotificationsApp")
        #expect(try project.text("Work/UserNotificationsApp/Sources/App.linux.swift").contains("import osModule\n"))
    }
}
