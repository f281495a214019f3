import AdaptiveCards
import UIKit

extension CardViewBuilder {
    /// Returns views beside each other with their widths, which are those of flexible boxes in CSS: automatic columns have the width of
    /// their content as long as the others have half of their share of the whole width.
    ///
    /// - Parameter fillsWidth: Whether there is space after columns that have widths of their own.
    func columnStack(
        _ columns: [(width: CardColumnWidth, view: UIView)], fillsWidth: Bool = true
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: columns.map(\.view))
        stack.axis = stacksColumns ? .vertical : .horizontal
        stack.spacing = style.points(.default)
        guard !stacksColumns else { return stack }
        stack.alignment = .top
        var flexible: [(view: UIView, weight: Double)] = []
        var automatic: [UIView] = []
        for (width, view) in columns {
            switch width {
            case .auto: automatic.append(view)
            case .points(let points):
                let constraint = view.widthAnchor.constraint(equalToConstant: points)
                // Columns that are wider than their row are reduced.
                constraint.priority = UILayoutPriority(990)
                constraint.isActive = true
            case .stretch, .weight: flexible.append((view, width.weight))
            }
        }
        setWidths(automatic: automatic)
        setWidths(flexible: flexible, in: stack, count: columns.count)
        if flexible.isEmpty, fillsWidth {
            let space = UIView()
            space.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            stack.addArrangedSubview(space)
        }
        return stack
    }

    /// The number of automatic columns up to which they share a width that does not suffice for all of them.
    private static let maximumSharing = 8

    private func setWidths(automatic views: [UIView]) {
        for (index, view) in views.enumerated() {
            // Less than the priority at which texts and images keep their sizes, and more than that at which they keep from growing.
            let narrow = view.widthAnchor.constraint(equalToConstant: 0)
            narrow.priority = UILayoutPriority(300)
            narrow.isActive = true
            guard views.count <= Self.maximumSharing else { continue }
            // The columns with the most content become narrower first.
            for other in views[..<index] {
                let share = view.widthAnchor.constraint(equalTo: other.widthAnchor)
                share.priority = UILayoutPriority(299)
                share.isActive = true
            }
        }
    }

    private func setWidths(flexible columns: [(view: UIView, weight: Double)], in stack: UIStackView, count: Int) {
        guard let first = columns.first else { return }
        for column in columns.dropFirst() {
            let constraint = column.view.widthAnchor.constraint(
                equalTo: first.view.widthAnchor, multiplier: column.weight / first.weight)
            // More than the priority at which texts and images keep their sizes.
            constraint.priority = UILayoutPriority(770)
            constraint.isActive = true
        }
        let total = columns.reduce(0) { $0 + $1.weight }
        let share = Double(columns.count) / Double(count) * first.weight / total
        let minimum = first.view.widthAnchor.constraint(
            greaterThanOrEqualTo: stack.widthAnchor, multiplier: share / 2)
        minimum.priority = UILayoutPriority(755)
        minimum.isActive = true
    }
}

extension CardColumnWidth {
    /// Whether the width depends on that of the surrounding group.
    var isFlexible: Bool {
        switch self {
        case .stretch, .weight: true
        case .auto, .points: false
        }
    }

    /// The share of the width that is left over, beside columns with the weight 1.
    var weight: Double { if case .weight(let weight) = self { weight } else { 1 } }
}

extension UIStackView {
    /// Prevents the stack from being higher than its highest view. Stacks whose views are aligned are at least that high, and would otherwise
    /// share the height that is left over in their group.
    func hugContent() {
        let constraint = heightAnchor.constraint(equalToConstant: 0)
        // More than the priority of fillers, and less than that at which texts keep their heights.
        constraint.priority = UILayoutPriority(245)
        constraint.isActive = true
    }
}
