import UIKit

/// Pages beside or below each other, of which one is displayed.
final class CardCarouselView: UIScrollView {
    private let stack: UIStackView
    private let isVertical: Bool
    /// The index of the page that is displayed by the first layout pass, `nil` after it.
    private var initialPage: Int?

    /// - Parameter height: The height in points, or `nil` for that of the highest page.
    init(_ pages: [UIView], initialPage: Int, isVertical: Bool, height: CGFloat?) {
        stack = UIStackView(arrangedSubviews: pages)
        self.isVertical = isVertical
        self.initialPage = min(max(initialPage, 0), max(pages.count - 1, 0))
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        stack.axis = isVertical ? .vertical : .horizontal
        stack.alignment = isVertical ? .fill : .top
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
        ])
        for page in pages {
            page.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true
        }
        if let height {
            heightAnchor.constraint(equalToConstant: height).isActive = true
        } else {
            // No higher than the highest page.
            let low = heightAnchor.constraint(equalToConstant: 0)
            low.priority = UILayoutPriority(50)
            low.isActive = true
        }
        if isVertical {
            for page in stack.arrangedSubviews { wrap(page) }
        } else {
            stack.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor).isActive = true
        }
    }

    @available(*, unavailable, message: "CardCarouselView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            """
            CardCarouselView does not support init(coder:). Create it with \
            init(_:initialPage:isVertical:height:).
            """)
    }

    /// Replaces a page by a view as high as the carousel with the page at its top.
    private func wrap(_ page: UIView) {
        guard let index = stack.arrangedSubviews.firstIndex(of: page) else { return }
        let frame = UIView()
        page.removeFromSuperview()
        page.translatesAutoresizingMaskIntoConstraints = false
        frame.addSubview(page)
        stack.insertArrangedSubview(frame, at: index)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: frame.topAnchor),
            page.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            page.bottomAnchor.constraint(lessThanOrEqualTo: frame.bottomAnchor),
            frame.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let extent = isVertical ? bounds.height : bounds.width
        let content = isVertical ? contentSize.height : contentSize.width
        guard let page = initialPage, extent > 0, content >= extent * CGFloat(page + 1) - 0.5 else { return }
        initialPage = nil
        let position = CGFloat(page) * extent
        let isReversed = !isVertical && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let offset = isReversed ? content - extent - position : position
        contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    }
}
