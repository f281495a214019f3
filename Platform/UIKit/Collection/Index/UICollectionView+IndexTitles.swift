internal import RowGeometry

/// The index titles of a collection view, and the bar that displays them.
@MainActor
struct CollectionIndexTitles {
    /// Whether the titles have to be requested from the data source.
    var needsTitles = true
    var bar: SectionIndexBar?
}

/// The index at the trailing edge of the collection view. It covers the items, which layouts arrange regardless of it.
extension UICollectionView {
    /// Adds, updates or removes the index according to the data source, and keeps it at its position on the screen.
    final func layoutIndexTitles() {
        if indexTitles.needsTitles { updateIndexTitles() }
        guard let bar = indexTitles.bar else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            isAtLeft
            ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - SectionIndexBar.width
        let frame = CGRect(x: x, y: visible.minY, width: SectionIndexBar.width, height: max(0, visible.height))
        UIView.performWithoutAnimation {
            if bar.frame != frame { bar.frame = frame }
            bar.color = tintColor
            baseBringSubviewToFront(bar)
        }
    }

    private func updateIndexTitles() {
        indexTitles.needsTitles = false
        let titles = dataSource?.indexTitles(for: self) ?? []
        guard !titles.isEmpty else {
            indexTitles.bar?.removeFromSuperview()
            indexTitles.bar = nil
            return
        }
        if indexTitles.bar == nil {
            let bar = SectionIndexBar()
            bar.onSelection = { [weak self] in self?.selectIndexTitle($0) }
            addSubview(bar)
            indexTitles.bar = bar
        }
        indexTitles.bar?.titles = titles
    }

    private func selectIndexTitle(_ index: Int) {
        loadIfNeeded()
        guard let dataSource, let titles = indexTitles.bar?.titles, index < titles.count else { return }
        let path = RowPath(dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index))
        // The data source may return no item, for example for a section without items.
        guard contains(path) else { return }
        layoutIfNeeded()
        // Items that become visible may differ from their estimated sizes, which moves the target.
        for _ in 0..<4 {
            guard let top = topForIndexTitle(at: path) else { return }
            let limits = limits.y
            let target = CGPoint(
                x: contentOffset.x,
                y: min(max(top - adjustedContentInset.top, limits.lowerBound), limits.upperBound))
            guard roundedToPixels(target) != contentOffset else { return }
            setContentOffset(target, animated: false)
            layoutIfNeeded()
        }
    }

    /// Returns the top of an item, or of its section's header if it is the first one.
    private func topForIndexTitle(at path: RowPath) -> CGFloat? {
        guard let item = attributes(of: .cell(path))?.frame else { return nil }
        let header = CollectionElement.supplementary(
            Self.elementKindSectionHeader, IndexPath(item: 0, section: path.section))
        guard path.row == 0, let frame = attributes(of: header)?.frame, frame.height > 0 else { return item.minY }
        // A pinned header is not at the start of its section.
        return frame.maxY <= item.minY ? frame.minY : item.minY - frame.height
    }

    /// Returns the first item of a section, or of the last section if there are fewer.
    final func firstItem(ofSection section: Int) -> IndexPath {
        IndexPath(item: 0, section: max(0, min(section, numberOfSections - 1)))
    }
}

extension UICollectionViewDataSource {
    /// The default implementation returns `nil`.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The default implementation returns the first item of the section with the index of the title.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { collectionView.firstItem(ofSection: index) }
}
