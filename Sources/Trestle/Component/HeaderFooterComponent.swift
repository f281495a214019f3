import UIKit

/// The content of a section's header or footer, together with the code that renders it into a reusable view.
///
/// ```swift
/// struct TotalFooter: HeaderFooterComponent {
///     let kilometers: Double
///
///     func render(in view: UITableViewHeaderFooterView) {
///         view.textLabel?.text = "\(kilometers) km in all"
///     }
/// }
///
/// let form = Form {
///     Section(id: "walks", header: Title("Walks"), footer: TotalFooter(kilometers: 25.5)) {
///         ForEach(sampleWalks) { WalkRow($0) }
///     }
/// }
/// ```
///
/// The requirements are those of ``Component``: equality covers the content, and `render(in:)` sets the same
/// properties every time. A changed header is rendered in its view. If its *type* changes, the section is
/// reloaded with its rows. The section is also reloaded if the header was empty and has no view, because the
/// table view would not measure it otherwise.
///
/// Use ``Title`` for the system's header in the table's style.
public protocol HeaderFooterComponent: Equatable {
    /// The class of the view. Views are created with `init(reuseIdentifier:)`.
    associatedtype HeaderFooterView: UITableViewHeaderFooterView = UITableViewHeaderFooterView

    /// The reuse identifier of the view. By default, each component type has its own.
    var reuseIdentifier: String { get }

    /// Shows the content in a view that may still show another header or footer.
    @MainActor func render(in view: HeaderFooterView)
}

extension HeaderFooterComponent {
    /// The full name of the component type, such as `Shop.TotalFooter`.
    public var reuseIdentifier: String { _typeName(Self.self) }
}

extension HeaderFooterComponent {
    /// The class to register for views.
    static var headerFooterViewClass: UITableViewHeaderFooterView.Type {
        (Self.self as? any StockHeaderFooterComponent.Type)?.stockViewClass ?? HeaderFooterView.self
    }

    func isEqual(to other: any HeaderFooterComponent) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }

    /// Renders into a view that was dequeued with the component's reuse identifier.
    @MainActor
    func render(inErased view: UITableViewHeaderFooterView) {
        guard let view = view as? HeaderFooterView else {
            preconditionFailure(
                """
                \(Self.self) renders into \(HeaderFooterView.self), but the view with the reuse identifier \
                "\(reuseIdentifier)" is of the class \(type(of: view)). Remove the registration of another class or nib for that \
                identifier.
                """)
        }
        render(in: view)
    }
}
