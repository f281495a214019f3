import Testing
import TrestleTesting
import UIKit

/// UIKit lets an app set the properties of a table at any time. Each property is set on a table that is displayed
/// already, and compared with a table that had the same value from the beginning.
@MainActor
@Suite("Properties set after loading")
struct TablePropertyTimingTests {
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @MainActor @Sendable (UITableView) -> Void

        init(_ name: String, _ apply: @escaping @MainActor @Sendable (UITableView) -> Void) {
            testDescription = name
            self.apply = apply
        }
    }

    nonisolated static let changes: [Change] = [
        Change("tableHeaderView") { $0.tableHeaderView = block(50) },
        Change("tableFooterView") { $0.tableFooterView = block(70) },
        Change("separatorStyle") { $0.separatorStyle = .none },
        Change("separatorColor") { $0.separatorColor = .systemRed },
        Change("separatorInset") { $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20) },
        Change("separatorInsetReference") {
            $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
            $0.separatorInsetReference = .fromAutomaticInsets
        },
        Change("rowHeight") { $0.rowHeight = 61 },
        Change("estimatedRowHeight") { $0.estimatedRowHeight = 0 },
        Change("sectionHeaderHeight") { $0.sectionHeaderHeight = 51 },
        Change("sectionFooterHeight") { $0.sectionFooterHeight = 37 },
        Change("sectionHeaderTopPadding") { $0.sectionHeaderTopPadding = 12 },
        Change("backgroundColor") { $0.backgroundColor = .systemYellow },
        Change("backgroundView") {
            $0.backgroundView = block(10)
            $0.backgroundColor = .clear
        },
        Change("tintColor") { $0.tintColor = .systemPurple },
        Change("isEditing") { $0.isEditing = true },
        Change("multiple selection while editing") {
            $0.allowsMultipleSelectionDuringEditing = true
            $0.isEditing = true
        },
        Change("sectionIndexColor") { $0.sectionIndexColor = .systemRed },
        Change("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = .systemYellow },
        Change("sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount = 100 },
        Change("contentInset") { $0.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0) },
        Change("layoutMargins") { $0.directionalLayoutMargins.leading = 44 },
        Change("cellLayoutMarginsFollowReadableWidth") { $0.cellLayoutMarginsFollowReadableWidth = true },
        Change("semanticContentAttribute") { $0.semanticContentAttribute = .forceRightToLeft },
        Change("overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle = .dark },
        Change("fillerRowHeight") { $0.fillerRowHeight = 30 },
        Change("frame") { $0.frame = CGRect(x: 0, y: 0, width: 260, height: 300) },
        Change("allowsSelection") { $0.allowsSelection = false },
    ]

    private static func block(_ height: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
        view.backgroundColor = .systemTeal
        return view
    }

    @Test(
        "a displayed table looks as if it had the value from the beginning", arguments: changes,
        [UITableView.Style.plain, .grouped, .insetGrouped])
    func sameAppearance(change: Change, style: UITableView.Style) throws {
        try compare(change, style, hasTitles: true)
        try compare(change, style, hasTitles: false)
    }

    private func compare(_ change: Change, _ style: UITableView.Style, hasTitles: Bool) throws {
        let (early, earlyImage) = try show(style, hasTitles: hasTitles, before: change.apply)
        let (late, lateImage) = try show(style, hasTitles: hasTitles, after: change.apply)
        #expect(late.contentSize == early.contentSize)
        #expect(late.adjustedContentInset == early.adjustedContentInset)
        #expect(late.visibleCells.map(\.frame) == early.visibleCells.map(\.frame))
        for section in 0..<early.numberOfSections {
            #expect(late.rect(forSection: section) == early.rect(forSection: section))
            #expect(late.rectForHeader(inSection: section) == early.rectForHeader(inSection: section))
            #expect(late.rectForFooter(inSection: section) == early.rectForFooter(inSection: section))
        }
        let looksTheSame = lateImage == earlyImage
        #expect(looksTheSame)
    }

    /// Displays a table, to which a change is applied before or after it is displayed for the first time.
    private func show(
        _ style: UITableView.Style, hasTitles: Bool, before: (UITableView) -> Void = { _ in },
        after: (UITableView) -> Void = { _ in }
    ) throws -> (UITableView, Data) {
        let size = CGSize(width: 320, height: 480)
        let screen = HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        let source = IndexedRows(hasTitles: hasTitles)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.showsVerticalScrollIndicator = false
        before(table)
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 1)
        after(table)
        screen.advance(by: 1)
        let image = try screen.pngData()
        return withExtendedLifetime((screen, source)) { (table, image) }
    }
}

/// Two sections, with or without titles, two rows each, and a section index.
private final class IndexedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let hasTitles: Bool

    init(hasTitles: Bool) {
        self.hasTitles = hasTitles
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = .detailDisclosureButton
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasTitles ? "Header \(section)" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        hasTitles ? "Footer \(section)" : nil
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}
