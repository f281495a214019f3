extension UISplitViewController {
    /// The value of widths that says: as the system finds it best.
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// How many columns there are, and whose they are.
    public enum Style: Int, Sendable {
        /// A primary and a secondary controller, given by `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// At the edge: what there is.
        case primary = 0
        /// Between the others: what is in what there is.
        case supplementary = 1
        /// The large one: one thing of that.
        case secondary = 2
        /// What narrow surroundings show instead of columns.
        case compact = 3
    }

    /// Which columns are seen, and how.
    public enum DisplayMode: Int, Sendable {
        /// As the surroundings suggest; never what is shown.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// The column before the secondary one, beside it.
        case oneBesideSecondary = 2
        /// The column before the secondary one, over it.
        case oneOverSecondary = 3
        /// Both others, beside the secondary one.
        case twoBesideSecondary = 4
        /// Both others, over the secondary one.
        case twoOverSecondary = 5
        /// Both others; the secondary one gives way, partly out of sight.
        case twoDisplaceSecondary = 6

        /// How many columns are seen before the secondary one.
        var sideColumns: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// Whether the secondary column can't be used while the others are there.
        var coversSecondary: Bool {
            self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
        }
    }

    /// How the secondary column makes room for the others.
    public enum SplitBehavior: Int, Sendable {
        /// By tiling where it is wider than high, by being covered otherwise.
        case automatic = 0
        /// It gets narrower.
        case tile = 1
        /// It is covered.
        case overlay = 2
        /// It gets narrower for one, and gives way to both.
        case displace = 3

        /// The mode that shows so many of the other columns.
        func mode(showing sideColumns: Int) -> DisplayMode {
            switch (self, sideColumns) {
            case (_, 0): .secondaryOnly
            case (.overlay, 1): .oneOverSecondary
            case (_, 1): .oneBesideSecondary
            case (.overlay, _): .twoOverSecondary
            case (.displace, _): .twoDisplaceSecondary
            default: .twoBesideSecondary
            }
        }
    }

    /// At which side the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        /// Where reading begins.
        case leading = 0
        /// Where reading ends.
        case trailing = 1
    }

    /// Whether the button that changes the display mode is in the bars.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// While `presentsWithGesture` says that people may show and hide columns.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }
}
