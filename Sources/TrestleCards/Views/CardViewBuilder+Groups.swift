import AdaptiveCards
import UIKit

extension CardViewBuilder {
    /// Returns the view of a group.
    ///
    /// - Parameter fillsHeight: Whether the view may be higher than its elements.
    func containerView(
        _ container: CardContainer, _ context: CardViewContext, fillsHeight: Bool = false
    ) -> UIStackView {
        var context = context
        context.isRightToLeft = container.isRightToLeft ?? context.isRightToLeft
        // A group in the style of the group around it has no background of its own.
        let hidesBackground = context.bleeds || (container.style ?? .default) == (context.style ?? .default)
        context.style = container.style ?? context.style
        context.verticalAlignment = container.verticalContentAlignment ?? context.verticalAlignment
        let bleeds = context.bleeds
        context.bleeds = false
        let stack = UIStackView()
        stack.axis = .vertical
        add(container.items, to: stack, context, fillsHeight: fillsHeight || container.minimumHeight != nil)
        stack.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
        setMinimumHeight(container.minimumHeight, of: stack)
        if !hidesBackground { style.apply(container.style, to: stack) }
        if !bleeds { addBackground(container.backgroundImage, to: stack) }
        return stack
    }

    private func setMinimumHeight(_ height: Double?, of stack: UIStackView) {
        guard let height else { return }
        let constraint = stack.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
        constraint.priority = .defaultHigh
        constraint.isActive = true
    }

    // MARK: Heights

    private func add(
        _ elements: [CardElement], to stack: UIStackView, _ context: CardViewContext, fillsHeight: Bool
    ) {
        let hasStretched = fillsHeight && elements.contains { $0.height == .stretch }
        let alignment = fillsHeight && !hasStretched ? context.verticalAlignment ?? .top : nil
        let above = alignment == .center || alignment == .bottom ? filler(context) : nil
        let below = alignment == .center || alignment == .top ? filler(context) : nil
        if let above { stack.addArrangedSubview(above) }
        var inner = context
        if fillsHeight { inner.fillerPriority = UILayoutPriority(min(context.fillerPriority.rawValue + 1, 239)) }
        var stretched: UIView?
        for (index, element) in elements.enumerated() {
            let space = index == 0 ? 0 : style.points(element.spacing)
            if index > 0, let last = stack.arrangedSubviews.last {
                stack.setCustomSpacing(element.hasSeparator ? space / 2 : space, after: last)
            }
            if element.hasSeparator, index > 0 {
                let line = style.separator()
                stack.addArrangedSubview(line)
                stack.setCustomSpacing(space / 2, after: line)
            }
            guard hasStretched, element.height == .stretch else {
                stack.addArrangedSubview(view(for: element, in: inner))
                continue
            }
            let view = stretchedView(for: element, in: context)
            stack.addArrangedSubview(view)
            if let stretched {
                // The elements share the height, as far as their contents permit.
                let constraint = view.heightAnchor.constraint(equalTo: stretched.heightAnchor)
                constraint.priority = UILayoutPriority(240)
                constraint.isActive = true
            } else {
                stretched = view
            }
        }
        if let below { stack.addArrangedSubview(below) }
        if let above, let below { above.heightAnchor.constraint(equalTo: below.heightAnchor).isActive = true }
    }

    /// Returns the view of an element that takes the height that is left over.
    private func stretchedView(for element: CardElement, in context: CardViewContext) -> UIView {
        switch element.content {
        case .container(let container): return containerView(container, context, fillsHeight: true)
        case .columnSet(let set): return columns(set, context, fillsHeight: true)
        case .carousel(let carousel) where carousel.height == nil: return carouselView(carousel, context)
        default:
            let stack = UIStackView(arrangedSubviews: [view(for: element, in: context), filler(context)])
            stack.axis = .vertical
            return stack
        }
    }

    /// Returns a view that takes the height that is left over.
    private func filler(_ context: CardViewContext) -> UIView {
        let view = UIView()
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        height.priority = context.fillerPriority
        height.isActive = true
        return view
    }

    // MARK: Columns

