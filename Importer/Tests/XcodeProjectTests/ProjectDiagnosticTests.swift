import Foundation
import Testing

@testable import XcodeProject

@Suite("ProjectDiagnostic")
struct ProjectDiagnosticTests {
    /// Reads a copy of the fixture "Notes" in whose project text is replaced.
    private func read(_ replacements: [(String, String)]) throws -> XcodeProject {
        try Fixture.withCopy(of: "Notes") { folder in
            let url = folder.appendingPathComponent("Notes.xcodeproj")
            for (old, new) in replacements {
                try url.appendingPathComponent("project.pbxproj").replace(old, with: new)
            }
            return try XcodeProject(contentsOf: url)
        }
    }

    private func line(of kind: ProjectDiagnostic.Kind, in project: XcodeProject) -> Int? {
        project.diagnostics.first { $0.kind == kind }?.location.line
    }

    @Test("a reference to an object that is not in the project is reported, and the rest is read")
    func dangling() throws {
        let project = try read([
            (
                "\t\t\tdependencies = (\n\t\t\t);\n\t\t\tname = Notes;",
                "\t\t\tdependencies = (\n\t\t\t\tDEADBEEF,\n\t\t\t);\n\t\t\tname = Notes;"
            )
        ])
        #expect(line(of: .danglingReference, in: project) ?? 0 > 1)
        #expect(project.targets.count == 3)
        #expect(project.target(named: "Notes")?.sources.count == 6)
    }

    @Test("an object of an unknown type is reported, and the rest is read")
    func unknown() throws {
        let project = try read([("isa = PBXShellScriptBuildPhase", "isa = PBXFutureBuildPhase")])
        #expect(line(of: .unknownObject, in: project) ?? 0 > 1)
        #expect(project.target(named: "Notes")?.scripts.isEmpty == true)
        #expect(project.target(named: "Notes")?.copies.count == 1)
    }

    @Test("a group that contains itself ends")
    func cyclic() throws {
        let id = try #require(try Fixture.project("Notes").groupID(named: "Config"))
        let project = try read([("/* Debug.xcconfig */,\n", "/* Debug.xcconfig */,\n\t\t\t\t\(id),\n")])
        #expect(line(of: .cyclicReference, in: project) ?? 0 > 1)
        #expect(project.target(named: "Notes")?.buildSettings()["SUFFIX"] == "simulator")
    }

    @Test("an invalid name of a setting is reported with its line")
    func setting() throws {
        let project = try read([("ONLY_ACTIVE_ARCH = YES", "\"ONLY ACTIVE\" = YES")])
        #expect(line(of: .buildSetting, in: project) ?? 0 > 1)
    }

    @Test("a file whose name differs in case is found and reported")
    func nameCase() throws {
        let project = try read([("path = AppDelegate.swift", "path = appdelegate.swift")])
        let diagnostic = try #require(project.diagnostics.first { $0.kind == .fileNameCase })
        #expect(
            diagnostic.message
                == "The project references Notes/appdelegate.swift, but the file is Notes/AppDelegate.swift.")
        let file = try #require(project.target(named: "Notes")?.sources[1])
        #expect(file.name == "AppDelegate.swift")
        #expect(file.exists)
    }

    @Test("a missing configuration file is reported once, although several configurations use it")
    func configurationFile() throws {
        let project = try read([("path = Debug.xcconfig", "path = Absent.xcconfig")])
        let diagnostics = project.diagnostics.filter { $0.message == "Config/Absent.xcconfig does not exist." }
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.target == nil)
        #expect(project.target(named: "Notes")?.buildSettings().activeCompilationConditions == ["DEBUG", "STAGING"])
    }

    @Test("a path that depends on a Mac's settings is reported")
    func sourceTree() throws {
        let project = try read([
            (
                "path = ListViewController.swift; sourceTree = \"<group>\"",
                "path = ListViewController.swift; sourceTree = MY_TREE"
            )
        ])
        #expect(line(of: .malformedObject, in: project) ?? 0 > 1)
        #expect(project.target(named: "Notes")?.sources.count == 5)
    }

    @Test("files relative to the root of the disk and to the SDK are resolved")
    func absolutePaths() throws {
        let project = try read([
            (
                "path = Checksum.c; sourceTree = \"<group>\"",
                "path = /tmp/../usr/Checksum.c; sourceTree = \"<absolute>\""
            ),
            (
                "path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT",
                "path = Vendor/MapKit.framework; sourceTree = \"<group>\""
            ),
        ])
        let target = try #require(project.target(named: "Notes"))
        #expect(target.sources[2].url.path == "/usr/Checksum.c")
        #expect(target.frameworks[0].origin == .file(project.folder.appendingPathComponent("Vendor/MapKit.framework")))
    }

    @Test("a project without a root object is an error with a line")
    func root() throws {
        do {
            _ = try read([("rootObject = ", "rootObject = X")])
            Issue.record("The project was read.")
        } catch let error as ProjectError {
            #expect(error.kind == .structure)
            #expect(error.location.line ?? 0 > 100)
        }
    }

    @Test("a description has the form of a compiler's message")
    func description() {
        let location = SourceLocation(file: URL(fileURLWithPath: "/A/b.pbxproj"), line: 3, column: 2)
        let diagnostic = ProjectDiagnostic(
            .missingFile, "a.swift does not exist.", remedy: "Restore it.", location: location)
        #expect(diagnostic.description == "/A/b.pbxproj:3:2: warning: a.swift does not exist. Restore it.")
        let error = ProjectError(.syntax, "Bad.", remedy: "Fix.", location: SourceLocation(file: location.file))
        #expect(error.description == "/A/b.pbxproj: error: Bad. Fix.")
    }
}

extension XcodeProject {
    /// The identifier of a group, by its path.
    fileprivate func groupID(named name: String) throws -> String? {
        let document = try PropertyListDocument(contentsOf: url.appendingPathComponent("project.pbxproj"))
        return document.root["objects"]?.dictionary?.first { $0.value["path"]?.string == name }?.key
    }
}
