import AdaptiveCards
import UIKit

extension CardViewBuilder {
    func tableView(_ table: CardTable, _ context: CardViewContext) -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = style.hostConfig.table.cellSpacing.map { CGFloat($0) } ?? 6
        for (index, row) in table.rows.enumerated() {
            if index > 0, table.showsGridLines { stack.addArrangedSubview(style.separator(table.gridStyle)) }
            var context = context
            context.isHeader = table.hasHeader && index == 0
            context.style = row.style ?? context.style
            stack.addArrangedSubview(tableRow(row, of: table, context))
        }
        return stack
    }

    private func tableRow(_ row: CardTable.Row, of table: CardTable, _ context: CardViewContext) -> UIView {
        // Cells without a definition of their column have equal widths.
        let count = table.columns.isEmpty ? row.cells.count : table.columns.count
        let cells = (0..<count).map { index -> (width: CardColumnWidth, view: UIView) in
            let column = index < table.columns.count ? table.columns[index] : CardTable.Column()
            let alignment = row.alignment.inheriting(column.alignment).inheriting(table.alignment)
            var context = context
            context.alignment = alignment.horizontal ?? context.alignment
            context.isStacked = stacksColumns
            let cell = index < row.cells.count ? row.cells[index] : CardContainer()
            return (column.width, containerView(cell, context))
        }
        let stack = columnStack(cells, spacing: style.hostConfig.table.cellSpacing)
        if !stacksColumns { stack.alignment = CardStyle.alignment(row.alignment.inheriting(table.alignment).vertical) }
        style.apply(row.style, to: stack)
        return stack
    }
}
