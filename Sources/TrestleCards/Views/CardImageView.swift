import AdaptiveCards
import TrestleImages
import UIKit

/// The image of an element. Its height results from its width and from the size of the file, which is known when the image has been loaded.
///
/// Until then, the view has the size of a placeholder. Loading the image changes the size of the view once.
final class CardImageView: RemoteImageView {
    /// The size in which an image is displayed.
    enum Sizing: Equatable {
        /// The size of the file, with a point for each pixel, but no wider than the surrounding group. The placeholder has the given width
        /// and height, or the width of the group.
        case natural(placeholder: CGFloat?)
        /// The width of the surrounding group.
        case fill
        /// A width in points, and the height that results from it.
        case width(CGFloat)
        /// A height in points, and the width that results from it.
        case height(CGFloat)
        /// A width and a height in points, to which the image is distorted.
        case exact(CGSize)
    }

    /// The height of a placeholder that is as wide as its group, in points.
    static let placeholderHeight: CGFloat = 180
    /// The width at which an image in its own size is not reduced further to make space for texts, in points.
    private static let minimumWidth: CGFloat = 40
    /// The maximum height in points, which an image that is a few pixels wide would exceed by far.
    private static let maximumHeight: CGFloat = 2_000
    /// A width that no group has, in points.
    private static let excessiveWidth: CGFloat = 4_000

    /// The address of the image, or `nil` if it may not be loaded.
    private(set) var url: URL?
    /// The size of the file in pixels, or `nil` until it is known.
    var pixelSize: CGSize? {
        didSet { if pixelSize != oldValue { updateSize() } }
    }
    /// A closure that is called when the image has been loaded, and its size was not known before.
    var onPixelSize: (@MainActor () -> Void)?

    private let style: CardImage.Style
    private let sizing: Sizing
    /// The priority of the width, which columns may reduce.
    private let widthPriority: UILayoutPriority
    /// The maximum height in points, or `nil` if there is none.
    private let heightLimit: CGFloat?
    private weak var loader: ImageLoader?
    private var sizeConstraints: [NSLayoutConstraint] = []

    init(_ content: CardImage, sizing: Sizing, widthPriority: UILayoutPriority, heightLimit: CGFloat? = nil) {
        style = content.style
        self.sizing = sizing
        self.widthPriority = widthPriority
        self.heightLimit = heightLimit
        super.init(frame: .zero)
        placeholder = UIImage(systemName: "photo")
        tintColor = .tertiaryLabel
        clipsToBounds = true
        accessibilityLabel = content.alternativeText
        isAccessibilityElement = content.alternativeText != nil
        backgroundColor = content.backgroundColor.map { UIColor($0) }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
            setContentHuggingPriority(UILayoutPriority(1), for: axis)
        }
        image = placeholder
        updateContentMode()
        updateSize()
        onStateChange = { [weak self] in self?.stateChanged(to: $0) }
    }

    @available(*, unavailable, message: "CardImageView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            """
            CardImageView does not support init(coder:). Create it with \
            init(_:sizing:widthPriority:heightLimit:).
            """)
    }

    /// Loads the image.
    func load(_ url: URL, loader: ImageLoader) {
        self.url = url
        self.loader = loader
        show(url, loader: loader)
    }

    private func stateChanged(to state: State) {
        updateContentMode()
        guard state == .loaded, pixelSize == nil, let url, loader?.pixelSize(of: url) != nil else { return }
        onPixelSize?()
    }

    private func updateContentMode() {
        if style == .person {
            contentMode = .scaleAspectFill
        } else if case .exact = sizing, state == .loaded {
            contentMode = .scaleToFill
        } else {
            contentMode = .scaleAspectFit
        }
    }

    // MARK: Size

    private func updateSize() {
        NSLayoutConstraint.deactivate(sizeConstraints)
        sizeConstraints = constraints(for: pixelSize)
        NSLayoutConstraint.activate(sizeConstraints)
    }

    private func constraints(for pixelSize: CGSize?) -> [NSLayoutConstraint] {
        // Persons are displayed in circles.
        let ratio = style == .person ? 1 : pixelSize.map { $0.height / $0.width }
        switch sizing {
        case .exact(let size): return [width(size.width), heightAnchor.constraint(equalToConstant: size.height)]
        case .height(let height):
            return [width(height / (ratio ?? 1)), heightAnchor.constraint(equalToConstant: height)]
        case .width(let points):
            return width(points, ratio: ratio ?? min(1, (heightLimit ?? points) / max(1, points)))
        case .fill:
            if let ratio { return width(Self.excessiveWidth, ratio: ratio) }
            return [width(Self.excessiveWidth), heightAnchor.constraint(equalToConstant: Self.placeholderHeight)]
        case .natural(let placeholder):
            if let pixelSize, let ratio {
                let minimum = widthAnchor.constraint(
                    greaterThanOrEqualToConstant: min(pixelSize.width, Self.minimumWidth))
                // Texts give way, which have the priority 750.
                minimum.priority = UILayoutPriority(760)
                return width(pixelSize.width, ratio: ratio) + [minimum]
            }
            return [
                width(placeholder ?? Self.excessiveWidth),
                heightAnchor.constraint(equalToConstant: placeholder ?? Self.placeholderHeight),
            ]
        }
    }

    /// Returns a constraint of the width.
    private func width(_ points: CGFloat) -> NSLayoutConstraint {
        let constraint = widthAnchor.constraint(equalToConstant: points)
        constraint.priority = widthPriority
        return constraint
    }

    /// Returns constraints of the width, and of the height as a multiple of it.
    private func width(_ points: CGFloat, ratio: CGFloat) -> [NSLayoutConstraint] {
        let limit = heightLimit ?? Self.maximumHeight
        let height = heightAnchor.constraint(equalTo: widthAnchor, multiplier: ratio)
        height.priority = UILayoutPriority(999)
        return [
            width(min(points, limit / ratio)), height, heightAnchor.constraint(lessThanOrEqualToConstant: limit),
        ]
    }

    override func layoutSubviews() {
        switch style {
        case .person: layer.cornerRadius = min(bounds.width, bounds.height) / 2
        case .roundedCorners: layer.cornerRadius = CardStyle.cornerRadius
        case .default: break
        }
        if case .natural(.some) = sizing, pixelSize == nil {
            // The placeholder is smaller than the image may be.
            minimumRequestSize = CGSize(width: rowWidth, height: 1)
        }
        super.layoutSubviews()
    }

    private var rowWidth: CGFloat {
        var view = superview
        while let current = view, !(current is CardElementView) { view = current.superview }
        return view?.bounds.width ?? 0
    }
}
