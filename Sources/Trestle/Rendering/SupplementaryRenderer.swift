import UIKit

/// Makes the headers and footers of a collection view, which host those of a table view.
@MainActor
struct SupplementaryRenderer {
    /// The appearance of lists, which determines the style of titles.
    private let listAppearance: UICollectionLayoutListConfiguration.Appearance
    private var registered: Set<String> = []

    init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { self.listAppearance = listAppearance }

    mutating func makeView(
        of section: TableState.DisplayedSection, kind: String, at indexPath: IndexPath,
        in collectionView: UICollectionView
    ) -> HostingHeaderFooterView {
        let isFooter = kind == UICollectionView.elementKindSectionFooter
        let content = isFooter ? section.footer : section.header
        // The class takes part, so that two components that share an identifier share no views.
        let required = content?.component.map { type(of: $0).headerFooterViewClass } ?? SectionTitleView.self
        let identifier = "\(content?.component?.reuseIdentifier ?? "") (\(required))"
        if registered.insert(kind + identifier).inserted {
            collectionView.register(
                HostingHeaderFooterView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        let dequeued = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = dequeued as? HostingHeaderFooterView else {
            preconditionFailure(
                """
                The collection view returned a \(type(of: dequeued)) for the reuse identifier "\(identifier)", which a \
                CollectionAdapter has registered. Don't register another class for that identifier.
                """)
        }
        if view.hosted == nil { view.host(TableViewFactory.makeView(required, identifier: identifier)) }
        view.fixedHeight = isFooter ? section.attributes.footerHeight : section.attributes.headerHeight
        if let hosted = view.hosted {
            (hosted as? DisclosureHeaderView)?.listAppearance = listAppearance
            switch content {
            case .title(let title):
                (hosted as? SectionTitleView)?.show(title, isFooter: isFooter, in: listAppearance)
            case .component(let component): component.render(inErased: hosted)
            case nil: (hosted as? SectionTitleView)?.show("", isFooter: isFooter, in: listAppearance)
            }
        }
        return view
    }
}
