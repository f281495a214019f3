import UIKit

/// A collection view's supplementary view that is filled by a table view's header or footer view.
final class HostingHeaderFooterView: UICollectionReusableView {
    private(set) var hosted: UITableViewHeaderFooterView?

    /// The height that the section was given, in points, or `nil` if the content determines the height.
    var fixedHeight: CGFloat?

    /// Whether the contents were rendered since the view was measured last.
    var mayHaveOtherSize = false

    /// Adds the view that the supplementary view shows for its whole life.
    func host(_ view: UITableViewHeaderFooterView) {
        hosted = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        hosted?.prepareForReuse()
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        mayHaveOtherSize = false
        guard let hosted else { return attributes }
        attributes.size = hosted.systemLayoutSizeFitting(
            CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        attributes.size.width = layoutAttributes.size.width
        if let fixedHeight, fixedHeight >= 0 { attributes.size.height = fixedHeight }
        return attributes
    }
}

/// The title of a section in a collection view.
final class SectionTitleView: UITableViewHeaderFooterView {
    func show(
        _ title: String, isFooter: Bool, in appearance: UICollectionLayoutListConfiguration.Appearance
    ) {
        var configuration = appearance.titleConfiguration(isFooter: isFooter)
        configuration.text = title
        contentConfiguration = configuration
        backgroundConfiguration = appearance.titleBackground
    }

    /// Replaces the text of a header or footer.
    func replace(_ title: String) {
        guard var configuration = contentConfiguration as? UIListContentConfiguration else { return }
        configuration.text = title
        contentConfiguration = configuration
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    private var isPlain: Bool { self == .plain || self == .sidebarPlain }

    /// Returns the configuration of a section's title, which has the style of a table's titles.
    func titleConfiguration(isFooter: Bool) -> UIListContentConfiguration {
        switch (isPlain, isFooter) {
        case (true, false): .plainHeader()
        case (true, true): .plainFooter()
        case (false, false): .groupedHeader()
        case (false, true): .groupedFooter()
        }
    }

    /// The background of a section's title.
    var titleBackground: UIBackgroundConfiguration {
        isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
}
