import UIKit

/// What a section is besides its rows, its header and its footer. Made by the modifiers of ``Section``.
struct SectionTraits {
    /// What the index at the table's side calls the section.
    var indexTitle: String?
    /// In points; nil leaves it to the table.
    var headerHeight: CGFloat?
    /// In points; nil leaves it to the table.
    var footerHeight: CGFloat?
    var collapsing: Collapsing?
    /// What loads more at the section's ends.
    var paging: [PageEdge: PageLoader] = [:]

    /// Whether header and footer have the room that they have with `other`.
    func measuresLike(_ other: SectionTraits) -> Bool {
        headerHeight == other.headerHeight && footerHeight == other.footerHeight
    }
}

/// Who knows whether the rows of a section are shown.
enum Collapsing {
    /// The adapter, from the first time that the section is shown.
    case kept(startsExpanded: Bool)
    /// The app, which is asked to change its mind.
    case bound(isExpanded: Bool, onToggle: @MainActor (Bool) -> Void)
}

/// Which sections people have opened and closed, by their ids.
struct SectionExpansion {
    /// True for sections that were opened, false for those that were closed.
    private(set) var states: [AnyHashable: Bool] = [:]

    /// Whether a section's rows are shown.
    func isExpanded(_ id: AnyHashable?, _ collapsing: Collapsing?) -> Bool {
        switch collapsing {
        case nil: true
        case .bound(let isExpanded, _): isExpanded
        case .kept(let startsExpanded): id.flatMap { states[$0] } ?? startsExpanded
        }
    }

    mutating func set(_ isExpanded: Bool, for id: AnyHashable) {
        states[id] = isExpanded
    }
}
