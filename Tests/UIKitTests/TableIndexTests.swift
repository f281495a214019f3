import Testing
import TrestleTesting

@testable import UIKit

@Suite("Section index of a table", .serialized) @MainActor
final class TableIndexTests {
    /// A table of names, grouped by first letter.
    final class Contacts: UITableViewController {
        var letters = (65..<91).map { String(UnicodeScalar($0)) }
        var titles: [String]?
        var rowsPerLetter = 5
        var sectionForTitle: ((String, Int) -> Int)?
        private(set) var titleRequestCount = 0

        override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowsPerLetter }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            letters[section]
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(letters[indexPath.section])-name \(indexPath.row + 1)"
            cell.semanticContentAttribute = tableView.semanticContentAttribute
            if cell.semanticContentAttribute == .forceRightToLeft { cell.textLabel?.textAlignment = .right }
            return cell
        }

        override func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
            view.semanticContentAttribute = tableView.semanticContentAttribute
        }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            titleRequestCount += 1
            return titles ?? letters
        }

        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            sectionForTitle?(title, index)
                ?? super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }

    private var contacts = Contacts(style: .plain)
    private var screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    private var table: UITableView { contacts.tableView }

    private func prepare(size: CGSize = CGSize(width: 320, height: 480), _ style: UITableView.Style = .plain) {
        screen = HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        contacts = Contacts(style: style)
        table.sectionHeaderTopPadding = 0
    }

    private var bar: SectionIndexBar? { table.sectionIndex.bar }

    /// Returns the center of an index title in screen coordinates.
    private func point(of title: Int) -> CGPoint {
        let frame = bar?.frame ?? .zero
        let top = (frame.height - CGFloat(contacts.letters.count) * 14) / 2
        return CGPoint(x: frame.midX, y: top + CGFloat(title) * 14 + 7)
    }

    @Test("the index is at the trailing edge, and the cells' contents are inset by it")
    func frame() throws {
        prepare()
        screen.show(contacts)
        #expect(bar?.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
        let cell = try #require(table.visibleCells.first)
        #expect(cell.frame.width == 320 && cell.contentView.frame == CGRect(x: 0, y: 0, width: 305, height: 44))
        table.contentOffset.y = 700
        screen.advanceFrame()
        #expect(bar?.frame == CGRect(x: 305, y: table.contentOffset.y, width: 15, height: 480))
    }

    @Test("in a right-to-left layout the index is at the left")
    func rightToLeft() throws {
        prepare()
        table.semanticContentAttribute = .forceRightToLeft
        screen.show(contacts)
        #expect(bar?.frame.minX == 0)
    }

    @Test("a tap scrolls to the section with its header at the top")
    func tap() {
        prepare()
        screen.show(contacts)
        screen.tap(at: point(of: 7))
        #expect(table.contentOffset.y == table.rect(forSection: 7).minY)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 7))
        // The last sections can't scroll to the top.
        screen.tap(at: point(of: 25))
        #expect(table.contentOffset.y == table.contentSize.height - 480)
        screen.tap(at: point(of: 0))
        #expect(table.contentOffset.y == 0)
    }

    @Test("the first touch scrolls immediately, and a drag scrolls from section to section")
    func drag() {
        prepare()
        screen.show(contacts)
        screen.touchDown(at: point(of: 3))
        #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
        for title in 4...12 {
            // A fast move outside the index.
            screen.touchMove(to: CGPoint(x: 200, y: point(of: title).y))
            #expect(table.contentOffset.y == table.rect(forSection: title).minY)
        }
        #expect(!table.isDragging)
        screen.touchUp(at: CGPoint(x: 200, y: point(of: 12).y))
        screen.settle()
        #expect(table.contentOffset.y == table.rect(forSection: 12).minY)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("touching the index stops a deceleration")
    func stopsMotion() {
        prepare()
        screen.show(contacts)
        screen.fling(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -300))
        screen.tap(at: point(of: 2))
        screen.settle()
        #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
    }

    @Test("the data source maps titles to sections, or scrolls itself")
    func mapping() {
        prepare()
        contacts.titles = [UITableView.indexSearch, "A", "M", "Z"]
        var mappedTitles: [String] = []
        contacts.sectionForTitle = { [contacts] title, index in
            mappedTitles.append("\(title) \(index)")
            if title == UITableView.indexSearch {
                contacts.tableView.contentOffset.y = 5
                return NSNotFound
            }
            return contacts.letters.firstIndex(of: title) ?? -1
        }
        screen.show(contacts)
        let top = (480 - 4 * 14) / 2
        screen.tap(at: CGPoint(x: 312, y: top + 2 * 14 + 7))
        #expect(table.contentOffset.y == table.rect(forSection: 12).minY)
        screen.tap(at: CGPoint(x: 312, y: top + 7))
        #expect(table.contentOffset.y == 5)
        #expect(mappedTitles == ["M 2", "{search} 0"])
    }

    @Test("in a low table dots replace titles, and all sections remain reachable")
    func condensed() {
        prepare(size: CGSize(width: 320, height: 200))
        screen.show(contacts)
        let entries = SectionIndexEntries(count: 26, room: 13).entries
        #expect(
            entries == [
                .title(0), .dot, .title(4), .dot, .title(8), .dot, .title(13), .dot, .title(17), .dot, .title(21),
                .dot, .title(25),
            ])
        screen.touchDown(at: CGPoint(x: 312, y: 10))
        var sections: Set<Int> = []
        for y in 10...190 {
            screen.touchMove(to: CGPoint(x: 312, y: CGFloat(y)))
            sections.insert(table.indexPathsForVisibleRows?.first?.section ?? -1)
        }
        screen.touchUp(at: CGPoint(x: 312, y: 190))
        #expect(sections == Set(0...25))
    }

    @Test("all titles are shown if they fit, and an even number of lines leaves one empty", arguments: 0...8)
    func entries(room: Int) {
        let entries = SectionIndexEntries(count: 5, room: room).entries
        #expect(entries.count <= max(1, room))
        #expect(entries.first == .title(0))
        if room >= 3 { #expect(entries.last == .title(4)) }
        if room >= 5 { #expect(entries == (0..<5).map { .title($0) }) }
    }

    @Test("the index requires titles and enough rows, and can be hidden")
    func conditions() {
        prepare()
        table.sectionIndexMinimumDisplayRowCount = 131
        screen.show(contacts)
        #expect(bar == nil)
        #expect(table.visibleCells.first?.contentView.frame.width == 320)
        table.sectionIndexMinimumDisplayRowCount = 130
        screen.advanceFrame()
        #expect(bar != nil && table.visibleCells.first?.contentView.frame.width == 305)
        table.indexDisplayMode = .alwaysHidden
        screen.advanceFrame()
        #expect(bar == nil)
        table.indexDisplayMode = .automatic
        contacts.titles = []
        table.reloadSectionIndexTitles()
        screen.advanceFrame()
        #expect(bar == nil)
    }

    @Test("titles are read when data or titles are reloaded, and not during scrolling")
    func requests() {
        prepare()
        screen.show(contacts)
        #expect(contacts.titleRequestCount == 1)
        table.contentOffset.y = 400
        screen.advanceFrame()
        #expect(contacts.titleRequestCount == 1)
        contacts.titles = ["X"]
        table.reloadSectionIndexTitles()
        screen.advanceFrame()
        #expect(contacts.titleRequestCount == 2 && bar?.titles == ["X"])
        table.reloadData()
        screen.advanceFrame()
        #expect(contacts.titleRequestCount == 3)
    }

    @Test("titles follow inserted and deleted sections")
    func updates() {
        prepare()
        screen.show(contacts)
        contacts.letters.removeFirst(20)
        table.deleteSections(IndexSet(0..<20), with: .none)
        screen.settle()
        #expect(bar?.titles == ["U", "V", "W", "X", "Y", "Z"])
    }

    @Test("rows added later are behind the index, which still receives touches")
    func inFront() {
        prepare()
        screen.show(contacts)
        for offset in stride(from: CGFloat(0), to: 3000, by: 333) {
            table.contentOffset.y = offset
            screen.advanceFrame()
            let hit = table.hitTest(CGPoint(x: 312, y: offset + 10), with: nil)
            #expect(hit === bar)
        }
    }

    @Test("no scroll indicator covers the index")
    func indicator() {
        prepare()
        screen.show(contacts)
        screen.settle()
        let before = screen.picture.pixel(316, 12)
        table.flashScrollIndicators()
        screen.advanceFrame()
        #expect(screen.picture.pixel(316, 12) == before)
        table.indexDisplayMode = .alwaysHidden
        screen.advanceFrame()
        table.flashScrollIndicators()
        screen.advanceFrame()
        #expect(screen.picture.pixel(316, 12) != before)
    }

    @Test("the index has its background color, and another one while it is touched")
    func colors() {
        prepare()
        table.sectionIndexBackgroundColor = .red
        table.sectionIndexTrackingBackgroundColor = .blue
        screen.show(contacts)
        #expect(screen.picture.pixel(306, 2) == Pixel(red: 255, green: 0, blue: 0))
        screen.touchDown(at: point(of: 3))
        #expect(screen.picture.pixel(306, 2) == Pixel(red: 0, green: 0, blue: 255))
        screen.touchUp(at: point(of: 3))
        #expect(screen.picture.pixel(306, 2) == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test(
        "the index matches its reference images",
        arguments: [
            ("index", UIUserInterfaceStyle.light, CGFloat(480), false), ("index-dark", .dark, 480, false),
            ("index-condensed", .light, 240, false), ("index-rtl", .light, 480, true),
        ])
    func look(name: String, style: UIUserInterfaceStyle, height: CGFloat, isRightToLeft: Bool) {
        contacts = Contacts(style: .plain)
        contacts.titles = [UITableView.indexSearch] + contacts.letters + ["#"]
        if isRightToLeft { table.semanticContentAttribute = .forceRightToLeft }
        if style == .dark { table.sectionIndexColor = .systemOrange }
        screen = HeadlessScreen(
            size: CGSize(width: 240, height: height), scale: 2, style: style, safeAreaInsets: .zero)
        screen.show(contacts)
        screen.settle()
        expectSnapshot(screen, matches: name)
    }
}
