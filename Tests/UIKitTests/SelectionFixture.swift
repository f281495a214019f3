import TrestleTesting

@testable import UIKit

/// A table that logs the delegate calls about highlighting and selecting rows.
@MainActor
final class SelectionTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    let table: UITableView
    let screen: HeadlessScreen
    private(set) var log: [String] = []
    var shouldHighlight: (IndexPath) -> Bool = { _ in true }
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var willDeselect: (IndexPath) -> IndexPath? = { $0 }
    var didSelect: (IndexPath) -> Void = { _ in }
    var shouldBeginMultiple: (IndexPath) -> Bool = { _ in false }
    var didBeginMultiple: (IndexPath) -> Void = { _ in }
    var canPerformPrimaryAction: (IndexPath) -> Bool = { _ in true }

    init(
        _ counts: [Int], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480),
        scale: CGFloat = 1, appearance: UIUserInterfaceStyle = .light, configure: (UITableView) -> Void = { _ in }
    ) {
        self.counts = counts
        screen = HeadlessScreen(size: size, scale: scale, style: appearance, safeAreaInsets: .zero)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        configure(table)
        table.dataSource = self
        table.delegate = self
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
        screen.settle()
    }

    /// Returns the log since the last call.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    /// Returns the center of a row in screen coordinates.
    func point(_ row: Int, _ section: Int = 0) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
    }

    /// The selected rows of the first section.
    var selectedRows: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

    /// Drags two adjacent touches through points, one step per frame.
    func dragTwoFingers(from start: CGPoint, through points: [CGPoint], lift: Bool = true) {
        func fingers(_ point: CGPoint, _ body: (CGPoint, Int) -> Void) {
            body(CGPoint(x: point.x - 30, y: point.y), 0)
            body(CGPoint(x: point.x + 30, y: point.y), 1)
        }
        fingers(start) { screen.touchDown(at: $0, touchID: $1) }
        var last = start
        for point in points {
            for step in 1...10 {
                let part = CGFloat(step) / 10
                fingers(CGPoint(x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part)) {
                    screen.touchMove(to: $0, touchID: $1)
                }
                screen.advanceFrame()
            }
            last = point
        }
        guard lift else { return }
        fingers(last) { screen.touchUp(at: $0, touchID: $1) }
        screen.advanceFrame()
    }

    private func note(_ word: String, _ path: IndexPath) {
        log.append(path.section == 0 ? "\(word) \(path.row)" : "\(word) \(path.section).\(path.row)")
    }

    var canFocus: (IndexPath) -> Bool = { _ in true }
    var shouldUpdateFocus: (UITableViewFocusUpdateContext) -> Bool = { _ in true }
    var preferred: IndexPath?
    var indexTitles: [String]?

    /// The row of the focused cell, regardless of its section.
    var focusedRow: Int? {
        (table.window?.windowScene?.focusSystem?.focusedItem as? UITableViewCell)
            .flatMap { table.indexPath(for: $0) }?.row
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        canFocus(indexPath) && tableView.allowsFocus
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        shouldUpdateFocus(context)
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        func name(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
        log.append("focus \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))")
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return shouldHighlight(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect", indexPath)
        return willSelect(indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect", indexPath)
        return willDeselect(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("didSelect", indexPath)
        didSelect(indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        note("canPerformPrimaryAction", indexPath)
        return canPerformPrimaryAction(indexPath)
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        note("performPrimaryAction", indexPath)
    }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        note("shouldBeginMultiple", indexPath)
        return shouldBeginMultiple(indexPath)
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        note("didBeginMultiple", indexPath)
        didBeginMultiple(indexPath)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        log.append("didEndMultiple")
    }
}
