import Foundation
import Testing

@testable import UIKit

/// A view of an app that encodes a property of its own.
final class CodedBadge: UIView {
    var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        count = coder.decodeInteger(forKey: "count")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(count, forKey: "count")
    }
}

/// A cell of an app that encodes a subview.
final class CodedCell: UITableViewCell {
    let badge: CodedBadge

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        badge = CodedBadge(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) {
        badge = coder.decodeObject(forKey: "badge") as? CodedBadge ?? CodedBadge()
        super.init(coder: coder)
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(badge, forKey: "badge")
    }
}

/// A table view controller of an app.
final class CodedController: UITableViewController {
    private(set) var wasDecoded = false

    override init(style: UITableView.Style) {
        super.init(style: style)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        wasDecoded = true
    }
}

@Suite(.serialized)
@MainActor
struct CodingTests {
    private func roundTrip<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Object)
    }

    @Test("a view is decoded with its geometry, its appearance and its subviews")
    func view() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        view.backgroundColor = .systemRed
        view.alpha = 0.5
        view.tag = 7
        view.clipsToBounds = true
        view.contentMode = .center
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.isUserInteractionEnabled = false
        view.tintColor = .purple
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.accessibilityIdentifier = "box"
        let badge = CodedBadge(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        badge.count = 3
        view.addSubview(badge)
        view.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1)))

        let copy = try roundTrip(view)

        #expect(copy !== view)
        #expect(copy.bounds == view.bounds && copy.center == view.center && copy.transform == view.transform)
        #expect(copy.backgroundColor == .systemRed && copy.alpha == 0.5 && copy.tintColor == .purple)
        #expect(copy.tag == 7 && copy.clipsToBounds && copy.contentMode == .center)
        #expect(copy.autoresizingMask == [.flexibleWidth, .flexibleTopMargin] && !copy.isUserInteractionEnabled)
        #expect(copy.directionalLayoutMargins == view.directionalLayoutMargins)
        #expect(copy.accessibilityIdentifier == "box")
        #expect(copy.subviews.map(\.frame) == view.subviews.map(\.frame))
        #expect((copy.subviews.first as? CodedBadge)?.count == 3)
        #expect(copy.subviews.allSatisfy { $0.superview === copy })
    }

    @Test("a cell is decoded with its style, identifier, texts, accessory and content view")
    func cell() throws {
        let cell = CodedCell(style: .subtitle, reuseIdentifier: "coded")
        cell.textLabel?.text = "Title"
        cell.textLabel?.font = .boldSystemFont(ofSize: 20)
        cell.detailTextLabel?.text = "Detail"
        cell.detailTextLabel?.textColor = .systemGreen
        cell.imageView?.image = UIImage(systemName: "star")
        cell.accessoryType = .checkmark
        cell.selectionStyle = .none
        cell.indentationLevel = 2
        cell.editingAccessoryType = .detailButton
        cell.showsReorderControl = true
        cell.badge.count = 9

        let copy = try roundTrip(cell)

        #expect(copy.reuseIdentifier == "coded" && copy.style == .subtitle)
        #expect(copy.textLabel?.text == "Title" && copy.textLabel?.font == .boldSystemFont(ofSize: 20))
        #expect(copy.detailTextLabel?.text == "Detail" && copy.detailTextLabel?.textColor == .systemGreen)
        #expect(copy.imageView?.image?.isSymbolImage == true)
        #expect(copy.accessoryType == .checkmark && copy.selectionStyle == .none && copy.indentationLevel == 2)
        #expect(copy.editingAccessoryType == .detailButton && copy.showsReorderControl)
        #expect(copy.badge.count == 9 && copy.badge.superview === copy.contentView)
        #expect(copy.textLabel?.superview === copy.contentView)
        #expect(copy.contentView.subviews.count == cell.contentView.subviews.count)
        // The copy has the same layout as the original.
        for cell in [cell, copy] {
            cell.frame.size = CGSize(width: 300, height: 60)
            cell.layoutIfNeeded()
        }
        #expect(copy.textLabel?.frame == cell.textLabel?.frame && copy.imageView?.frame == cell.imageView?.frame)
    }

    @Test("a header is decoded with its identifier and title")
    func header() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.textLabel?.text = "Title"
        let copy = try roundTrip(header)
        #expect(copy.reuseIdentifier == "header" && copy.textLabel?.text == "Title")
        #expect(copy.textLabel?.superview === copy.contentView)
    }

    @Test("a table is decoded without its rows, and shows those of its new data source")
    func table() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
        table.rowHeight = 60
        table.separatorStyle = .none
        table.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        table.allowsMultipleSelection = true
        table.allowsSelectionDuringEditing = true
        table.fillerRowHeight = 12
        table.sectionIndexColor = .systemPink
        table.tableHeaderView = CodedBadge(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        let source = CountedRows(count: 3)
        table.dataSource = source
        table.layoutIfNeeded()

        let copy = try roundTrip(table)

        #expect(copy.style == .insetGrouped && copy.rowHeight == 60 && copy.separatorStyle == .none)
        #expect(copy.contentInset == table.contentInset && copy.allowsMultipleSelection)
        #expect(
            copy.allowsSelectionDuringEditing && copy.fillerRowHeight == 12 && copy.sectionIndexColor == .systemPink)
        #expect(copy.gestureRecognizers?.count == table.gestureRecognizers?.count)
        #expect(copy.backgroundColor == .systemGroupedBackground && copy.alwaysBounceVertical)
        #expect(copy.tableHeaderView is CodedBadge && copy.tableHeaderView?.superview === copy)
        #expect(copy.visibleCells.isEmpty)
        copy.dataSource = source
        copy.layoutIfNeeded()
        #expect(copy.visibleCells.count == 3)
        #expect(
            copy.rectForRow(at: IndexPath(row: 2, section: 0)) == table.rectForRow(at: IndexPath(row: 2, section: 0)))
    }

    @Test("view controllers are decoded with their children, and load their views again")
    func controllers() throws {
        let list = CodedController(style: .grouped)
        list.title = "List"
        list.clearsSelectionOnViewWillAppear = false
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
        list.navigationItem.backButtonTitle = "Back to it"
        list.extendedLayoutIncludesOpaqueBars = true
        let navigation = UINavigationController(rootViewController: list)

        let copy = try roundTrip(navigation)

        let first = try #require(copy.viewControllers.first as? CodedController)
        #expect(copy.viewControllers.count == 1 && first.wasDecoded && first.parent === copy)
        #expect(first.navigationItem.rightBarButtonItem?.title == "Save" && first.navigationItem.title == "List")
        #expect(first.navigationItem.rightBarButtonItem?.style == .done)
        #expect(first.navigationItem.backButtonTitle == "Back to it" && first.extendedLayoutIncludesOpaqueBars)
        #expect(first.title == "List" && !first.clearsSelectionOnViewWillAppear && !first.isViewLoaded)
        #expect(first.tableView.style == .grouped && first.tableView.dataSource === first)
    }

    @Test("controls and image views are decoded with their content")
    func controls() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Gone", for: .disabled)
        button.setTitleColor(.systemOrange, for: .normal)
        button.isEnabled = false
        let copy = try roundTrip(button)
        #expect(copy.title(for: .normal) == "Go" && copy.currentTitle == "Gone" && !copy.isEnabled)
        #expect(copy.titleColor(for: .normal) == .systemOrange && copy.buttonType == .system)
        #expect(copy.titleLabel?.superview === copy && copy.subviews.count == button.subviews.count)

        let toggle = UISwitch()
        toggle.isOn = true
        toggle.onTintColor = .systemPink
        let toggled = try roundTrip(toggle)
        #expect(toggled.isOn && toggled.onTintColor == .systemPink && toggled.subviews.count == toggle.subviews.count)

        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let shown = try roundTrip(UIImageView(image: picture))
        #expect(shown.image?.size == CGSize(width: 4, height: 3) && !shown.isUserInteractionEnabled)
        #expect(shown.image?.pngData() == picture.pngData())

        let wheel = UIActivityIndicatorView(style: .large)
        wheel.color = .systemTeal
        let decodedWheel = try roundTrip(wheel)
        #expect(
            decodedWheel.style == .large && decodedWheel.color == .systemTeal && decodedWheel.isHidden
                && !decodedWheel.isAnimating)
    }

    @Test("labels and button titles are decoded with their text attributes")
    func labels() throws {
        let label = UILabel()
        label.text = "Some text"
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = UIColor.systemBlue.withAlphaComponent(0.5)
        label.numberOfLines = 0
        label.textAlignment = .right
        label.lineBreakMode = .byWordWrapping
        let copy = try roundTrip(label)
        #expect(copy.text == "Some text" && copy.font == label.font && copy.textColor == label.textColor)
        #expect(copy.numberOfLines == 0 && copy.textAlignment == .right && copy.lineBreakMode == .byWordWrapping)
        #expect(copy.sizeThatFits(CGSize(width: 50, height: 500)) == label.sizeThatFits(CGSize(width: 50, height: 500)))
    }

    @Test("colors are decoded: components, system colors, alpha, and providers as light and dark colors")
    func colors() throws {
        for color in [
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .label, .systemGray5,
            .separator.withAlphaComponent(1),
        ] {
            #expect(try roundTrip(color) == color)
        }
        let dynamicColor = try roundTrip(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        #expect(
            dynamicColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
                == UIColor(white: 1, alpha: 1))
        #expect(
            dynamicColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
                == UIColor(white: 0, alpha: 1))
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.red, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == .red)
    }

    @Test("fonts are decoded with their face, size and text style")
    func fonts() throws {
        for font in [
            UIFont.systemFont(ofSize: 13, weight: .heavy), .italicSystemFont(ofSize: 12),
            .monospacedDigitSystemFont(ofSize: 15, weight: .medium),
            .monospacedSystemFont(ofSize: 11, weight: .regular),
            .preferredFont(forTextStyle: .title2), UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 21)),
        ] {
            #expect(try roundTrip(font) == font)
        }
    }

    @Test("an empty archive decodes no color, font or image")
    func emptyArchive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIColor(coder: coder) == nil && UIFont(coder: coder) == nil && UIImage(coder: coder) == nil)
        // Views and controllers are decoded with default values.
        #expect(UIView(coder: coder)?.frame == .zero)
        #expect(UITableViewCell(coder: coder)?.reuseIdentifier == nil)
        #expect(UITableViewController(coder: coder)?.tableView.style == .plain)
    }
}

private final class CountedRows: NSObject, UITableViewDataSource {
    let count: Int

    init(count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
