internal import CollectionGeometry

/// A group of items along an axis, or with frames of its own.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case line(PlanarAxis, count: Int?)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private var arrangement = Arrangement.line(.horizontal, count: nil)
    private var storedSubitems: [NSCollectionLayoutItem] = []
    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    private class func make(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
    ) -> Self {
        let group = dynamicInit()
        group.storedSize = size
        group.arrangement = arrangement
        group.storedSubitems = subitems.map { $0.duplicate() }
        return group
    }

    /// Returns a group with items in a row. The subitems repeat until the row is full.
    ///
    /// - Precondition: There is at least one subitem.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        makeLine(.horizontal, layoutSize, subitems)
    }

    /// Returns a group with items in a column. The subitems repeat until the column is full.
    ///
    /// - Precondition: There is at least one subitem.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        makeLine(.vertical, layoutSize, subitems)
    }

    /// Returns a group that repeats a subitem in a row a number of times. The group's size has to suffice.
    ///
    /// - Precondition: The count is at least 1.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        makeLine(.horizontal, layoutSize, [subitem], count: count)
    }

    /// Returns a group that repeats a subitem in a column a number of times. The group's size has to suffice.
    ///
    /// - Precondition: The count is at least 1.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        makeLine(.vertical, layoutSize, [subitem], count: count)
    }

    /// Returns a group with items in a row, which share its width equally.
    ///
    /// - Precondition: The count is at least 1.
    @available(*, deprecated, message: "Use `horizontal(layoutSize:repeatingSubitem:count:)`.")
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        makeEqual(.horizontal, layoutSize, subitem, count)
    }

    /// Returns a group with items in a column, which share its height equally.
    ///
    /// - Precondition: The count is at least 1.
    @available(*, deprecated, message: "Use `vertical(layoutSize:repeatingSubitem:count:)`.")
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        makeEqual(.vertical, layoutSize, subitem, count)
    }

    /// Returns a group whose items have the frames that a closure returns. The closure is called for each
    /// section.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(layoutSize, [], .custom(itemProvider))
    }

    private class func makeLine(
        _ axis: PlanarAxis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil
    ) -> Self {
        precondition(!subitems.isEmpty, "At least 1 subitem is required for a group")
        if let count { check(count, axis) }
        return make(size, subitems, .line(axis, count: count))
    }

    private class func makeEqual(
        _ axis: PlanarAxis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int
    ) -> Self {
        check(count, axis)
        let copy = subitem.duplicate()
        let (width, height) = (copy.storedSize.widthDimension, copy.storedSize.heightDimension)
        let share = 1 / CGFloat(count)
        copy.storedSize = NSCollectionLayoutSize(
            widthDimension: axis == .horizontal ? .fractionalWidth(share) : width,
            heightDimension: axis == .vertical ? .fractionalHeight(share) : height)
        return make(size, [copy], .line(axis, count: count))
    }

    private class func check(_ count: Int, _ axis: PlanarAxis) {
        precondition(
            count >= 1,
            "A repeating \(axis == .horizontal ? "horizontal" : "vertical") group should specify a count >= 1")
    }

    // MARK: Content

    /// The supplementary items that are attached to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }

    /// The space between two items.
    open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

    /// The items, which repeat. A custom group has none.
    open var subitems: [NSCollectionLayoutItem] { storedSubitems }

    override func copyValues(of other: NSCollectionLayoutItem) {
        super.copyValues(of: other)
        guard let other = other as? NSCollectionLayoutGroup else { return }
        arrangement = other.arrangement
        storedSubitems = other.storedSubitems.map { $0.duplicate() }
        groupSupplementaryItems = other.groupSupplementaryItems
        interItemSpacing = other.interItemSpacing
    }

    override func groupItem(in environment: any NSCollectionLayoutEnvironment, scale: CGFloat) -> GroupItem {
        var item = super.groupItem(in: environment, scale: scale)
        switch arrangement {
        case .line(let axis, let count):
            item.content = .line(
                GroupLine(
                    axis, subitems: storedSubitems.map { $0.groupItem(in: environment, scale: scale) }, count: count,
                    spacing: interItemSpacing?.value ?? .none))
        case .custom(let provider):
            let container = CompositionalContainer(
                size: storedSize.value.resolved(
                    in: PlanarSize(environment.container.effectiveContentSize), PixelGrid(scale: scale)),
                insets: contentInsets)
            let frames = provider(
                CompositionalEnvironment(container: container, traitCollection: environment.traitCollection))
            item.content = .custom(frames.map(\.value))
        }
        return item
    }

    /// Returns a drawing of the group in characters, for debugging.
    open func visualDescription() -> String { GroupDrawing(of: self).text }

    override var descriptionValues: String {
        let subitems = storedSubitems.map { "\t\($0)" }.joined(separator: "\n")
        let direction =
            switch arrangement {
            case .line(.horizontal, _): ".horizontal"
            case .line(.vertical, _), .custom: ".vertical"
            }
        return super.descriptionValues + "\n\tgroup: subitems=\n\(subitems)\n\tinterItemSpacing="
            + "\(interItemSpacing?.description ?? "(null)");\n\tlayoutDirection=\(direction)"
    }
}

extension NSCollectionLayoutItem {
    /// Returns a copy, with the type of the item.
    final func duplicate() -> NSCollectionLayoutItem {
        guard let copy = copy(with: nil) as? NSCollectionLayoutItem else {
            preconditionFailure(
                "\(type(of: self)).copy(with:) returned an object of another class. Return the result of super.")
        }
        return copy
    }
}
