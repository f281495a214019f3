import Testing
import TrestleTesting

@testable import UIKit

/// A custom content configuration, like in Apple's sample code.
private struct Rating: UIContentConfiguration, Equatable {
    var stars = 0
    var isDimmed = false

    func makeContentView() -> UIView & UIContentView { RatingView(self) }

    func updated(for state: UIConfigurationState) -> Rating {
        var new = self
        new.isDimmed = (state as? UICellConfigurationState)?.isSelected ?? false
        return new
    }
}

private final class RatingView: UIView, UIContentView {
    static var instanceCount = 0
    private(set) var applied: [Rating] = []

    var configuration: UIContentConfiguration {
        didSet { if let rating = configuration as? Rating { applied.append(rating) } }
    }

    init(_ configuration: Rating) {
        self.configuration = configuration
        super.init(frame: .zero)
        Self.instanceCount += 1
    }

    required init?(coder: NSCoder) { fatalError("not in a nib") }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 71) }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let isArchived = UIConfigurationStateCustomKey("tests.isArchived")
}

/// A cell that updates its configuration for a custom state.
private final class ArchiveCell: UITableViewCell {
    var isArchived = false {
        didSet { if isArchived != oldValue { setNeedsUpdateConfiguration() } }
    }
    private(set) var updates = 0

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.isArchived] = isArchived
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state[.isArchived] as? Bool == true ? "archived" : "kept"
        contentConfiguration = content
    }
}

/// A table whose cells are configured by a closure.
@MainActor
private final class ConfiguredTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let screen: HeadlessScreen
    let table: UITableView
    var configure: (UITableViewCell, Int) -> Void
    var header: ((UITableViewHeaderFooterView) -> Void)?
    let rows: Int

    init(
        rows: Int = 3, style: UITableView.Style = .plain, cell: UITableViewCell.Type = UITableViewCell.self,
        width: CGFloat = 320, screen: HeadlessScreen? = nil, configure: @escaping (UITableViewCell, Int) -> Void
    ) {
        let size = CGSize(width: width, height: 480)
        self.screen = screen ?? HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        self.configure = configure
        self.rows = rows
        super.init()
        table.register(cell, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    func show() {
        table.dataSource = self
        table.delegate = self
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell, indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header, let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") else {
            return nil
        }
        header(view)
        return view
    }
}

