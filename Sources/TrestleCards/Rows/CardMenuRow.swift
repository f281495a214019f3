import AdaptiveCards
import Foundation
import Trestle
import UIKit

/// The button of a menu with the actions that have no button of their own.
struct CardMenuRow: ViewComponent {
    struct Item: Equatable {
        let title: String
        let isDestructive: Bool
        let isEnabled: Bool
        let iconURL: URL?

        init(_ action: CardAction) {
            title = action.buttonTitle
            isDestructive = action.style == .destructive
            isEnabled = action.isEnabled
            iconURL = action.iconURL
        }
    }

    let title: String
    let items: [Item]
    /// Whether the app processes what one of the actions has submitted.
    let isBusy: Bool
    @Handler var configuration: CardConfiguration
    /// A closure that performs the action at an index.
    @Handler var perform: (Int) -> Void

    var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }

    func makeView() -> CardMenuButton { CardMenuButton(frame: .zero) }

    func render(in view: CardMenuButton) { view.show(self) }
}

/// A button as high as a row that opens a menu.
final class CardMenuButton: UIButton {
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let icons = CardMenuIcons()
    private var row: CardMenuRow?

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
        self.row = row
        icons.load(row.items.compactMap(\.iconURL), row.configuration, scale: max(1, traitCollection.displayScale)) {
            [weak self] in self?.updateMenu()
        }
        updateMenu()
    }

    private func updateMenu() {
        guard let row else { return }
        menu = UIMenu(row.items, icons) { row.perform($0) }
    }
}

extension UIMenu {
    /// Creates the menu of actions.
    ///
    /// - Parameters:
    ///   - icons: The images that are loaded.
    ///   - perform: A closure that performs the action at an index.
    @MainActor
    convenience init(_ items: [CardMenuRow.Item], _ icons: CardMenuIcons, perform: @escaping (Int) -> Void) {
        self.init(
            children: items.enumerated().map { index, item in
                var attributes: UIMenuElement.Attributes = item.isDestructive ? .destructive : []
                if !item.isEnabled { attributes.insert(.disabled) }
                return UIAction(
                    title: item.title, image: item.iconURL.flatMap { icons[$0] }, attributes: attributes
                ) { _ in perform(index) }
            })
    }
}
