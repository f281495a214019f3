import UIKitFixtures
import Foundation
import Testing
import TrestleTesting

@testable import UIKit

final class RefusingView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}

final class OutletView: UIView {
    var label: UILabel?
    let fixed = UILabel()
}

private final class ScrollCounter: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

@MainActor
@Suite("Invalid nibs", .serialized)
struct NibErrorTests {
    private let kind = "com.apple.InterfaceBuilder3.CocoaTouch"

    private func nib(_ objects: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"\(kind).XIB\" version=\"3.0\">\n<objects>\n\(objects)\n</objects>\n</document>\n"
    }

    private func storyboard(_ scenes: String, initial: String = "a") -> String {
        "<?xml version=\"1.0\"?>\n<document type=\"\(kind).Storyboard.XIB\" version=\"3.0\" initialViewController=\"\(initial)\">\n<scenes>\n\(scenes)\n</scenes>\n</document>\n"
    }

    private func scene(_ controller: String) -> String { "<scene><objects>\(controller)</objects></scene>" }

    private func caught(
        sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
    ) throws -> NibError {
        var found: NibError?
        do {
            try body()
        } catch let error as NibError {
            found = error
        }
        return try #require(found, sourceLocation: sourceLocation)
    }

    private func error(inNib data: Data, place: SourceLocation = #_sourceLocation) throws -> NibError {
        let folder = try TemporaryFolder()
        try folder.write(data, to: "Bad.xib")
        return try caught(
            sourceLocation: place, { _ = try UINib(contentsOf: folder.url.appendingPathComponent("Bad.xib")).objects() }
        )
    }

    private func error(_ objects: String, place: SourceLocation = #_sourceLocation) throws -> NibError {
        try error(inNib: Data(nib(objects).utf8), place: place)
    }

    private func error(inStoryboard text: String, place: SourceLocation = #_sourceLocation) throws -> NibError {
        let folder = try TemporaryFolder(["Bad.storyboard": text])
        return try caught(
            sourceLocation: place,
            {
                let storyboard = try UIStoryboard(contentsOf: folder.url.appendingPathComponent("Bad.storyboard"))
                try NibFailure.catching { () throws(NibError) in
                    let controller = try storyboard.viewController()
                    controller.loadViewIfNeeded()
                }
            })
    }

    @Test("files that are no Interface Builder documents are reported by name")
    func files() throws {
        #expect(try error(inNib: Data()).description.hasPrefix("Bad.xib"))
        #expect(try error(inNib: Data()).reason.isMalformed)
        let list = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
        #expect(try error(inNib: list).reason.isMalformed)
        #expect(try error(inNib: Data("<plist version=\"1.0\"/>".utf8)).description.contains("not a nib or storyboard"))
        let cut = try error(inNib: Data(nib("<view id=\"v\">").utf8))
        #expect(cut.reason.isMalformed && cut.line != nil, "\(cut)")
        let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>"
        #expect(try error(inNib: Data(mac.utf8)).description.contains("its type is com.apple.InterfaceBuilder3.Cocoa"))
        let board = try error(inNib: Data(storyboard("").utf8))
        #expect(board.description.contains("it is a storyboard; use UIStoryboard(name:bundle:)"))
        let missingFile = URL(fileURLWithPath: "/nowhere/Gone.xib")
        let missing = try caught { _ = try UINib(contentsOf: missingFile) }
        #expect(missing.description.hasPrefix("Gone.xib: the file cannot be read"))
    }

    @Test("files with a document type are rejected, such as entity expansion bombs and external entities")
    func entities() throws {
        let laughs = (1..<10).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
        let bomb = "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY l0 \"ha\">\(laughs.joined())]><d>&l9;</d>"
        #expect(try error(inNib: Data(bomb.utf8)).description.contains("must not contain a document type or entities"))
        let file = "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><d>&x;</d>"
        #expect(try error(inNib: Data(file.utf8)).reason.isMalformed)
        for encoding: String.Encoding in [.utf16, .utf16BigEndian, .utf16LittleEndian] {
            let wide = try #require(bomb.data(using: encoding))
            let message = try error(inNib: wide).description
            #expect(message.contains("must not contain a document type or entities"), "\(encoding): \(message)")
        }
        let seven = "<?xml version=\"1.0\" encoding=\"UTF-7\"?>+ADwAIQ-DOCTYPE d>"
        #expect(try error(inNib: Data(seven.utf8)).description.contains("unknown encoding"))
        let wide = try #require(bomb.data(using: .utf32))
        #expect(try error(inNib: wide).reason.isMalformed)
    }

    @Test("files that are too large or too deeply nested are rejected")
    func sizes() throws {
        var large = Data(nib("<view id=\"v\"/>").utf8)
        large.append(Data(repeating: 0x20, count: 40_000_000))
        let size = try error(inNib: large)
        #expect(size.reason == .tooLarge(bytes: large.count))
        #expect(size.description.contains("the maximum is 33554432"))
        let deep =
            String(repeating: "<view><subviews>", count: 150) + String(repeating: "</subviews></view>", count: 150)
        #expect(try error(deep).description.contains("more than 250 elements are nested"))
    }

