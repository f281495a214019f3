import UIKit

/// Modifiers for the appearance of a row's cell. A cell that is reused for another row loses these changes.
extension RowConvertible {
    /// Sets the separator line below the row.
    public func separator(_ separator: RowSeparator) -> Row {
        withAttributes { $0.appearance.separator = separator }
    }

    /// Indents the row's contents.
    ///
    /// - Parameters:
    ///   - level: The number of steps.
    ///   - width: The width of a step, in points.
    public func indentation(_ level: Int, width: CGFloat = 10) -> Row {
        precondition(
            level >= 0, "indentation(_:width:) was called with the level \(level). Pass a level of at least 0.")
        return withAttributes {
            $0.appearance.indentationLevel = level
            $0.appearance.indentationWidth = width
        }
    }

    /// Fills the row's background with a color, also while the row is selected.
    public func background(_ color: UIColor) -> Row {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = color
        return background(configuration)
    }

    /// Sets the row's background configuration.
    public func background(_ configuration: UIBackgroundConfiguration) -> Row {
        withAttributes { $0.appearance.background = configuration }
    }
}
