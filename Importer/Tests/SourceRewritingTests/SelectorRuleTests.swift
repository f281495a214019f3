import SourceRewriting
import Testing

@Suite struct SelectorRuleTests {
    private func selector(_ expression: String, members: String = "", other: String = "") -> String? {
        let text = rewritten("class C: UIViewController {\n\(members)\nfunc go() { use(\(expression)) }\n}\n\(other)")
        guard let start = text.range(of: "use(Selector(\""), let end = text.range(of: "\"))") else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }

    @Test("a selector without labels is resolved by the declaration of the method")
    func unlabeled() {
        #expect(selector("#selector(tap)", members: "@objc func tap(_ s: UIButton) {}") == "tap:")
        #expect(selector("#selector(tap)", members: "@objc func tap() {}") == "tap")
        #expect(selector("#selector(tap)", members: "@objc private func tap(note: Int) {}") == "tapWithNote:")
        #expect(selector("#selector(C.tap)", members: "@IBAction func tap(_ s: Any) {}") == "tap:")
        #expect(selector("#selector(self.tap)", members: "@IBAction func tap(_ s: Any) {}") == "tap:")
    }

    @Test("a selector with labels is resolved")
    func labeled() {
        #expect(
            selector("#selector(tap(_:event:))", members: "@objc func tap(_ s: Int, event: Int) {}") == "tap:event:")
        #expect(selector("#selector(C.tap(on:))", members: "@objc func tap(on s: Int) {}") == "tapOn:")
    }

    @Test("an explicit Objective-C name wins")
    func explicitName() {
        #expect(selector("#selector(tap)", members: "@objc(doTap:) func tap(_ s: Int) {}") == "doTap:")
    }

    @Test("a type after as selects an overload")
    func casts() {
        let members = "@objc func tap() {}\n@objc func tap(_ s: UIButton) {}"
        #expect(selector("#selector(tap as () -> Void)", members: members) == "tap")
        #expect(selector("#selector(tap as (UIButton) -> Void)", members: members) == "tap:")
        #expect(selector("#selector(C.tap as (C) -> (UIButton) -> Void)", members: members) == "tap:")
    }

    @Test("members of superclasses, other types and variables are found")
    func otherTypes() {
        let other = "class B: NSObject { @objc func run(_ x: Int) {} }\nclass D: B {}"
        #expect(selector("#selector(D.run)", other: other) == "run:")
        #expect(selector("#selector(helper.run)", members: "let helper: B", other: other) == "run:")
        #expect(selector("#selector(B.run(_:))", other: other) == "run:")
    }

    @Test("getters and setters have the names of accessors")
    func accessors() {
        #expect(selector("#selector(getter: name)", members: "@objc var name = 1") == "name")
        #expect(selector("#selector(setter: name)", members: "@objc var name = 1") == "setName:")
        #expect(selector("#selector(setter: UIView.isHidden)") == "setHidden:")
    }

    @Test("methods of UIKit have their names in Objective-C")
    func platform() {
        #expect(
            selector("#selector(UIViewController.dismiss(animated:completion:))")
                == "dismissViewControllerAnimated:completion:")
        #expect(selector("#selector(UIView.endEditing(_:))") == "endEditing:")
        #expect(selector("#selector(UIResponder.becomeFirstResponder)") == "becomeFirstResponder")
        #expect(selector("#selector(UIResponderStandardEditActions.copy(_:))") == "copy:")
        #expect(
            selector("#selector(UINavigationController.popViewController(animated:))") == "popViewControllerAnimated:")
    }

    @Test("an unknown method without labels is reported")
    func unknown() {
        let found = diagnostics("class C: UIView {\n    let s = #selector(UIView.unheardOf)\n}")
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.line == 3)
        #expect(found.first?.remedy?.contains("unheardOf(_:)") == true)
    }

    @Test("methods with the same name and different selectors are reported")
    func ambiguous() {
        let found = diagnostics(
            "class C: UIView {\n@objc func a() {}\n@objc func a(_ x: Int) {}\nlet s = #selector(a)\n}")
        #expect(found.count == 1)
        #expect(found.first?.message.contains("several methods") == true)
    }

    @Test("selectors on several lines keep the line count")
    func lines() {
        let source = "class C: UIView {\n@objc func a() {}\nlet s = #selector(\n  a\n)\nlet t = 1\n}"
        let lines = rewritten(source).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[5] == "let t = 1")
    }

    @Test("key paths become strings")
    func keyPaths() {
        #expect(rewritten("let k = #keyPath(A.b.c)") == "let k = \"b.c\"")
        #expect(rewritten("let k = #keyPath(CALayer.opacity)") == "let k = \"opacity\"")
        #expect(rewritten("let k = #keyPath(UIView.isHidden)") == "let k = \"hidden\"")
        #expect(
            rewritten("class C: NSObject { @objc var isOn = true; let k = #keyPath(isOn) }").contains("k = \"isOn\""))
    }
}
