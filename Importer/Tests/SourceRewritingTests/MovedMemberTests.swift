import SourceRewriting
import Testing

@Suite struct MovedMemberTests {
    @Test("an override in an extension moves into the body of the class in another file")
    func override() {
        let files = RewriteSample().rewrite([
            "C.swift": "import UIKit\nclass C: UIViewController {\n}\nlet after = 1",
            "E.swift": """
            import UIKit
            import Dispatch
            extension C {
                override func viewDidLoad() {
                    helper(#selector(tap))
                }
                private func helper(_ s: Selector) {}
                @objc func tap() {}
            }
            """,
        ]).files
        let expected = """
            #sourceLocation(file: "/app/E.swift", line: 4)
            override func viewDidLoad() {
                    helper(Selector("tap"))
                }
            #sourceLocation(file: "/app/C.swift", line: 3)
            }
            let after = 1
            """
        #expect(files[0].text.hasSuffix(expected))
        #expect(files[0].text.contains("import Dispatch"))
        #expect(files[1].text.contains("extension C {\n    \n\n\n    func helper"))
    }

    @Test("overrides in extensions of UIKit's classes move into a subclass, from which they are installed")
    func external() {
        let text = rewritten(
            """
            import UIKit
            extension UINavigationController {
                open override var shouldAutorotate: Bool {
                    helper()
                }
                func helper() -> Bool { true }
            }
            """)
        let template = "UINavigationControllerOverridesOfFileTemplate"
        let expected = """
            open class UINavigationControllerOverridesOfFile: UINavigationController {
            #sourceLocation(file: "/app/File.swift", line: 4)
            open override var shouldAutorotate: Bool {
                    helper()
                }
            }
            final class \(template): UINavigationController {}
            @section(".init_array") @used private let overrideInstallation0: @convention(c) () -> Void = \
            { MainActor.assumeIsolated { ClassOverrides.install(UINavigationControllerOverridesOfFile.self, \
            comparedWith: \(template).self) } }
            """
        #expect(text.hasSuffix(expected))
        #expect(text.contains("extension UINavigationController {\n    \n\n\n    func helper() -> Bool { true }\n}\n"))
        #expect(diagnostics("extension UIView { override var isHidden: Bool { get { true } set {} } }").isEmpty)
    }

    @Test("other members on the line of a moved one stay")
    func sameLine() {
        let text = rewritten("class C: UIView {\n}\nextension C { override func a() {}; func b() {} }")
        #expect(text.hasSuffix("\nextension C {  func b() {} }"))
        #expect(text.contains("\noverride func a() {}\n"))
    }

    @Test("private declarations that a moved member uses become visible to its new file")
    func shared() {
        let text = RewriteSample().rewrite([
            "C.swift": "import UIKit\nclass C: UIView {\n}",
            "E.swift": """
            import UIKit
            private enum Size { static let a = 1 }
            private let used = 1, unused = 2
            private let other = 3
            private extension C { func help() {} }
            fileprivate extension C { func rest() {} }
            extension C { override func layoutSubviews() { help(); _ = used + Size.a } }
            """,
        ]).files[1].text
        #expect(text.contains("\nenum Size {"))
        #expect(text.contains("\nlet used = 1"))
        #expect(text.contains("\nprivate let other"))
        #expect(text.contains("\nextension C { func help"))
        #expect(text.contains("\nfileprivate extension C { func rest"))
    }

    @Test("a member of an extension that a subclass overrides moves")
    func overridden() {
        let text = rewritten(
            "class A: NSObject {\n}\npublic extension A {\n@objc func f() {}\n@objc func g() {}\n}\n"
                + "class B: A { override func f() {} }")
        #expect(text.contains("line: 5)\npublic func f() {}\n#sourceLocation(file: \"/app/File.swift\", line: 3)\n}"))
        #expect(text.contains("{\n\nfunc g() {}\n}"))
    }

    @Test("an open member of an extension moves, because other modules can override it")
    func open() {
        let text = rewritten("open class A: NSObject {\n}\nextension A {\nopen func f() {}\n}")
        #expect(text.contains("\nopen func f() {}\n#sourceLocation"))
    }

