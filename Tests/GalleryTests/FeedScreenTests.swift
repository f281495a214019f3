import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Feed screen with rows laid out by constraints", .serialized)
@MainActor
struct FeedScreenTests {
    private func show(
        contentSizeCategory: UIContentSizeCategory = .large
    ) -> (screen: HeadlessScreen, table: UITableView) {
        let screen = HeadlessScreen(contentSizeCategory: contentSizeCategory)
        let controller = FeedViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return (screen, controller.tableView)
    }

    @Test(
        "each row has the height of its content at any text size",
        arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge])
    func heights(contentSizeCategory: UIContentSizeCategory) throws {
        let (screen, table) = show(contentSizeCategory: contentSizeCategory)
        for row in Posts.all.indices {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            screen.settle()
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            for label in cell.contentView.subviews.compactMap({ $0 as? UILabel }) {
                let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
                #expect(abs(fitting.height - label.bounds.height) <= 0.5, "row \(row): \(label.text ?? "")")
            }
        }
    }

    @Test("More expands a long text, Less collapses it, and the row animates to its new height")
    func more() throws {
        let (screen, table) = show()
        let path = try #require(Posts.all.firstIndex(where: \.isLong).map { IndexPath(row: $0, section: 0) })
        let before = table.rectForRow(at: path)
        let next = try #require(table.cellForRow(at: IndexPath(row: path.row + 1, section: 0)))
        let initialY = next.frame.minY
        screen.tap("More")
        screen.advance(by: 0.1)
        let text = try #require(screen.views(UILabel.self).first { $0.text == Posts.all[path.row].text })
        #expect(text.bounds.height == text.sizeThatFits(CGSize(width: text.bounds.width, height: .infinity)).height)
        let animatedY = next.layer.presentation()?.frame.minY ?? 0
        #expect(animatedY > initialY && animatedY < next.frame.minY)
        screen.settle()
        #expect(table.rectForRow(at: path).height > before.height + 60)
        #expect(table.rectForRow(at: path).minY == before.minY)
        screen.tap("Less")
        screen.settle()
        #expect(table.rectForRow(at: path) == before)
    }

    @Test("the name and the time share a baseline, and at large text sizes the time is below the name")
    func baselines() throws {
        func head(_ contentSizeCategory: UIContentSizeCategory) throws -> (name: UILabel, time: UILabel) {
            let (screen, _) = show(contentSizeCategory: contentSizeCategory)
            let labels = screen.views(UILabel.self)
            let post = Posts.all[0]
            return (
                try #require(labels.first { $0.text == post.author.name }),
                try #require(labels.first { $0.text == post.age })
            )
        }
        let (name, time) = try head(.large)
        #expect(abs(name.frame.minY + name.font.ascender - time.frame.minY - time.font.ascender) <= 0.5)
        #expect(time.frame.maxX == 374)
        let (largeName, largeTime) = try head(.accessibilityLarge)
        #expect(largeTime.frame.minY == largeName.frame.maxY)
        #expect(largeTime.frame.minX == largeName.frame.minX)
    }
}
