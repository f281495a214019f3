import AdaptiveCards
import Trestle
import TrestleImages
import UIKit

/// The button of an action that has an image or a style for which there is no `ButtonRow`.
struct CardActionRow: ViewComponent {
    let title: String
    var style = CardAction.Style.default
    var iconURL: URL?
    var isEnabled = true
    /// The side of the image in points at the default text size.
    var iconSize: CGFloat = 24
    @Handler var configuration: CardConfiguration

    var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16) }

    func makeView() -> CardActionView { CardActionView() }

    func render(in view: CardActionView) { view.show(self, configuration) }
}

/// Shows the image and the title of an action.
final class CardActionView: UIStackView {
    private let icon = RemoteImageView(frame: .zero)
    private let label = UILabel()
    private var action: CardActionRow?
    private lazy var iconSide = icon.widthAnchor.constraint(equalToConstant: 24)

    init() {
        super.init(frame: .zero)
        spacing = 12
        alignment = .center
        icon.contentMode = .scaleAspectFit
        label.numberOfLines = 0
        addArrangedSubview(icon)
        addArrangedSubview(label)
        NSLayoutConstraint.activate([
            iconSide, icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
        ])
    }

    @available(*, unavailable, message: "CardActionView is created in code only.")
    required init(coder: NSCoder) {
        preconditionFailure("CardActionView does not support init(coder:). Create it with init().")
    }

    func show(_ action: CardActionRow, _ configuration: CardConfiguration) {
        let url = action.iconURL.flatMap(configuration.allowedImage)
        if url != self.action?.iconURL.flatMap(configuration.allowedImage) || self.action == nil {
            if let url, let loader = configuration.images { icon.show(url, loader: loader) }
            icon.isHidden = url == nil
        }
        self.action = action
        label.text = action.title
        icon.alpha = action.isEnabled ? 1 : 0.4
        updateAppearance()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAppearance()
    }

    private func updateAppearance() {
        guard let action else { return }
        label.font = .preferredFont(forTextStyle: action.style == .positive ? .headline : .body)
        iconSide.constant = UIFontMetrics(forTextStyle: .body).scaledValue(for: action.iconSize)
        label.textColor =
            !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }
}