    @Test("an object of an unknown class is created without it, with a warning, as on iOS")
    func unknownClasses() throws {
        let text = nib(
            "<view id=\"v\" customClass=\"NoSuchView\" customModule=\"App\"/>"
                + "<view id=\"w\" customClass=\"outletview\"/>")
        let document = try NibDocument(Data(text.utf8), bundle: nil)
        let views = try UINib(document).objects().compactMap { $0 as? UIView }
        #expect(views.map { type(of: $0) == UIView.self } == [true, true])
        #expect(
            Set(document.warnings) == [
                "nib data:4: Unknown class NoSuchView in Interface Builder file; a UIView is created. Declare "
                    + "`class NoSuchView: UIView` and link its module, or remove the custom class from the nib.",
                "nib data:4: Unknown class outletview in Interface Builder file; a UIView is created. Did you mean "
                    + "UIKitTests.OutletView?",
            ])
    }

    @Test("a delegate without the protocol is ignored with a warning, and one of scroll views is notified of scrolling")
    func delegates() throws {
        let text = nib(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"
                + "<tableView id=\"t\"><connections><outlet property=\"delegate\" destination=\"-1\"/>"
                + "<outlet property=\"dataSource\" destination=\"-1\"/></connections></tableView>")
        let document = try NibDocument(Data(text.utf8), bundle: nil)
        let plain = NSObject()
        let table = try #require(try UINib(document).objects(withOwner: plain).first as? UITableView)
        #expect(table.delegate == nil && table.dataSource == nil && table.storedDelegate == nil)
        #expect(
            document.warnings.first
                == "nib data:4: \"delegate\" of UITableView is ignored, because NSObject does not conform to its protocol"
        )
        #expect(document.warnings.count == 2)
        let scrolled = ScrollCounter()
        let other = try #require(try UINib(document).objects(withOwner: scrolled).first as? UITableView)
        other.contentOffset.y = 10
        #expect(scrolled.count == 1 && other.delegate == nil)
    }

    @Test("a custom class that does not fit, or refuses to be created, is reported with its location and a remedy")
    func classes() throws {
        let other = try error("<label id=\"v\" customClass=\"OutletView\"/>")
        #expect(other.description.contains("OutletView is not a subclass of UILabel; make it a subclass"))
        let refused = try error("<view id=\"v\" customClass=\"RefusingView\" customModule=\"UIKitTests\"/>")
        #expect(refused.reason == .notMade("RefusingView.init(coder:) returned nil"))
        let inside = "<view id=\"o\"><subviews><view id=\"v\" customClass=\"RefusingView\"/></subviews></view>"
        #expect(try error(inside).element == "v")
    }

    @Test(
        "a custom class is found with its module, with another module and without one",
        arguments: [#" customModule="UIKitTests""#, #" customModule="Other""#, "", #" customModuleProvider="target""#])
    func modules(_ module: String) throws {
        let text = nib("<view id=\"v\" customClass=\"OutletView\"\(module)/>")
        #expect(try UINib(data: Data(text.utf8), bundle: nil).objects().first is OutletView)
    }

    @Test("mismatched outlets and actions are reported with a remedy")
    func connections() throws {
        func view(_ connection: String) -> String {
            "<view id=\"v\" customClass=\"OutletView\"><subviews><button id=\"b\"><connections>\(connection.hasPrefix("<action") ? connection : "")"
                + "</connections></button></subviews><connections>\(connection.hasPrefix("<action") ? "" : connection)</connections></view>"
        }
        let none = try error(view("<outlet property=\"labels\" destination=\"b\" id=\"o\"/>"))
        #expect(none.reason == .noProperty("OutletView has no property \"labels\""))
        #expect(none.remedy?.contains("declare `var labels`") == true)
        let type = try error(view("<outlet property=\"label\" destination=\"b\" id=\"o\"/>"))
        #expect(type.description.contains("\"label\" requires a Optional<UILabel> but received a UIButton"), "\(type)")
        let constant = try error(view("<outlet property=\"fixed\" destination=\"b\" id=\"o\"/>"))
        #expect(constant.description.contains("fixed"))
        let collection = try error(view("<outletCollection property=\"label\" destination=\"b\" id=\"o\"/>"))
        #expect(collection.description.contains("\"label\""))
        let missing = try error(view("<outlet property=\"label\" destination=\"zzz\" id=\"o\"/>"))
        #expect(missing.reason == .danglingReference("zzz"))
        let action = try error(
            view("<action selector=\"save:\" destination=\"v\" eventType=\"touchUpInside\" id=\"a\"/>"))
        #expect(action.reason == .noAction("OutletView does not list the method \"save:\""))
        #expect(action.remedy?.contains("[.method(\"save:\", OutletView.save)]") == true)
        let inner = try error(view("<outlet property=\"maskView\" destination=\"v\" id=\"o\"/>"))
        #expect(inner.description.contains("maskView"))
        let constraint =
            "<view id=\"v\"><constraints><constraint firstItem=\"q\" firstAttribute=\"top\" "
            + "secondItem=\"v\" secondAttribute=\"top\" id=\"c\"/></constraints></view>"
        #expect(try error(constraint).reason == .danglingReference("q"))
        let own =
            "<tableView id=\"t\"><view key=\"tableHeaderView\" id=\"h\"><subviews><tableView id=\"u\"><connections>"
            + "<outlet property=\"tableHeaderView\" destination=\"t\" id=\"o\"/></connections></tableView></subviews></view></tableView>"
        #expect(try error(own).description.contains("cannot be"), "a table in its own header")
    }

    @Test("unknown elements and attributes are ignored with one warning each")
    func unknown() throws {
        let text = nib(
            """
            <view id="v" glow="YES"><subviews>
            <mapView id="m"/>
            <mapView id="m2"/>
            <label id="l" text="Here" numberOfLines="many"><blob key="shade"/></label>
            </subviews></view>
            """)
        let document = try NibDocument(Data(text.utf8), bundle: nil)
        for _ in 0..<2 {
            let view = try #require(try UINib(document).objects().first as? UIView)
            #expect((view.subviews.first as? UILabel)?.text == "Here" && view.subviews.count == 1)
        }
        let place = "nib data"
        #expect(
            Set(document.warnings) == [
                "\(place):4: \"glow\" of <view> is not supported",
                "\(place):5: <mapView> is not supported and is ignored",
                "\(place):6: <mapView> is not supported and is ignored",
                "\(place):7: \"many\" is not a valid value in <label>",
                "\(place):7: <blob key=\"shade\"> of <label> is not supported",
            ])
    }

    @Test("elements nested in themselves and duplicate identifiers are tolerated")
    func twice() throws {
        let text = nib(
            "<view id=\"v\"><subviews><view id=\"v\"><subviews><label id=\"v\"/><label id=\"v\"/></subviews></view></subviews></view>"
        )
        for _ in 0..<2 { #expect(try UINib(data: Data(text.utf8), bundle: nil).objects().count == 1) }
    }

    @Test("storyboards with cycles, dangling references and invalid destinations are rejected")
    func storyboards() throws {
        func tabs(_ id: String, _ to: String) -> String {
            scene(
                "<tabBarController id=\"\(id)\"><connections><segue destination=\"\(to)\" kind=\"relationship\" "
                    + "relationship=\"viewControllers\" id=\"\(id)s\"/></connections></tabBarController>")
        }
        let circle = try error(inStoryboard: storyboard(tabs("a", "b") + tabs("b", "a")))
        #expect(circle.reason == .cycle(["a", "b", "a"]))
        #expect(circle.description.contains("a → b → a"))
        #expect(try error(inStoryboard: storyboard(tabs("a", "zzz"))).reason == .danglingReference("zzz"))
        #expect(try error(inStoryboard: storyboard("", initial: "zzz")).reason == .danglingReference("zzz"))
        let none = storyboard(tabs("b", "b")).replacingOccurrences(of: "initialViewController=\"a\"", with: "")
        #expect(try error(inStoryboard: none).description.contains("the storyboard has no initial view controller"))
        let embed = scene(
            "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews><containerView id=\"c\"><connections>"
                + "<segue destination=\"a\" kind=\"embed\" id=\"s\"/></connections></containerView></subviews></view></viewController>"
        )
        #expect(try error(inStoryboard: storyboard(embed)).reason == .cycle(["a", "a"]))
        let other = scene("<viewControllerPlaceholder storyboardName=\"Nowhere\" id=\"a\"/>")
        let missing = try error(inStoryboard: storyboard(other))
        #expect(missing.reason == .danglingReference("Nowhere.storyboard"))
        #expect(missing.remedy == "add it to the target's resources")
        let itself = scene("<viewControllerPlaceholder id=\"a\"/>")
        #expect(try error(inStoryboard: storyboard(itself)).description.contains("the initial view controller of"))
        let named = scene("<viewControllerPlaceholder referencedIdentifier=\"x\" storyboardIdentifier=\"x\" id=\"a\"/>")
        #expect(try error(inStoryboard: storyboard(named)).reason.isCycle, "a reference to itself")
        let view = scene("<tableViewController id=\"a\"><view key=\"view\" id=\"v\"/></tableViewController>")
        #expect(try error(inStoryboard: storyboard(view)).description.contains("use a table view"))
        let refused = scene(
            "<viewController id=\"a\"><view key=\"view\" id=\"v\" customClass=\"RefusingView\"/></viewController>")
        #expect(try error(inStoryboard: storyboard(refused)).element == "v")
        #expect(
            try error(inStoryboard: storyboard(scene("<label id=\"a\"/>"))).description.contains(
                "is not a view controller"))
        #expect(
            try error(inStoryboard: storyboard(scene("<glkViewController id=\"a\"/>"))).description
                .contains("<glkViewController> is not a supported view controller"))
        #expect(try error(inStoryboard: nib("<view id=\"v\"/>")).description.contains("it is a nib; use UINib"))
    }
}

extension NibError.Reason {
    fileprivate var isMalformed: Bool {
        if case .malformed = self { return true }
        return false
    }

    fileprivate var isCycle: Bool {
        if case .cycle = self { return true }
        return false
    }
}
