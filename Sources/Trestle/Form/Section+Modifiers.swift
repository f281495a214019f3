import UIKit

/// Modifiers return a section with the same rows. Their order does not matter, unless the same modifier is
/// applied twice; then the last one counts.
extension Section {
    /// Adds the section to the section index at the edge of the table or the collection view.
    ///
    /// ```swift
    /// let form = Form {
    ///     for region in sampleRegions {
    ///         Section(region.name) { ForEach(region.walks) { WalkRow($0) } }
    ///             .indexTitle(String(region.name.prefix(1)))
    ///     }
    /// }
    /// ```
    ///
    /// Sections without an index title are not in the index. Adjacent sections with the same title share an
    /// entry, which scrolls to the first of them. There is no index if no section has a title.
    public func indexTitle(_ title: String?) -> Section {
        changed { $0.attributes.indexTitle = title }
    }

    /// Sets the height of the header in points, in place of the table view's `sectionHeaderHeight`.
    ///
    /// A header without content becomes empty space of that height. With `UITableView.automaticDimension`,
    /// the content determines the height.
    public func headerHeight(_ height: CGFloat) -> Section {
        Self.check(height, of: "header")
        return changed { $0.attributes.headerHeight = height }
    }

    /// Sets the height of the footer in points, in place of the table view's `sectionFooterHeight`. See
    /// ``headerHeight(_:)``.
    public func footerHeight(_ height: CGFloat) -> Section {
        Self.check(height, of: "footer")
        return changed { $0.attributes.footerHeight = height }
    }

    /// Transforms every row of the section, for example to give them a common style.
    ///
    /// ```swift
    /// let form = Form {
    ///     Section(id: "log", data: entries) { LogEntryRow($0) }
    ///         .mapRows { $0.height(32).accessory(.disclosureIndicator) }
    /// }
    /// ```
    ///
    /// The rows of a lazy section are transformed when they are made. The transformation overrides what the
    /// rows have set themselves. Rows that are appended later are not transformed.
    public func mapRows(_ transform: @escaping (Row) -> Row) -> Section {
        changed { $0.rows = $0.rows.mapped(transform) }
    }

    /// Makes the section collapse and expand when its header is tapped. The adapter stores the state.
    ///
    /// ```swift
    /// let form = Form {
    ///     Section("Dales") { ForEach(sampleWalks) { WalkRow($0) } }
    ///         .collapsible()
    ///     Section("Archive") { Title("Mam Tor") }
    ///         .collapsible(startsExpanded: false)
    /// }
    /// ```
    ///
    /// A ``Title`` is displayed as a ``DisclosureHeader``, with a chevron that rotates. Other headers are
    /// displayed unchanged, and taps outside of their controls toggle the section. Use
    /// ``FormAdapter/setExpanded(_:section:animated:)`` to toggle it in code.
    ///
    /// Header components do not know whether their section is expanded. To display the state in a header of
    /// your own, store it in the app and use ``collapsible(isExpanded:onToggle:)``.
    ///
    /// - Parameter startsExpanded: Whether the section is expanded when it is first displayed.
    /// - Precondition: The section has an id.
    public func collapsible(startsExpanded: Bool = true) -> Section {
        precondition(
            explicitID != nil,
            """
            collapsible(startsExpanded:) was called for a section without an id. Create it with Section(id: …), so that it \
            stays collapsed when it moves.
            """)
        return changed { $0.attributes.collapsing = .automatic(startsExpanded: startsExpanded) }
    }

    /// Makes the section call `onToggle` when its header is tapped, where the app stores whether the section
    /// is expanded.
    ///
    /// ```swift members
    /// private var showsDetails = false {
    ///     didSet { setNeedsRender() }
    /// }
    ///
    /// @FormBuilder override var form: Form {
    ///     Section("Details") { TextRow("Steep, with loose stones") }
    ///         .collapsible(isExpanded: showsDetails) { [weak self] in self?.showsDetails = $0 }
    /// }
    /// ```
    ///
    /// A tap has no effect until a form with the new state is rendered, which `didSet` requests here.
    ///
    /// - Precondition: The section has an id.
    public func collapsible(isExpanded: Bool, onToggle: @escaping @MainActor (Bool) -> Void) -> Section {
        precondition(
            explicitID != nil,
            """
            collapsible(isExpanded:onToggle:) was called for a section without an id. Create it with Section(id: …), so that \
            taps on its header can be assigned to it.
            """)
        return changed { $0.attributes.collapsing = .bound(isExpanded: isExpanded, onToggle: onToggle) }
    }

    func changed(_ change: (inout Section) -> Void) -> Section {
        var section = self
        change(&section)
        return section
    }

    /// -1 is `UITableView.automaticDimension`, which is isolated to the main actor, while forms can be made
    /// anywhere.
    private static func check(_ height: CGFloat, of part: String) {
        precondition(
            height >= 0 || height == -1,
            "\(part)Height(_:) was called with \(height). Pass at least 0, or UITableView.automaticDimension."
        )
    }
}
