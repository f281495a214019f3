import Testing
import Trestle
import TrestleTesting
import UIKit

@testable import GalleryScreens

@MainActor
@Suite("Chat and Live feed screens", .serialized)
struct ChatScreenTests {
    private func show<Controller: UIViewController>(
        _ controller: Controller, safeAreaInsets: UIEdgeInsets = HeadlessScreen.phoneSafeAreaInsets,
        contentSizeCategory: UIContentSizeCategory = .large
    ) -> (HeadlessScreen, Controller) {
        let screen = HeadlessScreen(safeAreaInsets: safeAreaInsets, contentSizeCategory: contentSizeCategory)
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return (screen, controller)
    }

    @Test(
        "the chat opens at its end, and a sent message is visible above the keyboard, at any text size",
        arguments: [UIContentSizeCategory.large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge],
        [UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), .zero])
    func reply(contentSizeCategory: UIContentSizeCategory, safeAreaInsets: UIEdgeInsets) {
        let (screen, conversation) = show(
            ConversationViewController(), safeAreaInsets: safeAreaInsets, contentSizeCategory: contentSizeCategory)
        let chat = conversation.chat
        func last() -> IndexPath {
            IndexPath(row: chat.tableView.numberOfRows(inSection: 0) - 1, section: 0)
        }
        /// Returns the distance from the bottom of the last row to the top of the composer, in points.
        func distance() -> CGFloat {
            let frame = chat.tableView.convert(chat.tableView.rectForRow(at: last()), to: nil)
            return frame.maxY - conversation.composer.frame.minY
        }
        #expect(abs(distance()) < 1)
        let count = last().row
        screen.tap("Message")
        screen.settle()
        #expect(conversation.composer.frame.maxY == screen.keyboardFrame?.minY)
        #expect(abs(distance()) < 1)
        screen.tapKeys("Thank you")
        screen.tap("Send")
        screen.settle()
        #expect(last().row == count + 1)
        #expect(abs(distance()) < 1)
        #expect(screen.texts.contains("Thank you") && screen.texts.contains("Message"))
    }

    @Test("loading older messages preserves the scroll position")
    func older() async {
        let (screen, chat) = show(ChatViewController())
        let before = chat.tableView.numberOfRows(inSection: 0)
        chat.tableView.setContentOffset(CGPoint(x: 0, y: 60 - chat.tableView.adjustedContentInset.top), animated: false)
        chat.tableView.layoutIfNeeded()
        let path = chat.tableView.indexPathsForVisibleRows?[3]
        let row = path.flatMap(chat.adapter.rowID(at:))
        func y() -> CGFloat? {
            row.flatMap(chat.adapter.indexPath(of:)).map {
                chat.tableView.rectForRow(at: $0).minY - chat.tableView.contentOffset.y
            }
        }
        let initialY = y()
        await screen.wait { chat.tableView.numberOfRows(inSection: 0) > before }
        screen.settle()
        #expect(chat.tableView.numberOfRows(inSection: 0) == before + 20)
        #expect(initialY != nil && abs((y() ?? 0) - (initialY ?? 0)) < 1)
    }

    @Test("a tick of the live feed preserves the scroll position")
    func feed() async {
        let (screen, feed) = show(LiveFeedViewController())
        #expect(feed.tableView.numberOfRows(inSection: 0) == 100_000)
        feed.adapter.scroll(to: 90_000, in: "quotes", at: .top, animated: false)
        func y() -> CGFloat? {
            feed.adapter.indexPath(of: RowID(90_000, in: "quotes")).map {
                feed.tableView.rectForRow(at: $0).minY - feed.tableView.contentOffset.y
            }
        }
        let before = y()
        let row = feed.adapter.indexPath(of: RowID(90_000, in: "quotes"))?.row ?? 0
        feed.tick()
        await screen.wait {
            feed.adapter.indexPath(of: RowID(90_000, in: "quotes")).map { $0.row > row } ?? false
        }
        #expect(before != nil && y() == before)
        screen.show(UIViewController())
    }

    @Test("the live feed shows whole names and prices, aligned to the edges, during updates and scrolling")
    func wholePrices() async {
        let (screen, feed) = show(LiveFeedViewController(feed: QuoteFeed(count: 200)))
        func expectWholeTexts() {
            for cell in feed.tableView.visibleCells {
                for label in [cell.textLabel, cell.detailTextLabel].compactMap(\.self) {
                    #expect(label.intrinsicContentSize.width <= label.bounds.width, "\(label.text ?? "")")
                }
                #expect(cell.detailTextLabel?.frame.maxX == cell.contentView.bounds.width - 16)
            }
        }
        for _ in 0..<5 {
            let first = feed.adapter.rowID(at: [0, 0])
            feed.tick()
            await screen.wait { feed.adapter.rowID(at: [0, 0]) != first }
            screen.fling(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -200))
            expectWholeTexts()
        }
        screen.show(UIViewController())
    }
}
