import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("View snapshots", .serialized)
struct SnapshotTests {
    private func fixture() -> TextTable {
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 132), scale: 2, safeAreaInsets: .zero)
        let fixture = TextTable(
            [["Apple", "Banana", "Cherry"]], size: CGSize(width: 200, height: 132), screen: screen)
        fixture.show()
        screen.settle()
        return fixture
    }

    private func differs(_ a: CGImage, _ b: CGImage) -> Bool {
        UIImage(cgImage: a).pngData() != UIImage(cgImage: b).pngData()
    }

    @Test("a snapshot looks like its view in any superview, and the screen is unchanged")
    func looks() throws {
        let fixture = fixture()
        let before = fixture.screen.picture
        let cell = try #require(fixture.table.cellForRow(at: [0, 1]))
        let snapshot = try #require(cell.snapshotView(afterScreenUpdates: false))
        fixture.screen.advanceFrame()
        #expect(!differs(fixture.screen.picture, before))
        // In the cell's position the two are indistinguishable.
        cell.isHidden = true
        fixture.screen.advanceFrame()
        #expect(differs(fixture.screen.picture, before))
        snapshot.frame = cell.frame
        fixture.table.addSubview(snapshot)
        fixture.screen.advanceFrame()
        #expect(!differs(fixture.screen.picture, before))
    }

    @Test("a partial snapshot has the requested size, and an empty view has no snapshot")
    func parts() throws {
        let fixture = fixture()
        let rect = CGRect(x: 10, y: 5, width: 60, height: 30)
        let part = try #require(
            fixture.table.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero))
        #expect(part.bounds.size == rect.size)
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test("`drawHierarchy` draws into the current context, scaled to the rectangle")
    func hierarchy() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .red
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in
            view.drawHierarchy(in: CGRect(x: 2, y: 0, width: 8, height: 10), afterScreenUpdates: true)
        }
        let bare = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.cgContext.fill(CGRect(x: 2, y: 0, width: 8, height: 10))
        }
        #expect(image.pngData() == bare.pngData())
    }

    @Test("an interaction has a view, and is removed from it when it is added to another view")
    func interactions() {
        final class Probe: NSObject, UIInteraction {
            weak var view: UIView?
            var log: [String] = []
            func willMove(to view: UIView?) { log.append("will \(view?.tag ?? -1)") }
            func didMove(to view: UIView?) {
                self.view = view
                log.append("did \(view?.tag ?? -1)")
            }
        }
        let first = UIView()
        first.tag = 1
        let second = UIView()
        second.tag = 2
        let probe = Probe()
        first.addInteraction(probe)
        first.addInteraction(probe)
        second.addInteraction(probe)
        #expect(probe.log == ["will 1", "did 1", "will -1", "did -1", "will 2", "did 2"])
        #expect(first.interactions.isEmpty && second.interactions.count == 1)
        second.interactions = []
        #expect(probe.view == nil)
    }
}
