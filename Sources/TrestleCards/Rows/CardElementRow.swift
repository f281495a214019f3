import AdaptiveCards
import Trestle
import UIKit

/// An element, and what it inherits from its card.
struct CardContent: Equatable {
    var element: CardElement
    var language: String?
    var isRightToLeft: Bool?
    /// The style of the innermost group around the element that has one.
    var container: CardContainerStyle?
    /// The alignment of elements that are lower than their group, inherited from the groups around the element.
    var verticalAlignment: CardVerticalAlignment?
}

/// The row of an element that is neither a field nor a button.
struct CardElementRow: ViewComponent {
    let content: CardContent
    /// Whether a tap on the row has an effect.
    var isTappable = false
    /// The sizes of image files in pixels, as far as they are known. A row is measured again when it has another size.
    var pixelSizes: [URL: CGSize] = [:]
    var spaces = Spaces()
    @Handler var configuration: CardConfiguration
    /// A closure that is called when the size of an image has become known.
    @Handler var onPixelSize: @MainActor () -> Void

    /// The space around the element.
    struct Spaces: Equatable {
        var top: CGFloat = 8
        var bottom: CGFloat = 8
        /// Whether there is a line in the middle of the space above the element.
        var hasLine = false
    }

    var contentInsets: UIEdgeInsets {
        UIEdgeInsets(top: spaces.hasLine ? spaces.top / 2 : spaces.top, left: 16, bottom: spaces.bottom, right: 16)
    }

    /// The space between a line and the element, or `nil` if there is no line.
    fileprivate var spaceBelowLine: CGFloat? { spaces.hasLine ? spaces.top / 2 : nil }

    func makeView() -> CardElementView { CardElementView() }

    func render(in view: CardElementView) {
        view.minimumHeight = isTappable ? TouchTarget.minimumHeight - contentInsets.top - contentInsets.bottom : 0
        view.show(self)
    }
}

/// Shows an element. Its content is made again when the element or the text size changes.
final class CardElementView: UIView {
    private var row: CardElementRow?
    /// The style with which the content was made.
    private var style: CardStyle?
    private lazy var height: NSLayoutConstraint = {
        let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        // A cell has the height of its former content until the row is measured.
        height.priority = UILayoutPriority(999)
        return height
    }()

    /// The minimum height in points. Content that is lower is centered.
    var minimumHeight: CGFloat {
        get { height.constant }
        set {
            height.constant = newValue
            height.isActive = newValue > 0
        }
    }

    func show(_ row: CardElementRow) {
        let previous = self.row
        self.row = row
        if row.content != previous?.content || row.spaceBelowLine != previous?.spaceBelowLine
            || row.configuration.style !== style
        {
            rebuild()
        } else if row.pixelSizes != previous?.pixelSizes {
            setPixelSizes(row.pixelSizes, in: self)
        }
    }

    /// Images keep what they display when their sizes become known.
    private func setPixelSizes(_ sizes: [URL: CGSize], in view: UIView) {
        if let image = view as? CardImageView {
            if let url = image.url { image.pixelSize = sizes[url] ?? image.pixelSize }
        } else {
            for subview in view.subviews { setPixelSizes(sizes, in: subview) }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let previous = previousTraitCollection?.preferredContentSizeCategory
        if traitCollection.preferredContentSizeCategory != previous { rebuild() }
    }

    private func rebuild() {
        for subview in subviews { subview.removeFromSuperview() }
        guard let row else { return }
        let (content, configuration) = (row.content, row.configuration)
        style = configuration.style
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let builder = CardViewBuilder(
            configuration: configuration,
            texts: CardTextStyler(language: content.language, style: configuration.style), stacksColumns: isLarge
        ) { [weak self] in self?.row?.onPixelSize() }
        let context = CardViewContext(
            isRightToLeft: content.isRightToLeft, verticalAlignment: content.verticalAlignment,
            style: content.container, bleeds: content.element.bleeds)
        let element = builder.view(for: content.element, in: context)
        let view =
            row.spaceBelowLine.map { Self.view(element, below: configuration.style.separator(), space: $0) } ?? element
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let top = view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor)
        top.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            top,
            view.centerYAnchor.constraint(equalTo: centerYAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    private static func view(_ element: UIView, below line: UIView, space: CGFloat) -> UIView {
        let stack = UIStackView(arrangedSubviews: [line, element])
        stack.axis = .vertical
        stack.spacing = space
        return stack
    }
}
