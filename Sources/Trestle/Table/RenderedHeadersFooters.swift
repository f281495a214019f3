import UIKit

/// What each header and footer view shows at present, so that it is rendered again only if it must look different.
@MainActor
struct RenderedHeadersFooters {
    private struct Entry {
        weak var view: UITableViewHeaderFooterView?
        var content: HeaderFooter
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    nonisolated init() {}

    /// Renders a component into a view and remembers it.
    mutating func render(_ component: any HeaderFooterComponent, in view: UITableViewHeaderFooterView) {
        component.render(inErased: view)
        entries = entries.filter { $0.value.view != nil }
        entries[ObjectIdentifier(view)] = Entry(view: view, content: .component(component))
    }

    /// Whether a view shows just this component.
    func shows(_ component: any HeaderFooterComponent, in view: UITableViewHeaderFooterView) -> Bool {
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return false }
        return entry.content == .component(component)
    }
}
