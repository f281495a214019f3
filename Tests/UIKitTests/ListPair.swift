import TrestleTesting

@testable import UIKit

/// A row of a table with the height that its fixture determines.
private final class SizedTableCell: UITableViewCell {
    var height: CGFloat = 0

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

/// A row of a list with the height that its fixture determines.
final class SizedListCell: UICollectionViewCell {
    var height: CGFloat = 0

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}

/// A header or footer of a list, as high as the same title in a table.
private final class TitleView: UICollectionReusableView {
    let label = UILabel()
    var style = SectionTitleStyle.plainHeader

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        label.font = style.font(compatibleWith: traitCollection)
        layoutAttributes.size.height = style.height(ofText: label.sizeThatFits(.zero).height)
        return layoutAttributes
    }
}

/// A table beside a list of the same rows.
@MainActor
final class ListPair: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    /// The heights of the rows.
    var rows: [[CGFloat]]
    let appearance: UICollectionLayoutListConfiguration.Appearance
    let hasHeaders: Bool
    let hasFooters: Bool
    let table: UITableView
    let list: UICollectionView
    let screen: HeadlessScreen
    /// The number of rows that the list has requested.
    private(set) var requestedCount = 0
    /// The number of rows that the table has requested.
    private(set) var requestedRowCount = 0

    private var style: UITableView.Style {
        switch appearance {
        case .plain, .sidebarPlain: .plain
        case .grouped: .grouped
        case .insetGrouped, .sidebar: .insetGrouped
        }
    }

    init(
        _ rows: [[CGFloat]], _ appearance: UICollectionLayoutListConfiguration.Appearance, headers: Bool = false,
        footers: Bool = false, size: CGSize = CGSize(width: 390, height: 600), scale: CGFloat = 2,
        isRightToLeft: Bool = false, safeArea: UIEdgeInsets = .zero, topPadding: CGFloat? = nil
    ) {
        self.rows = rows
        self.appearance = appearance
        hasHeaders = headers
        hasFooters = footers
        screen = HeadlessScreen(
            size: CGSize(width: 2 * size.width, height: size.height), scale: scale, safeAreaInsets: .zero,
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = headers ? .supplementary : .none
        configuration.footerMode = footers ? .supplementary : .none
        configuration.headerTopPadding = topPadding
        let frame = CGRect(origin: .zero, size: size)
        list = UICollectionView(
            frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        table = UITableView(
            frame: frame,
            style: {
                switch appearance {
                case .plain, .sidebarPlain: .plain
                case .grouped: .grouped
                case .insetGrouped, .sidebar: .insetGrouped
                }
            }())
        super.init()
        if let topPadding { table.sectionHeaderTopPadding = topPadding }
        table.register(SizedTableCell.self, forCellReuseIdentifier: "row")
        list.register(SizedListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        table.dataSource = self
        list.dataSource = self
        let root = UIViewController()
        for (index, view) in [table, list].enumerated() {
            let child = UIViewController()
            child.view = view
            child.additionalSafeAreaInsets = safeArea
            root.addChild(child)
            view.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
            root.view.addSubview(view)
        }
        screen.show(root)
        screen.settle()
    }

    /// Scrolls both views, within the limits of their contents.
    func scroll(to y: CGFloat) {
        for view in [table, list] {
            let inset = view.adjustedContentInset
            let end = max(-inset.top, view.contentSize.height - view.bounds.height + inset.bottom)
            view.contentOffset.y = min(max(y, -inset.top), end)
        }
        screen.settle()
    }

    /// Scrolls through all rows, so that none has an estimated height, and returns to the top.
    func measureAll() {
        for view in [table, list] {
            while view.contentOffset.y < view.contentSize.height - view.bounds.height - 0.5 {
                let end = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
                view.contentOffset.y = min(view.contentOffset.y + 100, end)
                view.layoutIfNeeded()
            }
            view.contentOffset.y = -view.adjustedContentInset.top
        }
        screen.settle()
    }

    /// The frames of the visible rows, headers and footers, by name. The first header of a group ends there.
    var tableFrames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for path in table.indexPathsForVisibleRows ?? [] {
            frames["row \(path.section) \(path.row)"] = table.cellForRow(at: path)?.frame
        }
        for section in 0..<rows.count {
            if var frame = table.headerView(forSection: section)?.frame, isVisible(frame, in: table) {
                if section == 0, style != .plain {
                    let extra = SectionMetrics.firstTitleExtra.roundedToPixel(table.traitCollection)
                    frame.origin.y += extra
                    frame.size.height -= extra
                }
                frames["header \(section)"] = frame
            }
            if let frame = table.footerView(forSection: section)?.frame, isVisible(frame, in: table) {
                frames["footer \(section)"] = frame
            }
        }
        return frames
    }

    var listFrames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for path in list.indexPathsForVisibleItems {
            frames["row \(path.section) \(path.item)"] = list.cellForItem(at: path)?.frame
        }
        let kinds = [
            ("header", UICollectionView.elementKindSectionHeader),
            ("footer", UICollectionView.elementKindSectionFooter),
        ]
        for (name, kind) in kinds {
            for path in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                if let frame = list.supplementaryView(forElementKind: kind, at: path)?.frame {
                    frames["\(name) \(path.section)"] = frame
                }
            }
        }
        return frames
    }

    private func isVisible(_ frame: CGRect, in view: UIScrollView) -> Bool {
        frame.maxY > view.contentOffset.y && frame.minY < view.contentOffset.y + view.bounds.height
    }

    /// The differences between the two views, or an empty string.
    var differences: String {
        var lines: [String] = []
        if table.contentSize.width != list.contentSize.width
            || abs(table.contentSize.height - list.contentSize.height) > 0.001
        {
            lines.append("content size: table \(table.contentSize), list \(list.contentSize)")
        }
        if abs(table.contentOffset.y - list.contentOffset.y) > 0.001 {
            lines.append("offset: table \(table.contentOffset.y), list \(list.contentOffset.y)")
        }
        let (tableFrames, listFrames) = (tableFrames, listFrames)
        for name in Set(tableFrames.keys).union(listFrames.keys).sorted() {
            let (first, second) = (tableFrames[name], listFrames[name])
            let isEqual =
                if let first, let second {
                    abs(first.minX - second.minX) < 0.001 && abs(first.minY - second.minY) < 0.001
                        && abs(first.width - second.width) < 0.001 && abs(first.height - second.height) < 0.001
                } else { false }
            if !isEqual {
                lines.append(
                    "\(name): table \(first.map { "\($0)" } ?? "nil"), list \(second.map { "\($0)" } ?? "nil")")
            }
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestedRowCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? SizedTableCell)?.height = rows[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasHeaders ? "Header \(section)" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        hasFooters ? "Footer \(section)" : nil
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        requestedCount += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? SizedListCell)?.height = rows[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        let isFooter = kind == UICollectionView.elementKindSectionFooter
        (view as? TitleView)?.label.text = "\(isFooter ? "Footer" : "Header") \(indexPath.section)"
        (view as? TitleView)?.style = SectionTitleStyle(style, isFooter: isFooter)
        return view
    }
}
