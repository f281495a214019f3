import UIKit

/// The attributes of a section besides its rows, header and footer. Set by the modifiers of ``Section``.
struct SectionAttributes {
    /// The section's title in the section index.
    var indexTitle: String?
    /// In points, or `nil` for the table view's own height.
    var headerHeight: CGFloat?
    /// In points, or `nil` for the table view's own height.
    var footerHeight: CGFloat?
    var collapsing: Collapsing?
    /// The arrangement of the rows in a collection view.
    var layout = SectionLayout.list
    /// Whether the header stays at the top of a collection view while the section is scrolled.
    var pinsHeader = false
    /// The actions that load further pages at the section's ends.
    var pageLoadActions: [PageEdge: PageLoadAction] = [:]

    /// Returns whether header and footer have the same heights as those of another section.
    func hasSameHeights(as other: SectionAttributes) -> Bool {
        headerHeight == other.headerHeight && footerHeight == other.footerHeight
    }
}

/// The owner of the state of a collapsible section.
enum Collapsing {
    /// The adapter stores the state, beginning with the first time that the section is displayed.
    case automatic(startsExpanded: Bool)
    /// The app stores the state, and is notified when the user toggles it.
    case bound(isExpanded: Bool, onToggle: @MainActor (Bool) -> Void)
}

/// The sections that were expanded or collapsed, by their ids.
struct SectionExpansion {
    /// `true` for expanded sections, `false` for collapsed ones.
    private(set) var states: [AnyHashable: Bool] = [:]

    /// Returns whether the rows of a section are displayed.
    func isExpanded(_ id: AnyHashable?, _ collapsing: Collapsing?) -> Bool {
        switch collapsing {
        case nil: true
        case .bound(let isExpanded, _): isExpanded
        case .automatic(let startsExpanded): id.flatMap { states[$0] } ?? startsExpanded
        }
    }

    mutating func set(_ isExpanded: Bool, for id: AnyHashable) {
        states[id] = isExpanded
    }
}
