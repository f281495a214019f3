import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("People screens")
@MainActor
struct PeopleScreenTests {
    /// The implementations, which have the same appearance and behavior.
    enum Implementation: CaseIterable {
        case inOneClass, inSeparateFiles, inTrestle, inModels, withOperators

        @MainActor
        func makeController() -> UIViewController {
            switch self {
            case .inOneClass: PeopleTableViewController()
            case .inSeparateFiles: PeopleViewController()
            case .inTrestle: PeopleFormViewController()
            case .inModels: PeopleModelViewController()
            case .withOperators: PeopleOperatorViewController()
            }
        }
    }

    private func show(_ implementation: Implementation) -> HeadlessScreen {
        let screen = HeadlessScreen()
        screen.show(UINavigationController(rootViewController: implementation.makeController()))
        screen.settle()
        return screen
    }

    @Test("people are grouped by the initials of their family names", arguments: Implementation.allCases)
    func shows(implementation: Implementation) throws {
        let screen = show(implementation)
        let table = try #require(screen.views(UITableView.self).first)
        #expect(table.contentOffset.y == -table.adjustedContentInset.top)
        #expect(screen.texts.contains("A"))
        #expect(screen.texts.contains("Amara Adeyemi"))
        #expect(screen.texts.contains("Bridge engineer"))
        #expect(!screen.texts.contains("Elif Yılmaz"))
    }

    @Test("a tap toggles a person's checkmark", arguments: Implementation.allCases)
    func marks(implementation: Implementation) throws {
        let screen = show(implementation)
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

    @Test(
        "a checkmark stays with its person when the row scrolls offscreen and back", arguments: Implementation.allCases)
    func keepsMarks(implementation: Implementation) throws {
        let screen = show(implementation)
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

    @Test("all implementations have the same rows")
    func alike() {
        func rows(_ implementation: Implementation) -> [[String]] {
            let screen = show(implementation)
            return screen.views(UITableViewCell.self).map { cell in
                [cell.textLabel?.text ?? "", cell.detailTextLabel?.text ?? "", "\(cell.frame)"]
            }
        }
        #expect(rows(.inOneClass) == rows(.inSeparateFiles))
        for implementation in [Implementation.inTrestle, .inModels, .withOperators] {
            #expect(rows(implementation) == rows(.inSeparateFiles))
        }
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
