/// The separators above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Hashable, Sendable {
        /// The visibility that the list's appearance and the position of the row determine.
        case automatic
        /// Visible.
        case visible
        /// Hidden.
        case hidden
    }

    /// The insets that align a separator with the content of its cell. Each edge can be automatic.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automaticInset, leading: automaticInset, bottom: automaticInset, trailing: automaticInset)

    /// The inset of an edge that aligns with the content of the cell.
    static let automaticInset = CGFloat.greatestFiniteMagnitude

    /// The visibility of the separator above the row.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below the row.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above the row, of which the leading and trailing ones apply.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below the row, of which the leading and trailing ones apply.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color of the separators.
    public var color = UIColor.separator
    /// The color of the separator below a selected row if the row below it is selected too.
    public var multipleSelectionColor = UIColor.separator
    /// The effect of the separators, or `nil` for none.
    public var visualEffect: UIVisualEffect?

    /// Creates the separators of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        guard listAppearance.isSidebar else { return }
        topSeparatorVisibility = .hidden
        bottomSeparatorVisibility = .hidden
    }
}

extension UIListSeparatorConfiguration {
    /// Returns the separators of a row without automatic visibilities.
    ///
    /// As in a table, the last row of a card has no separator below it, and those around a group that extends
    /// from edge to edge do so too.
    func resolved(
        for appearance: UICollectionLayoutListConfiguration.Appearance, isFirst: Bool, isLast: Bool
    ) -> UIListSeparatorConfiguration {
        var result = self
        if result.topSeparatorVisibility == .automatic {
            result.topSeparatorVisibility = appearance == .grouped && isFirst ? .visible : .hidden
        }
        if result.bottomSeparatorVisibility == .automatic {
            result.bottomSeparatorVisibility = appearance == .insetGrouped && isLast ? .hidden : .visible
        }
        guard appearance == .grouped else { return result }
        if isFirst, result.topSeparatorInsets == Self.automaticInsets { result.topSeparatorInsets = .zero }
        if isLast, result.bottomSeparatorInsets == Self.automaticInsets { result.bottomSeparatorInsets = .zero }
        return result
    }
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The visibilities, insets and colors, for debugging.
    public var description: String {
        "top \(topSeparatorVisibility) \(Self.text(topSeparatorInsets)), bottom \(bottomSeparatorVisibility) "
            + "\(Self.text(bottomSeparatorInsets)), color \(color)"
    }

    private static func text(_ insets: NSDirectionalEdgeInsets) -> String {
        func text(_ inset: CGFloat) -> String { inset == automaticInset ? "automatic" : "\(inset)" }
        return "from \(text(insets.leading)) to \(text(insets.trailing))"
    }

    /// The visibilities, insets and colors, for debugging.
    public var debugDescription: String { description }

    /// The properties, for debugging.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                ("topSeparatorVisibility", topSeparatorVisibility),
                ("bottomSeparatorVisibility", bottomSeparatorVisibility), ("topSeparatorInsets", topSeparatorInsets),
                ("bottomSeparatorInsets", bottomSeparatorInsets), ("color", color),
                ("multipleSelectionColor", multipleSelectionColor), ("visualEffect", visualEffect as Any),
            ], displayStyle: .struct)
    }
}
