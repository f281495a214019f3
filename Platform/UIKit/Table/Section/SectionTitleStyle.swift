/// The style of the titles above and below sections, with lengths in points, as on iOS 17.
enum SectionTitleStyle {
    case plainHeader, plainFooter, groupedHeader, groupedFooter

    init(_ style: UITableView.Style, isFooter: Bool) {
        switch (style, isFooter) {
        case (.plain, false): self = .plainHeader
        case (.plain, true): self = .plainFooter
        case (_, false): self = .groupedHeader
        case (_, true): self = .groupedFooter
        }
    }

    @MainActor
    func font(compatibleWith traits: UITraitCollection) -> UIFont {
        switch self {
        case .plainHeader: .preferredFont(forTextStyle: .headline, compatibleWith: traits)
        default: .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        }
    }

    @MainActor var color: UIColor { .secondaryLabel }

    var isFooter: Bool { self == .plainFooter || self == .groupedFooter }

    var isUppercase: Bool { self == .groupedHeader }

    /// The space above and below the text.
    var margins: (top: CGFloat, bottom: CGFloat) {
        switch self {
        case .plainHeader, .plainFooter: (4, 4)
        case .groupedHeader: (15.5, 6.5)
        case .groupedFooter: (8, 6)
        }
    }

    /// The height of a header or footer with one line of a small text.
    private var minimumHeight: CGFloat {
        switch self {
        case .plainHeader, .plainFooter: 28
        case .groupedHeader: 38
        case .groupedFooter: 30
        }
    }

    /// Returns the height of a header or footer for a height of its text, in whole points.
    func height(ofText text: CGFloat) -> CGFloat {
        let margins = margins
        return max(minimumHeight, (margins.top + text + margins.bottom).rounded(.up))
    }

    /// Returns the vertical position of the text in a header or footer.
    func textTop(height: CGFloat, textHeight: CGFloat) -> CGFloat {
        switch self {
        case .plainHeader, .plainFooter: (height - textHeight) / 2
        case .groupedHeader: height - textHeight - margins.bottom
        case .groupedFooter: margins.top
        }
    }
}
