import UIKit

/// The cells, headers and footers that stay on the screen and must look different, found while the table still shows what it
/// showed before.
@MainActor
struct Refresh {
    private let adapter: TableAdapter
    private var cells: [(cell: UITableViewCell, row: Row)] = []
    private var headersAndFooters: [(view: UITableViewHeaderFooterView, old: HeaderFooter, new: HeaderFooter)] = []
    /// Whether the table must measure when this has run.
    private(set) var needsMeasuring = false
    /// The sections, by their indices in the end, with another header or footer that has no view since it took no room. The table
    /// makes none where there is no room, and so would never learn that it needs some now.
    private(set) var roomlessSections = IndexSet()

    init(_ change: TableChange, adapter: TableAdapter, tableView: UITableView) {
        self.adapter = adapter
        let before = adapter.shown
        for pair in change.changedRows where !change.reloadedSections.contains(pair.new.section) {
            guard let cell = tableView.cellForRow(at: pair.old), let shown = adapter.renderedCells.row(shownBy: cell)
            else { continue }
            let row = change.state.row(at: pair.new)
            guard row.component.sharesCells(with: shown.component) else { continue }
            cells.append((cell, row))
            if row.mayDifferInHeight(from: shown, rowHeight: tableView.rowHeight) { needsMeasuring = true }
        }
        for pair in change.changedSections where !change.reloadedSections.contains(pair.new) {
            let (old, new) = (before.sections[pair.old], change.state.sections[pair.new])
            if !new.traits.measuresLike(old.traits) { needsMeasuring = true }
            let (header, footer) = (
                tableView.headerView(forSection: pair.old), tableView.footerView(forSection: pair.old)
            )
            add(header, old.header, new.header)
            add(footer, old.footer, new.footer)
            let isRoomless =
                Self.isRoomless(
                    header, old.header, new.header, new.traits.headerHeight ?? tableView.sectionHeaderHeight,
                    tableView.rectForHeader(inSection: pair.old))
                || Self.isRoomless(
                    footer, old.footer, new.footer, new.traits.footerHeight ?? tableView.sectionFooterHeight,
                    tableView.rectForFooter(inSection: pair.old))
            if isRoomless { roomlessSections.insert(pair.new) }
        }
    }

    /// Whether content that decides its height itself has changed where there is no view to be measured, and no room for one.
    private static func isRoomless(
        _ view: UIView?, _ old: HeaderFooter?, _ new: HeaderFooter?, _ height: CGFloat,
        _ rect: @autoclosure () -> CGRect
    ) -> Bool {
        view == nil && old != new && height == UITableView.automaticDimension && rect().isEmpty
    }

    private mutating func add(_ view: UITableViewHeaderFooterView?, _ old: HeaderFooter?, _ new: HeaderFooter?) {
        guard let view, let old, let new, old != new else { return }
        headersAndFooters.append((view, old, new))
        needsMeasuring = true
    }

    /// Renders everything, once.
    mutating func run() {
        for (cell, row) in cells {
            if adapter.renderedCells.row(shownBy: cell)?.looksLike(row) == true {
                adapter.renderedCells.update(row, of: cell)
            } else {
                adapter.renderedCells.render(row, in: cell, style: adapter.tableView?.style)
            }
        }
        for (view, old, new) in headersAndFooters { Self.render(new, over: old, in: view) }
        cells = []
        headersAndFooters = []
        needsMeasuring = false
    }

    private static func render(
        _ new: HeaderFooter, over old: HeaderFooter, in view: UITableViewHeaderFooterView
    ) {
        switch (old, new) {
        case (.title(let oldTitle), .title(let title)):
            // A grouped table has set its titles in capitals.
            let isCapitalised = view.textLabel?.text != oldTitle && view.textLabel?.text == oldTitle.localizedUppercase
            view.textLabel?.text = isCapitalised ? title.localizedUppercase : title
            view.setNeedsLayout()
        case (_, .component(let component)):
            component.render(inErased: view)
        default:
            preconditionFailure("A header that became a title must have reloaded its section.")
        }
    }
}
