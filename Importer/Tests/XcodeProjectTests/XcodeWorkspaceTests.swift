import Foundation
import Testing

@testable import XcodeProject

@Suite("XcodeWorkspace")
struct XcodeWorkspaceTests {
    @Test("a workspace lists its projects, and one that CocoaPods has not generated is a diagnostic")
    func projects() throws {
        let workspace = try XcodeWorkspace(contentsOf: Fixture.folder.appendingPathComponent("Notes/Notes.xcworkspace"))
        #expect(workspace.name == "Notes")
        #expect(workspace.projects.map(\.lastPathComponent) == ["Notes.xcodeproj", "Tracker.xcodeproj"])
        #expect(workspace.podsProject == nil)
        let diagnostic = try #require(workspace.diagnostics.first)
        #expect(diagnostic.remedy == "Run `pod install`.")
        #expect(diagnostic.location.line == 14)
    }

    @Test("the workspace in a project's package contains the project")
    func embedded() throws {
        let url = Fixture.folder.appendingPathComponent("Tracker/Tracker.xcodeproj/project.xcworkspace")
        #expect(try XcodeWorkspace(contentsOf: url).projects.map(\.lastPathComponent) == ["Tracker.xcodeproj"])
    }

    @Test("the project that CocoaPods generated is told apart, and folders of packages are listed")
    func pods() throws {
        try Fixture.withCopy(of: "Notes") { folder in
            try folder.appendingPathComponent("Pods/Pods.xcodeproj/project.pbxproj").write("{}")
            try folder.appendingPathComponent("Kit/Package.swift").write("")
            let url = folder.appendingPathComponent("Notes.xcworkspace")
            try url.appendingPathComponent("contents.xcworkspacedata").replace(
                "</Workspace>", with: "<FileRef location = \"group:Kit\"/></Workspace>")
            let workspace = try XcodeWorkspace(contentsOf: url)
            #expect(workspace.podsProject?.lastPathComponent == "Pods.xcodeproj")
            #expect(workspace.ownProjects.map(\.lastPathComponent) == ["Notes.xcodeproj"])
            #expect(workspace.packages.map(\.lastPathComponent) == ["Kit"])
        }
    }

    @Test("a broken workspace is an error with a line")
    func broken() throws {
        try Fixture.withFolder { folder in
            try folder.appendingPathComponent("A.xcworkspace/contents.xcworkspacedata").write("<Workspace>\n<FileRef>")
            do {
                _ = try XcodeWorkspace(contentsOf: folder.appendingPathComponent("A.xcworkspace"))
                Issue.record("The workspace was read.")
            } catch {
                #expect((error as? ProjectError)?.location.line == 2)
            }
        }
    }
}
