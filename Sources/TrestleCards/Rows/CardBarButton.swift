import AdaptiveCards
import Trestle
import TrestleImages
import UIKit

/// A button beside or below others.
final class CardBarButton: UIButton {
    /// A closure that performs the action of the button, or that of its menu at an index.
    var perform: ((Int?) -> Void)?

    private var item: CardActionBar.Button?
    private var style: CardStyle?
    private var imagePlacement = NSDirectionalRectEdge.leading
    private var icon: UIImage?
    private var iconURL: URL?
    private var load: ImageLoad?
    private let menuIcons = CardMenuIcons()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.perform?(nil) }, for: .primaryActionTriggered)
    }

    @available(*, unavailable, message: "CardBarButton is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("CardBarButton does not support init(coder:). Create it with init(frame:).")
    }

    func show(
        _ item: CardActionBar.Button, _ configuration: CardConfiguration, imagePlacement: NSDirectionalRectEdge
    ) {
        self.item = item
        style = configuration.style
        self.imagePlacement = imagePlacement
        isEnabled = item.isEnabled && !item.isBusy
        accessibilityHint = item.hint
        showsMenuAsPrimaryAction = item.menu != nil
        let scale = max(1, traitCollection.displayScale)
        menuIcons.load(item.menu?.compactMap(\.iconURL) ?? [], configuration, scale: scale) { [weak self] in
            self?.updateMenu()
        }
        updateMenu()
        loadIcon(item.iconURL.flatMap(configuration.allowedImage), configuration.images)
        updateConfiguration(of: item)
    }

    private func updateMenu() {
        menu = item?.menu.map { UIMenu($0, menuIcons) { [weak self] in self?.perform?($0) } }
    }

    /// Returns the size of the button in a line, which is large enough to touch.
    func size(fitting width: CGFloat) -> CGSize {
        let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(
            width: max(min(size.width.rounded(.up), width), min(width, TouchTarget.minimumHeight)),
            height: max(size.height.rounded(.up), TouchTarget.minimumHeight))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        guard let item, traitCollection.preferredContentSizeCategory != category else { return }
        updateConfiguration(of: item)
    }

    // MARK: Appearance

    private func updateConfiguration(of item: CardActionBar.Button) {
        guard let style else { return }
        var configuration: Configuration = item.style == .positive ? .filled() : .gray()
        let font = style.font(item.style == .positive ? .bolder : CardTextStyle())
        configuration.title = item.title
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = font
            return attributes
        }
        if item.style == .destructive {
            configuration.baseForegroundColor = style.textColor(.color(.attention), in: nil)
        }
        configuration.image = icon
        configuration.imagePlacement = imagePlacement
        configuration.imagePadding = 6
        configuration.showsActivityIndicator = item.isBusy
        if item.menu != nil, #available(iOS 16.0, *) { configuration.indicator = .popup }
        tintColor = style.hasAccentColor ? style.textColor(.color(.accent), in: nil) : nil
        self.configuration = configuration
    }

    // MARK: Image

    private func loadIcon(_ url: URL?, _ loader: ImageLoader?) {
        guard url != iconURL else { return }
        iconURL = url
        icon = nil
        load?.cancel()
        load = nil
        guard let url, let loader, let style else { return }
        let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: style.iconSize)
        let size = CGSize(width: side, height: side)
        // The row has its final height before the image is loaded.
        icon = UIGraphicsImageRenderer(size: size).image { _ in }
        let request = ImageRequest(url, size: size, scale: max(1, traitCollection.displayScale))
        load = loader.load(request) { [weak self] result in
            guard let self, iconURL == url, case .success(let image) = result else { return }
            icon = Self.image(image, fitting: size)
            if let item { updateConfiguration(of: item) }
        }
    }

    private static func image(_ image: UIImage, fitting size: CGSize) -> UIImage {
        let ratio = min(size.width / max(1, image.size.width), size.height / max(1, image.size.height))
        let drawn = CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
        return UIGraphicsImageRenderer(size: size).image { _ in
            image.draw(
                in: CGRect(
                    x: (size.width - drawn.width) / 2, y: (size.height - drawn.height) / 2, width: drawn.width,
                    height: drawn.height))
        }
        .withRenderingMode(.alwaysOriginal)
    }
}

extension CardTextStyle {
    fileprivate static var bolder: CardTextStyle {
        var style = CardTextStyle()
        style.weight = .bolder
        return style
    }

    fileprivate static func color(_ color: CardColor) -> CardTextStyle {
        var style = CardTextStyle()
        style.color = color
        return style
    }
}

extension CardStyle {
    /// Whether a configuration determines the color of buttons.
    fileprivate var hasAccentColor: Bool {
        [hostConfig, darkHostConfig].contains { $0?.containerStyles[.default]?.texts[.accent]?.standard != nil }
    }
}