@MainActor
@Suite("Cell configurations", .serialized)
struct TableConfigurationTests {
    private func text(_ cell: UITableViewCell?) -> String? {
        (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }

    @Test("a content configuration's view replaces the content view and its labels, until it is removed")
    func replacesContentView() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Label"
        let first = cell.contentView
        var content = cell.defaultContentConfiguration()
        content.text = "Configured"
        cell.contentConfiguration = content
        #expect(cell.contentView is UIListContentView)
        #expect(cell.contentView.superview === cell && first.superview == nil)
        #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        let shown = cell.contentView
        content.text = "Again"
        cell.contentConfiguration = content
        #expect(cell.contentView === shown)
        let list = try #require(shown as? UIListContentView)
        #expect(list.textLabel?.text == "Again")
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView) && shown.superview == nil)
        #expect(cell.textLabel?.text == nil)
    }

    @Test("a custom configuration creates its view once, is updated for states, and determines the row height")
    func customConfiguration() throws {
        RatingView.instanceCount = 0
        let fixture = ConfiguredTable { cell, row in cell.contentConfiguration = Rating(stars: row) }
        fixture.show()
        let cell = try #require(fixture.cell(1))
        let view = try #require(cell.contentView as? RatingView)
        #expect(RatingView.instanceCount == 3)
        #expect(cell.frame.height == 71)
        #expect((cell.contentConfiguration as? Rating)?.stars == 1)
        fixture.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        fixture.screen.settle()
        #expect(view.applied == [Rating(stars: 1, isDimmed: true)])
        #expect(cell.contentView === view)
    }

    @Test("setting an equal configuration again does not update the view")
    func equalCostsNothing() throws {
        let fixture = ConfiguredTable { cell, row in cell.contentConfiguration = Rating(stars: 5) }
        fixture.show()
        let view = try #require(fixture.cell(0)?.contentView as? RatingView)
        for _ in 0..<3 {
            fixture.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
            fixture.screen.settle()
        }
        #expect(view.applied.isEmpty)
        fixture.configure = { cell, _ in cell.contentConfiguration = Rating(stars: 6) }
        fixture.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        fixture.screen.settle()
        #expect(view.applied == [Rating(stars: 6)])
    }

    @Test("a cell's configuration is updated once before it is displayed, and when its state changes")
    func customState() throws {
        let fixture = ConfiguredTable(rows: 1, cell: ArchiveCell.self) { _, _ in }
        fixture.show()
        let cell = try #require(fixture.cell(0) as? ArchiveCell)
        #expect(text(cell) == "kept" && cell.updates == 1)
        cell.isArchived = true
        #expect(text(cell) == "kept")
        fixture.screen.settle()
        #expect(text(cell) == "archived" && cell.updates == 2)
    }

    @Test("the update handler is called with the highlighted, selected and editing states")
    func handler() throws {
        var log: [String] = []
        let fixture = ConfiguredTable(rows: 2) { cell, row in
            guard row == 0 else { return }
            cell.configurationUpdateHandler = { _, state in
                log.append("\(state)".replacingOccurrences(of: "UICellConfigurationState: ", with: ""))
            }
        }
        fixture.show()
        #expect(log == ["<normal>"])
        fixture.screen.touchDown(at: CGPoint(x: 100, y: 20))
        fixture.screen.advance(by: 0.3)
        #expect(log.last == "<highlighted>")
        fixture.screen.touchUp(at: CGPoint(x: 100, y: 20))
        fixture.screen.settle()
        #expect(log.last == "<selected>")
        fixture.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        fixture.table.setEditing(true, animated: false)
        fixture.screen.settle()
        #expect(log.last == "<editing>")
    }

    @Test("text wraps, secondary text adds lines, and a single line has the standard height")
    func heights() {
        let fixture = ConfiguredTable { cell, row in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = row == 2 ? "A text that is far too long for one line of a row of this width" : "Text"
            content.secondaryText = row == 1 ? "Second" : nil
            cell.contentConfiguration = content
        }
        fixture.show()
        #expect(fixture.cell(0)?.frame.height == 44)
        // 11 + 20.3 + 3 + 18 + 11, on whole pixels.
        #expect(fixture.cell(1)?.frame.height == 64)
        // 11 + 2 × 20.3 + 11.
        #expect(fixture.cell(2)?.frame.height == 63)
    }

    @Test("a value is below its text if both don't fit side by side, and in large text sizes")
    func values() throws {
        let view = UIListContentView(configuration: .valueCell())
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        view.configuration = content
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        let (text, value) = (try #require(view.textLabel), try #require(view.secondaryLabel))
        #expect(text.frame.minX == 16 && text.frame.minY == value.frame.minY)
        #expect(abs(value.frame.maxX - 312) < 0.01)
        content.secondaryText = "A value that is so long that it needs a line of its own"
        view.configuration = content
        view.layoutIfNeeded()
        #expect(value.frame.minX == 16 && value.frame.minY > text.frame.minY)
    }

    @Test("images of different widths leave the texts aligned, and large ones are scaled down")
    func images() throws {
        func start(_ image: UIImage?, limit: CGSize = .zero) throws -> (CGFloat, CGRect) {
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            content.image = image
            content.imageProperties.maximumSize = limit
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            view.layoutIfNeeded()
            return (try #require(view.textLabel).frame.minX, view.imageView?.frame ?? .zero)
        }
        #expect(try start(nil).0 == 16)
        #expect(try start(UIImage(systemName: "star")).0 == start(UIImage(systemName: "chevron.forward")).0)
        let large = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
        let (text, frame) = try start(large, limit: CGSize(width: 40, height: 40))
        #expect(frame == CGRect(x: 16, y: 20, width: 40, height: 20))
        #expect(abs(text - 72) < 0.01)
    }

    @Test("values set by the app are kept, and all others follow the state")
    func ownProperties() {
        var state = UICellConfigurationState(
            traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        state.isDisabled = true
        let standard = UIListContentConfiguration.cell().updated(for: state)
        #expect(standard.textProperties.font.pointSize == 33)
        #expect(standard.textProperties.color == .tertiaryLabel)
        var own = UIListContentConfiguration.cell()
        own.textProperties.font = .systemFont(ofSize: 19)
        own.textProperties.color = .systemRed
        own = own.updated(for: state)
        #expect(own.textProperties.font.pointSize == 19 && own.textProperties.color == .systemRed)
        own.textProperties.colorTransformer = .grayscale
        #expect(own.textProperties.resolvedColor() != .systemRed)
        #expect(UIListContentConfiguration.cell() == .cell())
        let grayscale = UIConfigurationColorTransformer.grayscale
        #expect(grayscale == .grayscale && grayscale != .monochromeTint)
    }

    @Test("a background configuration shows the selection and replaces the background views")
    func background() throws {
        let fixture = ConfiguredTable { cell, _ in
            cell.backgroundConfiguration = .listPlainCell()
            cell.selectedBackgroundView = nil
        }
        fixture.show()
        let cell = try #require(fixture.cell(0))
        #expect(cell.backgroundColor == .systemBackground)
        fixture.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        fixture.screen.settle()
        #expect(cell.backgroundColor == .systemGray4 && cell.shownFill?.superview == nil)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        #expect(cell.backgroundConfiguration != nil)
    }

    @Test("with multiple selection the multiple selection background view is shown")
    func multipleSelection() throws {
        let (single, multiple) = (UIView(), UIView())
        let fixture = ConfiguredTable(rows: 1) { cell, _ in
            cell.selectedBackgroundView = single
            cell.multipleSelectionBackgroundView = multiple
        }
        fixture.show()
        let (cell, path) = (try #require(fixture.cell(0)), IndexPath(row: 0, section: 0))
        fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(single.superview === cell && multiple.superview == nil)
        fixture.table.deselectRow(at: path, animated: false)
        fixture.table.allowsMultipleSelection = true
        fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(multiple.superview === cell && single.superview == nil)
    }

    @Test("a header is as high as its content, and its state reports whether it is pinned")
    func headers() throws {
        let fixture = ConfiguredTable(rows: 30) { cell, row in cell.textLabel?.text = "\(row)" }
        var pinned: [Bool] = []
        fixture.header = { view in
            var content = view.defaultContentConfiguration()
            content.text = "Header"
            view.contentConfiguration = content
            view.configurationUpdateHandler = { _, state in pinned.append(state.isPinned) }
        }
        fixture.show()
        let header = try #require(fixture.table.headerView(forSection: 0))
        #expect(header.frame.height == 29 || header.frame.height == 28)
        #expect(header.contentView is UIListContentView)
        fixture.table.contentOffset.y = 100
        fixture.screen.settle()
        #expect(pinned == [false, true])
    }
}

@MainActor
@Suite("Stock cells with large text", .serialized)
struct TableLargeTextTests {
    private func table(_ category: UIContentSizeCategory) -> ConfiguredTable {
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero, contentSizeCategory: category)
        return ConfiguredTable(rows: 1, screen: screen) { cell, _ in
            cell.textLabel?.text = "A text that is far too long for one line of a row"
        }
    }

    @Test("text wraps in accessibility sizes, and is a single line otherwise")
    func wraps() throws {
        let normal = table(.large)
        normal.show()
        #expect(normal.cell(0)?.frame.height == 44 && normal.cell(0)?.textLabel?.numberOfLines == 1)
        let large = table(.accessibilityLarge)
        large.show()
        let cell = try #require(large.cell(0))
        let line = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        ).lineHeight
        #expect(cell.textLabel?.numberOfLines == 0 && cell.frame.height > 3 * line)
    }
}
