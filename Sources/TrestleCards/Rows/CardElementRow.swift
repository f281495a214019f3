import AdaptiveCards
import Trestle
import UIKit

/// An element, and what it inherits from its card.
struct CardContent: Equatable {
    var element: CardElement
    var language: String?
    var isRightToLeft: Bool?
}

/// The row of an element that is neither a field nor a button.
struct CardElementRow: ViewComponent {
    let content: CardContent
    /// Whether a tap on the row has an effect.
    var isTappable = false
    @Handler var configuration: CardConfiguration

    var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16) }

    func makeView() -> CardElementView { CardElementView() }

    func render(in view: CardElementView) {
        view.minimumHeight = isTappable ? TouchTarget.minimumHeight - contentInsets.top - contentInsets.bottom : 0
        view.show(content, configuration)
    }
}

/// Shows an element. Its content is made again when the element or the text size changes.
final class CardElementView: UIView {
    private var content: CardContent?
    private var configuration: CardConfiguration?
    private lazy var height = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

    /// The minimum height in points. Content that is lower is centered.
    var minimumHeight: CGFloat {
        get { height.constant }
        set {
            height.constant = newValue
            height.isActive = newValue > 0
        }
    }

    func show(_ content: CardContent, _ configuration: CardConfiguration) {
        self.configuration = configuration
        guard content != self.content else { return }
        self.content = content
        rebuild()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let previous = previousTraitCollection?.preferredContentSizeCategory
        if traitCollection.preferredContentSizeCategory != previous { rebuild() }
    }

    private func rebuild() {
        for subview in subviews { subview.removeFromSuperview() }
        guard let content, let configuration else { return }
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let builder = CardViewBuilder(
            configuration: configuration,
            texts: CardTextStyler(language: content.language, hostConfig: configuration.hostConfig),
            style: CardStyle(hostConfig: configuration.hostConfig), stacksColumns: isLarge)
        let view = builder.view(for: content.element, in: CardViewContext(isRightToLeft: content.isRightToLeft))
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            view.centerYAnchor.constraint(equalTo: centerYAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}
