import CustomDump
import FlyingFox
import UIKit
import XCTest

@testable import Pantry

/// Trestle's screens beside a database, a server, and other common packages.
final class PantryTests: XCTestCase {
    private let yaml = """
        - {id: 1, name: Oats, shelf: Grain}
        - {id: 2, name: Basil, shelf: Herbs}
        - {id: 3, name: Barley, shelf: Grain}
        """

    func testRecordsAreShownInATable() throws {
        let controller = try PantryViewController(Pantry(yaml: yaml))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        let table = try XCTUnwrap(controller.tableView)
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(table.visibleCells.count, 3)
    }

    func testShelvesAreSortedByName() throws {
        let shelves = try Pantry(yaml: yaml).shelves()
        expectNoDifference(Array(shelves.keys), ["Grain", "Herbs"])
        expectNoDifference(shelves["Grain"]?.map(\.name), ["Barley", "Oats"])
    }

    func testValuesOfUIKitAreDumped() {
        XCTAssertEqual(String(customDumping: UIUserInterfaceStyle.dark), "UIUserInterfaceStyle.dark")
        XCTAssertEqual(String(customDumping: UIView.ContentMode.scaleAspectFit), "UIView.ContentMode.scaleAspectFit")
    }

    func testServerStarts() async throws {
        let server = try await Pantry(yaml: yaml).makeServer(port: 0)
        let run = Task { try await server.run() }
        try await server.waitUntilListening()
        run.cancel()
    }

    func testOptionsAreParsed() throws {
        XCTAssertEqual(try Options.parse(["--port", "9000"]).port, 9000)
    }
}
