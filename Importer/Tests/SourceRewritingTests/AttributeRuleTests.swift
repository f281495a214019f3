import SourceRewriting
import Testing

@Suite struct AttributeRuleTests {
    @Test("the application delegate becomes the main type")
    func main() {
        #expect(
            rewritten("@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}\n")
                == "@main\nclass A: UIResponder, UIApplicationDelegate {}\n")
        #expect(rewritten("@NSApplicationMain class A {}").hasPrefix("@main class A"))
    }

    @Test(
        "attributes of Objective-C are removed",
        arguments: [
            ("@IBOutlet weak var a: UIView!", "weak var a: UIView!"),
            ("@IBOutlet\n    var a: [UIView]!", "\n    var a: [UIView]!"),
            ("@nonobjc func f() {}", "func f() {}"),
            ("@objc   dynamic var a = 1", "dynamic var a = 1"),
            ("@objc(named) public var a = 1", "public var a = 1"),
            ("@objc (named) func f() {}", "func f() {}"),
            ("@objc /* why */ var a = 1", " /* why */ var a = 1"),
            ("@IBDesignable var a = 1", "@IBDesignable var a = 1"),
            (
                "@IBInspectable\n@available(*, unavailable, message: \"Use b.\")\nvar a = 1",
                "@IBInspectable\n\nvar a = 1"
            ),
            ("@available(*, unavailable) var a = 1", "@available(*, unavailable) var a = 1"),
            ("@IBInspectable @available(iOS 13, *) var a = 1", "@IBInspectable @available(iOS 13, *) var a = 1"),
        ])
    func removed(source: String, expected: String) {
        #expect(rewritten("struct S {\n    \(source)\n}") == "struct S {\n    \(expected)\n}")
    }

    @Test(
        "previews are removed, and keep their lines",
        arguments: [
            "#Preview {\n    View()\n}", "#Preview(\"Dark\", traits: .landscapeLeft) {\n    #selector(missing)\n}",
            "@available(iOS 17.0, *)\n#Preview { View() }\n",
        ])
    func previews(source: String) {
        let lines = source.filter { $0 == "\n" }
        #expect(rewritten("let a = 1\n\(source)\nlet b = 2") == "let a = 1\n\(lines)\nlet b = 2")
        #expect(diagnostics(source).isEmpty)
        #expect(rewritten("struct S {\n\(source)\n}") == "struct S {\n\(lines)\n}")
        #expect(rewritten("let a = #Previews {}") == "let a = #Previews {}")
    }

    @Test("attributes of types are removed")
    func types() {
        #expect(rewritten("@objc enum E: Int { case a }") == "enum E: Int { case a }")
        #expect(rewritten("@objcMembers class C: NSObject {}") == "class C: NSObject {}")
        #expect(rewritten("@objc(XYZ) class C: NSObject {}") == "class C: NSObject {}")
    }

    @Test("managed properties are reported with file and line")
    func managed() {
        let found = diagnostics("class C {\n    @NSManaged var name: String\n}")
        #expect(found.count == 1)
        #expect(found.first?.severity == .error)
        #expect(found.first?.line == 3)
        #expect(found.first?.column == 5)
        #expect(found.first?.description.hasPrefix("/app/File.swift:3:5: error: Core Data") == true)
    }

    @Test("test cases on the main actor get an annotation without which XCTest traps")
    func testCases() {
        #expect(
            rewritten("@MainActor final class T: XCTestCase {}").hasPrefix("@preconcurrency @MainActor final class"))
        let source = "class B: XCTestCase {}\nclass T: B { @MainActor func testA() {}\n@MainActor func help() {} }"
        #expect(
            rewritten(source).contains("class T: B { @preconcurrency @MainActor func testA() {}\n@MainActor func help"))
        #expect(
            rewritten("@preconcurrency @MainActor class T: XCTestCase {}").hasPrefix("@preconcurrency @MainActor class")
        )
        #expect(rewritten("@MainActor class T: NSObject {}").hasPrefix("@MainActor class"))
    }
}
