import Foundation

@testable import UIKit

final class WalkCell: UICollectionViewCell {
    weak var nameLabel: UILabel?
}

final class WalkAddCell: UICollectionViewCell {}

final class WalkHeader: UICollectionReusableView {
    weak var label: UILabel?
}

/// The walks of `Walks.storyboard`, by region.
final class WalksController: UICollectionViewController {
    var regions = [["Coast", "Dunes", "Cliffs", "Marsh"], ["Ridge", "Forest"]]
    var layout: UICollectionViewFlowLayout?
    var log: [String] = []

    override func numberOfSections(in collectionView: UICollectionView) -> Int { regions.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        regions[section].count + 1
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let walks = regions[indexPath.section]
        let identifier = indexPath.item < walks.count ? "Walk" : "Add"
        // A damaged storyboard may have no such prototype.
        if collectionView.cells.origin(of: identifier) == nil {
            collectionView.register(WalkCell.self, forCellWithReuseIdentifier: identifier)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        if let cell = cell as? WalkCell, indexPath.item < walks.count { cell.nameLabel?.text = walks[indexPath.item] }
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let identifier = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
        if collectionView.supplementaryViews[kind]?.origin(of: identifier) == nil {
            collectionView.register(
                WalkHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        if identifier == "Header" { (view as? WalkHeader)?.label?.text = "Region \(indexPath.section + 1)" }
        return view
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? WalkCell, let path = collectionView.indexPath(for: cell) else { return }
        log.append("prepare \(segue.identifier ?? "")")
        (segue.destination as? WalkController)?.name = regions[path.section][path.item]
    }

    @IBAction func add(_ sender: UIButton) {
        regions[0].append("New")
        collectionView.insertItems(at: [IndexPath(item: regions[0].count - 1, section: 0)])
    }

    override class var objcMembers: [ObjCMember] {
        super.objcMembers + [.method("add:", WalksController.add)]
    }
}

/// A walk of `Walks.storyboard`, with a row of tags and a layout of the app.
final class WalkController: UIViewController, UICollectionViewDataSource {
    var name = ""
    weak var tags: UICollectionView?
    weak var mosaic: UICollectionView?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        guard let mosaic else { return }
        mosaic.register(WalkCell.self, forCellWithReuseIdentifier: "Tag")
        mosaic.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if collectionView.cells.origin(of: "Tag") == nil {
            collectionView.register(WalkCell.self, forCellWithReuseIdentifier: "Tag")
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tag", for: indexPath)
        (cell as? WalkCell)?.nameLabel?.text = ["Sea", "Steep and stony", "Long"][indexPath.item]
        cell.backgroundColor = .systemTeal
        return cell
    }
}

/// A layout of an app that places square items diagonally.
final class WalkLayout: UICollectionViewLayout {
    var side = 40.0
    private(set) var isDecoded = false

    override init() { super.init() }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isDecoded = true
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
        return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let side = min(max(side, 1), 500)
        attributes.frame = CGRect(
            x: Double(indexPath.item) * side, y: Double(indexPath.item) * side, width: side, height: side)
        return attributes
    }
}
