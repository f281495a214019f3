import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Action sheets", .serialized)
struct ActionSheetTests {
    private func sheet(on fixture: AlertFixture) -> UIAlertController {
        let alert = fixture.alert("Owl", "What shall it do?", .actionSheet)
        fixture.add("Fly", to: alert)
        fixture.add("Release", .destructive, to: alert)
        fixture.add("Cancel", .cancel, to: alert)
        return alert
    }

    @Test("an action sheet appears at the bottom of a phone's screen, with the cancel action in a separate card")
    func phone() {
        let fixture = AlertFixture()
        let alert = sheet(on: fixture)
        fixture.present(alert)
        #expect(fixture.screen.visibleRect(of: alert.view)?.maxY == 560)
        #expect(fixture.button("Fly")?.bounds.height == 57 && fixture.button("Fly")?.bounds.width == 304)
        let gap =
            (fixture.button("Cancel").flatMap { fixture.screen.visibleRect(of: $0) }?.minY ?? 0)
            - (fixture.button("Release").flatMap { fixture.screen.visibleRect(of: $0) }?.maxY ?? 0)
        #expect(gap == 8)
        expectSnapshot(fixture.screen, matches: "sheet")
        fixture.screen.tap("Fly")
        fixture.screen.settle()
        #expect(fixture.log.take() == ["Fly"] && !fixture.isShown)
    }

    @Test("a tap outside the sheet cancels it, and has no effect when there is no cancel action")
    func tapOutside() {
        let fixture = AlertFixture()
        fixture.present(sheet(on: fixture))
        fixture.screen.tap(at: CGPoint(x: 160, y: 60))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["Cancel"] && !fixture.isShown)
        let other = fixture.alert(nil, nil, .actionSheet)
        fixture.add("Fly", to: other)
        fixture.present(other)
        fixture.screen.tap(at: CGPoint(x: 160, y: 60))
        fixture.screen.settle()
        #expect(fixture.isShown)
    }

    @Test("a drag moves the highlight from an action to the cancel card, and lifting the touch there cancels")
    func dragging() {
        let fixture = AlertFixture()
        fixture.present(sheet(on: fixture))
        fixture.screen.touchDown(at: fixture.middle("Release"))
        fixture.screen.touchMove(to: fixture.middle("Cancel"))
        #expect(fixture.button("Cancel")?.showsHighlight == true)
        fixture.screen.touchUp(at: fixture.middle("Cancel"))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["Cancel"])
    }

    @Test("an action sheet matches its reference image in dark mode")
    func dark() {
        let fixture = AlertFixture(style: .dark)
        fixture.present(sheet(on: fixture))
        fixture.screen.touchDown(at: fixture.middle("Fly"))
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "sheet-dark")
    }

    @Test("in a wide window an action sheet is a popover without a cancel button, and a tap outside it cancels")
    func wide() {
        let fixture = AlertFixture(size: CGSize(width: 800, height: 600))
        let alert = sheet(on: fixture)
        let source = UIView(frame: CGRect(x: 100, y: 80, width: 60, height: 30))
        source.backgroundColor = .systemOrange
        fixture.root.view.addSubview(source)
        alert.popoverPresentationController?.sourceView = source
        fixture.present(alert)
        #expect(alert.popoverPresentationController?.arrowDirection == .up)
        #expect(fixture.button("Cancel") == nil && fixture.button("Fly") != nil)
        expectSnapshot(fixture.screen, matches: "sheet-popover")
        fixture.screen.tap(at: CGPoint(x: 700, y: 500))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["Cancel"] && !fixture.isShown)
    }

    @Test("an action sheet without a source in a wide window traps with UIKit's message")
    func withoutSource() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = HeadlessScreen(size: CGSize(width: 800, height: 600))
            let root = UIViewController()
            screen.show(root)
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
            root.present(alert, animated: false)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("You must provide either a sourceView and sourceRect or a barButtonItem"))
    }
}
