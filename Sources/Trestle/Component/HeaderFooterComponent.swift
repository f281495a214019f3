import UIKit

/// What stands above or below the rows of a section, and how it is shown in a reused view.
///
/// ```swift
/// struct TotalFooter: HeaderFooterComponent {
///     let sum: Int
///
///     func render(in view: UITableViewHeaderFooterView) {
///         view.textLabel?.text = "\(sum) in all"
///     }
/// }
///
/// Section(id: "basket", header: Title("Basket"), footer: TotalFooter(sum: 12)) { … }
/// ```
///
/// The contract is that of ``Component``: equal values look alike, and `render(in:)` sets everything that it ever sets. A
/// header whose value changes is rendered again in place; one whose *type* changes makes its section reload, rows included. So
/// does an empty one out of sight, without any height, whose value changes: a table does not ask it whether it needs room now.
///
/// For the system's own header in the table's style use ``Title``.
public protocol HeaderFooterComponent: Equatable {
    /// The view class. It is created with `init(reuseIdentifier:)`.
    associatedtype HeaderFooterView: UITableViewHeaderFooterView = UITableViewHeaderFooterView

    /// The name of the pool that the view comes from. By default one for each component type.
    var reuseIdentifier: String { get }

    /// Puts the content into a view that may still show another section's.
    @MainActor func render(in view: HeaderFooterView)
}

extension HeaderFooterComponent {
    /// The component type's full name, such as `Shop.TotalFooter`.
    public var reuseIdentifier: String { String(reflecting: Self.self) }
}

extension HeaderFooterComponent {
    /// The view class, for a table to register.
    static var headerFooterViewClass: UITableViewHeaderFooterView.Type { HeaderFooterView.self }

    fileprivate func isEqual(to other: any HeaderFooterComponent) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }

    /// Renders into a view that is known to come from this component's pool.
    @MainActor
    func render(inErased view: UITableViewHeaderFooterView) {
        guard let view = view as? HeaderFooterView else {
            preconditionFailure(
                """
                \(Self.self) renders into \(HeaderFooterView.self), but the view with the reuse identifier \
                "\(reuseIdentifier)" is a \(type(of: view)). Don't register another class or nib for that identifier.
                """)
        }
        render(in: view)
    }
}

/// A section's header or footer as the adapter keeps it: the table's own title, or a view of one's own.
enum HeaderFooter: Equatable {
    case title(String)
    case component(any HeaderFooterComponent)

    init?(_ component: (any HeaderFooterComponent)?) {
        switch component {
        case nil: return nil
        case let title as Title: self = .title(title.text)
        case let component?: self = .component(component)
        }
    }

    /// The text, if the table is to draw it.
    var title: String? {
        if case .title(let title) = self { title } else { nil }
    }

    /// The component, if it brings a view.
    var component: (any HeaderFooterComponent)? {
        if case .component(let component) = self { component } else { nil }
    }

    /// Whether the view that shows `other` can show this one, so that the section need not reload.
    func sharesViews(with other: HeaderFooter) -> Bool {
        switch (self, other) {
        case (.title, .title): true
        case (.component(let left), .component(let right)):
            type(of: left) == type(of: right) && left.reuseIdentifier == right.reuseIdentifier
        default: false
        }
    }

    static func == (left: HeaderFooter, right: HeaderFooter) -> Bool {
        switch (left, right) {
        case (.title(let left), .title(let right)): left == right
        case (.component(let left), .component(let right)): left.isEqual(to: right)
        default: false
        }
    }
}
