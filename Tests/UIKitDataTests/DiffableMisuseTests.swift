import Foundation
import Testing

@testable import UIKitData

/// Exit tests that check for UIKit's messages.
@Suite("Misuse of snapshots")
struct DiffableMisuseTests {
    private static func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("appending items requires a section")
    func noSections() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
        #expect(
            Self.message(result).contains(
                "There are currently no sections in the data source. Please add a section first."))
    }

    @Test("identifiers passed in one call must be unique")
    func duplicates() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2, 7, 2, 7])
        }
        #expect(
            Self.message(result).contains(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2,\n    7\n)}"))
    }

    @Test("an item to reload must be in the snapshot")
    func reload() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.reloadItems([3])
        }
        #expect(
            Self.message(result).contains("Attempted to reload item identifier that does not exist in the snapshot: 3"))
    }

    @Test("a section to append items to must be in the snapshot")
    func missingSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1], toSection: "b")
        }
        #expect(Self.message(result).contains("Invalid parameter not satisfying: section != NSNotFound"))
        #expect(Self.message(result).contains("the section b, which is not in the snapshot"))
    }
}
