extension NSCollectionLayoutSection {
    /// Creates a section whose items are the rows of a list. Its rows, headers and footers determine their
    /// heights.
    ///
    /// The insets, the space between rows and the supplementary items of the section can be changed. Rows are
    /// `UICollectionViewListCell`s, which draw the separators and cards.
    ///
    /// - Parameters:
    ///   - configuration: The appearance and behavior of the list.
    ///   - layoutEnvironment: The environment that a section provider receives.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(UITableView.standardRowHeight))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        let list = ListSection(configuration, in: layoutEnvironment)
        section.list = list
        section.contentInsetsReference = .none
        section.contentInsets = list.standardInsets
        section.boundarySupplementaryItems = list.boundaryItems
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are lists with the same configuration.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
        layout.listConfiguration = configuration
        return layout
    }
}
