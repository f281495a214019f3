import Foundation
import Testing

@testable import ProjectImport

@Suite struct ProjectReportTests {
    private func makeProject() throws -> FixtureProject {
        let project = try FixtureProject([
            .app("App", dependencies: ["Kit"], products: ["Alamofire@0"]), .framework("Kit"),
            .init(name: "UITests", type: "bundle.ui-testing"),
        ])
        project.packages = [("https://github.com/Alamofire/Alamofire", "kind = exactVersion; version = 5.0.0;")]
        project.targets[0].script = "swiftlint"
        try project.writeProject()
        try project.write(
            """
            import Alamofire
            import CoreData
            import Kit
            import MapKit
            import UIKit

            final class Screen: UIViewController {
                let pages = GonePageController()
                func show() { view.goneMember(); view.ownMember(); gonePlain() }
                func ownMember() {}
            }
            """, to: "App/Screen.swift")
        try project.write("import MapKit\nlet b = GonePageController()\n", to: "App/Other.swift")
        try project.write("@implementation Old\n@end\n", to: "App/Old.m")
        try project.write("<model/>", to: "App/Model.xcdatamodeld/Model.xcdatamodel/contents")
        try project.write("import Foundation\n", to: "Kit/Kit.swift")
        try project.write("import XCTest\n", to: "UITests/Tests.swift")
        return project
    }

    private func report(_ project: FixtureProject) throws -> ProjectReport {
        let missing = MissingAPI(types: "GonePageController", members: "UIView: goneMember ownMember gonePlain")
        var builder = ReportBuilder(try project.load(), configuration: "Debug", missingAPI: missing)
        return builder.report()
    }

    @Test("frameworks, API, files and phases that are missing are found with their places")
    func findings() throws {
        let report = try report(try makeProject())
        let app = try #require(report.targets.first)
        #expect(app.files["swift"] == 2)
        #expect(app.files["objectiveC"] == 1)
        #expect(app.availableModules == ["Kit", "UIKit"])
        func finding(_ category: ProjectReport.Finding.Category, _ name: String) -> ProjectReport.Finding? {
            app.findings.first { $0.category == category && $0.name == name }
        }
        let page = try #require(finding(.missingAPI, "GonePageController"))
        #expect(page.count == 2)
        #expect(page.places.contains(.init(file: "App/Screen.swift", line: 8)))
        #expect(page.places.contains(.init(file: "App/Other.swift", line: 2)))
        #expect(page.severity == .missing && !page.remedy.isEmpty)
        #expect(finding(.missingAPI, "UIView.goneMember")?.count == 1)
        #expect(finding(.missingAPI, "UIView.ownMember") == nil)
        #expect(finding(.missingAPI, "UIView.gonePlain") == nil)
        #expect(finding(.limitedFramework, "MapKit")?.count == 2)
        #expect(finding(.missingFramework, "CoreData")?.places == [.init(file: "App/Screen.swift", line: 2)])
        #expect(finding(.objectiveC, "Old.m") != nil)
        #expect(finding(.buildScript, "Lint")?.places.first?.line != nil)
        #expect(finding(.resource, "Model.xcdatamodeld") != nil)
        #expect(finding(.unknownModule, "Alamofire") == nil)
        #expect(!app.findings.contains { $0.category == .rewriting })
    }

    @Test("targets that are left out and packages are listed")
    func omittedTargetsAndPackages() throws {
        let report = try report(try makeProject())
        #expect(report.omittedTargets.map(\.name) == ["UITests"])
        #expect(report.omittedTargets.first?.place.line != nil)
        #expect(report.packages.map(\.identity) == ["alamofire"])
        #expect(report.packages.first?.products == ["Alamofire"])
        #expect(report.packages.first?.message.contains("only after a build") == true)
    }

