import UIKit

/// Any view as a row, a header or a footer, without a cell class of one's own.
///
/// ```swift
/// struct Swatch: ViewComponent {
///     let color: UIColor
///
///     func makeView() -> UIView { UIView() }
///     func render(in view: UIView) { view.backgroundColor = color }
/// }
///
/// Section(id: "colours", header: Swatch(color: .red)) {
///     Swatch(color: .green).id("green").height(60)
/// }
/// ```
///
/// The view fills its cell inside ``contentInsets`` and is reused with it. A row without a height of its own becomes as high
/// as the view needs to be for the width that it has there:
///
/// 1. as its own constraints, or its `intrinsicContentSize`, say: `systemLayoutSizeFitting(_:…)` with the width required;
/// 2. where those say nothing, as its `sizeThatFits(_:)` says.
///
/// So a view is laid out by constraints between its edges and what is inside of it, or places what is inside by hand and
/// overrides `sizeThatFits(_:)`. One that does neither needs ``RowConvertible/height(_:)``. The cell sets the view's frame: it keeps
/// `translatesAutoresizingMaskIntoConstraints`, and has no constraints to the cell around it.
///
/// The contract is that of ``Component``. In addition `makeView()` must not use the component's content: the view goes on to
/// show other components of the type.
///
/// ```swift
/// func makeView() -> UILabel {
///     let label = UILabel()
///     label.text = text           // wrong: only the first row's text is ever shown. Set it in render(in:)
///     return label
/// }
/// ```
public protocol ViewComponent: Component, HeaderFooterComponent
where Cell == ViewCell<View>, HeaderFooterView == ViewHeaderFooterView<View> {
    /// The class of the view.
    associatedtype View: UIView

    /// The space around the view inside its cell, header or footer, in points. By default none.
    var contentInsets: UIEdgeInsets { get }

    /// Makes a view that can show any component of this type.
    @MainActor func makeView() -> View

    /// Puts the content into a view that may still show another component.
    @MainActor func render(in view: View)
}

extension ViewComponent {
    /// No space around the view.
    public var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

    /// The component type's full name; cells, headers and footers have pools of their own.
    public var reuseIdentifier: String { String(reflecting: Self.self) }

    /// Renders the view that the cell hosts, making it if the cell is new.
    @MainActor
    public func render(in cell: ViewCell<View>) {
        render(in: cell.place.view(insets: contentInsets, in: cell.contentView, make: makeView))
        cell.setNeedsLayout()
    }

    /// Renders the view that the header or footer hosts, making it if that is new.
    @MainActor
    public func render(in view: ViewHeaderFooterView<View>) {
        render(in: view.place.view(insets: contentInsets, in: view.contentView, make: makeView))
        view.setNeedsLayout()
    }
}
