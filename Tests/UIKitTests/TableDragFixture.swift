import TrestleTesting

@testable import UIKit

/// A table of texts as drag source and drop target, which logs the delegate calls.
@MainActor
final class DragTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let name: String
    var sections: [[String]]
    let table: UITableView
    var log: TableDragLog
    /// Whether the data source allows moving rows.
    var canMove = false
    var heights: ((IndexPath) -> CGFloat)?
    var items: ((IndexPath) -> [UIDragItem])?
    var added: ((IndexPath) -> [UIDragItem])?
    var handles: (any UIDropSession) -> Bool = { _ in true }
    var propose: (any UIDropSession, IndexPath?) -> UITableViewDropProposal = { _, _ in
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    var perform: ((DragTable, any UITableViewDropCoordinator) -> Void)?
    var retarget: ((IndexPath) -> IndexPath)?
    var shouldSpringLoad: (IndexPath) -> Bool = { _ in true }

    init(
        _ name: String, _ sections: [[String]], frame: CGRect, log: TableDragLog, style: UITableView.Style = .plain
    ) {
        self.name = name
        self.sections = sections
        self.log = log
        table = UITableView(frame: frame, style: style)
        super.init()
        table.register(StateCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        table.dataSource = self
        table.delegate = self
        table.dragDelegate = self
        table.dropDelegate = self
    }

    var visibleTexts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    func write(_ text: String) { log.lines.append("\(name) \(text)") }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights?(indexPath) ?? 44
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        write("moveRow \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { retarget?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        write("didSelect \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { shouldSpringLoad(indexPath) }

    /// Moves the dropped rows to the destination, like in Apple's samples.
    func insertDroppedItems(_ coordinator: any UITableViewDropCoordinator) {
        guard let destination = coordinator.destinationIndexPath else { return }
        table.performBatchUpdates {
            for (index, item) in coordinator.items.enumerated() {
                guard let text = item.dragItem.localObject as? String else { continue }
                let path = IndexPath(row: destination.row + index, section: destination.section)
                if let source = item.sourceIndexPath {
                    sections[source.section].remove(at: source.row)
                    table.deleteRows(at: [source], with: .automatic)
                }
                sections[path.section].insert(text, at: path.row)
                table.insertRows(at: [path], with: .automatic)
            }
        }
        for (index, item) in coordinator.items.enumerated() {
            coordinator.drop(
                item.dragItem, toRowAt: IndexPath(row: destination.row + index, section: destination.section))
        }
    }
}

/// A log shared by several tables.
@MainActor
final class TableDragLog {
    var lines: [String] = []
}

extension DragTable: UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        write("itemsForBeginning \(indexPath.row)")
        return items?(indexPath) ?? [item(indexPath)]
    }

    func item(_ indexPath: IndexPath) -> UIDragItem {
        let text = sections[indexPath.section][indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return item
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        write("itemsForAdding \(indexPath.row)")
        return added?(indexPath) ?? []
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        write("dragWillBegin")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { write("dragDidEnd") }
}

extension DragTable: UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        write("canHandle")
        return handles(session)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { write("didEnter") }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let line = "update \(destinationIndexPath.map { "\($0.section)-\($0.row)" } ?? "nowhere")"
        if log.lines.last != "\(name) \(line)" { write(line) }
        return propose(session, destinationIndexPath)
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { write("didExit") }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { write("dropDidEnd") }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let path = coordinator.destinationIndexPath.map { "\($0.section)-\($0.row)" } ?? "nowhere"
        let items = coordinator.items.map { item in
            "\(item.dragItem.localObject ?? "?")\(item.sourceIndexPath.map { " from \($0.row)" } ?? "")"
        }
        write("performDrop \(path): \(items.joined(separator: ", "))")
        if let perform { perform(self, coordinator) } else { insertDroppedItems(coordinator) }
    }
}

/// Two tables side by side on one screen.
@MainActor
final class TwoTables {
    let screen: HeadlessScreen
    let log = TableDragLog()
    let left: DragTable
    let right: DragTable
    let view = UIView()

    init(
        _ first: [[String]] = [texts("L", 6)], _ second: [[String]] = [texts("R", 4)],
        style: UITableView.Style = .plain, appearance: UIUserInterfaceStyle = .light
    ) {
        let size = CGSize(width: 400, height: 320)
        screen = HeadlessScreen(size: size, scale: 1, style: appearance, safeAreaInsets: .zero)
        let half = CGRect(x: 0, y: 0, width: 196, height: 320)
        left = DragTable("L", first, frame: half, log: log, style: style)
        right = DragTable("R", second, frame: half.offsetBy(dx: 204, dy: 0), log: log, style: style)
        view.backgroundColor = .systemGray3
        view.addSubview(left.table)
        view.addSubview(right.table)
    }

    func show() {
        screen.show(view)
        screen.settle()
        log.lines = []
    }

    /// Returns the center of a row in screen coordinates.
    func middle(of row: Int, in fixture: DragTable) -> CGPoint {
        let rect = fixture.table.rectForRow(at: [0, row])
        return fixture.table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// Holds a touch at a point until the item is lifted.
    func lift(at point: CGPoint, touchID: Int = 0) {
        screen.touchDown(at: point, touchID: touchID)
        screen.advance(by: 0.8)
    }

    /// Moves the touch in a few steps.
    func drag(from start: CGPoint, to end: CGPoint, touchID: Int = 0) {
        for step in 1...8 {
            let fraction = CGFloat(step) / 8
            screen.touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction),
                touchID: touchID)
            screen.advanceFrame()
        }
    }

    /// The visible drag previews above the tables.
    var platters: [DragPlatter] { screen.views(DragPlatter.self) }
}
