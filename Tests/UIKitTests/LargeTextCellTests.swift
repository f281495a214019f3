import Testing
import TrestleTesting

@testable import UIKit

/// A table with one cell, which a closure creates.
@MainActor
private final class LargeTextCell: NSObject, UITableViewDataSource {
    let screen: HeadlessScreen
    let cell: UITableViewCell

    init(
        _ style: UITableViewCell.CellStyle = .subtitle, category: UIContentSizeCategory = .accessibilityLarge,
        isRightToLeft: Bool = false, configure: (UITableViewCell) -> Void
    ) {
        screen = HeadlessScreen(
            size: CGSize(width: 320, height: 600), scale: 2, safeAreaInsets: .zero, contentSizeCategory: category,
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        cell = UITableViewCell(style: style, reuseIdentifier: nil)
        super.init()
        configure(cell)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        table.dataSource = self
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
        screen.settle()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

@MainActor
@Suite("Cells with large text", .serialized)
struct LargeTextCellTests {
    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private let text = "A text that is much too long for one line beside an image"

    @Test("text flows around an image that is beside the first line", arguments: [false, true])
    func wrapping(isRightToLeft: Bool) throws {
        let row = LargeTextCell(isRightToLeft: isRightToLeft) { cell in
            cell.imageView?.image = square(29)
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = "Detail"
        }
        let image = try #require(row.cell.imageView).frame
        let (first, second) = (try #require(row.cell.textLabel), try #require(row.cell.detailTextLabel))
        #expect(image.midY >= first.frame.minY && image.midY <= first.frame.minY + first.font.lineHeight)
        #expect(first.frame.minX <= image.minX && first.frame.maxX >= image.maxX, "the second line begins at the edge")
        #expect(first.firstLineIndentation == 45 && second.firstLineIndentation == 0)
        #expect(first.text == text, "the app's text is unchanged")
        #expect(row.cell.shownSeparatorInset.left == 16)
        #expect(first.frame.minY >= 11 && row.cell.bounds.maxY - second.frame.maxY >= 11)
    }

    @Test("text is beside an image that is much higher than a line, and begins at its top")
    func highImage() throws {
        let row = LargeTextCell { cell in
            cell.imageView?.image = square(60)
            cell.textLabel?.text = text
        }
        let image = try #require(row.cell.imageView).frame
        let label = try #require(row.cell.textLabel)
        #expect(image.minY == label.frame.minY && label.frame.minX == image.maxX + 16)
        #expect(label.firstLineIndentation == 0)
    }

    @Test("the text is beside the image again when the text size is standard")
    func standard() throws {
        let row = LargeTextCell { cell in
            cell.imageView?.image = square(29)
            cell.textLabel?.text = "Text"
        }
        let label = try #require(row.cell.textLabel)
        #expect(label.firstLineIndentation > 0)
        row.cell.window?.traitOverrides.preferredContentSizeCategory = .large
        row.screen.settle()
        #expect(label.firstLineIndentation == 0 && label.frame.minX == 61)
    }

    @Test("configured contents are arranged in the same way")
    func configuration() throws {
        for (side, wraps) in [(CGFloat(29), true), (60, false)] {
            let row = LargeTextCell { cell in
                var content = cell.defaultContentConfiguration()
                content.image = square(side)
                content.text = text
                cell.contentConfiguration = content
            }
            let content = try #require(row.cell.contentView as? UIListContentView)
            let (image, label) = (try #require(content.imageView).frame, try #require(content.textLabel))
            #expect((label.firstLineIndentation > 0) == wraps)
            #expect(wraps == (label.frame.minX <= image.minX))
            if !wraps { #expect(image.minY == label.frame.minY) }
        }
    }

    @Test("the disclosure indicator and the checkmark grow with the text, but not a switch")
    func accessories() throws {
        func size(_ type: UITableViewCell.AccessoryType, _ category: UIContentSizeCategory) throws -> CGSize {
            let row = LargeTextCell(category: category) { $0.accessoryType = type }
            let view = try #require(row.cell.accessory)
            let offset: CGFloat = abs(view.frame.midY - row.cell.bounds.midY)
            #expect(view.frame.maxX == 304 && offset <= 0.25)
            return view.frame.size
        }
        for type in [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark] {
            let standard = try size(type, .large).height
            let large = try size(type, .accessibilityLarge).height
            let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
            let expected = UIFontMetrics(forTextStyle: .body).scaledValue(for: standard, compatibleWith: traits)
            let difference: CGFloat = abs(large - expected)
            #expect(large > standard * 1.5 && difference <= 1)
        }
        let row = LargeTextCell { $0.accessoryView = UISwitch() }
        #expect(row.cell.accessoryView?.frame.size == UISwitch().intrinsicContentSize)
    }

    @Test("the indicator grows in a visible row")
    func categoryChange() throws {
        let row = LargeTextCell(category: .large) { $0.accessoryType = .disclosureIndicator }
        let accessory = try #require(row.cell.accessory)
        let standard = accessory.frame.height
        row.cell.window?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        row.screen.settle()
        #expect(row.cell.accessory === accessory && accessory.frame.height > standard * 1.5)
        #expect(accessory.frame.maxX == 304)
    }

    @Test("rows reserve the same width for narrow and wide symbols")
    func symbols() throws {
        var starts: [CGFloat] = []
        for name in ["lightbulb", "envelope", "books.vertical"] {
            let row = LargeTextCell(category: .large) { cell in
                cell.imageView?.image = UIImage(systemName: name)
                cell.textLabel?.text = "Text"
            }
            starts.append(try #require(row.cell.textLabel).frame.minX)
            #expect(row.cell.shownSeparatorInset.left == starts.last)
            let offset: CGFloat = try #require(row.cell.imageView).frame.midX - 30
            #expect(abs(offset) <= 0.5)
        }
        #expect(starts == [60, 60, 60])
    }
}
