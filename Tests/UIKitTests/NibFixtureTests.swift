import UIKitFixtures
import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// A view controller whose view is in its nib.
final class OwnedController: UIViewController {
    weak var counterLabel: UILabel!
    var buttons: [UIButton] = []
    var counter: UIStepper! { didSet { counterChanges += 1 } }
    var counterChanges = 0
    var helper: NibHelper?
    var spacing: NSLayoutConstraint!
    var count = 0

    @IBAction func add(_ sender: UIButton) {
        count += sender.tag
        counterLabel?.text = "\(count)"
    }
    func reset() { count = 0 }

    override class var objcMembers: [ObjCMember] {
        super.objcMembers + [
            .method("add:", OwnedController.add), .method("reset", OwnedController.reset),
            .property("counter", \OwnedController.counter),
        ]
    }
}

/// A top-level object of a nib that is no view.
final class NibHelper: NSObject {
    weak var owner: OwnedController?
    var title = ""
}

final class NibSectionHeader: UITableViewHeaderFooterView {
    var headline: UILabel!
}

@MainActor
@Suite("Nibs of Interface Builder", .serialized)
struct NibFixtureTests {
    private func load(
        _ name: String, owner: NSObject? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [Any] {
        let document = try NibDocument(contentsOf: NibFixture.url(name + ".xib"), bundle: AssetFixture.bundle())
        let objects = try UINib(document).objects(withOwner: owner)
        #expect(document.warnings.isEmpty, sourceLocation: sourceLocation)
        return objects
    }

    private func show(
        _ name: String, size: CGSize = HeadlessScreen.phoneSize, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> (HeadlessScreen, UIView) {
        let view = try #require(try load(name).first as? UIView)
        let screen = HeadlessScreen(size: size, style: style, layoutDirection: direction)
        screen.show(view)
        screen.settle()
        return (screen, view)
    }

    @Test(
        "nibs match their reference images in light and dark mode",
        arguments: ["Controls", "Buttons", "Texts", "Views", "OldStyle", "Constraints"],
        [UIUserInterfaceStyle.light, .dark])
    func looks(_ name: String, _ style: UIUserInterfaceStyle) throws {
        let (screen, _) = try show(name, style: style)
        expectSnapshot(screen, matches: "nib-\(name.lowercased())\(style == .dark ? "-dark" : "")")
    }

    @Test(
        "nibs match their reference images in a right-to-left layout",
        arguments: ["Controls", "Texts", "Constraints"])
    func rightToLeft(_ name: String) throws {
        let (screen, _) = try show(name, direction: .rightToLeft)
        expectSnapshot(screen, matches: "nib-\(name.lowercased())-rtl")
    }

    @Test("nibs follow the size classes of a rotated and resized window")
    func sizeClasses() throws {
        let (screen, view) = try show("SizeClasses")
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        let stack = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
        #expect(label.font.pointSize == 17 && stack.axis == .vertical && label.frame.minX == 20)
        expectSnapshot(screen, matches: "nib-sizeclasses-compact")
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.settle()
        #expect(stack.axis == .horizontal)
        #expect(stack.arrangedSubviews.map(\.isHidden) == [false, true, false])
        expectSnapshot(screen, matches: "nib-sizeclasses-turned")
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.settle()
        #expect(label.font.pointSize == 34 && label.frame.minX == 100)
        #expect(view.subviews.contains { $0.tag == 7 }, "the view is installed in regular environments only")
        expectSnapshot(screen, matches: "nib-sizeclasses-regular")
        screen.resize(to: HeadlessScreen.phoneSize)
        screen.settle()
        #expect(!view.subviews.contains { $0.tag == 7 })
        expectSnapshot(screen, matches: "nib-sizeclasses-compact")
    }

    @Test("a nib provides its owner's view, outlets and actions")
    func owner() throws {
        let controller = OwnedController()
        let objects = try load("OwnedController", owner: controller)
        let helper = try #require(objects.compactMap { $0 as? NibHelper }.first)
        #expect(controller.viewIfLoaded === objects.first as? UIView)
        #expect(controller.helper === helper && helper.owner === controller && helper.title == "Helper")
        #expect(controller.buttons.map(\.tag) == [1, 10] && controller.counter.stepValue == 2)
        #expect(controller.counterChanges == 1, "a listed property is set like in code")
        #expect(controller.spacing.constant == 24)
        let screen = HeadlessScreen()
        screen.show(controller)
        screen.tap("Add ten")
        screen.tap("Add one")
        #expect(controller.counterLabel.text == "11")
        screen.tap("Reset")
        #expect(controller.count == 0)
        screen.settle()
        expectSnapshot(screen, matches: "nib-owner")
    }

    @Test("a nib provides a table's headers")
    func header() throws {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
                (header as? NibSectionHeader)?.headline.text = "Section \(section + 1)"
                return header
            }
        }
        let rows = Rows()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(try NibFixture.nib("SectionHeader"), forHeaderFooterViewReuseIdentifier: "Header")
        table.dataSource = rows
        table.delegate = rows
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), safeAreaInsets: .zero)
        screen.show(table)
        screen.settle()
        #expect(screen.texts.contains("Section 2"))
        expectSnapshot(screen, matches: "nib-header")
    }

    @Test("bars with all kinds of items in a storyboard match their reference images")
    func bars() throws {
        let storyboard = try NibFixture.storyboard("Bars")
        let tabs = try #require(try storyboard.viewController() as? UITabBarController)
        let screen = HeadlessScreen()
        screen.show(tabs)
        screen.settle()
        #expect(storyboard.document.warnings.isEmpty)
        expectSnapshot(screen, matches: "nib-bars")
        screen.tap("Loose")
        screen.settle()
        expectSnapshot(screen, matches: "nib-bars-loose")
        #expect(storyboard.document.warnings.isEmpty)
    }

    @Test("nibs are in the language of the app", arguments: ["en", "de"])
    func language(_ language: String) throws {
        let usual = UserDefaults.standard.array(forKey: "AppleLanguages")
        UserDefaults.standard.set([language], forKey: "AppleLanguages")
        defer { UserDefaults.standard.set(usual, forKey: "AppleLanguages") }
        let storyboard = try UIStoryboard(contentsOf: NibFixture.url("Base.lproj/Welcome.storyboard"))
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
        screen.show(try storyboard.viewController())
        screen.settle()
        let texts = language == "de" ? ["Willkommen", "Weiter", "Eins"] : ["Welcome", "Continue", "One"]
        #expect(Set(texts).isSubset(of: screen.texts), "\(screen.texts)")
        #expect(storyboard.document.warnings.isEmpty)
        expectSnapshot(screen, matches: "nib-welcome-\(language)")
    }

    /// Elements that occur at least ten times in the nibs of public repositories.
    private let vocabulary: Set<String> = [
        "rect", "autoresizingMask", "color", "nil", "fontDescription", "label", "placeholder", "point", "connections",
        "objects", "constraint", "outlet", "view", "scene", "capability", "subviews", "viewControllerLayoutGuide",
        "outletCollection", "document", "dependencies", "plugIn", "userDefinedRuntimeAttribute", "viewController",
        "tableViewCell", "tableViewCellContentView", "action", "viewLayoutGuide", "scenes", "segue", "layoutGuides",
        "slider", "font", "attributedString", "fragment", "attributes", "paragraphStyle", "textInputTraits", "device",
        "constraints", "state", "image", "navigationItem", "tableView", "button", "textField", "tabBarItem",
        "deployment", "navigationBar", "prototypes", "resources", "adaptation", "segment", "tableViewController",
        "navigationController", "animations",
    ]

    @Test("the fixtures contain each common element")
    func commonElements() throws {
        var found: Set<String> = []
        for url in NibFixture.all {
            var pending = [try NibReader.read(contentsOf: url)]
            while let element = pending.popLast() {
                found.insert(element.name)
                pending += element.children
            }
        }
        #expect(vocabulary.subtracting(found).isEmpty)
    }
}
