import Testing
import Trestle
import TrestleTesting
import UIKit

@testable import GalleryScreens

@MainActor
@Suite("The screens Chat and Live feed", .serialized)
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
        "the chat starts at its end, and an answer is seen at once, in text of any size",
        arguments: [UIContentSizeCategory.large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge],
        [UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), .zero])
    func answer(contentSizeCategory: UIContentSizeCategory, safeAreaInsets: UIEdgeInsets) {
        let (screen, chat) = show(
            ChatViewController(), safeAreaInsets: safeAreaInsets, contentSizeCategory: contentSizeCategory)
        func last() -> IndexPath {
            IndexPath(row: chat.tableView.numberOfRows(inSection: 0) - 1, section: 0)
        }
        /// How far the last row's end is from the bottom of the screen, or from the bar there.
        func distance() -> CGFloat {
            let place = chat.tableView.convert(chat.tableView.rectForRow(at: last()), to: nil)
            return place.maxY - (HeadlessScreen.phoneSize.height - safeAreaInsets.bottom)
        }
        #expect(abs(distance()) < 1)
        let count = last().row
        screen.tap("Answer")
        screen.settle()
        #expect(last().row == count + 1)
        #expect(abs(distance()) < 1)
        #expect(screen.texts.contains("Thank you"))
    }

    @Test("older messages come in above without moving what is read")
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
        let place = y()
        await screen.wait { chat.tableView.numberOfRows(inSection: 0) > before }
        screen.settle()
        #expect(chat.tableView.numberOfRows(inSection: 0) == before + 20)
        #expect(place != nil && abs((y() ?? 0) - (place ?? 0)) < 1)
    }

    @Test("the feed keeps what is read in its place, and shows other prices")
    func feed() async {
        let (screen, live) = show(LiveFeedViewController())
        #expect(live.tableView.numberOfRows(inSection: 0) == 100_000)
        live.adapter.scroll(to: 90_000, in: "quotes", at: .top, animated: false)
        func place() -> CGFloat? {
            live.adapter.indexPath(of: RowID(90_000, in: "quotes")).map {
                live.tableView.rectForRow(at: $0).minY - live.tableView.contentOffset.y
            }
        }
        let before = place()
        let row = live.adapter.indexPath(of: RowID(90_000, in: "quotes"))?.row ?? 0
        live.tick()
        await screen.wait {
            live.adapter.indexPath(of: RowID(90_000, in: "quotes")).map { $0.row > row } ?? false
        }
        #expect(before != nil && place() == before)
        screen.show(UIViewController())
    }

    @Test("names and prices of the feed are seen whole and at their edges while they change, and while one scrolls")
    func wholePrices() async {
        let (screen, live) = show(LiveFeedViewController(feed: QuoteFeed(count: 200)))
        func expectWholeTexts() {
            for cell in live.tableView.visibleCells {
                for label in [cell.textLabel, cell.detailTextLabel].compactMap(\.self) {
                    #expect(label.intrinsicContentSize.width <= label.bounds.width, "\(label.text ?? "")")
                }
                #expect(cell.detailTextLabel?.frame.maxX == cell.contentView.bounds.width - 16)
            }
        }
        for _ in 0..<5 {
            let first = live.adapter.rowID(at: [0, 0])
            live.tick()
            await screen.wait { live.adapter.rowID(at: [0, 0]) != first }
            screen.fling(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -200))
            expectWholeTexts()
        }
        screen.show(UIViewController())
    }
}
