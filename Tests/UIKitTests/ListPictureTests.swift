import Testing
import TrestleTesting

@testable import UIKit

/// Lists and tables of the same contents, which have to be drawn equally.
@MainActor
@Suite("Pictures of lists and tables", .serialized)
struct ListPictureTests {
    /// The contents of a table and a list.
    @MainActor
    private final class Contents: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
        let sections = [2, 3, 1]
        let hasTitles: Bool
        let hasFooters: Bool

        init(hasTitles: Bool, hasFooters: Bool = false) {
            self.hasTitles = hasTitles
            self.hasFooters = hasFooters
        }

        func configure(_ content: inout UIListContentConfiguration, _ path: IndexPath) {
            content.text = "Row \(path.section) \(path.item)"
            if path.item == 1 { content.secondaryText = "A longer description" }
            if path.item == 2 { content.image = UIImage(systemName: "star.fill") }
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            configure(&content, indexPath)
            cell.contentConfiguration = content
            return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard hasTitles else { return nil }
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            var content =
                tableView.style == .plain
                ? UIListContentConfiguration.plainHeader() : UIListContentConfiguration.groupedHeader()
            content.text = "Header \(section)"
            header?.contentConfiguration = content
            return header
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            hasTitles ? "Header \(section)" : nil
        }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            hasFooters ? footer(section) : nil
        }

        private func footer(_ section: Int) -> String {
            section == 1 ? "A footer of the section that is so long that it has two lines" : "Footer \(section)"
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section]
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            if let cell = cell as? UICollectionViewListCell {
                var content = cell.defaultContentConfiguration()
                configure(&content, indexPath)
                cell.contentConfiguration = content
            }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            if let view = view as? UICollectionViewListCell {
                let isFooter = kind == UICollectionView.elementKindSectionFooter
                var content = view.defaultContentConfiguration()
                content.text = isFooter ? footer(indexPath.section) : "Header \(indexPath.section)"
                view.contentConfiguration = content
            }
            return view
        }
    }

    private static let size = CGSize(width: 390, height: 560)

    private func screen(
        _ style: UIUserInterfaceStyle, _ isRightToLeft: Bool, scale: CGFloat = 2,
        textSize: UIContentSizeCategory = .large
    ) -> HeadlessScreen {
        HeadlessScreen(
            size: Self.size, scale: scale, style: style, safeAreaInsets: .zero,
            contentSizeCategory: textSize, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    private func makeTable(_ style: UITableView.Style, _ contents: Contents) -> UITableView {
        let table = UITableView(frame: CGRect(origin: .zero, size: Self.size), style: style)
        table.fillerRowHeight = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = contents
        table.showsVerticalScrollIndicator = false
        return table
    }

    private func makeList(_ configuration: UICollectionLayoutListConfiguration, _ contents: Contents)
        -> UICollectionView
    {
        let list = UICollectionView(
            frame: CGRect(origin: .zero, size: Self.size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        list.dataSource = contents
        list.showsVerticalScrollIndicator = false
        return list
    }

    private func expectEqual(_ drawn: Data, _ expected: Data, _ name: String) throws {
        if drawn != expected, let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] {
            try expected.write(to: URL(fileURLWithPath: folder + "/\(name)-table.png"))
            try drawn.write(to: URL(fileURLWithPath: folder + "/\(name)-list.png"))
        }
        // The images are not part of the expectation, because comparing them byte by byte takes minutes.
        let isEqual = drawn == expected
        #expect(isEqual, "\(name)")
    }

    @Test(
        "the titles of a list are drawn like those of a table",
        arguments: [
            (UICollectionLayoutListConfiguration.Appearance.plain, UITableView.Style.plain),
            (.grouped, .grouped), (.insetGrouped, .insetGrouped),
        ])
    func titles(appearance: UICollectionLayoutListConfiguration.Appearance, tableStyle: UITableView.Style) throws {
        for (scale, textSize) in [
            (1, UIContentSizeCategory.large), (2, .large), (3, .large), (2, .extraSmall), (2, .extraLarge),
            (2, .accessibilityLarge),
        ] as [(CGFloat, UIContentSizeCategory)] {
            let contents = Contents(hasTitles: true, hasFooters: true)
            var screen = screen(.light, false, scale: scale, textSize: textSize)
            show(makeTable(tableStyle, contents), on: screen)
            let expected = try screen.pngData()

            screen = self.screen(.light, false, scale: scale, textSize: textSize)
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
            show(makeList(configuration, contents), on: screen)
            try expectEqual(try screen.pngData(), expected, "titles-\(appearance)-\(scale)-\(textSize.rawValue)")
        }
    }

    private func show(_ view: UIView, on screen: HeadlessScreen) {
        let controller = UIViewController()
        controller.view = view
        screen.show(controller)
        screen.settle()
    }

    @Test(
        "a list is drawn like a table of the same rows",
        arguments: [
            (UICollectionLayoutListConfiguration.Appearance.plain, UITableView.Style.plain),
            (.grouped, .grouped), (.insetGrouped, .insetGrouped),
        ])
    func looks(appearance: UICollectionLayoutListConfiguration.Appearance, tableStyle: UITableView.Style) throws {
        for (style, isRightToLeft, hasTitles) in [
            (UIUserInterfaceStyle.light, false, false), (.dark, false, false), (.light, true, false),
            (.light, false, true),
        ] {
            let contents = Contents(hasTitles: hasTitles)
            // The first header of a group has more space above it in a list, as one of a table's titles has.
            let extra: CGFloat = hasTitles && tableStyle != .plain ? 17.5 : 0

            var screen = screen(style, isRightToLeft)
            let table = makeTable(tableStyle, contents)
            table.delegate = contents
            if extra > 0 {
                table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: extra))
            }
            show(table, on: screen)
            let expected = try screen.pngData()

            screen = self.screen(style, isRightToLeft)
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = hasTitles ? .supplementary : .none
            show(makeList(configuration, contents), on: screen)
            let name = "\(appearance)-\(style == .dark ? "dark" : "light")-\(isRightToLeft)-\(hasTitles)"
            try expectEqual(try screen.pngData(), expected, name)
        }
    }
}
