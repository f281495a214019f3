import AdaptiveCards
import Trestle
import UIKit

/// The button of a menu with the actions that have no button of their own.
struct CardMenuRow: ViewComponent {
    struct Item: Equatable {
        let title: String
        let isDestructive: Bool
        let isEnabled: Bool

        init(_ action: CardAction) {
            title = action.buttonTitle
            isDestructive = action.style == .destructive
            isEnabled = action.isEnabled
        }
    }

    let title: String
    let items: [Item]
    /// Whether the app processes what one of the actions has submitted.
    let isBusy: Bool
    /// A closure that performs the action at an index.
    @Handler var perform: (Int) -> Void

    var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }

    func makeView() -> CardMenuButton { CardMenuButton(frame: .zero) }

    func render(in view: CardMenuButton) { view.show(self) }
}

/// A button as high as a row that opens a menu.
final class CardMenuButton: UIButton {
    private let indicator = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentHorizontalAlignment = .leading
        showsMenuAsPrimaryAction = true
        titleLabel?.font = .preferredFont(forTextStyle: .body)
        titleLabel?.adjustsFontForContentSizeCategory = true
        setTitleColor(tintColor, for: .normal)
        setTitleColor(.tertiaryLabel, for: .disabled)
        addSubview(indicator)
        indicator.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: TouchTarget.minimumHeight),
            indicator.trailingAnchor.constraint(equalTo: trailingAnchor),
            indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable, message: "CardMenuButton is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("CardMenuButton does not support init(coder:). Create it with init(frame:).")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setTitleColor(tintColor, for: .normal)
    }

    func show(_ row: CardMenuRow) {
        setTitle(row.title, for: .normal)
        isEnabled = !row.isBusy
        if row.isBusy { indicator.startAnimating() } else { indicator.stopAnimating() }
        menu = UIMenu(row.items) { row.perform($0) }
    }
}

extension UIMenu {
    /// Creates the menu of actions.
    ///
    /// - Parameter perform: A closure that performs the action at an index.
    convenience init(_ items: [CardMenuRow.Item], perform: @escaping (Int) -> Void) {
        self.init(
            children: items.enumerated().map { index, item in
                var attributes: UIMenuElement.Attributes = item.isDestructive ? .destructive : []
                if !item.isEnabled { attributes.insert(.disabled) }
                return UIAction(title: item.title, attributes: attributes) { _ in perform(index) }
            })
    }
}