    @Test("the text has aligned columns, and the JSON the same content under stable keys")
    func formats() throws {
        let report = try report(try makeProject())
        let lines = report.text.split(separator: "\n").map(String.init)
        let header = try #require(lines.first { $0.contains("count  extent") })
        let rows = lines.filter { $0.contains("  missing API  ") || $0.contains("  build script  ") }
        #expect(rows.count == 3)
        let name = try #require(header.range(of: "name")).lowerBound
        let column = header.distance(from: header.startIndex, to: name)
        for row in rows {
            #expect(row.dropFirst(column).first != " ")
            #expect(row.dropFirst(column - 2).prefix(2) == "  ")
        }
        #expect(report.text.contains("App/Other.swift:2 and 1 more"))
        let decoded = try JSONDecoder().decode(ProjectReport.self, from: Data(report.json.utf8))
        #expect(decoded == report)
        for key in [
            "\"availableModules\"", "\"category\" : \"missingAPI\"", "\"places\"", "\"remedy\"", "\"version\" : 1",
        ] {
            #expect(report.json.contains(key), "\(key)")
        }
        let project = try makeProject()
        #expect(try self.report(project).json == self.report(project).json)
    }

    @Test("modules that neither the project nor the table contains are reported")
    func unknownModules() throws {
        let project = try FixtureProject([.app("App")])
        try project.write("import Mystery\n", to: "App/main.swift")
        let finding = try report(project).targets.first?.findings.first { $0.category == .unknownModule }
        #expect(finding?.name == "Mystery")
        #expect(finding?.severity == .missing)
    }

    @Test("missing initializers and overloads are found by the labels of their arguments")
    func overloads() throws {
        let missing = MissingAPI(
            types: "", members: "",
            overloads: """
                UIImage: init(named:variableValue:) UIView: move(to:animated:)
                UITableViewDelegate: tableView(_:shouldShowMenuForRowAt:)
                """)
        let text = """
            let a = UIImage(named: "b", variableValue: f(x: 1, "\\(g(named: ")"))"))
            let c = UIImage(named: "d"), e = UIImage(named: "b", /* , c: */ in: nil)
            func tableView(_ view: UITableView, shouldShowMenuForRowAt path: IndexPath) -> Bool { true }
            func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}
            view.move(to: [1, 2], animated: c ? true : false); view.move(to: h { (i: Int) in j(k: i) })
            """
        let found = SourceScan(text).identifiers.compactMap { identifier in
            missing.declaration(for: identifier, declared: []).map { "\(identifier.line) \($0.name)" }
        }
        #expect(
            found == [
                "1 UIImage.init(named:variableValue:)",
                "3 UITableViewDelegate.tableView(_:shouldShowMenuForRowAt:)", "5 UIView.move(to:animated:)",
            ])
    }

    @Test("the lists of missing API contain types and members that UIKit here lacks")
    func missingAPI() {
        let identifier = SourceScan.Identifier(name: "UIWebView", line: 1, column: 1, isMember: false)
        #expect(MissingAPI.uiKit.declaration(for: identifier, declared: [])?.isType == true)
        #expect(MissingAPI.uiKit.declaration(for: identifier, declared: ["UIWebView"]) == nil)
        let table = SourceScan.Identifier(name: "UITableView", line: 1, column: 1, isMember: false)
        #expect(MissingAPI.uiKit.declaration(for: table, declared: []) == nil)
    }

    @Test("members of self and overridden members are found, but not labels and parameters")
    func membersOfSelf() throws {
        let project = try FixtureProject([.app("App")])
        try project.write(
            """
            class A: B {
                override var missingOverride: Int { 1 }
                func f(missingLabel x: Int, short: Int) { missingProperty = short; f(missingLabel: 1, short: 2) }
            }
            """, to: "App/A.swift")
        let missing = MissingAPI(types: "", members: "UIView: missingOverride missingLabel missingProperty short")
        var builder = ReportBuilder(try project.load(), configuration: "Debug", missingAPI: missing)
        let findings = builder.report().targets.first?.findings.filter { $0.category == .missingAPI } ?? []
        #expect(findings.map(\.name).sorted() == ["UIView.missingOverride", "UIView.missingProperty"])
    }

    @Test("each missing or limited framework has a limitation")
    func catalog() {
        for framework in FrameworkCatalog.all where framework.availability != .full {
            #expect(framework.limitation.hasSuffix("."), "\(framework.module)")
        }
        #expect(FrameworkCatalog.framework(named: "UIKit")?.product == "UIKit")
        #expect(FrameworkCatalog.framework(named: "CoreData")?.availability == .missing)
    }
}
