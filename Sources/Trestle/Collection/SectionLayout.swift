import UIKit

/// The arrangement of a section's rows in a collection view. Tables display each section as a list.
///
/// ```swift
/// let form = Form {
///     Section("Photos") { ForEach(sampleWalks) { WalkRow($0) } }
///         .layout(.grid(columns: .adaptive(minimum: 160), spacing: 8))
/// }
/// ```
public struct SectionLayout: Equatable, Sendable {
    /// The number of columns of a grid.
    public enum Columns: Equatable, Sendable {
        /// A fixed number of columns.
        case count(Int)
        /// As many columns as fit, each at least `minimum` points wide.
        case adaptive(minimum: CGFloat)
    }

    enum Kind: Equatable, Sendable {
        case list
        case grid(Columns, spacing: CGFloat, aspectRatio: CGFloat?)
        case carousel(itemWidth: CGFloat, height: CGFloat, spacing: CGFloat)
        case flow(itemWidth: CGFloat, spacing: CGFloat)
        case custom(NSCollectionLayoutSection)
    }

    let kind: Kind

    /// Rows of full width, one below the other. The default.
    public static var list: SectionLayout { SectionLayout(kind: .list) }

    /// Rows in columns of equal width.
    ///
    /// Items of a fixed shape are not measured, so that a million of them are laid out without being visited.
    ///
    /// - Parameters:
    ///   - columns: The number of columns.
    ///   - spacing: The distance between items, in points.
    ///   - aspectRatio: The width of an item divided by its height, or `nil` if the content determines the height. Each line of
    ///     the grid is then as high as its highest item.
    public static func grid(columns: Columns, spacing: CGFloat = 0, aspectRatio: CGFloat? = nil) -> SectionLayout {
        switch columns {
        case .count(let count):
            precondition(
                count > 0, "grid(columns:spacing:aspectRatio:) was called with \(count) columns. Pass at least 1.")
        case .adaptive(let minimum):
            precondition(
                minimum > 0,
                "grid(columns:spacing:aspectRatio:) was called with a minimum width of \(minimum) points. Pass more than 0."
            )
        }
        if let aspectRatio {
            precondition(
                aspectRatio > 0,
                "grid(columns:spacing:aspectRatio:) was called with an aspect ratio of \(aspectRatio). Pass more than 0."
            )
        }
        return SectionLayout(kind: .grid(columns, spacing: spacing, aspectRatio: aspectRatio))
    }

    /// Items beside each other that scroll horizontally.
    ///
    /// - Parameters:
    ///   - itemWidth: The width of an item, in points.
    ///   - height: The height of all items, in points.
    ///   - spacing: The distance between items, in points.
    public static func carousel(itemWidth: CGFloat, height: CGFloat, spacing: CGFloat = 8) -> SectionLayout {
        precondition(
            itemWidth > 0 && height > 0,
            "carousel(itemWidth:height:spacing:) was called with \(itemWidth) × \(height) points. Pass more than 0.")
        return SectionLayout(kind: .carousel(itemWidth: itemWidth, height: height, spacing: spacing))
    }

    /// Items of their own widths in lines, such as tags.
    ///
    /// - Parameters:
    ///   - estimatedWidth: The approximate width of an item, in points.
    ///   - spacing: The distance between items and between lines, in points.
    public static func flow(estimatedWidth: CGFloat = 80, spacing: CGFloat = 8) -> SectionLayout {
        precondition(
            estimatedWidth > 0,
            "flow(estimatedWidth:spacing:) was called with \(estimatedWidth) points. Pass more than 0.")
        return SectionLayout(kind: .flow(itemWidth: estimatedWidth, spacing: spacing))
    }
}

extension Section {
    /// Sets the arrangement of the rows in a collection view. The default is ``SectionLayout/list``.
    public func layout(_ layout: SectionLayout) -> Section {
        changed { $0.attributes.layout = layout }
    }

    /// Sets a layout of one's own for the rows in a collection view.
    ///
    /// The section's header and footer are added to the layout's boundary supplementary items unless it has some.
    public func layout(_ layout: NSCollectionLayoutSection) -> Section {
        changed { $0.attributes.layout = SectionLayout(kind: .custom(layout)) }
    }

    /// Makes the header stay at the top of the collection view while its section is scrolled.
    public func pinsHeader(_ isPinned: Bool = true) -> Section {
        changed { $0.attributes.pinsHeader = isPinned }
    }
}
