import BusFixtures
import DesktopBus
import ScreenDriver
import Testing

@testable import UIKit

/// A table of distances, whose first row and first column are headers.
private final class DistanceTable: UIView, UIAccessibilityContainerDataTable {
    final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
        var rows = NSRange(location: 0, length: 1)
        var columns = NSRange(location: 0, length: 1)
        func accessibilityRowRange() -> NSRange { rows }
        func accessibilityColumnRange() -> NSRange { columns }
    }

    private(set) var cells: [[Cell]] = []

    init(_ texts: [[String]], frame: CGRect) {
        super.init(frame: frame)
        accessibilityContainerType = .dataTable
        accessibilityLabel = "Distances"
        cells = texts.enumerated().map { row, texts in
            texts.enumerated().map { column, text in
                let cell = Cell(accessibilityContainer: self)
                cell.accessibilityLabel = text
                cell.accessibilityTraits = .staticText
                cell.rows.location = row
                cell.columns.location = column
                cell.accessibilityFrameInContainerSpace = CGRect(x: column * 80, y: row * 40, width: 80, height: 40)
                return cell
            }
        }
        accessibilityElements = cells.flatMap(\.self)
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row][column] }

    func accessibilityRowCount() -> Int { cells.count }
    func accessibilityColumnCount() -> Int { cells.first?.count ?? 0 }

    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        [cells[row][0]]
    }

    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        [cells[0][column]]
    }
}

/// A page with three lines.
private final class PageView: UIView, UIAccessibilityReadingContent {
    let lines = ["It is a truth universally ", "acknowledged, that a single ", "man must want a wife."]

    func accessibilityLineNumber(for point: CGPoint) -> Int { Int(point.y / 20) }

    func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
        lines.indices.contains(lineNumber) ? lines[lineNumber] : nil
    }

    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
        UIAccessibility.convertToScreenCoordinates(CGRect(x: 0, y: lineNumber * 20, width: 300, height: 20), in: self)
    }

    func accessibilityPageContent() -> String? { lines.joined() }
}

