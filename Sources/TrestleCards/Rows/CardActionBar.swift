import AdaptiveCards
import Trestle
import UIKit

/// A row with buttons beside or below each other, as a host configuration determines.
struct CardActionBar: ViewComponent {
    struct Button: Equatable {
        let title: String
        var hint: String?
        var style = CardAction.Style.default
        var iconURL: URL?
        var isEnabled = true
        /// Whether the app processes what the action has submitted.
        let isBusy: Bool
        /// The actions of a button that opens a menu.
        var menu: [CardMenuRow.Item]?

        init(title: String, isBusy: Bool) {
            self.title = title
            self.isBusy = isBusy
        }

        init(_ action: CardAction, isBusy: Bool) {
            self.init(title: action.buttonTitle, isBusy: isBusy)
            hint = action.title == nil ? nil : action.tooltip
            style = action.style
            iconURL = action.iconURL
            isEnabled = action.isEnabled
        }
    }

    let buttons: [Button]
    /// Whether the buttons are laid out from right to left, or `nil` for the direction of the app.
    let isRightToLeft: Bool?
    /// The points above the buttons.
    let top: CGFloat
    /// The points below the buttons.
    var bottom: CGFloat = 0
    @Handler var configuration: CardConfiguration
    /// A closure that performs the action of a button, or of its menu, and gets the button.
    @Handler var perform: (_ button: Int, _ menu: Int?, UIView) -> Void

    var contentInsets: UIEdgeInsets { UIEdgeInsets(top: top, left: 16, bottom: bottom, right: 16) }

    func makeView() -> CardActionBarView { CardActionBarView(frame: .zero) }

    func render(in view: CardActionBarView) {
        view.semanticContentAttribute = CardStyle.direction(isRightToLeft)
        view.show(buttons, configuration)
    }

    func setHandlers(on cell: ViewCell<CardActionBarView>) { cell.hostedView?.perform = perform }
}

/// Lays out buttons in lines, or below each other.
final class CardActionBarView: UIView {
    var perform: ((Int, Int?, UIView) -> Void)?
    private var configuration: CardConfiguration?
    private var buttons: [CardBarButton] = []

    func show(_ items: [CardActionBar.Button], _ configuration: CardConfiguration) {
        self.configuration = configuration
        while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
        while buttons.count < items.count {
            let button = CardBarButton(frame: .zero)
            let index = buttons.count
            button.perform = { [weak self, weak button] menuIndex in
                if let button { self?.perform?(index, menuIndex, button) }
            }
            buttons.append(button)
            addSubview(button)
        }
        let actions = configuration.style.hostConfig.actions
        // Titles begin at one line if only some buttons have images.
        let hasImages = items.allSatisfy { $0.menu != nil || $0.iconURL.flatMap(configuration.allowedImage) != nil }
        let placement: NSDirectionalRectEdge = actions.iconPlacement == .aboveTitle && hasImages ? .top : .leading
        for (button, item) in zip(buttons, items) { button.show(item, configuration, imagePlacement: placement) }
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        for (button, frame) in zip(buttons, frames(width: bounds.width)) { button.frame = frame }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(width: size.width).map(\.maxY).max() ?? 0)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // Buttons have frames instead of constraints.
        sizeThatFits(targetSize)
    }

    private func frames(width: CGFloat) -> [CGRect] {
        guard let actions = configuration?.style.hostConfig.actions else { return [] }
        let sizes = buttons.map { $0.size(fitting: width) }
        let layout = CardActionLayout(
            width: width, spacing: actions.buttonSpacing.map { CGFloat($0) } ?? 8, alignment: actions.alignment ?? .left
        )
        let isVertical = actions.orientation == .vertical
        let frames = isVertical ? layout.column(sizes) : layout.lines(sizes)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
}