    func columns(_ set: CardColumnSet, _ context: CardViewContext, fillsHeight: Bool = false) -> UIView {
        var context = context
        context.alignment = set.horizontalAlignment ?? context.alignment
        context.isStacked = stacksColumns
        let hidesBackground = context.bleeds || (set.container.style ?? .default) == (context.style ?? .default)
        context.style = set.container.style ?? context.style
        let bleeds = context.bleeds
        context.bleeds = false
        let fillsHeight = fillsHeight || set.container.minimumHeight != nil
        let haveOneHeight = !stacksColumns && (fillsHeight || set.needsColumnsOfOneHeight)
        let hasMarker = stacksColumns && set.hasMarker
        let columns = set.columns.enumerated().map { index, column -> (width: CardColumnWidth, view: UIView) in
            var context = context
            // The marker keeps its width.
            if hasMarker, index > 0 { context.textPriority = UILayoutPriority(600) }
            if !stacksColumns { context.enter(column.width, among: set.columns.map(\.width), style) }
            return (column.width, containerView(column.container, context, fillsHeight: haveOneHeight))
        }
        let inner = columnStack(hasMarker ? Array(columns.dropFirst()) : columns)
        let stack = hasMarker ? besideMarker(columns[0].view, inner, set) : inner
        if !stacksColumns {
            let alignment = set.columns.lazy.compactMap(\.container.verticalContentAlignment).first
            if haveOneHeight {
                stack.alignment = .fill
            } else {
                stack.alignment = CardStyle.alignment(alignment ?? context.verticalAlignment)
                stack.hugContent()
            }
        }
        for (index, (column, view)) in zip(set.columns, columns.map(\.view)).enumerated() where index > 0 {
            add(column, view, to: inner)
        }
        if stacksColumns, fillsHeight { inner.addArrangedSubview(filler(context)) }
        stack.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
        setMinimumHeight(set.container.minimumHeight, of: stack)
        if !hidesBackground { style.apply(set.container.style, to: stack) }
        if !bleeds { addBackground(set.container.backgroundImage, to: stack) }
        return stack
    }

    /// Returns a stack with a column of one symbol or icon beside the other columns, which are below each other.
    private func besideMarker(_ marker: UIView, _ others: UIStackView, _ set: CardColumnSet) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [marker, others])
        stack.spacing = style.points(set.columns[1].spacing)
        if case .text? = set.columns[0].container.items.first?.content {
            stack.alignment = .firstBaseline
        } else {
            stack.alignment = .top
        }
        let narrow = marker.widthAnchor.constraint(equalToConstant: 0)
        narrow.priority = UILayoutPriority(300)
        narrow.isActive = true
        stack.hugContent()
        return stack
    }

    /// Adds the space and the line before a column.
    private func add(_ column: CardColumn, _ view: UIView, to stack: UIStackView) {
        guard let index = stack.arrangedSubviews.firstIndex(of: view), index > 0 else { return }
        let space = style.points(column.spacing)
        stack.setCustomSpacing(column.hasSeparator ? space / 2 : space, after: stack.arrangedSubviews[index - 1])
        guard column.hasSeparator else { return }
        let line = style.separator(axis: stacksColumns ? .horizontal : .vertical)
        stack.insertArrangedSubview(line, at: index)
        stack.setCustomSpacing(space / 2, after: line)
    }

    // MARK: Carousels

    func carouselView(_ carousel: CardCarousel, _ context: CardViewContext) -> UIView {
        let config = style.hostConfig.carousel
        var carousel = carousel
        carousel.pages = Array(carousel.pages.prefix(config.maximumPages ?? .max))
        carousel.timer = carousel.timer.map { max($0, config.minimumDelay ?? CardStyle.minimumPageDelay) }
        return CardCarouselView(
            carousel, isRightToLeft: context.isRightToLeft, pause: configuration.pause
        ) { page in containerView(page.container, context, fillsHeight: true) }
    }
}

extension CardColumnSet {
    /// Whether columns differ in a way that is visible only if all are as high as the highest one.
    fileprivate var needsColumnsOfOneHeight: Bool {
        columns.contains { column in
            column.hasSeparator || column.container.style != nil || column.container.backgroundImage != nil
                || column.container.verticalContentAlignment != columns[0].container.verticalContentAlignment
                || column.container.items.contains { $0.height == .stretch }
        }
    }

    /// Whether the first column is a symbol or an icon, which is beside the others also at text sizes at which columns are below each other.
    fileprivate var hasMarker: Bool {
        guard columns.count > 1, columns[0].width == .auto, columns[0].container.items.count == 1 else { return false }
        switch columns[0].container.items[0].content {
        case .text(let text): return text.text.count == 1 && text.text.allSatisfy { !$0.isLetter && !$0.isNumber }
        case .image(let image): return image.size == .small || image.width.map { $0 <= 40 } ?? false
        default: return false
        }
    }
}
