import AdaptiveCards
import UIKit

extension CardViewBuilder {
    /// Returns facts below each other: as in tables of the platform, or as the host configuration determines.
    func facts(_ set: CardFactSet, _ context: CardViewContext) -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        let config = style.hostConfig.factSet
        let isConfigured = config != HostConfig.FactSet()
        // In narrow columns, values are below their titles, as in list cells of the platform.
        let stacks = stacksColumns || context.isInNarrowColumn && !isConfigured
        var titles: [UIView] = []
        for fact in set.facts {
            let title = factLabel(fact.title, config.title, isTitle: true, nil, context)
            let value = factLabel(
                fact.value, config.value, isTitle: false, isConfigured || stacks ? nil : .right, context)
            // Of several titles with one width, the longest one determines it.
            title.setContentHuggingPriority(UILayoutPriority(isConfigured ? 251 : 750), for: .horizontal)
            title.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
            let row = UIStackView(arrangedSubviews: [title, value])
            row.axis = stacks ? .vertical : .horizontal
            row.spacing = config.spacing.map { CGFloat($0) } ?? (stacks && !stacksColumns ? 0 : 12)
            row.alignment = stacks ? .fill : .firstBaseline
            row.semanticContentAttribute = CardStyle.direction(context.isRightToLeft)
            if !stacks { row.hugContent() }
            stack.addArrangedSubview(row)
            titles.append(title)
        }
        // The values of the platform are at the trailing edge. Others begin at one line.
        if isConfigured, !stacksColumns, let first = titles.first {
            for title in titles.dropFirst() {
                title.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
            }
        }
        return stack
    }

    /// The maximum width of a title in points, as the designer of Adaptive Cards displays it.
    private static let defaultTitleWidth = 150.0

    private func factLabel(
        _ text: String, _ config: HostConfig.FactText, isTitle: Bool, _ alignment: CardHorizontalAlignment?,
        _ context: CardViewContext
    ) -> UILabel {
        var block = CardTextBlock(text)
        block.style = config.style
        if isTitle { block.style.weight = config.style.weight ?? .bolder }
        let lines = config.wraps == false && !stacksColumns ? 1 : 0
        let label = label(texts.string(block, in: context), lines: lines, alignment, context)
        let isConfigured = style.hostConfig.factSet != HostConfig.FactSet()
        let width = config.maximumWidth ?? (isTitle && isConfigured ? Self.defaultTitleWidth : 0)
        if width > 0, !stacksColumns {
            let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: width)
            label.widthAnchor.constraint(lessThanOrEqualToConstant: scaled).isActive = true
        }
        return label
    }
}
