import Testing
import UIKit

@testable import Trestle

@Suite("Views as rows", .serialized)
@MainActor
struct ViewComponentTests {
    @Test("the view fills its cell inside the insets, and gives the row its height")
    func layout() {
        let table = AdapterScreen()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        table.render(
            Form {
                Section(id: "s") {
                    Patch(height: 50); Patch(height: 20, contentInsets: insets)
                }
            })
        #expect(table.cell(0)?.frame.height == 50)
        #expect(table.cell(1)?.frame.height == 24)
        let view = (table.cell(1) as? ViewCell<PatchView>)?.hostedView
        #expect(view?.frame == CGRect(x: 2, y: 1, width: 314, height: 20))
    }

    @Test("the view is kept when the content changes")
    func reuse() {
        let table = AdapterScreen()
        table.render(Form { Section(id: "s") { Patch(height: 50).id(1) } })
        let view = (table.cell(0) as? ViewCell<PatchView>)?.hostedView
        table.render(Form { Section(id: "s") { Patch(height: 60).id(1) } })
        #expect((table.cell(0) as? ViewCell<PatchView>)?.hostedView === view)
        #expect(view?.wanted == 60)
        #expect(table.cell(0)?.frame.height == 60)
    }
}
