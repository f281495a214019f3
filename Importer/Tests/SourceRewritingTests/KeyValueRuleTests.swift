import SourceRewriting
import Testing

@Suite struct KeyValueRuleTests {
    private static let notified = (
        will: "willChangeValue(forKey: \"a\")", did: "didChangeValue(forKey: \"a\")"
    )

    @Test("an AnyObject is cast to the class that has values for keys")
    func anyObject() {
        #expect(
            rewritten("let a = (json as AnyObject).value(forKeyPath: \"a.b\")")
                .contains("let a = (json as AnyObject as? NSObject)?.value(forKeyPath: \"a.b\")"))
        #expect(
            rewritten("(json as AnyObject).setValue(1, forKey: \"a\")")
                .contains("(json as AnyObject as? NSObject)?.setValue(1, forKey: \"a\")"))
        #expect(rewritten("(json as AnyObject).value(1)") == "(json as AnyObject).value(1)")
        #expect(
            rewritten("func f(_ sender: AnyObject) { g(sender.value(forKey: \"value\") as! Float) }")
                .contains("g((sender as? NSObject)?.value(forKey: \"value\") as! Float)"))
        let view = "func f(_ view: UIView) { view.setValue(1, forKey: \"tag\") }"
        #expect(rewritten(view) == view)
    }

    @Test(
        "dynamic properties notify their observers",
        arguments: [
            ("@objc dynamic var a = 1", "dynamic var a = 1 { willSet { WILL } didSet { DID } }"),
            ("@objc dynamic var a: Int // x", "dynamic var a: Int { willSet { WILL } didSet { DID } } // x"),
            (
                "@objc dynamic var a = f() { didSet { g() } }",
                "dynamic var a = f() { willSet { WILL } didSet { defer { DID }; g() } }"
            ),
            (
                "@objc dynamic var a = 1 { willSet { g() } }",
                "dynamic var a = 1 { willSet { WILL; g() } didSet { DID } }"
            ),
            (
                "@objc dynamic var a = 1 { willSet(v) { g() } didSet { h() } }",
                "dynamic var a = 1 { willSet(v) { WILL; g() } didSet { defer { DID }; h() } }"
            ),
            (
                "@objc dynamic var a: Int { get { 1 } set { g() } }",
                "dynamic var a: Int { get { 1 } set { WILL; defer { DID }; g() } }"
            ),
            ("@objc dynamic var a: Int { 1 }", "dynamic var a: Int { 1 }"),
            ("@objc lazy dynamic var a = 1", "lazy dynamic var a = 1"),
            ("@objc var a = 1", "var a = 1"),
        ])
    func dynamic(source: String, expected: String) {
        let text = rewritten("class C: NSObject {\n\(source)\n}")
        let line = text.split(separator: "\n")[1]
        let result = expected.replacing("WILL", with: Self.notified.will).replacing("DID", with: Self.notified.did)
        #expect(line == result)
        #expect(text.contains(".property(\"a\"") == (source != "@objc var a = 1"))
    }

    @Test("dynamic properties of other types are left alone")
    func otherTypes() {
        #expect(rewritten("class C {\n@objc dynamic var a = 1\n}").contains("\ndynamic var a = 1\n"))
    }

    @Test("observations by key paths get the name of the property")
    func names() {
        func argument(_ call: String) -> String {
            String(
                rewritten("class M: NSObject {\n@objc(b) dynamic var a = 1\n}\nlet o = \(call)").split(separator: "\n")
                    .last ?? "")
        }
        #expect(
            argument("v.observe(\\.contentSize) { _, _ in }")
                == "let o = v.observe(\\.contentSize, named: \"contentSize\") { _, _ in }")
        #expect(
            argument("v.observe(\\.isHidden, options: .new, changeHandler: f)")
                == "let o = v.observe(\\.isHidden, named: \"hidden\", options: .new, changeHandler: f)")
        #expect(argument("v.observe(\\M.a) { _, _ in }").contains("named: \"b\""))
        #expect(argument("v.observe(\\.child?.a) { _, _ in }").contains("named: \"child.a\""))
        for call in [
            "v.rx.observe(\\.a) { }", "v.observe(\\.a)", "v.observe(\\.a, on: q) { }", "v.observe(\\.[0]) { }",
        ] {
            #expect(argument(call) == "let o = \(call)")
        }
    }

    @Test("an override of a method for observers and keys conforms to the protocol that UIKit calls")
    func overrides() {
        let observe =
            "func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)"
        let text = rewritten(
            """
            class A: UIViewController {
                override \(observe) { super.observeValue(forKeyPath: k, of: o, change: change, context: context) }
            }
            class B: A { override \(observe) {} }
            class C: NSObject { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
            """)
        #expect(
            text.contains(
                "class A: UIViewController, @preconcurrency KeyValueObserving {\n    \(observe) { super.observeValue("))
        #expect(text.contains("class B: A { override func observeValue"))
        #expect(text.contains("class C: NSObject, UndefinedKeyWriting { func setValue"))
    }

    @Test("observations of properties that do not notify are reported")
    func reports() {
        let found = diagnostics(
            """
            class M: NSObject { @objc dynamic var level = 1 }
            func f() {
                o.addObserver(o, forKeyPath: "rate", options: [], context: nil)
                o.addObserver(o, forKeyPath: "bounds", options: [], context: nil)
                o.addObserver(o, forKeyPath: #keyPath(M.level), options: [], context: nil)
                o.observe(\\.status) { _, _ in }
                o.observe(\\.level) { _, _ in }
                o.addObserver(o, forKeyPath: key, options: [], context: nil)
            }
            """)
        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(found.map(\.line) == [4, 7])
        #expect(found.first?.message == "changes of 'rate' are not observed on Linux")
    }
}
