import TrestleTesting

@testable import UIKit

/// A table of texts that counts the data source calls and logs the delegate calls.
@MainActor
final class TextTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    var heights: ((IndexPath) -> CGFloat)?
    private(set) var requestedCells: [IndexPath] = []
    private(set) var heightRequestCount = 0
    private(set) var log: [String] = []
    let table: UITableView
    let screen: HeadlessScreen

    init(
        _ sections: [[String]], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480),
        screen: HeadlessScreen? = nil, configure: (UITableView) -> Void = { _ in }
    ) {
        self.sections = sections
        self.screen = screen ?? HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        configure(table)
    }

    /// Shows the table on its screen.
    func show() {
        table.dataSource = self
        table.delegate = self
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
    }

    func clearLog() {
        log = []
        requestedCells = []
        heightRequestCount = 0
    }

    /// The texts of the visible cells, from top to bottom.
    var visibleTexts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestedCells.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < headers.count ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section < footers.count ? footers[section] : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let heights else { return tableView.rowHeight }
        heightRequestCount += 1
        return heights(indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("willDisplay \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("didEndDisplaying \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.row)")
    }
}

/// Returns `count` texts with `prefix` and a number.
func texts(_ prefix: String, _ count: Int) -> [String] { (0..<count).map { "\(prefix)\($0)" } }
