import TrestleTesting

@testable import UIKit

/// A cell that keeps the drag states that it was told of.
final class StateCell: UITableViewCell {
    private(set) var states: [DragState] = []

    override func dragStateDidChange(_ dragState: DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
    }
}

/// A table over plain arrays of texts whose rows can be moved, which writes down what it is asked about that.
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
    /// How far below the carried row's upper edge it is held, in points.
    private let grab: CGFloat = 20
    private var finger = CGPoint.zero

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

    // MARK: The finger

    /// Takes a row by its grip.
    func take(_ path: IndexPath) {
        let rect = table.rectForRow(at: path)
        finger = CGPoint(x: rect.maxX - 20, y: rect.minY + grab - table.contentOffset.y)
        table.beginReorder(of: RowPath(path), location: finger)
        screen.advanceFrame()
    }

    /// Moves the finger so far that the upper edge of the row would be at `y` of the screen.
    func carry(toRowTop y: CGFloat) {
        finger.y = y + grab
        table.displacedRows.reorder?.move(to: finger)
        screen.advanceFrame()
    }

    func letGo() {
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
