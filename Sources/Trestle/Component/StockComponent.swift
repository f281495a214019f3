import UIKit

/// A component of the framework whose cell class is not public.
protocol StockComponent: Component where Cell == UITableViewCell {
    associatedtype StockCell: UITableViewCell

    /// Shows the content in a cell that may still show another row.
    @MainActor func render(stock cell: StockCell)

    /// Sets the event handlers of the cell's own controls. The default implementation does nothing.
    @MainActor func setHandlers(stock cell: StockCell)
}

extension StockComponent {
    static var stockCellClass: UITableViewCell.Type { StockCell.self }

    @MainActor
    func setHandlers(stock cell: StockCell) {}

    /// Shows the content in a cell that may still show another row.
    @MainActor
    public func render(in cell: UITableViewCell) {
        guard let cell = cell as? StockCell else {
            preconditionFailure(
                """
                \(Self.self) cannot render into the cell with the reuse identifier "\(reuseIdentifier)", which is of the class \
                \(type(of: cell)). Remove the registration of another class or nib for that identifier.
                """)
        }
        render(stock: cell)
    }

    /// Sets the event handlers of the cell's own controls.
    @MainActor
    public func setHandlers(on cell: UITableViewCell) {
        if let cell = cell as? StockCell { setHandlers(stock: cell) }
    }
}

/// A header or footer of the framework whose view class is not public.
protocol StockHeaderFooterComponent: HeaderFooterComponent where HeaderFooterView == UITableViewHeaderFooterView {
    static var stockViewClass: UITableViewHeaderFooterView.Type { get }
}
