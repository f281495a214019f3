import ScreenDriver
import Testing
import TrestleTesting

@testable import UIKit

/// A table of walks with a switch, a button, swipe actions and rows that can be moved.
private final class WalkListController: UITableViewController {
    var walks = ["Malham Cove", "Ingleborough", "Gordale Scar"]
    var selected: [String] = []
    var rowCount: Int?
    private let isOffline = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Walks"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "walk")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rowCount == nil ? 2 : 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? rowCount ?? walks.count : 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Dales" : "Settings"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "walk", for: indexPath)
        cell.accessoryView = nil
        cell.textLabel?.text =
            indexPath.section == 1 ? "Offline" : rowCount != nil ? "Walk \(indexPath.row)" : walks[indexPath.row]
        if indexPath.section == 1 { cell.accessoryView = isOffline }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(rowCount == nil ? walks[indexPath.row] : "Walk \(indexPath.row)")
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == 0, rowCount == nil else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                self?.walks.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            }
        ])
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        walks.insert(walks.remove(at: source.row), at: target.row)
    }
}

@Suite("Accessibility tree", .serialized) @MainActor
struct AccessibilityTreeTests {
    private let screen = HeadlessScreen()
    private let walks = WalkListController(style: .insetGrouped)

    private func show(_ controller: UIViewController? = nil) {
        screen.show(controller ?? UINavigationController(rootViewController: walks))
        screen.settle()
    }

    private func content(_ views: UIView...) -> UIViewController {
        let controller = UIViewController()
        views.forEach(controller.view.addSubview)
        return controller
    }

