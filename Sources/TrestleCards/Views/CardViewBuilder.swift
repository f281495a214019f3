import AdaptiveCards
import TrestleImages
import UIKit

/// The properties that an element inherits from the elements around it.
struct CardViewContext {
    var alignment: CardHorizontalAlignment?
    var isRightToLeft: Bool?
    /// Whether the elements are in a column that is below another one instead of beside it.
    var isStacked = false
    /// The width and height of images that are displayed in their own sizes, or `nil` for the width of the row.
    var imageSide: CGFloat?
    /// Whether texts are in the header of a table.
    var isHeader = false
    /// The style of the innermost group that has one.
    var style: CardContainerStyle?
    /// Whether the row has the background of the group.
    var bleeds = false
}

/// Makes the views of elements, which are composed in stack views.
@MainActor
struct CardViewBuilder {
    let configuration: CardConfiguration
    let texts: CardTextStyler
    /// Whether columns are below each other, because the text is too large for them to be beside each other.
    let stacksColumns: Bool

    var style: CardStyle { configuration.style }

    func view(for element: CardElement, in context: CardViewContext) -> UIView {
        switch element.content {
        case .text(let text): textView(text, context)
        case .richText(let text):
            label(texts.string(text, in: context), lines: 0, text.horizontalAlignment ?? context.alignment, context)
        case .image(let image):
            aligned(imageView(image, defaultSide: context.imageSide), image.horizontalAlignment ?? context.alignment)
        case .imageSet(let set): imageGrid(set)
        case .media(let media): mediaView(media, context)
        case .container(let container): containerView(container, context)
        case .columnSet(let set): columns(set, context)
        case .factSet(let set): facts(set, context)
        case .table(let table): tableView(table, context)
        case .carousel(let carousel): pages(carousel, context)
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
        if text.role == .heading || context.isHeader { label.accessibilityTraits.insert(.header) }
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
        return label
    }

    private func linkedText(
        _ text: CardTextBlock, lines: Int, _ alignment: CardHorizontalAlignment?, _ context: CardViewContext
    ) -> UIView {
        let view = CardLinkedTextView(
            texts.string(text, in: context, linksText: true), lines: lines, open: configuration.openIfAllowed)
        view.textAlignment = textAlignment(alignment, context)
        return view
    }

    private func textAlignment(
        _ alignment: CardHorizontalAlignment?, _ context: CardViewContext
    ) -> NSTextAlignment {
        switch context.isStacked ? nil : alignment {
        case nil, .left: .natural
        case .center: .center
        case .right: (context.isRightToLeft ?? Self.isAppRightToLeft) ? .left : .right
        }
    }

    private static var isAppRightToLeft: Bool {
        UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    }

    // MARK: Groups

    func containerView(_ container: CardContainer, _ context: CardViewContext) -> UIView {
        var context = context
        context.isRightToLeft = container.isRightToLeft ?? context.isRightToLeft
        let hidesBackground = context.bleeds || (container.style ?? .default) == (context.style ?? .default)
        context.style = container.style ?? context.style
        context.bleeds = false
        let stack = UIStackView()
        stack.axis = .vertical
        add(container.items, to: stack, context)
        stack.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
        if let height = container.minimumHeight {
            let constraint = stack.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
            constraint.priority = .defaultHigh
            constraint.isActive = true
        }
        if !hidesBackground { style.apply(container.style, to: stack) }
        addBackground(container.backgroundImage, to: stack)
        return stack
    }

    private func add(_ elements: [CardElement], to stack: UIStackView, _ context: CardViewContext) {
        for (index, element) in elements.enumerated() {
            let space = index == 0 ? 0 : style.points(element.spacing)
            if let last = stack.arrangedSubviews.last {
                stack.setCustomSpacing(element.hasSeparator ? space / 2 : space, after: last)
            }
            if element.hasSeparator, index > 0 {
                let line = style.separator()
                stack.addArrangedSubview(line)
                stack.setCustomSpacing(space / 2, after: line)
            }
            stack.addArrangedSubview(view(for: element, in: context))
        }
    }

    private func columns(_ set: CardColumnSet, _ context: CardViewContext) -> UIView {
        var context = context
        context.alignment = set.horizontalAlignment ?? context.alignment
        context.isStacked = stacksColumns
        // A group in the style of the group around it has no background of its own.
        let hidesBackground =
            context.bleeds || (set.container.style ?? .default) == (context.style ?? .default)
        context.style = set.container.style ?? context.style
        context.bleeds = false
        let columns = set.columns.map { column -> (width: CardColumnWidth, view: UIView) in
            var context = context
            if !stacksColumns { context.imageSide = style.imageSide(in: column.width) }
            return (column.width, containerView(column.container, context))
        }
        let stack = columnStack(columns)
        for (view, column) in zip(stack.arrangedSubviews, set.columns.dropFirst()) {
            stack.setCustomSpacing(style.points(column.spacing), after: view)
        }
        if !stacksColumns {
            stack.alignment = CardStyle.alignment(set.columns.compactMap(\.container.verticalContentAlignment).first)
        }
        stack.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
        if !hidesBackground { style.apply(set.container.style, to: stack) }
        addBackground(set.container.backgroundImage, to: stack)
        return stack
    }

    /// Returns views beside each other with their widths.
    ///
    /// - Parameter spacing: The points between them, or `nil` for the default spacing.
    func columnStack(_ columns: [(width: CardColumnWidth, view: UIView)], spacing: Double? = nil) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: columns.map(\.view))
        stack.axis = stacksColumns ? .vertical : .horizontal
        stack.spacing = spacing.map { CGFloat($0) } ?? style.points(.default)
        guard !stacksColumns else { return stack }
        stack.alignment = .top
        var first: (view: UIView, weight: Double)?
        for (width, view) in columns {
            switch width {
            case .auto:
                // Less than the priority at which texts and images keep their sizes, and more than that at which they
                // keep from growing.
                let narrow = view.widthAnchor.constraint(equalToConstant: 0)
                narrow.priority = UILayoutPriority(300)
                narrow.isActive = true
            case .points(let points): view.widthAnchor.constraint(equalToConstant: points).isActive = true
            case .stretch, .weight:
                let weight = if case .weight(let weight) = width { weight } else { 1.0 }
                if let first {
                    let constraint = view.widthAnchor.constraint(
                        equalTo: first.view.widthAnchor, multiplier: weight / first.weight)
                    constraint.priority = .defaultHigh
                    constraint.isActive = true
                } else {
                    first = (view, weight)
                }
            }
        }
        if first == nil {
            // Columns of fixed widths do not fill the stack.
            let space = UIView()
            space.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            stack.addArrangedSubview(space)
        }
        return stack
    }

    private func pages(_ carousel: CardCarousel, _ context: CardViewContext) -> UIView {
        CardCarouselView(
            carousel.pages.prefix(style.hostConfig.carousel.maximumPages ?? .max).map {
                containerView($0.container, context)
            }, initialPage: carousel.initialPage,
            isVertical: carousel.orientation == .vertical, height: carousel.height.map { CGFloat($0) })
    }
}
