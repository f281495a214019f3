import Changeset
import UIKit

/// The cells, headers and footers that stay on the screen and have to be rendered again.
///
/// They are found while the table view still displays the old state.
@MainActor
struct VisibleViewRefresh {
    private let cells: CellRenderer
    private var changedCells: [(cell: UIView, row: Row)] = []
    private var changedViews: [(view: UITableViewHeaderFooterView, old: HeaderFooter, new: HeaderFooter)] = []

    /// Whether the table view has to measure rows, headers or footers after ``run()``.
    private(set) var needsMeasurement = false

    /// The sections of the new state with a changed header or footer that has no view because it is empty.
    ///
    /// The table view makes no view for an empty header, so only a reload makes it measure the new one.
    private(set) var emptySections = IndexSet()

    init(_ change: TableChange, from old: TableState, cells: CellRenderer, listView: any ListView) {
        self.cells = cells
        for pair in change.changedRows where !change.reloadedSections.contains(pair.to.section) {
            guard let cell = listView.rowView(at: pair.from), let current = cells.row(shownBy: cell) else {
                continue
            }
            let row = change.state.row(at: pair.to)
            guard row.component.sharesCells(with: current.component) else { continue }
            changedCells.append((cell, row))
            if row.mayDifferInHeight(from: current, rowHeight: listView.rowHeight) { needsMeasurement = true }
        }
        for pair in change.changedSections where !change.reloadedSections.contains(pair.to) {
            addSection(pair, from: old.sections[pair.from], to: change.state.sections[pair.to], in: listView)
        }
    }

    private mutating func addSection(
        _ pair: Move<Int>, from old: TableState.DisplayedSection, to new: TableState.DisplayedSection,
        in listView: any ListView
    ) {
        if !new.attributes.hasSameHeights(as: old.attributes) { needsMeasurement = true }
        let header = listView.headerView(forSection: pair.from)
        let footer = listView.footerView(forSection: pair.from)
        add(header, old.header, new.header)
        add(footer, old.footer, new.footer)
        let headerHeight = new.attributes.headerHeight ?? listView.sectionHeaderHeight
        let footerHeight = new.attributes.footerHeight ?? listView.sectionFooterHeight
        let isEmpty =
            Self.isEmpty(
                header, old.header, new.header, height: headerHeight,
                rect: listView.rectForHeader(inSection: pair.from))
            || Self.isEmpty(
                footer, old.footer, new.footer, height: footerHeight,
                rect: listView.rectForFooter(inSection: pair.from))
        if isEmpty { emptySections.insert(pair.to) }
    }

    /// Returns whether self-sizing content has changed that has neither a view to measure nor a height.
    private static func isEmpty(
        _ view: UIView?, _ old: HeaderFooter?, _ new: HeaderFooter?, height: CGFloat, rect: @autoclosure () -> CGRect
    ) -> Bool {
        view == nil && old != new && height == UITableView.automaticDimension && rect().isEmpty
    }

    private mutating func add(_ view: UITableViewHeaderFooterView?, _ old: HeaderFooter?, _ new: HeaderFooter?) {
        guard let view, let old, let new, old != new else { return }
        changedViews.append((view, old, new))
        needsMeasurement = true
    }

    /// Renders everything. Does nothing when called again.
    mutating func run() {
        for (cell, row) in changedCells {
            if let current = cells.row(shownBy: cell) {
                cells.update(cell, showing: current, to: row)
            } else {
                cells.render(row, in: cell)
            }
        }
        for (view, old, new) in changedViews { Self.render(new, over: old, in: view) }
        changedCells = []
        changedViews = []
        needsMeasurement = false
    }

    private static func render(_ new: HeaderFooter, over old: HeaderFooter, in view: UITableViewHeaderFooterView) {
        (view.superview as? HostingHeaderFooterView)?.mayHaveOtherSize = true
        switch (old, new) {
        case (.title, .title(let title)) where view is SectionTitleView:
            (view as? SectionTitleView)?.replace(title)
        case (.title(let oldTitle), .title(let title)):
            // A grouped table view displays titles in uppercase.
            let isUppercase = view.textLabel?.text != oldTitle && view.textLabel?.text == oldTitle.localizedUppercase
            view.textLabel?.text = isUppercase ? title.localizedUppercase : title
            view.setNeedsLayout()
        case (_, .component(let component)):
            component.render(inErased: view)
        default:
            preconditionFailure(
                "The header or footer \(old) was replaced by the title \(new) without a reload of its section. This is a bug in Trestle."
            )
        }
    }
}
