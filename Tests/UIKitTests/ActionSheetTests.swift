import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Action sheets", .serialized)
struct ActionSheetTests {
    private func sheet(on stage: AlertStage) -> UIAlertController {
        let alert = stage.alert("Owl", "What shall it do?", .actionSheet)
        stage.add("Fly", to: alert)
        stage.add("Release", .destructive, to: alert)
        stage.add("Cancel", .cancel, to: alert)
        return alert
    }

    @Test("on a phone a sheet of choices stands at the bottom, with what cancels in a card of its own")
    func phone() {
        let stage = AlertStage()
        let alert = sheet(on: stage)
        stage.present(alert)
        #expect(stage.screen.visibleRect(of: alert.view)?.maxY == 560)
        #expect(stage.button("Fly")?.bounds.height == 57 && stage.button("Fly")?.bounds.width == 304)
        let gap =
            (stage.button("Cancel").flatMap { stage.screen.visibleRect(of: $0) }?.minY ?? 0)
            - (stage.button("Release").flatMap { stage.screen.visibleRect(of: $0) }?.maxY ?? 0)
        #expect(gap == 8)
        expectSnapshot(stage.screen, matches: "sheet")
        stage.screen.tap("Fly")
        stage.screen.settle()
        #expect(stage.log.take() == ["Fly"] && !stage.isShown)
    }

    @Test("a tap beside the sheet cancels; without an action that does, it stays")
    func beside() {
        let stage = AlertStage()
        stage.present(sheet(on: stage))
        stage.screen.tap(at: CGPoint(x: 160, y: 60))
        stage.screen.settle()
        #expect(stage.log.take() == ["Cancel"] && !stage.isShown)
        let other = stage.alert(nil, nil, .actionSheet)
        stage.add("Fly", to: other)
        stage.present(other)
        stage.screen.tap(at: CGPoint(x: 160, y: 60))
        stage.screen.settle()
        #expect(stage.isShown)
    }

    @Test("a finger goes from a choice to the card that cancels")
    func dragging() {
        let stage = AlertStage()
        stage.present(sheet(on: stage))
        stage.screen.touchDown(at: stage.middle("Release"))
        stage.screen.touchMove(to: stage.middle("Cancel"))
        #expect(stage.button("Cancel")?.showsHighlight == true)
        stage.screen.touchUp(at: stage.middle("Cancel"))
        stage.screen.settle()
        #expect(stage.log.take() == ["Cancel"])
    }

    @Test("a sheet looks as on an iPhone in the dark")
    func dark() {
        let stage = AlertStage(style: .dark)
        stage.present(sheet(on: stage))
        stage.screen.touchDown(at: stage.middle("Fly"))
        stage.screen.settle()
        expectSnapshot(stage.screen, matches: "sheet-dark")
    }

    @Test("in a wide window it is a popover without what cancels, which a tap beside it chooses")
    func wide() {
        let stage = AlertStage(size: CGSize(width: 800, height: 600))
        let alert = sheet(on: stage)
        let source = UIView(frame: CGRect(x: 100, y: 80, width: 60, height: 30))
        source.backgroundColor = .systemOrange
        stage.root.view.addSubview(source)
        alert.popoverPresentationController?.sourceView = source
        stage.present(alert)
        #expect(alert.popoverPresentationController?.arrowDirection == .up)
        #expect(stage.button("Cancel") == nil && stage.button("Fly") != nil)
        expectSnapshot(stage.screen, matches: "sheet-popover")
        stage.screen.tap(at: CGPoint(x: 700, y: 500))
        stage.screen.settle()
        #expect(stage.log.take() == ["Cancel"] && !stage.isShown)
    }

    @Test("in a wide window without something to point at it stops the app, with UIKit's words")
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
