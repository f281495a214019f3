import TrestleTesting

@testable import UIKit

/// An editable table that logs the calls of its delegate and data source.
@MainActor
class EditableTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [String]
    var log: [String] = []
    var leading: [UIContextualAction] = []
    var trailing: [UIContextualAction]?
    var styles: [Int: UITableViewCell.EditingStyle] = [:]
    var fullSwipe = true
    var rowActions: [UITableViewRowAction]?
    let table: UITableView
    let screen: HeadlessScreen
    let size = CGSize(width: 320, height: 300)

    init(
        _ count: Int = 6, style: UITableView.Style = .plain, appearance: UIUserInterfaceStyle = .light,
        isRightToLeft: Bool = false, cellClass: UITableViewCell.Type = UITableViewCell.self
    ) {
        rows = texts("Row ", count)
        screen = HeadlessScreen(size: size, scale: 2, style: appearance, safeAreaInsets: .zero)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.register(cellClass, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        if isRightToLeft { table.semanticContentAttribute = .forceRightToLeft }
        table.dataSource = self
        table.delegate = self
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
        screen.settle()
    }

    // MARK: Context menus, for subclasses to override (a witness that only a subclass declares is never
    // called)

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    func action(
        _ title: String, _ style: UIContextualAction.Style = .normal, color: UIColor? = nil, image: String? = nil
    ) -> UIContextualAction {
        let action = UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
            self?.log.append("action \(title)")
            completion(true)
        }
        action.backgroundColor = color
        action.image = image.flatMap { UIImage(systemName: $0) }
        return action
    }

    /// Drags across a row, and optionally keeps the touch down.
    func swipe(_ row: Int, by distance: CGFloat, lifts: Bool = true) {
        let y = table.rectForRow(at: [0, row]).midY - table.contentOffset.y
        let start = CGPoint(x: distance < 0 ? 300 : 20, y: y)
        screen.touchDown(at: start)
        for step in 1...10 {
            screen.advance(by: 0.02)
            screen.touchMove(to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: y))
        }
        // Without a pause the drag would end as a fling.
        screen.advance(by: 0.2)
        screen.touchMove(to: CGPoint(x: start.x + distance, y: y))
        screen.advance(by: 0.2)
        if lifts { screen.touchUp(at: CGPoint(x: start.x + distance, y: y)) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        if tableView.semanticContentAttribute == .forceRightToLeft {
            cell.semanticContentAttribute = .forceRightToLeft
            cell.textLabel?.textAlignment = .right
        }
        return cell
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { styles[indexPath.row] ?? .delete }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        log.append("leading \(indexPath.row)")
        return configuration(leading)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        log.append("trailing \(indexPath.row)")
        return trailing.map(configuration)
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        rowActions
    }

    private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = fullSwipe
        return configuration
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willBegin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }
}

/// An editable table that logs the editing queries for each row.
@MainActor
final class EditingQueryTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [String]
    var log: [String] = []
    var styles: [Int: UITableViewCell.EditingStyle] = [:]
    var movable: (Int) -> Bool = { _ in false }
    var wraps = false
    let table: UITableView
    let screen: HeadlessScreen

    init(_ count: Int) {
        rows = texts("Row ", count)
        let size = CGSize(width: 320, height: 300)
        screen = HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        table = UITableView(frame: CGRect(origin: .zero, size: size))
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        cell.textLabel?.numberOfLines = wraps ? 0 : 1
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        log.append("canEdit \(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        log.append("canMove \(indexPath.row)")
        return movable(indexPath.row)
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        log.append("style \(indexPath.row)")
        return styles[indexPath.row] ?? .delete
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        log.append("indent \(indexPath.row)")
        return true
    }
}

/// A data source that can delete, insert and move rows, as expressed only by the methods that it implements.
@MainActor
final class ListDataSource: NSObject, UITableViewDataSource {
    var rows = texts("Row ", 6)
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle) \(indexPath.row)")
        switch editingStyle {
        case .delete:
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        case .insert:
            rows.insert("New", at: indexPath.row + 1)
            tableView.insertRows(at: [[0, indexPath.row + 1]], with: .fade)
        case .none: break
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        rows.insert(rows.remove(at: source.row), at: destination.row)
    }
}