    @Test("an override in a constrained extension of a class of UIKit is reported")
    func platform() {
        let found = diagnostics("extension UIView where Self: UILabel {\n    override func layoutSubviews() {}\n}")
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.line == 3)
    }

    @Test("an override of a member that another target adds to a class of UIKit is reported")
    func platformMember() {
        let kit = RewriteSample().rewrite(["K.swift": "extension UIView {\n@objc open var a: Int { 1 }\n}"])
            .declarations
        let found = RewriteSample(context: [kit]).rewrite([
            "C.swift": "import UIKit\nclass C: UIView {\n  override var a: Int { 2 }\n}"
        ]).diagnostics
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.line == 3)
    }

    @Test("a method that the target adds to a class of UIKit calls the override of a subclass")
    func dispatchedMethod() {
        let result = RewriteSample().rewrite([
            "E.swift":
                "import UIKit\nextension UIViewController {\n    @objc func show(_ a: Int = 1, on b: Bool) -> Int { a }\n}",
            "A.swift": """
            import UIKit
            class A: UIViewController {
                override func show(_ a: Int, on b: Bool) -> Int { super.show(a, on: b) }
            }
            class B: A { override func show(_ a: Int, on b: Bool) -> Int { super.show(a, on: b) } }
            class C: UIViewController {}
            """,
        ])
        #expect(result.diagnostics.isEmpty)
        let name = "UIViewController_show___on__"
        let declaring = result.files[0].text
        #expect(declaring.contains("\n    func objcBase_show(_ a: Int = 1, on b: Bool) -> Int { a }\n"))
        #expect(
            declaring.contains(
                "@preconcurrency @MainActor protocol ObjCOverride_\(name): AnyObject { func show(_ p0: Int, on p1: Bool) -> Int }"
            ))
        #expect(declaring.contains("extension UIViewController: ObjCBase_\(name) {}"))
        #expect(
            declaring.contains(
                "extension ObjCBase_\(name) where Self: UIViewController { @preconcurrency @MainActor func "
                    + "show(_ a: Int = 1, on b: Bool) -> Int { if let o = self as? any ObjCOverride_\(name) { return o.show(a, on: b) }; "
                    + "return objcBase_show(a, on: b) } }"))
        let overriding = result.files[1].text
        #expect(overriding.contains("class A: UIViewController, ObjCOverride_\(name) {\n    func show("))
        #expect(overriding.contains("-> Int { super.objcBase_show(a, on: b) }"))
        #expect(overriding.contains("class B: A { override func show(_ a: Int, on b: Bool) -> Int { super.show("))
    }

    @Test("a method that an extension of an alias adds to a class of UIKit calls the override of a subclass")
    func dispatchedMethodOfAlias() {
        let result = RewriteSample().rewrite([
            "E.swift": """
            import UIKit
            public typealias ImageView = UIImageView
            extension ImageView { @objc func preloads() -> Bool { true } }
            """,
            "A.swift": "import UIKit\nclass A: UIImageView { override func preloads() -> Bool { false } }",
        ])
        #expect(result.diagnostics.isEmpty)
        let name = "UIImageView_preloads__"
        #expect(result.files[0].text.contains("func objcBase_preloads() -> Bool { true }"))
        #expect(result.files[0].text.contains("extension UIImageView: ObjCBase_\(name) {}"))
        #expect(result.files[1].text.contains("class A: UIImageView, ObjCOverride_\(name) { func preloads()"))
    }

    @Test("a property that the target adds to a class of UIKit calls the override of a subclass")
    func dispatchedProperty() {
        let text = rewritten(
            """
            extension UIView {
                @objc var inset: CGFloat { get { 1 } set {} }
            }
            class C: UIView {
            }
            extension C { override var inset: CGFloat { get { super.inset } set {} } }
            """)
        #expect(text.contains("    var objcBase_inset: CGFloat { get { 1 } set {} }"))
        #expect(text.contains("AnyObject { var inset: CGFloat { get set } }"))
        #expect(text.contains("set { if let o = self as? any ObjCOverride_UIView_inset { o.inset = newValue }"))
        #expect(text.contains("class C: UIView, ObjCOverride_UIView_inset {"))
        #expect(text.contains("\nvar inset: CGFloat { get { super.objcBase_inset } set {} }\n"))
    }

    @Test("a delegate method that only a subclass has is forwarded by the conforming class")
    func forwarding() {
        let text = rewritten(
            """
            class A: UIViewController, UITableViewDelegate {
            }
            class B: A {
                func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
            }
            class C: B {
                override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
            }
            """)
        #expect(text.contains("private final class AUITableViewDelegateDefaults: NSObject, UITableViewDelegate {"))
        #expect(
            text.contains(
                "@MainActor func tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath) { "
                    + "AUITableViewDelegateDefaults().tableView(p0, didSelectRowAt: p1) }"))
        #expect(text.contains("class B: A {\n    override func tableView"))
        #expect(text.components(of: "override func").count == 3)
    }

    @Test("a delegate method in an extension of the subclass moves and overrides")
    func forwardingInExtension() {
        let text = rewritten(
            "class A: NSObject, UITextFieldDelegate {}\nclass B: A {\n}\nextension B {\n"
                + "func textFieldDidEndEditing(_ f: UITextField) {}\n}")
        #expect(text.contains("class B: A {\n\n#sourceLocation(file: \"/app/File.swift\", line: 6)\noverride func"))
    }

    @Test("delegate methods of the conforming class and of table view controllers are left alone")
    func unchanged() {
        let source = """
            class A: NSObject, UITextFieldDelegate { func textFieldDidEndEditing(_ f: UITextField) {} }
            class B: A { override func textFieldDidEndEditing(_ f: UITextField) {} }
            class T: UITableViewController {}
            class U: T { override func numberOfSections(in t: UITableView) -> Int { 1 } }
            """
        #expect(rewritten(source) == source)
    }
}

extension String {
    /// Returns the parts between the occurrences of a separator.
    func components(of separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
