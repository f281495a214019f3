import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Nibs of collection views", .serialized)
struct NibCollectionTests {
    private func open() throws -> (HeadlessScreen, WalksController, UIStoryboard) {
        let storyboard = try NibFixture.storyboard("Walks")
        let stack = try #require(try storyboard.viewController() as? UINavigationController)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 500), scale: 2, safeAreaInsets: .zero)
        screen.show(stack)
        screen.settle()
        return (screen, try #require(stack.topViewController as? WalksController), storyboard)
    }

    @Test("a storyboard's collection view has its prototype cells, headers, footers and flow layout")
    func prototypes() throws {
        let (screen, walks, storyboard) = try open()
        let collection = try #require(walks.collectionView)
        let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(walks.layout === flow && walks.collectionViewLayout === flow)
        #expect(flow.itemSize == CGSize(width: 110, height: 60))
        #expect(flow.minimumLineSpacing == 12 && flow.minimumInteritemSpacing == 6)
        #expect(flow.sectionInset == UIEdgeInsets(top: 8, left: 16, bottom: 10, right: 16))
        #expect(flow.headerReferenceSize.height == 44 && flow.footerReferenceSize.height == 30)
        #expect(flow.scrollDirection == .vertical && flow.estimatedItemSize == .zero)
        #expect(!walks.clearsSelectionOnViewWillAppear && !collection.isPrefetchingEnabled)
        #expect(collection.allowsMultipleSelection && collection.dataSource === walks && collection.delegate === walks)
        #expect(walks.view !== collection && collection.isDescendant(of: walks.view))
        #expect(screen.texts.contains("Cliffs") && screen.texts.contains("Region 2") && screen.texts.contains("End"))
        let cell = try #require(collection.cellForItem(at: [0, 0]) as? WalkCell)
        #expect(cell.frame == CGRect(x: 16, y: 52, width: 110, height: 60) && cell.reuseIdentifier == "Walk")
        #expect(storyboard.document.warnings.isEmpty, "\(storyboard.document.warnings)")
        expectSnapshot(screen, matches: "nib-collection")
    }

    @Test("a selected prototype cell performs its segue before the delegate is notified")
    func segue() throws {
        let (screen, walks, _) = try open()
        screen.tap("Dunes")
        screen.settle()
        #expect(walks.log == ["prepare ShowWalk", "select 1"])
        let walk = try #require(walks.navigationController?.topViewController as? WalkController)
        #expect(walk.title == "Dunes")
        expectSnapshot(screen, matches: "nib-collection-detail")
    }

    @Test("a selected item performs no segue while its collection view is edited")
    func segueDuringEditing() throws {
        let (screen, walks, _) = try open()
        walks.setEditing(true, animated: false)
        walks.collectionView.allowsSelectionDuringEditing = true
        screen.tap("Dunes")
        screen.settle()
        #expect(walks.log == ["select 1"])
    }

    @Test("a button in a prototype cell calls the controller")
    func action() throws {
        let (screen, walks, _) = try open()
        let button = try #require(
            walks.collectionView.cellForItem(at: [0, 4])?.contentView.subviews.first as? UIButton)
        #expect(button.frame == CGRect(x: 0, y: 0, width: 110, height: 60), "the cell's constraints position it")
        screen.tap(button)
        screen.settle()
        #expect(walks.regions[0].last == "New" && screen.texts.contains("New"))
    }

    @Test("self-sizing prototype cells are as large as the constraints between the cell and its contents require")
    func selfSizing() throws {
        let storyboard = try NibFixture.storyboard("Walks")
        let walk = try #require(try storyboard.viewController(identifier: "Walk") as? WalkController)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 500), scale: 1, safeAreaInsets: .zero)
        screen.show(walk)
        screen.settle()
        let tags = try #require(walk.tags)
        let flow = try #require(tags.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.scrollDirection == .horizontal)
        #expect(flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        let cells = (0..<3).compactMap { tags.cellForItem(at: [0, $0]) as? WalkCell }
        #expect(cells.count == 3)
        for cell in cells {
            let label = try #require(cell.nameLabel)
            #expect(cell.bounds.width == label.intrinsicContentSize.width.rounded(.up) + 16, "\(label.text ?? "")")
            #expect(cell.bounds.height == label.intrinsicContentSize.height.rounded(.up) + 12)
        }
    }

    @Test("a layout of the app is decoded with its runtime attributes")
    func customLayout() throws {
        let storyboard = try NibFixture.storyboard("Walks")
        let walk = try #require(try storyboard.viewController(identifier: "Walk") as? WalkController)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 500), scale: 1, safeAreaInsets: .zero)
        screen.show(walk)
        screen.settle()
        let layout = try #require(walk.mosaic?.collectionViewLayout as? WalkLayout)
        #expect(layout.isDecoded && layout.side == 90)
        #expect(walk.mosaic?.cellForItem(at: [0, 1])?.frame == CGRect(x: 90, y: 90, width: 90, height: 90))
        #expect(storyboard.document.warnings.isEmpty, "\(storyboard.document.warnings)")
    }

    @Test("a collection view dequeues cells and headers of registered nibs, and their constraints size them")
    func registered() throws {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        flow.headerReferenceSize = CGSize(width: 0, height: 44)
        final class Walks: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Walk", for: indexPath)
                (cell as? WalkCell)?.nameLabel?.text = indexPath.item == 0 ? "A" : "A longer name"
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
            }
        }
        let walks = Walks()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
        collection.register(try NibFixture.nib("WalkCell"), forCellWithReuseIdentifier: "Walk")
        collection.register(
            try NibFixture.nib("WalkHeader"), forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Header")
        collection.dataSource = walks
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 1, safeAreaInsets: .zero)
        screen.show(collection)
        screen.settle()
        for item in 0..<2 {
            let cell = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)) as? WalkCell)
            let label = try #require(cell.nameLabel)
            #expect(cell.bounds.width == label.intrinsicContentSize.width.rounded(.up) + 20)
            #expect(label.frame.minX == 10 && label.frame.minY == 5)
        }
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect((header as? WalkHeader)?.label?.text == "Section" && header?.frame.height == 44)
    }

    @Test("a nib connects a collection view to its owner, which is a collection view controller")
    func controllerNib() throws {
        let nib = try NibFixture.nib("WalksController")
        let controller = UICollectionViewController(nibName: nil, bundle: nil)
        let objects = try nib.objects(withOwner: controller)
        let collection = try #require(objects.first as? UICollectionView)
        #expect(!collection.allowsSelection && collection.dataSource === controller)
        let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.sectionInsetReference == .fromSafeArea && flow.itemSize == CGSize(width: 80, height: 40))
    }

    @Test("an archived collection view keeps its settings")
    func archive() throws {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.allowsMultipleSelection = true
        collection.allowsSelectionDuringEditing = true
        collection.selectionFollowsFocus = true
        collection.isPrefetchingEnabled = false
        let data = try NSKeyedArchiver.archivedData(withRootObject: collection, requiringSecureCoding: false)
        let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UICollectionView)
        #expect(copy.allowsMultipleSelection && copy.allowsSelectionDuringEditing && copy.selectionFollowsFocus)
        #expect(copy.allowsSelection && !copy.isPrefetchingEnabled && !copy.allowsMultipleSelectionDuringEditing)
    }
}
