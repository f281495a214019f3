import Foundation
import Testing

@testable import ProjectImport

@Suite struct ImportedProjectTests {
    private func makeProject() throws -> FixtureProject {
        let project = try FixtureProject([.app("Other"), .app("App"), .tests("AppTests", host: "App")])
        try project.write("print(1)\n", to: "App/main.swift")
        try project.write("print(1)\n", to: "Other/main.swift")
        try project.write("import XCTest\n", to: "AppTests/Tests.swift")
        try project.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme LastUpgradeVersion = "1600" version = "1.7">
               <TestAction buildConfiguration = "Debug" shouldUseLaunchSchemeArgsEnv = "NO">
                  <EnvironmentVariables>
                     <EnvironmentVariable key = "MODE" value = "test" isEnabled = "YES"></EnvironmentVariable>
                  </EnvironmentVariables>
                  <Testables>
                     <TestableReference skipped = "NO">
                        <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "T2" BuildableName = "AppTests.xctest"
                           BlueprintName = "AppTests" ReferencedContainer = "container:App.xcodeproj"></BuildableReference>
                        <SkippedTests>
                           <Test Identifier = "ModelTests/testSave()"></Test>
                           <Test Identifier = "SlowTests"></Test>
                        </SkippedTests>
                     </TestableReference>
                  </Testables>
               </TestAction>
               <LaunchAction buildConfiguration = "Debug" language = "de" region = "AT">
                  <BuildableProductRunnable>
                     <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "T1" BuildableName = "App.app"
                        BlueprintName = "App" ReferencedContainer = "container:App.xcodeproj"></BuildableReference>
                  </BuildableProductRunnable>
                  <CommandLineArguments>
                     <CommandLineArgument argument = "-Mode &quot;two words&quot;" isEnabled = "YES"></CommandLineArgument>
                     <CommandLineArgument argument = "-Off" isEnabled = "NO"></CommandLineArgument>
                  </CommandLineArguments>
                  <EnvironmentVariables>
                     <EnvironmentVariable key = "ROOT" value = "$(SRCROOT)/Data" isEnabled = "YES"></EnvironmentVariable>
                     <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
                  </EnvironmentVariables>
               </LaunchAction>
            </Scheme>
            """, to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        return project
    }

    @Test("the app of the scheme runs with its arguments, environment variables and language")
    func program() throws {
        let project = try makeProject()
        try project.importPackage()
        let program = try ImportedProject(containing: project.url("App")).programToRun()
        #expect(program.module == "App")
        #expect(program.arguments == ["-Mode", "two words", "-AppleLanguages", "(de)", "-AppleLocale", "de_AT"])
        #expect(program.environment == ["ROOT": project.folder.path + "/Data"])
    }

    @Test("the tests of the scheme run with its environment variables, without skipped tests")
    func tests() throws {
        let project = try makeProject()
        try project.importPackage()
        let tests = try ImportedProject(containing: project.folder).testsToRun()
        #expect(tests.environment == ["MODE": "test"])
        #expect(
            tests.arguments == [
                "--skip", "^AppTests\\.ModelTests/testSave(\\(|$)", "--skip", "^AppTests\\.SlowTests/",
            ])
    }

    @Test("without a scheme, the first app runs")
    func withoutScheme() throws {
        let project = try makeProject()
        try FileManager.default.removeItem(at: project.url("App.xcodeproj/xcshareddata"))
        try project.importPackage()
        let program = try ImportedProject(containing: project.folder).programToRun()
        #expect(program == .init(module: "Other", arguments: [], environment: [:]))
    }

    @Test("a folder without an import and an unknown scheme are reported")
    func errors() throws {
        let project = try makeProject()
        let missing = #expect(throws: ImportDiagnostic.self) { try ImportedProject(containing: project.folder) }
        #expect(missing?.remedy.contains("trestle import") == true)
        try project.importPackage()
        let unknown = #expect(throws: ImportDiagnostic.self) {
            try ImportedProject(containing: project.folder, scheme: "Beta")
        }
        #expect(unknown?.remedy.contains("'App'") == true)
    }

    @Test("associated objects and frameworks of Trestle become products of the targets that use them")
    func frameworks() throws {
        let project = try makeProject()
        try project.write(
            "import UIKit\nlet center = UNUserNotificationCenter.current()\nfunc f(_ o: AnyObject) { objc_getAssociatedObject(o, key) }\n",
            to: "App/F.swift"
        )
        _ = try project.makeTrestle()
        let manifest = try project.text("Checkout/Package.swift").replacingOccurrences(
            of: ".target(name: \"os\")",
            with: """
                .target(name: "UserNotifications", path: "Platform/Frameworks/UserNotifications"),
                    .target(name: "AssociatedObjects", path: "Platform/Frameworks/AssociatedObjects"), .target(name: "os")
                """)
        try project.write(manifest, to: "Checkout/Package.swift")
        let options = ImportOptions(trestle: .path(project.url("Checkout").path), program: project.url("trestle"))
        _ = try ProjectImporter(project: try project.load(), options: options).run()
        let package = try project.text("Package.swift")
        #expect(
            package.components(separatedBy: ".product(name: \"UserNotifications\", package: \"trestle\")").count == 2)
        #expect(
            package.components(separatedBy: ".product(name: \"AssociatedObjects\", package: \"trestle\")").count == 2)
        let build = TargetBuild(
            project: project.projectURL, module: "App", configuration: "Debug", packageName: "App",
            workFolder: project.url("work"))
        _ = try build.run()
        #expect(
            try project.text("work/Sources/\(SourceDiagnostics.fileName)").contains(
                "@_exported import AssociatedObjects\n"))
        #expect(try project.text("work/Sources/F.linux.swift").contains("import UserNotifications"))
    }
}
