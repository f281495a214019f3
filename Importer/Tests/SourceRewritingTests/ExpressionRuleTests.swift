import SourceRewriting
import Testing

@Suite struct ExpressionRuleTests {
    @Test(
        "conditions have the values of an iOS device",
        arguments: [
            ("os(iOS)", "os(Linux)"), ("!os(iOS)", "!os(Linux)"), ("os(iOS) || os(tvOS)", "os(Linux) || os(tvOS)"),
            ("(os(iOS) && DEBUG)", "(os(Linux) && DEBUG)"), ("os(macOS)", "os(macOS)"),
            ("targetEnvironment(simulator)", "targetEnvironment(simulator)"), ("canImport(UIKit)", "canImport(UIKit)"),
            ("SWIFT_PACKAGE", "false"), ("!SWIFT_PACKAGE && os(iOS)", "!false && os(Linux)"),
        ])
    func conditions(source: String, expected: String) {
        #expect(rewritten("#if \(source)\n#endif") == "#if \(expected)\n#endif")
        #expect(rewritten("#if DEBUG\n#elseif \(source)\n#endif") == "#if DEBUG\n#elseif \(expected)\n#endif")
    }

    @Test("SWIFT_PACKAGE is defined in the targets of Swift packages")
    func packageCondition() {
        let sample = RewriteSample(options: RewriteOptions(moduleName: "Kit", conditions: ["SWIFT_PACKAGE"]))
        #expect(sample.text("#if SWIFT_PACKAGE\n#endif") == "#if SWIFT_PACKAGE\n#endif")
    }

