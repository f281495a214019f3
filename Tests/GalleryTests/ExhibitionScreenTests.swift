import ScreenDriver
import Testing
import TrestleImages
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Exhibition", .serialized)
@MainActor
struct ExhibitionScreenTests {
    private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1, safeAreaInsets: .zero)

    @Test("pictures appear after the rows, in those that are displayed when the list comes to rest")
    func load() async throws {
        let controller = ExhibitionViewController()
        screen.show(controller)
        screen.settle()
        let table = try #require(controller.tableView)
        func views() -> [RemoteImageView] { table.visibleCells.compactMap { image(in: $0) } }
        #expect(views().count > 2 && views().allSatisfy { $0.state == .loading && $0.bounds.height == 260 })
        await screen.wait { views().allSatisfy { $0.state == .loaded } }
        let first = try #require(views().first?.image)
        #expect(first.size.width >= 390 && first.size.width < 800)
        screen.fling(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -500))
        screen.settle()
        await screen.wait { views().allSatisfy { $0.state == .loaded } }
        #expect(views().allSatisfy { $0.state == .loaded } && table.contentOffset.y > 1_000)
    }

    private func image(in view: UIView) -> RemoteImageView? {
        view as? RemoteImageView ?? view.subviews.lazy.compactMap { self.image(in: $0) }.first
    }
}
