import RowGeometry
import TrestleTesting

@testable import UIKit

/// A cell that records its drag states.
final class StateCell: UITableViewCell {
    private(set) var states: [DragState] = []

    override func dragStateDidChange(_ dragState: DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
    }
}

/// A table of texts with movable rows, which logs the calls about moves.
@MainActor
final class ReorderTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String] = []
    var heights: ((IndexPath) -> CGFloat)?
    var canMove: (IndexPath) -> Bool = { _ in true }
    var retarget: ((IndexPath, IndexPath) -> IndexPath)?
    var afterMove: ((UITableView, IndexPath, IndexPath) -> Void)?
    var log: [String] = []
    let table: UITableView
    let screen: HeadlessScreen
    /// The distance from the row's top edge to the touch, in points.
    private let grab: CGFloat = 20
    private var touch = CGPoint.zero

    init(
        _ sections: [[String]], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480),
        screen: HeadlessScreen? = nil
    ) {
        self.sections = sections
        self.screen = screen ?? HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.register(StateCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
    }

    func show() {
        table.dataSource = self
        table.delegate = self
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
    }

    var visibleTexts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    // MARK: Touch

    /// Begins dragging a row by its grip.
    func beginDrag(_ path: IndexPath) {
        let rect = table.rectForRow(at: path)
        touch = CGPoint(x: rect.maxX - 20, y: rect.minY + grab - table.contentOffset.y)
        table.beginReorder(of: RowPath(path), location: touch)
        screen.advanceFrame()
    }

    /// Moves the touch so that the row's top edge would be at `y` on the screen.
    func drag(toRowTop y: CGFloat) {
        touch.y = y + grab
        table.displacedRows.reorder?.move(to: touch)
        screen.advanceFrame()
    }

    func endDrag() {
        table.displacedRows.reorder?.drop()
    }

    // MARK: UITableViewDataSource

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        cell.semanticContentAttribute = tableView.semanticContentAttribute
        if cell.semanticContentAttribute == .forceRightToLeft { cell.textLabel?.textAlignment = .right }
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < headers.count ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights?(indexPath) ?? 44
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        log.append("canMove \(indexPath.section)-\(indexPath.row)")
        return canMove(indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.append(
            "move \(sourceIndexPath.section)-\(sourceIndexPath.row) to "
                + "\(destinationIndexPath.section)-\(destinationIndexPath.row)")
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
        afterMove?(tableView, sourceIndexPath, destinationIndexPath)
    }

    // MARK: UITableViewDelegate

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        log.append(
            "target \(sourceIndexPath.section)-\(sourceIndexPath.row) to "
                + "\(proposedDestinationIndexPath.section)-\(proposedDestinationIndexPath.row)")
        return retarget?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
}
