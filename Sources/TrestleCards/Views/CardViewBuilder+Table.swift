import AdaptiveCards
import UIKit

extension CardViewBuilder {
    func tableView(_ table: CardTable, _ context: CardViewContext) -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = table.showsGridLines ? 0 : cellSpacing
        if table.showsGridLines { stack.addArrangedSubview(style.separator(table.gridStyle)) }
        // The cells of each column, which have one width if it is that of the content.
        var columns: [Int: [UIView]] = [:]
        for (index, row) in table.rows.enumerated() {
            var context = context
            context.isHeader = table.hasHeader && index == 0
            let cells = cells(of: row, in: table, context)
            for (index, cell) in cells.enumerated() where cell.width == .auto {
                columns[index, default: []].append(cell.view)
            }
            stack.addArrangedSubview(rowView(cells, of: table, context))
            if table.showsGridLines { stack.addArrangedSubview(style.separator(table.gridStyle)) }
        }
        guard !stacksColumns else { return stack }
        for cells in columns.values {
            for cell in cells.dropFirst() {
                let constraint = cell.widthAnchor.constraint(equalTo: cells[0].widthAnchor)
                // Less than the priority at which texts keep their sizes, so that the widest text counts.
                constraint.priority = UILayoutPriority(740)
                constraint.isActive = true
            }
        }
        guard !table.fillsWidth else { return stack }
        // The lines end at the last column.
        let outer = UIStackView(arrangedSubviews: [stack])
        outer.axis = .vertical
        outer.alignment = .leading
        outer.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
        return outer
    }

    /// The space between cells without lines, in points.
    private var cellSpacing: CGFloat { style.hostConfig.table.cellSpacing.map { CGFloat($0) } ?? 8 }

    private func cells(
        of row: CardTable.Row, in table: CardTable, _ context: CardViewContext
    ) -> [(width: CardColumnWidth, view: UIView)] {
        // Cells without a definition of their column have equal widths.
        let count = table.columns.isEmpty ? row.cells.count : table.columns.count
        return (0..<count).map { index in
            let column = index < table.columns.count ? table.columns[index] : CardTable.Column()
            let alignment = row.alignment.inheriting(column.alignment).inheriting(table.alignment)
            var context = context
            context.alignment = alignment.horizontal ?? context.alignment
            context.verticalAlignment = alignment.vertical ?? context.verticalAlignment
            context.isStacked = stacksColumns
            if !stacksColumns { context.enter(column.width, among: table.columns.map(\.width), style) }
            var cell = index < row.cells.count ? row.cells[index] : CardContainer()
            cell.style = cell.style ?? row.style
            return (column.width, cellView(cell, hasLines: table.showsGridLines, context))
        }
    }

    private func cellView(_ cell: CardContainer, hasLines: Bool, _ context: CardViewContext) -> UIView {
        let stack = containerView(cell, context, fillsHeight: !stacksColumns)
        guard hasLines else { return stack }
        // The background extends to the lines.
        stack.layer.cornerRadius = 0
        for case let image as CardBackgroundView in stack.subviews { image.layer.cornerRadius = 0 }
        style.addMargins(to: stack, CardStyle.cellPadding)
        return stack
    }

    private func rowView(
        _ cells: [(width: CardColumnWidth, view: UIView)], of table: CardTable, _ context: CardViewContext
    ) -> UIStackView {
        let stack = columnStack(cells, fillsWidth: table.fillsWidth)
        stack.spacing = table.showsGridLines ? 0 : cellSpacing
        stack.alignment = .fill
        stack.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
        guard table.showsGridLines, !stacksColumns else { return stack }
        for cell in cells {
            guard let index = stack.arrangedSubviews.firstIndex(of: cell.view) else { continue }
            stack.insertArrangedSubview(style.separator(table.gridStyle, axis: .vertical), at: index)
        }
        stack.insertArrangedSubview(style.separator(table.gridStyle, axis: .vertical), at: 2 * cells.count)
        return stack
    }
}

extension CardTable {
    /// Whether the table is as wide as the surrounding group, because one of its columns has no width of its own.
    fileprivate var fillsWidth: Bool { columns.isEmpty || columns.contains { $0.width.isFlexible } }
}
