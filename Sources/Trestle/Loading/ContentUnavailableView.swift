import UIKit

/// The view of a ``ContentUnavailable``, with the metrics of iOS 17.
final class ContentUnavailableView: UIView {
    private let stack = UIStackView()
    private let imageView = UIImageView(image: nil)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let button = UIButton(type: .system)
    private var handler: ContentUnavailable.Handler?
    private var task: Task<Void, Never>?

    private enum Spacing {
        static let image: CGFloat = 16
        static let texts: CGFloat = 8
        /// Above the button, whose height is that of a target of touches.
        static let button: CGFloat = 13
        static let margin: CGFloat = 32
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.tintColor = .secondaryLabel
        imageView.contentMode = .center
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        for label in [titleLabel, detailLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
        button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { [weak self] _ in self?.performAction() }, for: .touchUpInside)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = Spacing.texts
        for view in [imageView, spinner, titleLabel, detailLabel, button] { stack.addArrangedSubview(view) }
        stack.setCustomSpacing(Spacing.image, after: imageView)
        stack.setCustomSpacing(Spacing.button, after: detailLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: TouchTarget.minimumHeight),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.margin),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.margin),
        ])
    }

    @available(*, unavailable, message: "ContentUnavailableView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("ContentUnavailableView does not support init(coder:). Create it with init(frame:).")
    }

    deinit { task?.cancel() }

    func show(_ content: ContentUnavailable) {
        imageView.image = content.image
        imageView.isHidden = content.image == nil || content.showsActivity
        spinner.isHidden = !content.showsActivity
        if content.showsActivity { spinner.startAnimating() } else { spinner.stopAnimating() }
        titleLabel.text = content.title
        titleLabel.isHidden = content.title == nil
        titleLabel.font = content.showsActivity ? .preferredFont(forTextStyle: .footnote) : Self.titleFont
        titleLabel.textColor = content.showsActivity ? .secondaryLabel : .label
        detailLabel.text = content.detail
        detailLabel.isHidden = content.detail == nil
        stack.setCustomSpacing(content.detail == nil ? Spacing.button : Spacing.texts, after: titleLabel)
        button.setTitle(content.actionTitle, for: .normal)
        button.isHidden = content.actionTitle == nil
        handler = content.handler
    }

    private static var titleFont: UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
        return UIFont(descriptor: descriptor.withSymbolicTraits(.traitBold) ?? descriptor, size: 0)
    }

    private func performAction() {
        switch handler {
        case nil: break
        case .immediate(let handler): handler()
        case .asynchronous(let handler): if task == nil { run(handler) }
        }
    }

    private func run(_ handler: @escaping @MainActor () async -> Void) {
        button.isEnabled = false
        task = Task { [weak self] in
            await handler()
            self?.task = nil
            self?.button.isEnabled = true
        }
    }
}
