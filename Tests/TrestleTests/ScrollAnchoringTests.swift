import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Scroll anchoring", .serialized)
@MainActor
struct ScrollAnchoringTests {
    private let list = AdapterScreen()

    private func show(_ ids: some Sequence<Int>, animated: Bool = true) {
        list.render(Form { Section(id: "s") { for id in ids { Item(id: id).height(40) } } }, animated: animated)
    }

    private var top: Int? {
        list.listView.indexPathsForVisibleRows?.first.flatMap { list.adapter.rowID(at: $0)?.id?.base as? Int }
    }

    @Test("a table at its top shows inserted rows unless it is anchored at its rows", arguments: [false, true])
    func atTop(animated: Bool) {
        show(10..<40)
        show(0..<40, animated: animated)
        #expect(top == 0)
        list.adapter.scrollAnchoring = .rows
        show(-20..<40, animated: animated)
        #expect(top == 0)
        #expect(list.listView.contentOffset.y > 700)
    }

    @Test("if the topmost row is deleted, the next remaining row is the anchor", arguments: ListKind.allCases)
    func rowGone(kind: ListKind) {
        list.kind = kind
        list.adapter.scrollAnchoring = .rows
        show(0..<60)
        list.adapter.scroll(to: 20, in: "s", at: .top, animated: false)
        show(Array(0..<20) + Array(22..<60), animated: false)
        let y = list.cell(20)!.convert(list.cell(20)!.bounds, to: nil).minY
        #expect(list.adapter.rowID(at: IndexPath(row: 20, section: 0)) == RowID(22, in: "s"))
        #expect(y == 80 || y == 0)
    }

    @Test("a table that is anchored at its end stays there only while the end is visible", arguments: ListKind.allCases)
    func end(kind: ListKind) {
        list.kind = kind
        list.adapter.scrollAnchoring = .end
        show(0..<40)
        #expect(list.shownTexts.last == "39: ")
        show(0..<45)
        #expect(list.shownTexts.last == "44: ")
        list.adapter.scroll(to: 10, in: "s", at: .top, animated: false)
        show(0..<50)
        #expect(top == 10)
    }

    @Test("a view controller that is anchored at the end shows it in its first frame")
    func firstFrame() {
        final class Log: FormViewController {
            override var form: Form { Form { Section(id: "s") { for id in 0..<100 { Item(id: id) } } } }
        }
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        let log = Log(style: .plain)
        log.adapter.scrollAnchoring = .end
        screen.show(log)
        screen.advanceFrame()
        #expect(log.tableView.indexPathsForVisibleRows?.last == IndexPath(row: 99, section: 0))
    }
}
