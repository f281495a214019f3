import AdaptiveCards
import TrestleImages
import UIKit

/// The properties that an element inherits from the elements around it.
struct CardViewContext {
    var alignment: CardHorizontalAlignment?
    var isRightToLeft: Bool?
    /// Whether the elements are in a column that is below another one instead of beside it.
    var isStacked = false
    /// The alignment of elements that are lower than their group.
    var verticalAlignment: CardVerticalAlignment?
    /// The width and height of images whose own size is not known yet, or `nil` for the width of the row.
    var placeholderSide: CGFloat?
    /// Whether the elements are in a column that is as wide as its content.
    var isInAutomaticColumn = false
    /// Whether the elements are in a column that has at most half of the width of its set.
    var isInNarrowColumn = false
    /// The priority with which texts keep their widths. Those in columns that take the width that is left over give way to others.
    var textPriority = UILayoutPriority.defaultHigh
    /// The priority with which images keep their widths.
    var imagePriority: UILayoutPriority { UILayoutPriority(textPriority.rawValue - 50) }
    /// The priority with which the space that is left over in a group has no height. Groups inside of a group grow only if it has none.
    var fillerPriority = UILayoutPriority(60)
    /// Whether texts are in the header of a table.
    var isHeader = false
    /// The style of the innermost group that has one.
    var style: CardContainerStyle?
    /// Whether the row has the background of the group.
    var bleeds = false

    /// Describes the elements of a column.
    ///
    /// - Parameter columns: The widths of all columns of the set.
    @MainActor
    mutating func enter(_ width: CardColumnWidth, among columns: [CardColumnWidth], _ style: CardStyle) {
        placeholderSide = style.placeholderSide(in: width)
        isInAutomaticColumn = width == .auto
        guard width.isFlexible else { return }
        let others = columns.reduce(0) { $0 + ($1.isFlexible ? $1.weight : 0) } - width.weight
        if others >= width.weight { isInNarrowColumn = true }
        textPriority = UILayoutPriority(textPriority == .defaultHigh ? 600 : max(textPriority.rawValue - 10, 500))
    }
}

/// Makes the views of elements, which are composed in stack views.
@MainActor
struct CardViewBuilder {
    let configuration: CardConfiguration
    let texts: CardTextStyler
    /// Whether columns are below each other, because the text is too large for them to be beside each other.
    let stacksColumns: Bool
    /// A closure that is called when the size of an image has become known.
    let onPixelSize: @MainActor () -> Void

    var style: CardStyle { configuration.style }

    func view(for element: CardElement, in context: CardViewContext) -> UIView {
        switch element.content {
        case .text(let text): textView(text, context)
        case .richText(let text):
            label(texts.string(text, in: context), lines: 0, text.horizontalAlignment ?? context.alignment, context)
        case .image(let image):
            aligned(imageView(image, context), image.horizontalAlignment ?? context.alignment, context)
        case .imageSet(let set): imageGrid(set, context)
        case .media(let media): mediaView(media, context)
        case .container(let container): containerView(container, context)
        case .columnSet(let set): columns(set, context)
        case .factSet(let set): facts(set, context)
        case .table(let table): tableView(table, context)
        case .carousel(let carousel): carouselView(carousel, context)
        // Fields and buttons have rows of their own.
        case .input, .actionSet: UIView()
        }
    }

    // MARK: Texts

    private func textView(_ text: CardTextBlock, _ context: CardViewContext) -> UIView {
        let lines = text.maximumLines ?? (text.wraps || stacksColumns ? 0 : 1)
        let alignment = text.horizontalAlignment ?? context.alignment
        if CardMarkdown(text.text).links.count > 1 { return linkedText(text, lines: lines, alignment, context) }
        let label = label(
            texts.string(text, in: context), lines: lines, alignment, context)
        if text.role == .heading || context.isHeader {
            label.accessibilityTraits.insert(.header)
            label.accessibilityAttributedLabel = NSAttributedString(
                string: label.text ?? "",
                attributes: [.accessibilityTextHeadingLevel: style.hostConfig.headingLevel])
        }
        return label
    }

    func label(
        _ text: NSAttributedString, lines: Int, _ alignment: CardHorizontalAlignment?, _ context: CardViewContext
    ) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = lines
        label.lineBreakMode = lines == 0 ? .byWordWrapping : .byTruncatingTail
        label.textAlignment = textAlignment(alignment, context)
        label.setContentCompressionResistancePriority(context.textPriority, for: .horizontal)
        return label
    }

    private func linkedText(
        _ text: CardTextBlock, lines: Int, _ alignment: CardHorizontalAlignment?, _ context: CardViewContext
    ) -> UIView {
        let view = CardLinkedTextView(
            texts.string(text, in: context, linksText: true), lines: lines, open: configuration.openIfAllowed)
        view.textAlignment = textAlignment(alignment, context)
        view.setContentCompressionResistancePriority(context.textPriority, for: .horizontal)
        return view
    }

    private func textAlignment(
        _ alignment: CardHorizontalAlignment?, _ context: CardViewContext
    ) -> NSTextAlignment {
        switch context.isStacked ? nil : alignment {
        case nil, .left: context.isRightToLeft.map { $0 ? .right : .left } ?? .natural
        case .center: .center
        case .right: (context.isRightToLeft ?? Self.isAppRightToLeft) ? .left : .right
        }
    }

    private static var isAppRightToLeft: Bool {
        UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    }

}