@Suite("Containers and pages for assistive technologies", .serialized) @MainActor
struct AccessibilityContainerTests {
    private let screen = HeadlessScreen()
    private let table = DistanceTable(
        [["", "Leeds", "York"], ["Malham", "65 km", "80 km"]], frame: CGRect(x: 20, y: 100, width: 240, height: 80))
    private let page = PageView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))

    init() {
        page.isAccessibilityElement = true
        page.accessibilityLabel = "Page 1"
        let controller = UIViewController()
        controller.view.addSubview(table)
        controller.view.addSubview(page)
        screen.show(controller)
    }

    @Test("a table of data says how many rows and columns it has, and its cells where they are")
    func tree() {
        table.cells[0][0].isAccessibilityElement = false
        #expect(
            screen.accessibilityTree == """
                window
                  data table "Distances", 2 rows, 3 columns
                    column header "Leeds", row 1, column 2
                    column header "York", row 1, column 3
                    row header "Malham", row 2, column 1
                    cell "65 km", row 2, column 2
                    cell "80 km", row 2, column 3
                  page "Page 1"

                """)
    }

    @Test("a page is read line by line")
    func lines() throws {
        #expect(try #require(screen.accessibilityElement("Page 1")).lines == page.lines)
        #expect(screen.accessibilityElement("65 km")?.lines == [])
    }

    /// Runs a closure with the window of the app on a bus.
    private func withWindow(_ body: (RemoteObject) async throws -> Void) async throws {
        let bus = try PrivateBus()
        let registry = try await FakeAccessibilityRegistry(on: bus, isEnabled: true)
        let service = try #require(await AccessibilityService.start(appName: "Walks", bus: .address(bus.address)))
        let root = try #require(registry.roots.first)
        try await body(try await RemoteObject(registry.connection, name: root.name, path: root.path).child(0))
        withExtendedLifetime((service, registry, bus)) {}
    }

    @Test("an assistive technology reads the cells of a table of data with their headers")
    func tableOnBus() async throws {
        table.cells[1][1].columns.length = 2
        try await withWindow { window in
            let table = try #require(await window.descendant("Distances"))
            #expect(try await table.call("GetRole").first == .uint32(55))
            #expect(try await table.property("NRows", of: "Table").intValue == 2)
            #expect(try await table.property("NColumns", of: "Table").intValue == 3)
            let reference = try await table.call("GetAccessibleAt", of: "Table", [.int32(1), .int32(1)]).first
            let cell = try #require(RemoteObject(table.connection, reference))
            #expect(try await cell.name == "65 km")
            #expect(try await cell.call("GetRole").first == .uint32(56))
            #expect(try await table.descendant("Leeds")?.call("GetRole").first == .uint32(10))
            #expect(try await table.descendant("Malham")?.call("GetRole").first == .uint32(47))
            #expect(try await cell.property("ColumnSpan", of: "TableCell").intValue == 2)
            #expect(try await cell.property("RowSpan", of: "TableCell").intValue == 1)
            #expect(try await cell.property("Position", of: "TableCell") == .structure([.int32(1), .int32(1)]))
            let owner = RemoteObject(table.connection, try await cell.property("Table", of: "TableCell"))
            #expect(owner?.target.path == table.target.path)
            var headers: [String] = []
            for method in ["GetRowHeaderCells", "GetColumnHeaderCells"] {
                for reference in try await cell.call(method, of: "TableCell").first?.elements ?? [] {
                    headers.append(try #require(await RemoteObject(table.connection, reference)?.name))
                }
            }
            #expect(headers == ["Malham", "Leeds"])
            #expect(try await table.call("GetColumnDescription", of: "Table", [.int32(2)]) == [.string("York")])
            #expect(try await table.call("GetIndexAt", of: "Table", [.int32(1), .int32(2)]) == [.int32(5)])
            #expect(try await table.call("GetRowAtIndex", of: "Table", [.int32(5)]) == [.int32(1)])
            let extents = try await table.call("GetRowColumnExtentsAtIndex", of: "Table", [.int32(4)])
            #expect(extents == [.bool(true), .int32(1), .int32(1), .int32(1), .int32(2), .bool(false)])
            let beyond = try await table.call("GetAccessibleAt", of: "Table", [.int32(9), .int32(-1)]).first
            #expect(beyond?.elements?.last?.stringValue == AccessibilityPaths.null)
        }
    }

    @Test("an assistive technology reads a page by its lines, and finds where they are")
    func pageOnBus() async throws {
        try await withWindow { window in
            let page = try #require(await window.descendant("Page 1"))
            #expect(try await page.call("GetRole").first == .uint32(94))
            let text = try await page.call("GetText", of: "Text", [.int32(0), .int32(-1)])
            #expect(text == [.string(self.page.lines.joined())])
            // Line by line.
            let line = try await page.call("GetStringAtOffset", of: "Text", [.int32(30), .uint32(3)])
            #expect(line == [.string("acknowledged, that a single "), .int32(26), .int32(54)])
            let extents = try await page.call("GetRangeExtents", of: "Text", [.int32(26), .int32(54), .uint32(1)])
            #expect(extents == [.int32(20), .int32(320), .int32(300), .int32(20)])
        }
    }

    @Test("an assistive technology performs a search of the app, and hears custom content")
    func rotorOnBus() async throws {
        let york = table.cells[0][2]
        table.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Towns") { predicate in
                predicate.searchDirection == .next
                    ? UIAccessibilityCustomRotorItemResult(targetElement: york, targetRange: nil) : nil
            }
        ]
        try await withWindow { window in
            let cell = try #require(await window.descendant("65 km"))
            #expect(try await cell.perform("Next: Towns"))
            #expect(york.accessibilityElementIsFocused())
            #expect(try await #require(window.descendant("York")).has(.focused))
            #expect(try await !cell.perform("Previous: Towns"))
        }
    }
}
