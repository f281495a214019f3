import UIKit

/// A view behind a row that each cell makes for itself.
///
/// A row can be in two cells while a table view animates or reuses cells, but the custom view of a background configuration can only be
/// in one of them.
package struct RowBackgroundView: Equatable {
    private let content: AnyHashable
    let make: @MainActor () -> UIView
    /// Shows the content in a view that has shown other content. Returns `false` if the view cannot show it.
    let update: @MainActor (UIView) -> Bool

    /// Creates a description of a view.
    ///
    /// - Parameters:
    ///   - content: The content of the view. Views with equal contents are the same.
    ///   - make: A closure that makes a view with the content.
    ///   - update: A closure that shows the content in another view of this kind.
    package init<View: UIView>(
        _ content: some Hashable, make: @escaping @MainActor () -> View, update: @escaping @MainActor (View) -> Bool
    ) {
        self.content = AnyHashable(content)
        self.make = make
        self.update = { view in (view as? View).map(update) ?? false }
    }

    package static func == (left: RowBackgroundView, right: RowBackgroundView) -> Bool {
        left.content == right.content
    }
}

extension RowConvertible {
    /// Fills the row's background with a color and a view, also while the row is selected.
    package func background(_ color: UIColor, _ view: RowBackgroundView) -> Row {
        background(color).withAttributes { $0.appearance.backgroundView = view }
    }
}
