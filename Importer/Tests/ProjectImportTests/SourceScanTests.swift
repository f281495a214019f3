import Testing

@testable import ProjectImport

@Suite struct SourceScanTests {
    @Test("imports are found with attributes, kinds and submodules, but not in comments and strings")
    func imports() {
        let scan = SourceScan(
            ##"""
            // import A
            /* import B /* import C */ */
            import Foundation
            @testable import App
            import struct Kit.Model; import UIKit.UIView
            let text = "import D \(value) import E"
            let raw = #"import F \(x) \#(y)"#
            let long = """
                import G
                \(call(")") ) "quoted"
                """
            """##)
        #expect(scan.imports.map(\.module) == ["Foundation", "App", "Kit", "UIKit"])
        #expect(scan.imports.map(\.line) == [3, 4, 5, 5])
        let names = scan.identifiers.map(\.name)
        for name in ["value", "y", "call"] { #expect(names.contains(name)) }
        #expect(!names.contains("x"))
        #expect(!names.contains("quoted"))
    }

    @Test("identifiers have positions, and members are those after a period")
    func identifiers() {
        let scan = SourceScan("final class A {\n    func b() { view.snapshotView\n        .tint(0..<count) }\n}\n")
        #expect(scan.declaredNames == ["A", "b"])
        let members = scan.identifiers.filter(\.isMember)
        #expect(members.map(\.name) == ["snapshotView", "tint"])
        #expect(members.first == .init(name: "snapshotView", line: 2, column: 21, isMember: true))
        #expect(scan.identifiers.contains { $0.name == "count" && !$0.isMember })
    }

    @Test(
        "truncated and malformed files are scanned to their end",
        arguments: ["\"", "\"\\(", "/*", "#\"", "\"\"\"", "import", "\\(", "é\u{0}"])
    func malformed(text: String) {
        let scan = SourceScan("import A\n" + text)
        #expect(scan.imports.first?.module == "A")
    }
}
