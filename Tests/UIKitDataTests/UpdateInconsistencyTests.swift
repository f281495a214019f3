import RowGeometry
import Testing

@testable import UIKitData

/// Returns a row path.
private func row(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

/// Returns the error message for a batch, or `nil` if it is valid.
private func failure(from old: [Int], to new: [Int], _ fill: (inout UpdateBatch) -> Void) -> String? {
    var batch = UpdateBatch()
    fill(&batch)
    do {
        _ = try UpdatePlan(batch, from: old, to: new)
        return nil
    } catch {
        return error.description
    }
}

@Suite("Inconsistent batches of updates")
struct UpdateInconsistencyTests {
    @Test("row counts that do not match the batch are rejected")
    func rowNumbers() {
        #expect(
            failure(from: [2, 3], to: [2, 3]) {
                $0.insertedRows = [row(1, 0)]
                $0.movedRows = [Relocation(old: row(0, 0), new: row(0, 1))]
            } == """
                Invalid update: invalid number of rows in section 1. The number of rows contained in an existing section \
                after the update (3) must be equal to the number of rows contained in that section before the update (3), \
                plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or \
                minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
                """)
        #expect(
            failure(from: [2, 3], to: [2, 2]) {
                $0.reloadedRows = [row(0, 0)]
                $0.movedRows = [Relocation(old: row(1, 0), new: row(0, 1))]
            } == """
                Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section \
                after the update (2) must be equal to the number of rows contained in that section before the update (2), \
                plus or minus the number of rows inserted or deleted from that section (1 inserted, 1 deleted) and plus or \
                minus the number of rows moved into or out of that section (1 moved in, 0 moved out).
                """)
    }

    @Test("the message contains the section's index after the update")
    func namedSection() {
        let text = failure(from: [1, 1], to: [0, 1, 2]) { $0.insertedSections = [0] }
        #expect(text?.hasPrefix("Invalid update: invalid number of rows in section 2.") == true)
    }

    @Test("section counts that do not match the batch are rejected")
    func sectionNumbers() {
        #expect(
            failure(from: [1, 1], to: [1]) { _ in } == """
                Invalid update: invalid number of sections. The number of sections contained in the table view after the \
                update (1) must be equal to the number of sections contained in the table view before the update (2), plus or \
                minus the number of sections inserted or deleted (0 inserted, 0 deleted).
                """)
        #expect(
            failure(from: [1], to: [1, 1, 1]) {
                $0.insertedSections = [1]
                $0.deletedSections = [0]
            }?.hasSuffix("inserted or deleted (1 inserted, 1 deleted).") == true)
    }

    @Test("sections out of range are rejected")
    func sectionRanges() {
        #expect(
            failure(from: [1], to: []) { $0.deletedSections = [1] }
                == "attempt to delete section 1, but there are only 1 sections before the update")
        #expect(
            failure(from: [1], to: [1]) { $0.reloadedSections = [2] }
                == "attempt to delete section 2, but there are only 1 sections before the update")
        #expect(
            failure(from: [1], to: [1]) { $0.insertedSections = [1] }
                == "attempt to insert section 1 but there are only 1 sections after the update")
        #expect(
            failure(from: [1], to: [1]) { $0.movedSections = [Relocation(old: 3, new: 0)] }
                == "attempt to move section 3, but there are only 1 sections before the update")
        #expect(
            failure(from: [1], to: [1]) { $0.movedSections = [Relocation(old: 0, new: 3)] }
                == "attempt to move section 0 to section 3, but there are only 1 sections after the update")
    }

    @Test("rows out of range are rejected")
    func rowRanges() {
        #expect(
            failure(from: [0], to: [0]) { $0.deletedRows = [row(0, 9)] }
                == "attempt to delete row 9 from section 0 which only contains 0 rows before the update")
        #expect(
            failure(from: [2], to: [2]) { $0.reloadedRows = [row(0, -1)] }
                == "attempt to delete row -1 from section 0 which only contains 2 rows before the update")
        #expect(
            failure(from: [0], to: [0]) { $0.deletedRows = [row(2, 0)] }
                == "attempt to delete row 0 from section 2, but there are only 1 sections before the update")
        #expect(
            failure(from: [0, 0], to: [0, 0]) { $0.insertedRows = [row(1, 2)] }
                == "attempt to insert row 2 into section 1, but there are only 0 rows in section 1 after the update")
        #expect(
            failure(from: [0], to: [0]) { $0.insertedRows = [row(1, 0)] }
                == "attempt to insert row 0 into section 1, but there are only 1 sections after the update")
    }

    @Test("moves of missing rows and moves to missing targets are rejected")
    func moveRanges() {
        func refused(_ old: RowPath, _ new: RowPath) -> String? {
            failure(from: [1, 0], to: [1, 0]) { $0.movedRows = [Relocation(old: old, new: new)] }
        }
        #expect(
            refused(row(1, 0), row(0, 0)) == """
                attempt to move index path ({length = 2, path = 1 - 0}) that does not exist - there are only 0 rows in \
                section 1 before the update
                """)
        #expect(
            refused(row(2, 0), row(0, 0)) == """
                attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are only 2 sections \
                before the update
                """)
        #expect(
            refused(row(0, 0), row(1, 0)) == """
                attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 1 - 0}) that \
                does not exist - there are only 0 rows in section 1 after the update
                """)
        #expect(
            refused(row(0, 0), row(5, 0)) == """
                attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 5 - 0}) that \
                does not exist - there are only 2 sections after the update
                """)
    }

    @Test("conflicting operations on a section are rejected")
    func sectionConflicts() {
        func refused(_ fill: (inout UpdateBatch) -> Void) -> String? {
            failure(from: [1, 1, 1], to: [1, 1, 1], fill)
        }
        #expect(
            refused {
                $0.deletedSections = [1]
                $0.reloadedSections = [1]
            } == "attempt to delete and reload the same section (1)")
        #expect(
            refused {
                $0.deletedSections = [1]
                $0.movedSections = [Relocation(old: 1, new: 0)]
            } == "attempt to perform a delete and a move from the same section (1)")
        #expect(
            refused {
                $0.insertedSections = [0]
                $0.movedSections = [Relocation(old: 1, new: 0)]
            } == "attempt to perform an insert and a move to the same section (0)")
        #expect(
            refused { $0.movedSections = [Relocation(old: 1, new: 0), Relocation(old: 1, new: 2)] }
                == "attempt to move section 1 to both 0 and 2")
        #expect(
            refused { $0.movedSections = [Relocation(old: 1, new: 0), Relocation(old: 2, new: 0)] }
                == "attempt to move both section 1 and 2 to 0")
    }

    @Test("a section that is deleted and moved is rejected even if the target no longer exists")
    func deletedAndMovedToTheEnd() {
        let message = failure(from: [1, 1, 1], to: [1, 1]) {
            $0.deletedSections = [1]
            $0.movedSections = [Relocation(old: 1, new: 2)]
        }
        #expect(message == "attempt to perform a delete and a move from the same section (1)")
    }

    @Test("conflicting operations on a row are rejected")
    func rowConflicts() {
        func refused(_ fill: (inout UpdateBatch) -> Void) -> String? {
            failure(from: [3, 3], to: [3, 3], fill)
        }
        #expect(
            refused {
                $0.deletedRows = [row(0, 1)]
                $0.reloadedRows = [row(0, 1)]
            } == "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})")
        let moveAndDelete =
            "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
        #expect(
            refused {
                $0.deletedRows = [row(0, 1)]
                $0.movedRows = [Relocation(old: row(0, 1), new: row(0, 0))]
            } == moveAndDelete)
        #expect(
            refused {
                $0.reloadedRows = [row(0, 1)]
                $0.movedRows = [Relocation(old: row(0, 1), new: row(0, 0))]
            } == moveAndDelete)
        #expect(
            refused {
                $0.insertedRows = [row(0, 0)]
                $0.movedRows = [Relocation(old: row(0, 1), new: row(0, 0))]
            } == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})")
        #expect(
            refused {
                $0.movedRows = [
                    Relocation(old: row(0, 1), new: row(0, 0)), Relocation(old: row(0, 1), new: row(1, 0)),
                ]
            } == "attempt to move row at index path {length = 2, path = 0 - 1} to both {length = 2, path = 0 - 0} and "
                + "{length = 2, path = 1 - 0}")
        #expect(
            refused {
                $0.movedRows = [
                    Relocation(old: row(0, 1), new: row(0, 0)), Relocation(old: row(0, 2), new: row(0, 0)),
                ]
            } == "attempt to move both row at index path {length = 2, path = 0 - 1} and {length = 2, path = 0 - 2} to "
                + "{length = 2, path = 0 - 0}")
    }

    @Test("moves of rows out of deleted sections and into inserted sections are rejected")
    func movesAcross() {
        #expect(
            failure(from: [1, 1], to: [2]) {
                $0.deletedSections = [0]
                $0.movedRows = [Relocation(old: row(0, 0), new: row(0, 1))]
            } == "cannot move a row from a deleted section (0)")
        #expect(
            failure(from: [1], to: [0, 1]) {
                $0.insertedSections = [1]
                $0.movedRows = [Relocation(old: row(0, 0), new: row(1, 0))]
            } == "cannot move a row into a newly inserted section (1)")
        #expect(
            failure(from: [1, 1], to: [0, 2]) {
                $0.reloadedSections = [1]
                $0.movedRows = [Relocation(old: row(0, 0), new: row(1, 0))]
            } == "cannot move a row into a newly inserted section (1)")
    }
}
