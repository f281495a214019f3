extension UISplitViewController {
    /// The value of widths that selects the system's choice.
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// The number of columns and how their controllers are set.
    public enum Style: Int, Sendable {
        /// A primary and a secondary controller, which are set with `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The column at the edge, with the top level of the content.
        case primary = 0
        /// The column between the others, with the content of the selected item.
        case supplementary = 1
        /// The large column, with the details.
        case secondary = 2
        /// The controller shown instead of the columns in a horizontally compact environment.
        case compact = 3
        /// The column at the trailing edge with details of the selection, which is presented as a sheet while the
        /// split view is collapsed.
        case inspector = 4
    }

    /// The style of the primary column's background.
    public enum BackgroundStyle: Int, Sendable {
        /// The background of the content.
        case none = 0
        /// The material of a sidebar, behind content that is not opaque.
        case sidebar = 1
    }

    /// The layout of the split view that contains an object with traits.
    public typealias LayoutEnvironment = UISplitViewControllerLayoutEnvironment

    /// The visible columns and their arrangement.
    public enum DisplayMode: Int, Sendable {
        /// The system's choice. It is never the current mode.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column over the secondary one.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns over the secondary one.
        case twoOverSecondary = 5
        /// Two columns that move the secondary one partly off the screen.
        case twoDisplaceSecondary = 6

        /// The number of visible columns before the secondary one.
        var sideColumns: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// Whether the secondary column receives no touches while the others are visible.
        var coversSecondary: Bool {
            self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
        }
    }

    /// The layout of the secondary column while other columns are shown.
    public enum SplitBehavior: Int, Sendable {
        /// Tiled if the split view is wider than high, otherwise covered.
        case automatic = 0
        /// The secondary column gets narrower.
        case tile = 1
        /// The secondary column is covered.
        case overlay = 2
        /// The secondary column gets narrower for one column, and is moved by two.
        case displace = 3

        /// Returns the mode that shows so many side columns.
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

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge.
        case leading = 0
        /// The trailing edge.
        case trailing = 1
    }

    /// The visibility of the display mode button.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Visible if `presentsWithGesture` is true.
        case automatic = 0
        /// Never visible.
        case never = 1
        /// Always visible.
        case always = 2
    }
}
