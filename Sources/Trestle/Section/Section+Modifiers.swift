import UIKit

/// The modifiers return a section with the same rows and may come in any order. Of two equal ones the later counts.
extension Section {
    /// Gives the section a place in the index at the table's side.
    ///
    /// ```swift
    /// for (letter, people) in contacts {
    ///     Section(id: letter, header: Title(letter)) { ForEach(people) { PersonRow($0) } }
    ///         .indexTitle(letter)
    /// }
    /// ```
    ///
    /// Sections without one are passed over. Sections that follow each other with the same title share one place, which leads to the
    /// first of them. A table without any title shows no index.
    public func indexTitle(_ title: String?) -> Section {
        changed { $0.traits.indexTitle = title }
    }

    /// Gives the header a height in points, instead of the table's `sectionHeaderHeight`.
    ///
    /// A header without content becomes empty space of that height: this is how sections are set apart.
    /// `UITableView.automaticDimension` lets the content decide.
    public func headerHeight(_ height: CGFloat) -> Section {
        Self.check(height, of: "header")
        return changed { $0.traits.headerHeight = height }
    }

    /// Gives the footer a height in points, instead of the table's `sectionFooterHeight`. Otherwise as ``headerHeight(_:)``.
    public func footerHeight(_ height: CGFloat) -> Section {
        Self.check(height, of: "footer")
        return changed { $0.traits.footerHeight = height }
    }

    /// Changes every row of the section in the same way: the style of a section that its rows share.
    ///
    /// ```swift
    /// Section(id: "day", data: entries, id: \.time) { EntryRow($0) }
    ///     .eachRow { $0.height(32).accessory(.disclosureIndicator) }
    /// ```
    ///
    /// Of a lazy section a row is changed when it is made. What a row has set itself is there already, and is overridden; rows that
    /// are added later are not changed.
    public func eachRow(_ change: @escaping (Row) -> Row) -> Section {
        changed { $0.rows = $0.rows.changed(change) }
    }

    /// Lets a tap on the header hide the section's rows and show them again. The adapter keeps which sections are closed.
    ///
    /// ```swift
    /// Section(id: house.name, header: Title(house.name)) { … }.collapsible()
    /// Section(id: "archive", header: Title("Archive")) { … }.collapsible(startsExpanded: false)
    /// ```
    ///
    /// A ``Title`` is shown with a chevron that turns (``DisclosureHeader``); another header is shown as it is, and taps on what is
    /// not a control of its own open and close the section. From code, see ``TableAdapter/setExpanded(_:section:animated:)``.
    ///
    /// A header is never told whether its section is open. To show it in a header of your own, keep the state yourself, with
    /// ``collapsible(isExpanded:onToggle:)``.
    ///
    /// - Parameter startsExpanded: Whether the rows are shown before anyone has tapped.
    public func collapsible(startsExpanded: Bool = true) -> Section {
        precondition(
            explicitID != nil,
            """
            A collapsible section needs an id, so that it stays closed wherever it goes: write Section(id: …) { … }.collapsible().
            """)
        return changed { $0.traits.collapsing = .kept(startsExpanded: startsExpanded) }
    }

    /// Lets a tap on the header ask for the section's rows to be hidden or shown, where the app itself keeps whether they are.
    ///
    /// ```swift
    /// Section(id: "details", header: Title("Details")) { … }
    ///     .collapsible(isExpanded: showsDetails) { [weak self] isExpanded in
    ///         self?.showsDetails = isExpanded
    ///         self?.renderForm()
    ///     }
    /// ```
    ///
    /// Wrong, because nothing renders the new state, so that taps seem to do nothing:
    ///
    /// ```swift
    ///     .collapsible(isExpanded: showsDetails) { [weak self] in self?.showsDetails = $0 }
    /// ```
    public func collapsible(isExpanded: Bool, onToggle: @escaping @MainActor (Bool) -> Void) -> Section {
        precondition(
            explicitID != nil,
            """
            A collapsible section needs an id, so that it is known which one was tapped: write Section(id: …) { … }.collapsible(…).
            """)
        return changed { $0.traits.collapsing = .bound(isExpanded: isExpanded, onToggle: onToggle) }
    }

    private func changed(_ change: (inout Section) -> Void) -> Section {
        var section = self
        change(&section)
        return section
    }

    /// -1 is `UITableView.automaticDimension`, which is bound to the main actor, while forms may be made anywhere.
    private static func check(_ height: CGFloat, of part: String) {
        precondition(
            height >= 0 || height == -1,
            "A \(part)'s height must not be negative, but is \(height). Use UITableView.automaticDimension to let it decide."
        )
    }
}