    @Test("a table is read after its bar, a cell with its texts and its switch as one element")
    func table() {
        show()
        #expect(
            screen.accessibilityTree == """
                window
                  navigation bar
                    header "Walks"
                    button "Add"
                  table, 4 rows
                    header "Dales"
                    row "Malham Cove", 1 of 4
                    row "Ingleborough", 2 of 4
                    row "Gordale Scar", 3 of 4
                    header "Settings"
                    row "Offline" = "0", 4 of 4

                """)
    }

    @Test("activating a row selects it, and activating a row with a switch turns it on")
    func activation() throws {
        show()
        #expect(try #require(screen.accessibilityElement("Ingleborough")).activate())
        #expect(walks.selected == ["Ingleborough"])
        let row = try #require(screen.accessibilityElement("Offline", traits: .toggleButton))
        row.activate()
        screen.settle()
        #expect(row.value == "1" && walks.selected.count == 1)
    }

    @Test("swipe actions are custom actions of the row")
    func swipeActions() throws {
        show()
        let row = try #require(screen.accessibilityElement("Malham Cove"))
        #expect(row.customActions == ["Delete"])
        #expect(row.perform("Delete"))
        screen.settle()
        #expect(walks.walks == ["Ingleborough", "Gordale Scar"] && screen.accessibilityElement("Malham Cove") == nil)
    }

    @Test("a table that is edited offers to delete, and to move rows up and down")
    func editing() throws {
        show()
        walks.setEditing(true, animated: false)
        screen.settle()
        #expect(screen.accessibilityElement("Reorder Ingleborough", traits: .button) != nil)
        let row = try #require(screen.accessibilityElement("Malham Cove"))
        #expect(row.customActions.contains("Move Down") && !row.customActions.contains("Move Up"))
        row.perform("Move Down")
        screen.settle()
        #expect(walks.walks == ["Ingleborough", "Malham Cove", "Gordale Scar"])
        #expect(screen.accessibilityElements.map(\.label).firstIndex(of: "Malham Cove") != nil)
    }

    @Test("rows of a million have positions without cells, and get one when they are scrolled to")
    func manyRows() throws {
        walks.rowCount = 1_000_000
        show()
        let table = try #require(walks.tableView)
        let node = AccessibilityNode(row: IndexPath(row: 900_000, section: 0), of: table)
        let position = try #require(node.position)
        #expect(position.number == 900_001 && position.count == 1_000_000 && node.object == nil && node.label == nil)
        #expect(node.frame.minY > 1_000_000 && AccessibilityNode(table).children.count < 30)
        #expect(table.indexPath(ofNumber: 900_000) == IndexPath(row: 900_000, section: 0))
        #expect(table.indexPath(ofNumber: 1_000_000) == nil && table.number(of: IndexPath(row: 5, section: 0)) == 5)
        node.activate()
        screen.settle()
        #expect(node.label == "Walk 900000" && walks.selected == ["Walk 900000"])
    }

    @Test("what is hidden, transparent, or beside a modal view cannot be reached")
    func hidden() {
        let (title, hidden, clear, group) = (UILabel(), UILabel(), UILabel(), UIView())
        for (index, label) in [title, hidden, clear].enumerated() {
            label.text = ["Title", "Hidden", "Clear"][index]
            label.frame = CGRect(x: 20, y: 100 + index * 40, width: 200, height: 30)
        }
        hidden.isHidden = true
        clear.alpha = 0
        let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        inner.text = "Inner"
        group.frame = CGRect(x: 20, y: 300, width: 200, height: 100)
        group.addSubview(inner)
        show(content(title, hidden, clear, group))
        #expect(screen.accessibilityElements.map(\.label) == ["Title", "Inner"])
        group.accessibilityElementsHidden = true
        #expect(screen.accessibilityElements.map(\.label) == ["Title"])
        group.accessibilityElementsHidden = false
        group.accessibilityViewIsModal = true
        #expect(screen.accessibilityElements.map(\.label) == ["Inner"])
        group.isAccessibilityElement = true
        group.accessibilityLabel = "Group"
        #expect(screen.accessibilityElements.map(\.label) == ["Group"])
    }

    @Test("elements are read from top to bottom and from the leading to the trailing end, groups together")
    func order() {
        func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView) {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: 20))
            label.text = text
            view.addSubview(label)
        }
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        label("C", 20, 100, in: view)
        label("B", 200, 4, in: view)
        label("A", 20, 0, in: view)
        let column = UIView(frame: CGRect(x: 300, y: 100, width: 90, height: 200))
        label("E", 0, 0, in: column)
        label("F", 0, 100, in: column)
        label("D", 20, 200, in: view)
        view.addSubview(column)
        show(content(view))
        #expect(screen.accessibilityElements.compactMap(\.label) == ["A", "B", "C", "E", "D", "F"])
        column.shouldGroupAccessibilityChildren = true
        #expect(screen.accessibilityElements.compactMap(\.label) == ["A", "B", "C", "E", "F", "D"])
    }

    @Test("a mirrored screen is read from right to left")
    func mirrored() {
        let screen = HeadlessScreen(layoutDirection: .rightToLeft)
        let (left, right) = (UILabel(frame: CGRect(x: 20, y: 100, width: 60, height: 20)), UILabel())
        right.frame = CGRect(x: 200, y: 104, width: 60, height: 20)
        (left.text, right.text) = ("A", "B")
        screen.show(content(left, right))
        #expect(screen.accessibilityElements.compactMap(\.label).prefix(2) == ["B", "A"])
    }

    @Test("a view's own elements replace its subviews")
    func ownElements() throws {
        let chart = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        chart.addSubview(UILabel(frame: chart.bounds))
        let bars = (0..<2).map { index in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = "Bar \(index)"
            bar.accessibilityFrameInContainerSpace = CGRect(x: index * 50, y: 0, width: 40, height: 100)
            return bar
        }
        chart.accessibilityElements = bars
        show(content(chart))
        #expect(screen.accessibilityElements.map(\.label) == ["Bar 0", "Bar 1"])
        #expect(screen.accessibilityElement("Bar 1")?.frame == CGRect(x: 50, y: 100, width: 40, height: 100))
    }

    @Test("controls say what they are and what their value is, and are adjusted")
    func controls() throws {
        let (slider, stepper, pages, field) = (UISlider(), UIStepper(), UIPageControl(), UITextField())
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        stepper.accessibilityLabel = "Guests"
        pages.accessibilityLabel = "Pages"
        pages.numberOfPages = 3
        field.placeholder = "Name"
        field.isSecureTextEntry = true
        field.text = "abc"
        var changes = 0
        for (index, control) in [slider, stepper, pages, field].enumerated() {
            control.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 60, width: 200, height: 40)
            control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        }
        let segments = UISegmentedControl(items: ["Map", "List"])
        segments.frame = CGRect(x: 20, y: 400, width: 200, height: 32)
        segments.selectedSegmentIndex = 0
        show(content(slider, stepper, pages, field, segments))
        #expect(
            screen.accessibilityTree == """
                window
                  slider "Volume" = "50%"
                  stepper "Guests" = "0"
                    button "Decrement", disabled
                    button "Increment"
                  page indicator "Pages" = "1 of 3"
                  secure text field "Name" = "•••"
                  segmented control
                    button "Map", selected, 1 of 2
                    button "List", 2 of 2

                """)
        for name in ["Volume", "Pages"] { screen.accessibilityElement(name)?.increment() }
        screen.accessibilityElement("Increment")?.activate()
        #expect(slider.value == 0.6 && stepper.value == 1 && pages.currentPage == 1 && changes == 3)
        screen.accessibilityElement("Decrement")?.activate()
        #expect(stepper.value == 0)
        screen.accessibilityElement("List")?.activate()
        #expect(segments.selectedSegmentIndex == 1)
    }

    @Test("an alert hides the screen behind it, and is canceled by the escape gesture")
    func alert() throws {
        show()
        var chosen = ""
        let alert = UIAlertController(
            title: "Delete the walk?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen = "Delete" })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen = "Cancel" })
        walks.present(alert, animated: true)
        screen.settle()
        #expect(
            screen.accessibilityElements.map(\.label)
                == ["Delete the walk?", "It cannot be undone.", "Cancel", "Delete"])
        #expect(try #require(screen.accessibilityElement("Delete", traits: .button)).performEscape())
        screen.settle()
        #expect(chosen == "Cancel" && walks.presentedViewController == nil)
    }

    @Test("the escape gesture goes back, and closes a sheet unless it is modal")
    func escape() throws {
        show()
        let navigation = try #require(walks.navigationController)
        navigation.pushViewController(content(), animated: false)
        screen.settle()
        #expect(try #require(screen.accessibilityElement("Walks", traits: .button)).performEscape())
        screen.settle()
        #expect(navigation.topViewController === walks)
        let sheet = content(UIButton(type: .contactAdd))
        sheet.isModalInPresentation = true
        walks.present(sheet, animated: false)
        screen.settle()
        let button = try #require(screen.accessibilityElement("Add", traits: .button))
        #expect(!button.performEscape())
        sheet.isModalInPresentation = false
        #expect(button.performEscape())
        screen.settle()
        #expect(walks.presentedViewController == nil)
    }

    @Test("a row that contains controls only is no element")
    func rowsOfControls() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                let control = UISegmentedControl(items: ["Day", "Week"])
                control.frame = CGRect(x: 16, y: 6, width: 200, height: 32)
                cell.contentView.addSubview(control)
                return cell
            }
        }
        let source = Source()
        let table = UITableView()
        table.dataSource = source
        let screen = HeadlessScreen()
        screen.show(table)
        #expect(screen.accessibilityElements.compactMap(\.label) == ["Day", "Week"])
        #expect(!screen.accessibilityElements.contains { $0.role == "row" })
    }

    @Test("a list is scrolled by pages, and says which rows are visible")
    func pages() throws {
        walks.rowCount = 1_000
        show()
        let before = walks.tableView.contentOffset.y
        #expect(screen.accessibilityElement("Walk 1")?.scroll(.down) == true)
        #expect(walks.tableView.contentOffset.y > before + 400)
        #expect(screen.announcements.last?.hasSuffix(" of 1,000") == true)
        #expect(screen.accessibilityElement("Walk 100")?.scroll(.left) != true)
    }
}
