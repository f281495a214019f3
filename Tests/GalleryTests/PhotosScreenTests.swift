import ScreenDriver
import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Photos and store", .serialized)
@MainActor
struct PhotosScreenTests {
    private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1, safeAreaInsets: .zero)

    private func showPhotos() throws -> (PhotosViewController, UICollectionView) {
        let controller = PhotosViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return (controller, try #require(controller.collectionView))
    }

    private func frame(_ item: Int, in grid: UICollectionView) throws -> CGRect {
        try #require(grid.cellForItem(at: IndexPath(item: item, section: 0))).frame
    }

    @Test("two fingers that move apart make the photos larger, and back")
    func pinch() throws {
        let (_, grid) = try showPhotos()
        let before = try frame(0, in: grid)
        #expect(before.width == before.height)
        let center = CGPoint(x: 195, y: 400)
        screen.pinch(at: center, scale: 1.5)
        screen.settle()
        let larger = try frame(0, in: grid)
        #expect(larger.width > before.width + 50)
        screen.pinch(at: center, scale: 0.67)
        screen.settle()
        #expect(try frame(0, in: grid) == before)
    }

    @Test("selected photos become favorites or are deleted")
    func selection() throws {
        let (_, grid) = try showPhotos()
        screen.tap("Edit")
        screen.settle()
        #expect(screen.texts.contains("Select Photos"))
        for item in [0, 2] {
            let frame = try frame(item, in: grid)
            screen.tap(at: grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
        }
        screen.settle()
        #expect(screen.texts.contains("2 Photos Selected"))
        screen.tap("Favorite")
        screen.settle()
        #expect(grid.cellForItem(at: IndexPath(item: 2, section: 0))?.accessibilityLabel == "IMG 1003, favorite")
        #expect(grid.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test("a tap on a photo shows it")
    func tap() throws {
        let (controller, grid) = try showPhotos()
        let frame = try frame(1, in: grid)
        screen.tap(at: grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
        screen.settle()
        #expect(controller.navigationController?.topViewController?.title == "IMG 1002")
    }

    @Test("the header of the store's grid stays at the top")
    func pinnedHeader() throws {
        let controller = StoreViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        let page = try #require(controller.collectionView)
        page.contentOffset.y = page.contentSize.height - page.bounds.height
        screen.settle()
        let kind = UICollectionView.elementKindSectionHeader
        let last = IndexPath(item: 0, section: StoreSection.all.rawValue)
        let header = try #require(page.supplementaryView(forElementKind: kind, at: last))
        #expect(header.convert(header.bounds, to: page).minY == page.bounds.minY + page.adjustedContentInset.top)
        screen.tap("Workshop Tools")
        screen.settle()
        #expect(screen.texts.contains("Buy for 47 €"))
    }
}
