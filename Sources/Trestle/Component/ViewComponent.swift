import UIKit

/// A component that shows a view as a row, header or footer, without a cell class of its own.
///
/// ```swift
/// struct Swatch: ViewComponent {
///     let color: UIColor
///
///     func makeView() -> UIView { UIView() }
///     func render(in view: UIView) { view.backgroundColor = color }
/// }
///
/// let form = Form {
///     Section(id: "colors", header: Swatch(color: .red)) {
///         Swatch(color: .green).id("green").height(60)
///     }
/// }
/// ```
///
/// The view fills its cell inside ``contentInsets`` and is reused with it. A row without an explicit height
/// has the height that the view needs for its width:
///
/// 1. the height that results from its constraints or its `intrinsicContentSize`, as returned by
///    `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`;
/// 2. if there are none, the height returned by `sizeThatFits(_:)`.
///
/// The view therefore either has constraints between its subviews and its edges, or lays out its subviews
/// itself and overrides `sizeThatFits(_:)`. Other views need ``RowConvertible/height(_:)``. The cell sets
/// the view's frame, so leave `translatesAutoresizingMaskIntoConstraints` set and add no constraints between
/// the view and the cell.
///
/// The requirements are those of ``Component``. In addition, `makeView()` must not use the component's
/// content, because the view is reused for other components of the type.
///
/// ```swift
/// struct Caption: ViewComponent {
///     let text: String
///
///     func makeView() -> UILabel {
///         let label = UILabel()
///         label.text = text           // wrong: shows only the first row's text
///         return label
///     }
///
///     func render(in view: UILabel) {
///         view.text = text            // right
///     }
/// }
/// ```
public protocol ViewComponent: Component, HeaderFooterComponent
where Cell == ViewCell<View>, HeaderFooterView == ViewHeaderFooterView<View> {
    /// The class of the view.
    associatedtype View: UIView

    /// The space between the view and the edges of its cell, header or footer, in points. The default is
    /// zero.
    var contentInsets: UIEdgeInsets { get }

    /// Makes a view that can show any component of this type.
    @MainActor func makeView() -> View

    /// Shows the content in a view that may still show another component.
    @MainActor func render(in view: View)
}

extension ViewComponent {
    /// The default is zero.
    public var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

    /// The full name of the component type. Cells, headers and footers are reused separately.
    public var reuseIdentifier: String { _typeName(Self.self) }

    /// Renders the view that the cell hosts, after making it if the cell is new.
    @MainActor
    public func render(in cell: ViewCell<View>) {
        render(in: cell.container.view(insets: contentInsets, in: cell.contentView, make: makeView))
        cell.setNeedsLayout()
    }

    /// Renders the view that the header or footer hosts, after making it if that is new.
    @MainActor
    public func render(in view: ViewHeaderFooterView<View>) {
        render(in: view.container.view(insets: contentInsets, in: view.contentView, make: makeView))
        view.setNeedsLayout()
    }
}
