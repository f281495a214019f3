import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// A view controller with outlets that load its view when they are read.
private class LedgerController: UIViewController {
    @ViewLoading var total: UILabel
    @ViewLoading var rows: [UIView]
}

final class NibKeyboardConstraint: NSLayoutConstraint {
    var offset: CGFloat = 5
    var constantOfNib: CGFloat?

    override func awakeFromNib() {
        super.awakeFromNib()
        constantOfNib = constant + offset
    }
}

final class NibLongPress: UILongPressGestureRecognizer {
    var viewOfNib: UIView?

    override func awakeFromNib() {
        super.awakeFromNib()
        viewOfNib = view
    }
}

private final class Desk: NSObject {
    var lamp: UIView?
    var ledger: NSObject?
}

@MainActor
@Suite("Loading of nibs", .serialized)
struct NibLoadingTests {
    /// Returns a bundle of a folder with nibs of the given names.
    private func bundle(_ nibs: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, objects) in nibs {
            try Self.document(objects).write(
                to: folder.appendingPathComponent("\(name).xib"), atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(path: folder.path))
    }

    private static func document(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>\(objects)</objects>
        </document>
        """
    }

    private static func nib(_ objects: String) -> UINib { UINib(data: Data(document(objects).utf8), bundle: nil) }

    @Test("constraints and gesture recognizers of custom classes are created, and know when the nib is loaded")
    func awakening() throws {
        let nib = Self.nib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="sub">
            <gestureRecognizers/><constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints>
            <connections><outletCollection property="gestureRecognizers" destination="press" appends="YES" id="c1"/></connections>
            </view></subviews>
            <constraints>
            <constraint firstItem="sub" firstAttribute="top" secondItem="root" secondAttribute="top" constant="12" id="t"
            customClass="NibKeyboardConstraint" customModule="UIKitTests"/>
            </constraints></view>
            <pongPressGestureRecognizer id="press" customClass="NibLongPress" customModule="UIKitTests"/>
            """)
        let view = try #require(try nib.objects().first as? UIView)
        let constraint = try #require(view.constraints.first as? NibKeyboardConstraint)
        #expect(constraint.constantOfNib == 17 && constraint.isActive)
        view.layoutIfNeeded()
        let subview = try #require(view.subviews.first)
        #expect(subview.frame.minY == 12 && subview.frame.width == 30)
        let press = try #require(subview.gestureRecognizers?.first as? NibLongPress)
        #expect(press.viewOfNib === subview)
    }

    @Test("navigation bars, bar items and segmented controls have the text attributes of their titles")
    func textAttributes() throws {
        func attributes(_ key: String, size: Int) -> String {
            """
            <textAttributes key="\(key)">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="\(size)"/>
                <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="textShadowColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <offsetWrapper key="textShadowOffset" horizontal="2" vertical="3"/>
            </textAttributes>
            """
        }
        let title = attributes("titleTextAttributes", size: 21)
        let objects = Self.nib(
            """
            <navigationBar id="a">
                \(title)\(attributes("largeTitleTextAttributes", size: 40))
                <items><navigationItem id="b" title="Owls">
                    <barButtonItem key="rightBarButtonItem" id="c" title="Add">\(title)</barButtonItem>
                </navigationItem></items>
            </navigationBar>
            <segmentedControl id="d"><segments><segment title="One"/></segments>\(title)</segmentedControl>
            """
        ).instantiate(withOwner: nil)
        let bar = try #require(objects[0] as? UINavigationBar)
        let control = try #require(objects[1] as? UISegmentedControl)
        let item = bar.items?.first?.rightBarButtonItem
        for found in [
            bar.titleTextAttributes, item?.titleTextAttributes(for: .normal), control.titleTextAttributes(for: .normal),
        ] {
            let attributes = try #require(found)
            #expect((attributes[.font] as? UIFont)?.pointSize == 21)
            #expect(attributes[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            let shadow = try #require(attributes[.shadow] as? NSShadow)
            #expect(shadow.shadowOffset == CGSize(width: 2, height: 3))
            #expect(shadow.shadowColor as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        }
        #expect((bar.largeTitleTextAttributes?[.font] as? UIFont)?.pointSize == 40)
        #expect(bar.standardAppearance.titleTextAttributes[.font] != nil)
    }

    private static func ledger(tag: Int) -> String {
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LedgerController">
            <connections>
                <outlet property="view" destination="v" id="c1"/>
                <outlet property="total" destination="t" id="c2"/>
                <outletCollection property="rows" destination="a" id="c3"/>
                <outletCollection property="rows" destination="b" id="c4"/>
            </connections>
        </placeholder>
        <view tag="\(tag)" id="v"><subviews>
            <label text="Total" id="t"/><view tag="1" id="a"/><view tag="2" id="b"/>
        </subviews></view>
        """
    }

    @Test("a nib is found by the class name of its controller, first without the suffix Controller")
    func className() throws {
        let both = try bundle(["Ledger": Self.ledger(tag: 1), "LedgerController": Self.ledger(tag: 2)])
        #expect(LedgerController(nibName: nil, bundle: both).view.tag == 1)
        let whole = try bundle(["LedgerController": Self.ledger(tag: 2)])
        let controller = LedgerController(nibName: nil, bundle: whole)
        #expect(controller.nibName == "LedgerController" && controller.view.tag == 2)
        let none = LedgerController(nibName: nil, bundle: try bundle([:]))
        #expect(none.nibName == nil && none.view.tag == 0)
    }

    @Test("a nib is found by the name passed to the initializer")
    func givenName() throws {
        let nibs = try bundle(["Books": Self.ledger(tag: 3)])
        #expect(LedgerController(nibName: "Books", bundle: nibs).view.tag == 3)
    }

    @Test("reading a `@ViewLoading` outlet loads the view")
    func viewLoading() throws {
        let controller = LedgerController(nibName: "Ledger", bundle: try bundle(["Ledger": Self.ledger(tag: 1)]))
        #expect(!controller.isViewLoaded)
        #expect(controller.total.text == "Total")
        #expect(controller.isViewLoaded && controller.rows.map(\.tag) == [1, 2])
    }

    @Test("a nib is loaded for an owner with external objects")
    func externalObjects() throws {
        let nibs = try bundle([
            "Desk": """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Desk">
                <connections>
                    <outlet property="lamp" destination="l" id="c1"/>
                    <outlet property="ledger" destination="x" id="c2"/>
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="theLedger" id="x"/>
            <view tag="4" id="l"/>
            <view tag="5" id="m"/>
            """
        ])
        let desk = Desk()
        let ledger = NSObject()
        let objects = nibs.loadNibNamed(
            "Desk", owner: desk, options: [.externalObjects: ["theLedger": ledger]])
        #expect(objects?.compactMap { ($0 as? UIView)?.tag } == [4, 5], "placeholders are not included")
        #expect(desk.lamp?.tag == 4 && desk.ledger === ledger)
    }

    @Test("gesture recognizers have the attributes of their nib")
    func recognizers() throws {
        let nib = Self.nib(
            """
            <view id="v"><connections>
                <outletCollection property="gestureRecognizers" destination="s" id="c1"/>
                <outletCollection property="gestureRecognizers" destination="e" id="c2"/>
                <outletCollection property="gestureRecognizers" destination="r" id="c3"/>
            </connections></view>
            <swipeGestureRecognizer direction="left" numberOfTouchesRequired="2" id="s"/>
            <screenEdgePanGestureRecognizer id="e"><rectEdge key="edges" left="YES" bottom="YES"/>
            </screenEdgePanGestureRecognizer>
            <rotationGestureRecognizer enabled="NO" id="r"/>
            """)
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        let recognizers = try #require(view.gestureRecognizers)
        let swipe = try #require(recognizers.compactMap { $0 as? UISwipeGestureRecognizer }.first)
        #expect(swipe.direction == .left && swipe.numberOfTouchesRequired == 2)
        let edgePan = try #require(recognizers.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first)
        #expect(edgePan.edges == [.left, .bottom])
        #expect(recognizers.contains { $0 is UIRotationGestureRecognizer && !$0.isEnabled })
    }

    @Test("table views have the background color of their style or of their nib")
    func tableBackground() throws {
        let nib = Self.nib(
            """
            <tableView style="plain" id="p"/><tableView style="insetGrouped" id="g"/>
            <tableView style="grouped" id="c"><color key="backgroundColor" systemColor="systemRedColor"/></tableView>
            """)
        let tables = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableView }
        #expect(tables.map(\.backgroundColor) == [.systemBackground, .systemGroupedBackground, .systemRed])
    }

    @Test("frame insets of older versions of Xcode are read")
    func frameInsets() throws {
        let nib = Self.nib(
            """
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
                <view fixedFrame="YES" id="a"><frame key="frameInset" minX="20" minY="30" width="40" height="50"/></view>
                <view fixedFrame="YES" id="b"><frame key="frameInset" width="40" height="50"/></view>
                <view fixedFrame="YES" id="c"><frame key="frameInset" maxX="20" width="40" height="50"/></view>
            </subviews></view>
            """)
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        #expect(
            view.subviews.map(\.frame) == [
                CGRect(x: 20, y: 30, width: 40, height: 50), CGRect(x: 0, y: 0, width: 40, height: 50), .zero,
            ])
    }

    @Test("views that are installed again with their size class return to their position")
    func order() throws {
        let nib = Self.nib(
            """
            <view id="v"><subviews>
                <view tag="1" id="a"/><view tag="2" id="b"/>
                <stackView tag="3" id="s"><subviews>
                    <view tag="10" id="sa"/><view tag="11" id="sb"/><view tag="12" id="sc"/>
                </subviews>
                <variation key="widthClass=compact"><mask key="subviews">
                    <exclude reference="sa"/><exclude reference="sb"/>
                </mask></variation>
                </stackView>
            </subviews>
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>
            </view>
            """)
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        let stack = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
        let screen = HeadlessScreen()
        screen.show(view)
        screen.settle()
        #expect(view.subviews.map(\.tag) == [2, 3] && stack.arrangedSubviews.map(\.tag) == [12])
        screen.resize(to: CGSize(width: 1024, height: 768))
        screen.settle()
        #expect(view.subviews.map(\.tag) == [1, 2, 3] && stack.arrangedSubviews.map(\.tag) == [10, 11, 12])
    }
}
