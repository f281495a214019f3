import Testing
import TrestleTesting

@testable import UIKit

/// A header whose label and constraints determine its height.
private final class TallHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    @available(*, unavailable, message: "TallHeader is created in code")
    required init?(coder: NSCoder) { fatalError("TallHeader is created in code") }
}

/// A header that prefers a height without constraints.
private final class PreferringHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        layoutAttributes.size.height = 33
        return layoutAttributes
    }
}

/// A grid whose sections have headers with a text of several lines.
@MainActor
private final class TallHeaders: TextCollection {
    var headers: [String]
    var identifier = "header"

    init(_ headers: [String], items: Int = 12, configure: (UICollectionViewFlowLayout) -> Void = { _ in }) {
        self.headers = headers
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
        configure(layout)
        super.init(headers.map { texts($0, items) }, layout: layout)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(TallHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        show()
        screen.settle()
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        (view as? TallHeader)?.label.text = headers[indexPath.section]
        return view
    }

    func header(_ section: Int, kind: String = UICollectionView.elementKindSectionHeader) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: kind, at: [section, 0])
    }

    /// The height that the text of a header requires.
    func height(_ section: Int) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = headers[section]
        return label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height.rounded(.up) + 16
    }
}

@MainActor
@Suite("Headers of flow layouts that determine their sizes", .serialized)
struct CollectionFlowEdgeTests {
    private static let long = String(repeating: "A long title of a section. ", count: 6)

    @Test("headers with an automatic size have the height of their contents, and items follow them")
    func automatic() throws {
        let grid = TallHeaders(["Short", Self.long, "End"])
        #expect(grid.height(1) > grid.height(0) + 30)
        for section in 0...1 {
            let header = try #require(grid.header(section))
            #expect(header.frame.height == grid.height(section) && header.frame.width == 320)
            #expect(grid.frame(0, section: section)?.minY == header.frame.maxY)
        }
        grid.view.contentOffset.y = grid.view.contentSize.height - 480
        grid.screen.settle()
        #expect(grid.header(2)?.frame.height == grid.height(2))
        #expect(abs(grid.view.contentSize.height - (grid.frame(11, section: 2)?.maxY ?? 0)) < 0.01)
    }

    @Test("headers of a horizontal layout have the width of their contents")
    func horizontal() throws {
        let grid = TallHeaders(["Short", "A longer title"]) { $0.scrollDirection = .horizontal }
        let header = try #require(grid.header(0))
        let text = UILabel()
        text.text = "Short"
        #expect(header.frame.width == text.sizeThatFits(.zero).width.rounded(.up) + 20)
        #expect(header.frame.height == 480 && grid.frame(0)?.minX == header.frame.maxX)
    }

    @Test("a measured header moves with its section, and is measured again when its contents change")
    func updates() throws {
        let grid = TallHeaders([Self.long, "Second"], items: 3)
        let height = grid.height(0)
        grid.headers.insert("New", at: 0)
        grid.sections.insert(texts("n", 3), at: 0)
        grid.view.insertSections([0])
        grid.screen.settle()
        #expect(grid.header(0)?.frame.height == grid.height(0))
        #expect(grid.header(1)?.frame.height == height)
        let header = try #require(grid.header(1) as? TallHeader)
        header.label.text = "Now short"
        header.invalidateIntrinsicContentSize()
        grid.screen.settle()
        #expect(header.frame.height < height)
        #expect(grid.frame(0, section: 1)?.minY == header.frame.maxY)
    }

    @Test("content does not move on the screen when a header above it turns out to have another height")
    func scrolling() throws {
        let grid = TallHeaders(texts("s", 20).map { $0 + Self.long }, items: 6)
        grid.view.contentOffset.y = 1200
        grid.screen.settle()
        for _ in 0..<60 {
            let path = try #require(grid.view.indexPathsForVisibleItems.max())
            let before = try #require(grid.view.cellForItem(at: path)).frame.minY - grid.view.contentOffset.y
            guard grid.view.contentOffset.y > 20 else { break }
            grid.view.contentOffset.y -= 15
            grid.screen.settle()
            guard let cell = grid.view.cellForItem(at: path), grid.view.contentOffset.y > 0 else { continue }
            #expect(abs(cell.frame.minY - grid.view.contentOffset.y - before - 15) < 0.01)
        }
    }

    @Test("beside cells that determine their sizes, a header may prefer another height than the reference size")
    func preferred() {
        let grid = TallHeaders(["a", "b"]) {
            $0.estimatedItemSize = CGSize(width: 100, height: 40)
            $0.headerReferenceSize = CGSize(width: 0, height: 60)
        }
        #expect(grid.header(0)?.frame.height == 60)
        grid.view.register(
            PreferringHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "preferring")
        grid.identifier = "preferring"
        grid.view.reloadData()
        grid.screen.settle()
        #expect(grid.header(0)?.frame.height == 33)
        #expect(grid.frame(0)?.minY == 33)
        grid.flow.headerReferenceSize.height = 70
        grid.screen.settle()
        grid.view.reloadData()
        grid.screen.settle()
        #expect(grid.header(0)?.frame.height == 33)
    }
}
