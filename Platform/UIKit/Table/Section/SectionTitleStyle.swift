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

    var isUppercase: Bool { self == .groupedHeader }

    /// Returns the height of a header or footer for a height of its text.
    func height(ofText text: CGFloat) -> CGFloat {
        switch self {
        case .plainHeader, .plainFooter: max(28, (text + 8).rounded(.up))
        case .groupedHeader: max(38, (text + 22).rounded(.up))
        case .groupedFooter: max(30, (text + 14).rounded(.up))
        }
    }

    /// Returns the vertical position of the text in a header or footer.
    func textTop(height: CGFloat, textHeight: CGFloat) -> CGFloat {
        switch self {
        case .plainHeader, .plainFooter: (height - textHeight) / 2
        case .groupedHeader: height - textHeight - 6.5
        case .groupedFooter: 8
        }
    }
}
