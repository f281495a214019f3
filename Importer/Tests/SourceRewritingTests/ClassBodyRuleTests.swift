import Foundation
import SourceRewriting
import Testing

@Suite struct ClassBodyRuleTests {
    @Test("local classes of different functions can have one name")
    func localClasses() {
        let text = RewriteSample().text(
            """
            func a() { class Screen: UIViewController { @objc func first() {} } }
            func b() { class Screen: UIViewController { @objc func second() {} } }
            func c() { class Screen: UIViewController { @objc func third() {} } }
            """)
        let lines = text.split(separator: "\n")
        for (line, name) in zip(lines, ["first", "second", "third"]) {
            #expect(line.contains(".method(\"\(name)\""))
            #expect(line.components(separatedBy: ".method(").count == 2)
        }
        #expect(!text.contains("#2"))
    }

    @Test("a responder overrides the list of members")
    func responder() {
        #expect(
            rewritten("class C: UIViewController {\n    @IBAction func save(_ sender: UIButton) {}\n}").hasSuffix(
                "\n override class var objcMembers: [ObjCMember] { super.objcMembers + "
                    + "[.method(\"save:\", { (o: C) in { (a: UIButton) in o.save(a) } })] } }"))
    }

    @Test("a class without a superclass in UIKit conforms to the protocol")
    func model() {
        let text = rewritten(
            "class C {\n    @objc func tick() {}\n}\nclass D: NSObject, NSCoding { @objc func t() {} }")
        #expect(text.contains("class C: ObjCExposing {"))
        #expect(
            text.contains(
                "\n class var objcMembers: [ObjCMember] { [.method(\"tick\", { (o: C) in { () in o.tick() } })] } }"))
        #expect(text.contains("class D: NSObject, NSCoding, ObjCExposing {"))
    }

    @Test("a subclass extends the list of a superclass in the target or in another module")
    func subclass() {
        let base = "open class B: NSObject { @objc func a() {} }"
        let text = rewritten("\(base)\nclass C: B { @objc func b() {} }\nclass D: C {}")
        #expect(text.contains("open class var objcMembers"))
        #expect(text.contains("override class var objcMembers"))
        #expect(text.contains("class D: C {}"))

        let module = RewriteSample().rewrite(["B.swift": base]).declarations
        let dependent = RewriteSample(context: [module]).text("class C: B { @objc func b() {} }")
        #expect(dependent.contains("override class var objcMembers"))
    }

    @Test("a class of an unknown module is a responder if its name says so")
    func unknownSuperclass() {
        #expect(rewritten("class C: CalendarView { @objc func a() {} }").contains("override class var"))
        #expect(rewritten("class C: Worker { @objc func a() {} }").contains("ObjCExposing"))
    }

    @Test("members of extensions in other files are listed and become visible")
    func extensions() {
        let files = RewriteSample().rewrite([
            "C.swift": "import UIKit\nclass C: UIView {\n}",
            "E.swift": "import UIKit\nextension C {\n    @objc private func a() {}\n    private func b() {}\n}",
        ]).files
        #expect(files[0].text.contains(".method(\"a\""))
        #expect(files[1].text.contains("    func a() {}\n    private func b() {}"))
    }

    @Test("all members of exposing classes and extensions are listed")
    func implicit() {
        let text = rewritten(
            "@objcMembers class C: UIView { func a() {}\nprivate func b() {}\nfunc c<T>(_ t: T) {}\n}\n"
                + "class D: UIView {}\n@objc extension D { func d() {} }\n@nonobjc extension D { func e() {} }")
        #expect(text.contains(".method(\"a\""))
        #expect(!text.contains(".method(\"b\""))
        #expect(!text.contains(".method(\"c"))
        #expect(text.contains(".method(\"d\""))
        #expect(!text.contains(".method(\"e\""))
    }

    @Test("computed and observed properties are listed, stored ones are not")
    func properties() {
        let text = rewritten(
            """
            class C: UIView {
                @IBInspectable var radius: CGFloat = 0 { didSet {} }
                @IBInspectable var plain: CGFloat = 0
                @IBInspectable var computed: Int { get { 1 } set {} }
                @objc var constant: Int { 1 }
                @IBOutlet var label: UILabel! { didSet {} }
                @IBOutlet weak var view: UIView!
            }
            """)
        #expect(
            text.contains(
                "[.property(\"radius\", \\C.radius), .property(\"computed\", \\C.computed), "
                    + ".property(\"constant\", readOnly: \\C.constant), .property(\"label\", \\C.label)]"))
    }

    private static let unlistable = """
        class C: UIView {
            @objc static func a() {}
            @objc func b() async {}
            @objc func c() throws {}
            @objc func d(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) {}
            @objc func e(_ body: () -> Void) {}
        }
        """

    @Test("static, asynchronous and throwing members and methods with five parameters are not listed")
    func unlisted() {
        #expect(!rewritten(Self.unlistable).contains("objcMembers"))
        #expect(diagnostics(Self.unlistable).isEmpty)
    }

    @Test("methods that cannot be listed are reported if a selector or a nib refers to them")
    func uncallable() {
        let selectors = ["a", "b", "c", "d(_:_:_:_:_:)", "e(_:)"].map { "_ = #selector(C.\($0))" }
        let found = diagnostics(Self.unlistable + "\nfunc f() {\n\(selectors.joined(separator: "\n"))\n}")
        #expect(found.map(\.severity) == Array(repeating: .warning, count: 5))
        #expect(found.map(\.line) == [3, 4, 5, 6, 7])
        #expect(found.first?.message.hasPrefix("'a()' is static") == true)
        #expect(diagnostics("class C: UIView {\n@IBAction func a(_ s: Any) async {}\n}").map(\.line) == [3])
    }

    @Test("methods with four parameters are listed")
    func fourParameters() {
        let text = rewritten("class C: UIView { @objc func d(_ k: String?, of o: Any?, x: Int, y: Int) {} }")
        #expect(
            text.contains(
                ".method(\"d:of:x:y:\", { (o: C) in { (a: String?, b: Any?, c: Int, d: Int) in "
                    + "o.d(a, of: b, x: c, y: d) } })"))
    }

    @Test("nested and generic classes list their members")
    func nested() {
        let text = rewritten("struct S {\n class G<T>: UIView {\n  @objc func a(_ t: Int) {}\n }\n}")
        #expect(text.contains(".method(\"a:\", { (o: G) in { (a: Int) in o.a(a) } })"))
    }

    @Test("members of extensions of UIKit's classes are registered when the program is loaded")
    func platformExtensions() {
        let text = rewritten("extension UIView {\n    @objc func hide() {}\n}")
        #expect(text.contains("extension UIView {\n    func hide() {}\n}\n"))
        #expect(text.contains("fileprivate static var objcMembersOfUIView: [ObjCMember] { [.method(\"hide\""))
        #expect(text.contains("@section(\".init_array\") @used private let"))
        #expect(text.contains("ObjCMember.register(UIView.objcMembersOfUIView, for: UIView.self)"))
    }

    @Test("a list on the line of the last member is separated from it")
    func oneLine() {
        #expect(rewritten("class C: UIView { @objc func a() {} }").contains("func a() {} ; override class var"))
        #expect(rewritten("class C: UIView { @objc func a() {}; }").contains("func a() {};  override class var"))
    }

    @Test("requirements of Objective-C protocols are listed if a selector refers to them")
    func requirements() {
        let declarations = "@objc protocol P { func run() }\nclass C: NSObject, P { func run() {} }\n"
        #expect(!rewritten(declarations).contains("objcMembers"))
        #expect(rewritten(declarations + "let s = #selector(P.run)").contains(".method(\"run\""))
    }
}
