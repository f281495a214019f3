import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("The people's screens")
@MainActor
struct PeopleScreenTests {
    /// The five ways, which are to look and work alike.
    enum Way: CaseIterable {
        case inOneClass, inFilesOfTheirOwn, inTrestle, inModels, withOperators

        @MainActor
        func makeController() -> UIViewController {
            switch self {
            case .inOneClass: PeopleTableViewController()
            case .inFilesOfTheirOwn: PeopleViewController()
            case .inTrestle: PeopleFormViewController()
            case .inModels: PeopleModelViewController()
            case .withOperators: PeopleOperatorViewController()
            }
        }
    }

    private func show(_ way: Way) -> HeadlessScreen {
        let screen = HeadlessScreen()
        screen.show(UINavigationController(rootViewController: way.makeController()))
        screen.settle()
        return screen
    }

    @Test("Shows people under the initials of their family names", arguments: Way.allCases)
    func shows(way: Way) throws {
        let screen = show(way)
        let table = try #require(screen.views(UITableView.self).first)
        #expect(table.contentOffset.y == -table.adjustedContentInset.top)
        #expect(screen.texts.contains("A"))
        #expect(screen.texts.contains("Amara Adeyemi"))
        #expect(screen.texts.contains("Bridge engineer"))
        #expect(!screen.texts.contains("Elif Yılmaz"))
    }

    @Test("A tap marks a person, another takes the mark away", arguments: Way.allCases)
    func marks(way: Way) throws {
        let screen = show(way)
        let table = try #require(screen.views(UITableView.self).first)
        let path = IndexPath(row: 1, section: 0)
        screen.tap("Tomás Almeida")
        screen.settle()
        #expect(table.cellForRow(at: path)?.accessoryType == .checkmark)
        #expect(table.indexPathForSelectedRow == nil)
        screen.tap("Tomás Almeida")
        screen.settle()
        #expect(table.cellForRow(at: path)?.accessoryType == UITableViewCell.AccessoryType.none)
    }

    @Test("A mark stays with its person when the row goes out of sight and comes back", arguments: Way.allCases)
    func keepsMarks(way: Way) throws {
        let screen = show(way)
        let table = try #require(screen.views(UITableView.self).first)
        screen.tap("Amara Adeyemi")
        screen.settle()
        table.scrollToRow(at: IndexPath(row: 0, section: People.byFirstLetter.count - 1), at: .bottom, animated: false)
        screen.settle()
        for cell in table.visibleCells { #expect(cell.accessoryType == UITableViewCell.AccessoryType.none) }
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: false)
        screen.settle()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType == .checkmark)
    }

    @Test("All ways look the same, but for the title")
    func alike() {
        func rows(_ way: Way) -> [[String]] {
            let screen = show(way)
            return screen.views(UITableViewCell.self).map { cell in
                [cell.textLabel?.text ?? "", cell.detailTextLabel?.text ?? "", "\(cell.frame)"]
            }
        }
        #expect(rows(.inOneClass) == rows(.inFilesOfTheirOwn))
        for way in [Way.inTrestle, .inModels, .withOperators] { #expect(rows(way) == rows(.inFilesOfTheirOwn)) }
    }

    @Test("a section at the end counts the checkmarks and clears them")
    func clearsMarks() throws {
        let screen = show(.withOperators)
        let table = try #require(screen.views(UITableView.self).first)
        let sectionCount = People.byFirstLetter.count
        #expect(table.numberOfSections == sectionCount)
        screen.tap("Amara Adeyemi")
        screen.settle()
        #expect(table.numberOfSections == sectionCount + 1)
        #expect(table.numberOfRows(inSection: sectionCount) == 1)
        screen.tap("Tomás Almeida")
        screen.settle()
        table.scrollToRow(at: IndexPath(row: 1, section: sectionCount), at: .bottom, animated: false)
        screen.settle()
        #expect(screen.texts.contains("2"))
        screen.tap("Clear All")
        screen.settle()
        #expect(table.numberOfSections == sectionCount)
    }
}
