import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Texts of the framework", .serialized) @MainActor
struct TrestleStringsTests {
    @Test(
        "the texts are in the first supported language, and in English if there is none",
        arguments: [
            (["de-AT", "en"], "Löschen"), (["fr_CA"], "Supprimer"), (["es"], "Eliminar"), (["ja-JP"], "削除"),
            (["ar"], "حذف"), (["xx", "de"], "Löschen"), (["xx"], "Delete"), ([], "Delete"),
        ])
    func languages(languages: [String], delete: String) {
        #expect(TrestleStrings(languages: languages).delete == delete)
    }

    @Test("an app replaces texts")
    func replacement() throws {
        let strings = TrestleStrings.current
        defer { TrestleStrings.current = strings }
        TrestleStrings.current.delete = "Remove"
        TrestleStrings.current.nothingHere = "Empty"
        let table = AdapterScreen()
        table.render(
            Form {
                Word("row").onDelete {}
                Form(LoadState.loaded([String]())) { for text in $0 { Word(text) } }
            })
        #expect(table.screen.texts.contains("Empty"))
        let row = try #require(table.screen.view(showing: "row").flatMap { table.screen.visibleRect(of: $0) })
        table.screen.drag(from: CGPoint(x: 280, y: row.midY), to: CGPoint(x: 180, y: row.midY))
        table.screen.settle()
        #expect(table.screen.texts.contains("Remove"))
    }
}
