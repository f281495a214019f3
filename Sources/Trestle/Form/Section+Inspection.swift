/// The contents of a section, for tests that inspect a form without displaying it.
///
/// ```swift
/// import Testing
///
/// let form = WalksViewController().form
/// #expect(form.sections.map(\.title) == ["Walks"])
/// #expect(form.sections[0].row(at: 0).component.base as? WalkRow == WalkRow(sampleWalks[0]))
/// ```
extension Section {
    /// The id of the section, or `nil` if it has none.
    public var id: AnyHashable? { explicitID }

    /// The text of the header, or `nil` if the header is empty or another component than a ``Title``.
    public var title: String? { header?.title }

    /// The text of the footer, or `nil` if the footer is empty or another component than a ``Title``.
    public var footerTitle: String? { footer?.title }

    /// The component of the header, or `nil` if the header is empty.
    public var headerComponent: (any HeaderFooterComponent)? { header?.anyComponent }

    /// The component of the footer, or `nil` if the footer is empty.
    public var footerComponent: (any HeaderFooterComponent)? { footer?.anyComponent }

    /// The number of rows.
    ///
    /// - Complexity: O(1).
    public var rowCount: Int { rows.count }

    /// Returns the row at an index, which a lazy section makes for the call.
    @MainActor
    public func row(at index: Int) -> Row {
        precondition(
            (0..<rowCount).contains(index),
            "row(at:) was called with the index \(index) for a section with \(rowCount) rows. Compare with rowCount first."
        )
        return rows.row(at: index)
    }
}

extension HeaderFooter {
    fileprivate var anyComponent: any HeaderFooterComponent {
        switch self {
        case .title(let text): Title(text)
        case .component(let component): component
        }
    }
}

extension Row {
    /// The id that was given to the row, or `nil` if it was given none. The rows of a lazy section have the ids of their
    /// elements instead.
    public var id: AnyHashable? { explicitID }
}
