import SourceRewriting
import Testing

@Suite struct OptionalMemberRuleTests {
    private let declaration = """
        @objc protocol P {
            @objc optional func tap(_ x: Int, on y: String)
            @objc optional func value(for x: Int) -> Bool
            @objc optional var title: String { get }
            func needed()
        }

        """

    @Test("optional requirements become optional properties with the default nil")
    func protocolDeclaration() {
        let text = rewritten(declaration)
        #expect(
            text.hasPrefix("protocol P: AnyObject {\n    var optional_tap__on_: ((Int, String) -> Void)? { get }\n"))
        #expect(text.contains("    var optional_value_for_: ((Int) -> Bool)? { get }\n"))
        #expect(text.contains("    var optional_title: String? { get }\n    func needed()\n}\n"))
        #expect(text.hasSuffix("var optional_title: String? { nil } }"))
        #expect(text.contains("extension P { var optional_tap__on_: ((Int, String) -> Void)? { nil }; "))
    }

    @Test("conforming classes implement the properties by their methods")
    func conformance() {
        let text = rewritten(
            declaration + "class C: UIView {\n}\nextension C: P {\nfunc needed() {}\n"
                + "func tap(_ x: Int, on y: String) {}\n}")
        #expect(text.contains("var optional_tap__on_: ((Int, String) -> Void)? { { self.tap($0, on: $1) } } }"))
        #expect(!text.contains("{ { self.value"))
    }

    @Test("a subclass implements a member that the conforming class lacks")
    func subclass() {
        let text = rewritten(
            declaration
                + "class C: NSObject, P { func needed() {} }\nclass D: C { func value(for x: Int) -> Bool { true } }")
        #expect(text.contains("func needed() {} ; var optional_value_for_: ((Int) -> Bool)? { nil } }"))
        #expect(text.contains("; override var optional_value_for_: ((Int) -> Bool)? { { self.value(for: $0) } } }"))
    }

    @Test(
        "calls and checks use the properties",
        arguments: [
            ("delegate?.tap?(1, on: \"\")", "delegate?.optional_tap__on_?(1, \"\")"),
            ("delegate!.tap!(1, on: \"\")", "delegate!.optional_tap__on_!(1, \"\")"),
            ("self.delegate?.value?(for: 2) ?? false", "self.delegate?.optional_value_for_?(2) ?? false"),
            ("delegate?.value != nil", "delegate?.optional_value_for_ != nil"),
            ("delegate?.value(for:) != nil", "delegate?.optional_value_for_ != nil"),
            ("delegate?.title", "delegate?.optional_title"),
            ("delegate?.needed()", "delegate?.needed()"),
            ("controller.title", "controller.title"),
            (
                "delegate?.responds(to: #selector(P.value(for:)))",
                "((delegate?.optional_value_for_ != nil) as Bool?)"
            ),
            ("delegate!.responds(to: #selector(P.value))", "(delegate!.optional_value_for_ != nil)"),
        ])
    func uses(source: String, expected: String) {
        let head = "class C: UIView { weak var delegate: P?; var controller: UIViewController; func f() {\n"
        let text = rewritten(declaration + head + source + "\n} }")
        #expect(text.contains("\n\(expected)\n"))
    }

    @Test(
        "an object of any class is cast to the protocol whose member it calls",
        arguments: [
            ("target?.tap?(1, on: \"\")", "(target as? any P)?.optional_tap__on_?(1, \"\")"),
            ("self.target!.value?(for: 2)", "(self.target as? any P)!.optional_value_for_?(2)"),
            ("object.value!(for: 2)", "(object as? any P)?.optional_value_for_!(2)"),
            ("target?.needed()", "target?.needed()"),
        ])
    func anyObject(source: String, expected: String) {
        let head = "class C: UIView { weak var target: AnyObject?; let object: AnyObject; func f() {\n"
        let text = rewritten(declaration + head + source + "\n} }")
        #expect(text.contains("\n\(expected)\n"))
    }

    @Test("an extension makes a class of UIKit conform")
    func platformClass() {
        let text = rewritten(
            declaration + "extension UIView: P {\nfunc needed() {}\nfunc value(for x: Int) -> Bool { true }\n}")
        #expect(text.contains("\n var optional_value_for_: ((Int) -> Bool)? { { self.value(for: $0) } } }"))
    }

    @Test("protocols of another module are known")
    func context() {
        let module = RewriteSample().rewrite(["P.swift": declaration]).declarations
        let text = RewriteSample(context: [module]).text("func f(_ p: P) { p.tap?(1, on: \"a\") }")
        #expect(text == "func f(_ p: P) { p.optional_tap__on_?(1, \"a\") }")
    }

    @Test("Objective-C protocols are restricted to classes")
    func classes() {
        #expect(rewritten("@objc protocol P {}") == "protocol P: AnyObject {}")
        #expect(rewritten("@objc protocol P: Q {}") == "protocol P: AnyObject, Q {}")
        #expect(rewritten("@objc protocol P: AnyObject {}") == "protocol P: AnyObject {}")
    }
}
