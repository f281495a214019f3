import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// Rows and headers with attributes that Interface Builder adds by default, or that nibs often omit.
@MainActor
@Suite("Rows from nibs", .serialized)
struct NibRowTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let make: (UITableViewCell) -> Void

        init(make: @escaping (UITableViewCell) -> Void) { self.make = make }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            make(cell)
            return cell
        }
    }

    private func heights(_ rows: Rows) -> [CGFloat] {
        let controller = UITableViewController(style: .plain)
        controller.tableView.dataSource = rows
        let screen = HeadlessScreen()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return (0..<3).map { controller.tableView.rectForRow(at: [0, $0]).height }
    }

    @Test("rows that preserve the table's margins have equal heights, also below the bar")
    func marginsOfTheTable() {
        let rows = Rows { cell in
            cell.preservesSuperviewLayoutMargins = true
            let label = UILabel()
            label.text = "Row"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            ])
        }
        let heights = heights(rows)
        #expect(heights[0] < 50)
        #expect(Set(heights).count == 1)
    }

    @Test("a row without vertical constraints has the standard height")
    func standardHeight() {
        let rows = Rows { cell in
            let slider = UISlider()
            slider.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(slider)
            NSLayoutConstraint.activate([
                slider.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
                slider.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
                slider.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
            ])
        }
        #expect(heights(rows) == [44, 44, 44])
    }

    @Test("outlets may be weak, unowned or unmanaged, and do not change how long their object lives")
    func ownership() throws {
        final class Target: UIView {}
        class Owner: NSObject {
            weak var weakly: Target?
            unowned var optional: Target?
            unowned var target: Target
            unowned(unsafe) var unmanaged: Target!
            var strongly: Target?

            init(_ target: Target) { self.target = target }
        }
        class Heir: Owner {}
        weak var deallocated: Target?
        weak var deallocatedFirst: Target?
        do {
            let (first, second) = (Target(), Target())
            (deallocatedFirst, deallocated) = (first, second)
            let owner = Heir(first)
            for name in ["weakly", "optional", "target", "unmanaged", "strongly"] {
                for object in [first, second] { try NibProperties.set(name, of: owner, to: object) }
                #expect(throws: MemberMismatch.self) { try NibProperties.set(name, of: owner, to: UILabel()) }
            }
            #expect(owner.weakly === second && owner.optional === second && owner.target === second)
            #expect(owner.unmanaged === second && owner.strongly === second)
            owner.optional = first
            owner.target = first
            owner.unmanaged = first
            owner.weakly = first
        }
        #expect(deallocated == nil && deallocatedFirst == nil)
    }

    private func document(_ objects: String, resources: String = "") throws -> NibDocument {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>\(objects)</objects>
                <resources>\(resources)</resources>
            </document>
            """
        return try NibDocument(Data(xml.utf8), bundle: nil)
    }

    private func object<Object: NSObject>(_ document: NibDocument) throws -> Object {
        let element = try #require(document.topLevel.first)
        let record = try #require(try document.record(for: element))
        let instance = NibInstance(document)
        let decoded = try #require(instance.make(record) as? Object)
        try instance.finish()
        return decoded
    }

    @Test("an image for the selected state does not set the button's `isSelected`")
    func states() throws {
        let document = try document(
            """
            <button opaque="NO" id="b"><state key="normal" image="bookmark" catalog="system"/>
            <state key="selected" image="bookmark.fill" catalog="system"/></button>
            """)
        let button: UIButton = try object(document)
        #expect(document.warnings.isEmpty)
        #expect(button.image(for: .selected) != nil)
        #expect(button.image(for: .selected) != button.image(for: .normal))
        #expect(!button.isSelected)
    }

    @Test("an unknown text style logs a warning, and the text has the default font")
    func textStyle() throws {
        let document = try document(
            """
            <label text="Hello" id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleGigantic"/></label>
            """)
        let label: UILabel = try object(document)
        #expect(document.warnings.count == 1)
        #expect(label.font == UILabel().font)
    }

    @Test("an image listed as a system image is a symbol, also as the second image of an element")
    func symbols() throws {
        let document = try document(
            """
            <slider minimumValueImage="sun.min.fill" maximumValueImage="sun.max.fill" minValue="0.0" maxValue="1" id="s"/>
            """,
            resources: """
                <image name="sun.min.fill" catalog="system" width="128" height="116"/>
                <image name="sun.max.fill" catalog="system" width="128" height="121"/>
                """)
        let slider: UISlider = try object(document)
        #expect(document.warnings.isEmpty)
        #expect(slider.minimumValueImage != nil)
        #expect(slider.maximumValueImage != nil)
    }

    @Test("a header's subviews from a nib are in front of its content view")
    func header() throws {
        let document = try document(
            """
            <view contentMode="scaleToFill" id="h" customClass="UITableViewHeaderFooterView">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews><label text="Title" id="t"/></subviews></view>
            """)
        let header: UITableViewHeaderFooterView = try object(document)
        #expect(header.subviews.first === header.contentView)
        #expect(header.subviews.last is UILabel)
        #expect(header.contentView.preservesSuperviewLayoutMargins)
    }
}

@MainActor
@Suite("Decoded controls", .serialized)
struct ArchivedControlTests {
    private func picture(of view: UIView) -> CGImage {
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 80), scale: 1, safeAreaInsets: .zero)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        view.frame = CGRect(x: 10, y: 10, width: 180, height: 60)
        controller.view.addSubview(view)
        screen.show(controller)
        screen.settle()
        return screen.picture
    }

    @Test("a decoded control looks like the original without further changes")
    func looks() throws {
        let slider = UISlider()
        slider.minimumValueImage = UIImage(systemName: "sun.min.fill")
        slider.maximumValueImage = UIImage(systemName: "sun.max.fill")
        slider.minimumTrackTintColor = .systemRed
        slider.maximumTrackTintColor = .systemGreen
        let stepper = UIStepper()
        stepper.minimumValue = 3
        stepper.value = 3
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 2
        pages.currentPageIndicatorTintColor = .systemRed
        pages.pageIndicatorTintColor = .systemGreen
        let progress = UIProgressView()
        progress.progress = 0.4
        progress.progressTintColor = .systemRed
        progress.trackTintColor = .systemGreen
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.onTintColor = .systemRed
        toggle.thumbTintColor = .systemYellow
        let bar = UISearchBar()
        bar.prompt = "Prompt"
        bar.showsBookmarkButton = true
        for view in [slider, stepper, pages, progress, toggle, bar] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
            let restored = try #require(object as? UIView)
            let comparison = ImageComparison(picture(of: view), picture(of: restored))
            #expect(comparison.differingPixels == 0, "\(type(of: view)) \(comparison.differingRect)")
        }
    }
}