    @Test("clauses that are not compiled are left alone")
    func inactive() {
        let text = rewritten(
            "#if os(macOS)\n@objc class A {}\n#elseif os(iOS)\n@objc class B {}\n#else\n@objc class C {}\n#endif")
        #expect(
            text == "#if os(macOS)\n@objc class A {}\n#elseif os(Linux)\nclass B {}\n#else\n@objc class C {}\n#endif")
    }

    @Test("bundles of classes are found by the name of the module")
    func bundle() {
        #expect(rewritten("let b = Bundle(for: A.self)") == "let b = Bundle(containing: A.self)")
        #expect(rewritten("let b = Other(for: A.self)") == "let b = Other(for: A.self)")
    }

    @Test("a nested enumeration of an imported module is found by its name in the module's Objective-C header")
    func nestedEnumerations() {
        let kit = RewriteSample(options: RewriteOptions(moduleName: "Kit")).rewrite([
            "Chart.swift": """
            open class Chart: UIView {
                @objc(ChartOrder) public enum Order: Int { case bar }
                public enum Style { case plain }
            }
            """
        ])
        let sample = RewriteSample(context: [kit.declarations])
        #expect(
            sample.text("let a = [Order.bar.rawValue, Chart.Order.bar.rawValue]")
                == "let a = [Chart.Order.bar.rawValue, Chart.Order.bar.rawValue]")
        #expect(sample.text("let a = Style.plain") == "let a = Style.plain", "Objective-C does not see it")
        let own = "enum Order { case bar }\nlet a = Order.bar"
        #expect(sample.text(own) == own, "the app's own type is closer")
    }

    @Test("the Objective-C name of an object's class needs no superclass")
    func classDescription() {
        #expect(
            rewritten("let n = type(of: x as AnyObject).description()")
                == "let n = NSObject.description(of: type(of: x as AnyObject))")
        #expect(rewritten("let n = x.description()") == "let n = x.description()")
        let own = "class A { class func description() -> String { \"\" } }\nlet n = type(of: A()).description()"
        #expect(rewritten(own) == own, "a class of the app declares the method itself")
    }

    @Test("an initializer that cannot fail unwraps the decoded view")
    func coderInitializer() {
        let plain = "class A: UIView { required init(coder c: NSCoder) { super.init(coder: c) } }"
        #expect(rewritten(plain).contains("super.init(coder: c)! }"))
        #expect(!rewritten(plain.replacing("init(coder c", with: "init?(coder c")).contains(")!"))
        let derived = plain + "\nclass B: A { required init(coder c: NSCoder) { super.init(coder: c) } }"
        #expect(rewritten(derived).components(of: "super.init(coder: c)!").count == 2, "A cannot fail either")
    }

    @Test("a metatype of a generic enumeration, and that of a class in its own methods, is instantiated by UIKit")
    func metatypesOfTypes() {
        let provider = "enum Provider<V: UIView> { case a; func make() -> V { V() } }"
        #expect(rewritten(provider).contains("{ V.dynamicInit() }"))
        let factory = "extension UIView { static func make() -> UIView { self.init() } }"
        #expect(rewritten(factory).contains("{ self.dynamicInit() }"))
        #expect(rewritten("class A: UIView { convenience init(a: Int) { self.init() } }").contains("{ self.init() }"))
    }

    @Test("awaited calls of the empty setUp and tearDown of XCTestCase are removed")
    func asyncFixtures() {
        let source = "class A: XCTestCase {\noverride func setUp() async throws {\ntry await super.setUp()\nf()\n}\n}"
        #expect(rewritten("import XCTest\n\(source)").contains("setUp() async throws {\n\nf()\n}"))
        let tearDown = "class A: XCTestCase { override func tearDown() async { await super.tearDown() } }"
        #expect(!rewritten("import XCTest\n\(tearDown)").contains("super"))
        let derived = "class B: A {\noverride func setUp() async throws { try await super.setUp() } }"
        #expect(rewritten("import XCTest\n\(source)\n\(derived)").contains("{ try await super.setUp() }"))
        let synchronous = "class A: XCTestCase { override func setUp() { super.setUp() } }"
        #expect(rewritten("import XCTest\n\(synchronous)").contains("super.setUp()"))
    }

    @Test("an initializer is called on a metatype in a variable that is cast")
    func castMetatype() {
        let call = "let type = x as! UITableViewCell.Type\nlet cell = type.init()"
        #expect(rewritten("import UIKit\nfunc f() {\n\(call)\n}").contains("type.dynamicInit()"))
        #expect(
            rewritten("import UIKit\nfunc f() {\nif let t = x as? UIView.Type { t.init(frame: r) }\n}")
                .contains("t.dynamicInit(frame: r)"))
        #expect(rewritten("func f() {\nlet t = x as! Model.Type\nt.init()\n}").contains("t.init()"))
    }

    @Test("a dispatch source is captured weakly as an object of its class")
    func weakSource() {
        let timer = "let timer = DispatchSource.makeTimerSource(queue: q)"
        #expect(
            rewritten("func f() {\n\(timer)\ng { [weak timer, weak self] in }\n}")
                .contains("{ [weak timer = timer as? DispatchSource, weak self] in }"))
        #expect(
            rewritten("func f(t: DispatchSourceTimer) {\ng { [weak t] in }\n}")
                .contains("[weak t = t as? DispatchSource]"))
        #expect(rewritten("func f(t: Timer) {\ng { [weak t] in }\n}").contains("[weak t] in"))
    }

    @Test("fulfill as a value becomes a closure")
    func fulfill() {
        #expect(
            rewritten("import XCTest\nf(completion: e.fulfill)") == "import XCTest\nf(completion: { e.fulfill() })")
        #expect(rewritten("import XCTest\nf.done = e.fulfill").hasSuffix("\nf.done = { e.fulfill() }"))
        #expect(rewritten("import XCTest\nlet done = self.e.fulfill").hasSuffix("\nlet done = { self.e.fulfill() }"))
        #expect(rewritten("import XCTest\ne.fulfill.map(f)").hasSuffix("\ne.fulfill.map(f)"))
        #expect(rewritten("import XCTest\ne.fulfill()").hasSuffix("\ne.fulfill()"))
        #expect(rewritten("f(completion: promise.fulfill)") == "f(completion: promise.fulfill)")
    }

    @Test("a file that calls autoreleasepool declares it")
    func autoreleasePool() {
        let text = rewritten("autoreleasepool { }\nautoreleasepool { }")
        #expect(text.hasPrefix("autoreleasepool { }\nautoreleasepool { }\nfileprivate func autoreleasepool<R>"))
        #expect(text.components(of: "fileprivate func").count == 2)
    }

    @Test(
        "initializers of metatypes are called by UIKit",
        arguments: [
            ("cellType.init(style: .default, reuseIdentifier: nil)", true),
            ("T(style: .default, reuseIdentifier: nil)", true),
            ("segueType.init(identifier: nil, source: a, destination: b)", true),
            ("T.init(frame: .zero)", true), ("viewType.init()", true), ("viewType.init(frame: .zero)", true),
            ("Fixed(style: .default, reuseIdentifier: nil)", false), ("fixedType.init(frame: .zero)", false),
            ("super.init(frame: .zero)", false), ("self.init(frame: .zero)", false), ("otherType.init()", false),
            ("U()", false), ("UIView(frame: .zero)", false),
        ])
    func metatypes(call: String, isRewritten: Bool) {
        let text = rewritten(
            """
            class Fixed: UIView { required override init(frame: CGRect) {} }
            protocol Other { init() }
            func f<T: UITableViewCell, U: Other>(cellType: T.Type, viewType: UIView.Type, fixedType: Fixed.Type,
                otherType: Other.Type) {
                _ = \(call)
            }
            """)
        #expect(text.contains("dynamicInit(") == isRewritten)
        if isRewritten {
            let expected =
                call.hasPrefix("T(") ? "T.dynamicInit" + call.dropFirst() : call.replacing("init", with: "dynamicInit")
            #expect(text.contains("_ = \(expected)\n"))
        }
    }

    @Test(
        "initializers without arguments that Foundation lacks get arguments",
        arguments: [
            ("NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
            ("NSAttributedString.init( )", "NSAttributedString.init(string: \"\" )"),
            ("Foundation.NSMutableString()", "Foundation.NSMutableString(string: \"\")"),
            ("Progress()", "Progress(totalUnitCount: 0)"),
            (
                "Timer()",
                "({ () -> Timer in let timer = Timer(timeInterval: 0, repeats: false, block: { _ in }); "
                    + "timer.invalidate(); return timer }())"
            ),
            ("Timer { }", "Timer { }"), ("NSString()", "NSString()"), ("make.Timer()", "make.Timer()"),
            ("NSMutableAttributedString(string: a)", "NSMutableAttributedString(string: a)"),
        ])
    func plainInitializers(source: String, expected: String) {
        #expect(rewritten("let a = \(source)") == "let a = \(expected)")
        #expect(rewritten("class Timer {}\nlet a = Timer()") == "class Timer {}\nlet a = Timer()")
    }

    @Test("calls of the Objective-C runtime are reported")
    func runtime() {
        let found = diagnostics("func f() {\nmethod_exchangeImplementations(a, b)\no.observe(3)\n}")
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.line) == [3])
        #expect(found.allSatisfy { $0.remedy != nil })
    }
}

extension String {
    /// Returns the string with each occurrence of another one replaced.
    func replacing(_ part: String, with replacement: String) -> String {
        components(of: part).joined(separator: replacement)
    }
}
