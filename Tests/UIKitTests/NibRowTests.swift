import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// What nibs of rows have that Interface Builder writes by itself, or that people leave out.
@MainActor
@Suite("Rows as Interface Builder writes them", .serialized)
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

    @Test("rows that keep their table's margins are as high below the bar as anywhere")
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

    @Test("a row whose constraints say nothing of its height has the standard one")
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
        let made = try #require(instance.make(record) as? Object)
        try instance.finish()
        return made
    }

    @Test("a button's image for its selected state is no value of being selected")
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

    @Test("a text style that nobody knows is told, and the text has the usual font")
    func textStyle() throws {
        let document = try document(
            """
            <label text="Hello" id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleGigantic"/></label>
            """)
        let label: UILabel = try object(document)
        #expect(document.warnings.count == 1)
        #expect(label.font == UILabel().font)
    }

    @Test("an image that the file's end calls the system's is a symbol, also as the second one of its element")
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

    @Test("a header of a nib has what the nib put into it in front of its content view")
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
@Suite("Controls that are made from what is archived", .serialized)
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

    @Test("they look as they were set, where nothing is set later")
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
            let comparison = PictureComparison(picture(of: view), picture(of: restored))
            #expect(comparison.differingPixels == 0, "\(type(of: view)) \(comparison.differingRect)")
        }
    }
}
