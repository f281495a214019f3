import RandomRuns
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("The collection adapter", .serialized)
@MainActor
struct CollectionAdapterTests {
    private func items(_ pairs: [(Int, String)]) -> Form {
        Form { Section(id: "s") { for pair in pairs { Item(id: pair.0, text: pair.1) } } }
    }

    @Test("the collection shows the sections and rows of a form, with headers and footers")
    func shows() {
        let collection = CollectionScreen()
        collection.render(
            Form {
                Section(id: "a", header: Title("A"), footer: Title("End of A")) {
                    Word("one")
                    Number(id: 2)
                }
                Section(id: "b", header: Banner(text: "B")) { Word("three") }
            })
        #expect(collection.collectionView.numberOfSections == 2)
        #expect(collection.shownTexts == ["one", "2", "three"])
        #expect(collection.cell(0) is WordCell)
        #expect(collection.cell(1) is NumberCell)
        for text in ["A", "End of A", "B"] { #expect(collection.screen.texts.contains(text)) }
    }

    @Test("a header whose text grows is measured again, and the rows below it move", arguments: [false, true])
    func growingHeader(animated: Bool) throws {
        let collection = CollectionScreen()
        let long = String(repeating: "A title that needs several lines. ", count: 6)
        collection.render(Form { Section("Short", id: "a") { Word("one") } })
        let header = try #require(collection.collectionView.headerView(forSection: 0))
        let (height, top) = (header.frame.height, collection.frame(0).minY)
        collection.render(Form { Section(long, id: "a") { Word("one") } }, animated: animated)
        #expect(collection.collectionView.headerView(forSection: 0) === header)
        #expect(header.frame.height > height + 20)
        #expect(collection.frame(0).minY - top == header.frame.height - height)
        collection.render(Form { Section("Short", id: "a") { Word("one") } }, animated: animated)
        #expect(header.frame.height == height && collection.frame(0).minY == top)
    }

    @Test("sections with index titles are in the index of the collection view")
    func sectionIndex() throws {
        let collection = CollectionScreen()
        collection.render(
            Form {
                for letter in ["A", "B", "C"] {
                    Section(letter, id: letter) { for index in 0..<20 { Word("\(letter)\(index)") } }.indexTitle(letter)
                }
            })
        let view = collection.collectionView
        let source = try #require(view.dataSource)
        #expect(source.indexTitles(for: view) == ["A", "B", "C"])
        #expect(source.collectionView(view, indexPathForIndexTitle: "C", at: 2) == [2, 0])
        collection.screen.tap(at: CGPoint(x: 312, y: 240 + 14))
        collection.screen.settle()
        #expect(collection.shownTexts.last?.hasPrefix("C") == true)
    }

    @Test("an equal form renders nothing, and other content is rendered in the same cell")
    func content() {
        let collection = CollectionScreen()
        collection.render(items([(1, "a"), (2, "b"), (3, "c")]))
        #expect(Item.renderings == [1, 2, 3])
        collection.render(items([(1, "a"), (2, "b"), (3, "c")]))
        #expect(Item.renderings == [])
        let cell = collection.collectionCell(1)
        collection.render(items([(1, "a"), (2, "new"), (3, "c")]), animated: true)
        #expect(Item.renderings == [2])
        #expect(collection.collectionCell(1) === cell)
        #expect(collection.shownTexts == ["1: a", "2: new", "3: c"])
    }

    @Test("rows are inserted, deleted and moved", arguments: [false, true])
    func updates(animated: Bool) {
        let collection = CollectionScreen()
        collection.render(items([(1, "a"), (2, "b"), (3, "c")]))
        let moved = collection.collectionCell(2)
        collection.render(items([(3, "c"), (1, "a"), (4, "d")]), animated: animated)
        #expect(collection.shownTexts == ["3: c", "1: a", "4: d"])
        #expect(Item.renderings == [4])
        #expect(collection.collectionCell(0) === moved)
    }

    @Test("a random sequence of forms is displayed as it is")
    func random() { repeatRandomly(12) { seed, generator in run(seed, &generator) } }

    private func run(_ seed: UInt64, _ generator: inout SeededGenerator) {
        let collection = CollectionScreen()
        for _ in 0..<12 {
            let sections = (0..<4).shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator))
            let contents = sections.map { section in
                (
                    section,
                    (0..<4).shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator)).map { $0 }
                )
            }
            let version = Int.random(in: 0..<3, using: &generator)
            let form = Form {
                for (id, rows) in contents {
                    Section(id: id) { for row in rows { Item(id: id * 10 + row, text: "\(version)") } }
                }
            }
            collection.render(form, animated: Bool.random(using: &generator))
            let expected = contents.flatMap { id, rows in rows.map { "\(id * 10 + $0): \(version)" } }
            #expect(collection.shownTexts.prefix(8) == expected.prefix(8), "seed \(seed)")
        }
    }

    @Test("a row of a list has the height that a table gives it")
    func heights() {
        let form = Form {
            Section(id: "s") {
                Word("one")
                Word("two").height(70)
                Patch(height: 33)
                TextRow(String(repeating: "A long text of several lines. ", count: 6))
                SwitchRow("Switch", isOn: true) { _ in }
            }
        }
        let table = AdapterScreen()
        table.render(form)
        let heights = (0..<5).map { table.cell($0)?.frame.height ?? 0 }
        let collection = CollectionScreen()
        collection.render(form)
        for row in 0..<5 {
            #expect(abs(heights[row] - collection.frame(row).height) <= 1, "row \(row)")
        }
    }

    @Test("a row whose content grows is measured again")
    func growth() {
        let collection = CollectionScreen()
        func form(_ height: CGFloat) -> Form {
            Form {
                Patch(height: height).id("p")
                Word("below")
            }
        }
        collection.render(form(30))
        #expect(collection.frame(1).minY == 30)
        collection.render(form(90))
        #expect(collection.frame(0).height == 90)
        #expect(collection.frame(1).minY == 90)
    }

    @Test("a tap runs the action of a row and deselects it")
    func tap() {
        let collection = CollectionScreen()
        var taps = 0
        collection.render(
            Form {
                Word("inert")
                Word("active").onSelect { taps += 1 }
            })
        collection.tap(0)
        #expect(taps == 0)
        collection.tap(1)
        #expect(taps == 1)
        #expect(collection.collectionView.indexPathsForSelectedItems ?? [] == [])
    }

    @Test("selected rows stay selected when they move")
    func selection() {
        let collection = CollectionScreen()
        collection.adapter.selectionMode = .multiple
        collection.render(items([(1, "a"), (2, "b"), (3, "c")]))
        collection.tap(0)
        collection.tap(2)
        #expect(collection.adapter.selectedRows == [RowID(1, in: "s"), RowID(3, in: "s")])
        collection.render(items([(3, "c"), (2, "b"), (4, "d"), (1, "a")]), animated: true)
        #expect(collection.adapter.selectedRows == [RowID(1, in: "s"), RowID(3, in: "s")])
        let selected = (collection.collectionView.indexPathsForSelectedItems ?? []).map(\.item).sorted()
        #expect(selected == [0, 3])
        #expect(collection.cell(0)?.isSelected == true)
    }

    @Test("a selection that was made while editing ends with it, as in a table")
    func selectionWhileEditing() {
        let collection = CollectionScreen()
        collection.adapter.selectionModeWhileEditing = .multiple
        collection.render(items([(1, "a"), (2, "b"), (3, "c")]))
        collection.adapter.setEditing(true, animated: false)
        collection.tap(0)
        collection.tap(2)
        #expect(collection.adapter.selectedRows == [RowID(1, in: "s"), RowID(3, in: "s")])
        collection.adapter.setEditing(false, animated: false)
        #expect(collection.adapter.selectedRows.isEmpty)
        #expect(collection.collectionView.indexPathsForSelectedItems?.isEmpty == true)
        #expect(collection.cell(0)?.isSelected == false)
    }

    @Test("the background of a row does not stay in the cell that shows another row")
    func background() {
        let collection = CollectionScreen()
        collection.render(Form { Section(id: "s") { Item(id: 1, text: "a").background(.red) } })
        #expect(collection.collectionCell(0)?.backgroundConfiguration?.backgroundColor == .red)
        collection.render(Form { Section(id: "s") { Item(id: 1, text: "b").selectionDisabled() } })
        #expect(collection.collectionCell(0)?.backgroundConfiguration?.backgroundColor != .red)
        #expect(collection.cell(0)?.backgroundConfiguration == .clear())
    }

    @Test("a switch in a row works")
    func fields() {
        let collection = CollectionScreen()
        var isOn = false
        collection.render(Form { SwitchRow("Switch", isOn: isOn) { isOn = $0 } })
        collection.screen.tap(at: CGPoint(x: 280, y: collection.frame(0).midY))
        collection.screen.settle()
        #expect(isOn)
    }

    @Test("a component with a cell of its own is rendered into it, and into its table cell in a table")
    func ownCell() {
        let form = Form { for id in 1...2 { Tile(id: id) } }
        let table = AdapterScreen()
        table.render(form)
        #expect(table.shownTexts == ["row 1", "row 2"])
        let collection = CollectionScreen()
        collection.render(form)
        #expect((collection.collectionCell(0) as? TileCell)?.text == "tile 1")
        collection.render(Form { Poster(name: "Dales") })
        #expect((collection.collectionCell(0) as? TileCell)?.text == "Dales")
    }

    @Test("a component is notified of the display and the highlight of its own cell")
    func ownCellDisplay() throws {
        let collection = CollectionScreen()
        collection.render(Form { Poster(name: "Dales").onSelect {} })
        let cell = try #require(collection.collectionCell(0) as? TileCell)
        collection.tap(0)
        collection.render(.empty)
        #expect(cell.log == ["display", "highlight", "unhighlight", "end"])
    }

    @Test("a grid has as many columns as fit")
    func grid() {
        let collection = CollectionScreen()
        collection.render(
            Form {
                Section(id: "s") { for id in 0..<5 { Item(id: id).height(50) } }
                    .layout(.grid(columns: .adaptive(minimum: 100), spacing: 4))
            })
        #expect(collection.frame(0) == CGRect(x: 0, y: 0, width: 104, height: 50))
        #expect(collection.frame(2) == CGRect(x: 216, y: 0, width: 104, height: 50))
        #expect(collection.frame(3) == CGRect(x: 0, y: 54, width: 104, height: 50))
    }

    @Test("a grid of a fixed shape ignores the heights of its items")
    func shapedGrid() {
        let collection = CollectionScreen()
        collection.render(
            Form {
                Section(id: "s") { for id in 0..<5 { Item(id: id).height(50) } }
                    .layout(.grid(columns: .count(3), spacing: 4, aspectRatio: 2))
            })
        #expect(collection.frame(0) == CGRect(x: 0, y: 0, width: 104, height: 52))
        #expect(collection.frame(3) == CGRect(x: 0, y: 56, width: 104, height: 52))
    }

    @Test("a section changes its layout with the form")
    func layoutChange() {
        let collection = CollectionScreen()
        func form(_ layout: SectionLayout) -> Form {
            Form { Section(id: "s") { for id in 0..<4 { Item(id: id).height(50) } }.layout(layout) }
        }
        collection.render(form(.list))
        #expect(collection.frame(1).minY == 50)
        collection.render(form(.grid(columns: .count(2))), animated: true)
        #expect(collection.frame(1) == CGRect(x: 160, y: 0, width: 160, height: 50))
    }

    @Test("a carousel shows its items beside each other")
    func carousel() {
        let collection = CollectionScreen()
        collection.render(
            Form {
                Section(id: "c") { for id in 0..<9 { Item(id: id) } }
                    .layout(.carousel(itemWidth: 120, height: 80, spacing: 10))
                Section(id: "l") { Word("below").height(44) }
            })
        #expect(collection.collectionView.rectForRow(at: IndexPath(item: 1, section: 0)).minX == 130)
        #expect(collection.frame(0, 1).minY == 80)
    }

    @Test("a lazy section makes components only for visible rows")
    func lazyRows() {
        let collection = CollectionScreen()
        var made = 0
        collection.render(
            Form {
                Section(id: "s", data: 0..<1_000_000, id: \.self) { index in
                    made += 1
                    return Item(id: index).row
                }
                .layout(.grid(columns: .count(2)))
            })
        #expect(collection.collectionView.numberOfItems(inSection: 0) == 1_000_000)
        #expect(made < 200)
        #expect(collection.adapter.scroll(to: 500_000, in: "s", at: .top, animated: false))
        collection.screen.settle()
        #expect(collection.shownTexts.contains("500000: "))
        #expect(made < 600)
    }

    @Test("a form is shown by a collection form view controller")
    func controller() {
        final class Controller: CollectionFormViewController {
            var names = ["one"]
            @FormBuilder override var form: Form { for name in names { Word(name).id(name) } }
        }
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        let controller = Controller()
        screen.show(controller)
        screen.settle()
        #expect(screen.texts.contains("one"))
        controller.names.append("two")
        controller.setNeedsRender()
        screen.settle()
        #expect(screen.texts.contains("two"))
    }

    @Test(
        "a list that is edited is drawn as the same form in a table",
        arguments: [UITableView.Style.plain, .insetGrouped])
    func editedList(style: UITableView.Style) {
        let form = Form {
            Section(id: "s") {
                Title("Delete").accessory(.disclosureIndicator).onDelete {}
                SwitchRow("Switch", isOn: true) { _ in }.onDelete {}
                Title("Insert").onInsert {}
                Title("Not edited").accessory(.checkmark)
            }
        }
        func picture(_ controller: UIViewController) -> CGImage {
            let screen = HeadlessScreen(size: CGSize(width: 390, height: 400), scale: 2, safeAreaInsets: .zero)
            screen.show(controller)
            screen.settle()
            controller.setEditing(true, animated: false)
            screen.settle()
            return screen.picture
        }
        let table = FormViewController(style: style)
        table.loadViewIfNeeded()
        table.adapter.render(form, animated: false)
        let collection = CollectionFormViewController(listAppearance: style == .plain ? .plain : .insetGrouped)
        collection.loadViewIfNeeded()
        collection.adapter.render(form, animated: false)
        let comparison = ImageComparison(picture(collection), picture(table), channelTolerance: 4)
        #expect(comparison.differingPixels == 0, "\(comparison)")
    }

    @Test(
        "a list is drawn as the same form in a table",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [false, true])
    func list(style: UITableView.Style, isRightToLeft: Bool) throws {
        let appearances: [UITableView.Style: UICollectionLayoutListConfiguration.Appearance] = [
            .plain: .plain, .grouped: .grouped, .insetGrouped: .insetGrouped,
        ]
        let form = Form {
            Section(id: "first") {
                ValueRow("Version", value: "1.0")
                SwitchRow("Wi-Fi", isOn: true) { _ in }
                TextRow(
                    "A text that is long enough to be broken into several lines, whatever the style of the list is.")
            }
            Section(id: "second") {
                Title("Only row")
                Title("Details").accessory(.disclosureIndicator)
                Title("No line below this one").separator(.hidden)
                Title("Short line").separator(.inset(leading: 40, trailing: 20))
                Title("Last")
            }
        }
        func picture(_ controller: UIViewController) -> CGImage {
            let screen = HeadlessScreen(
                size: CGSize(width: 390, height: 700), scale: 2, safeAreaInsets: .zero,
                layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
            screen.show(controller)
            screen.settle()
            return screen.picture
        }
        let table = FormViewController(style: style)
        table.loadViewIfNeeded()
        table.adapter.render(form, animated: false)
        let collection = CollectionFormViewController(listAppearance: try #require(appearances[style]))
        collection.loadViewIfNeeded()
        collection.adapter.render(form, animated: false)
        let comparison = ImageComparison(picture(collection), picture(table), channelTolerance: 4)
        #expect(comparison.differingPixels == 0, "\(comparison)")
    }
}
