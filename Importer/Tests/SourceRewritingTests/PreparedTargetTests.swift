import Foundation
import SourceRewriting
import Testing

@Suite struct PreparedTargetTests {
    private let files = [
        SourceFile(path: "/app/A.swift", text: "import UIKit\nclass A: UIView {\n}\n"),
        SourceFile(path: "/app/B.swift", text: "import UIKit\nextension A {\n    @objc func tap() {}\n}\n"),
    ]

    @Test("files that are rewritten one by one with cached declarations equal those rewritten together")
    func cached() throws {
        let rewriter = TargetRewriter(options: RewriteOptions(moduleName: "App"))
        let together = rewriter.rewrite(files)
        let data = try JSONEncoder().encode(files.map(rewriter.declarations))
        let prepared = rewriter.prepare(try JSONDecoder().decode([FileDeclarations].self, from: data))
        #expect(prepared.declarations == together.declarations)
        #expect(files.map { prepared.rewrite($0).file } == together.files)
    }

    @Test("a change inside a function leaves the declarations unchanged")
    func bodies() {
        let rewriter = TargetRewriter(options: RewriteOptions(moduleName: "App"))
        let before = SourceFile(path: "/app/C.swift", text: "func f() {\n    print(1)\n}\nclass C: UIView {}")
        let after = SourceFile(
            path: "/app/C.swift", text: "func f() {\n    print(2)\n    print(3)\n}\nclass C: UIView {}")
        #expect(rewriter.declarations(of: before) == rewriter.declarations(of: after))
    }

    @Test("a file without anything to rewrite stays byte for byte")
    func untouched() {
        let source = "// é 🎈\r\nimport UIKit\r\n\tfunc f( ) {  }  // end\n\n\n"
        #expect(RewriteSample().text(source) == source)
    }

    @Test("the output has another name than the original, except for main.swift")
    func names() {
        #expect(RewrittenFile(path: "/app/A.swift", text: "").outputName == "A+Linux.swift")
        #expect(RewrittenFile(path: "/app/main.swift", text: "").outputName == "main.swift")
    }
}
