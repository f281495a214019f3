import Foundation

/// A view that displays a content-unavailable configuration: that of a view controller, or on its own.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let background: BackgroundConfigurationView
    private let scrollView = UIScrollView()
    private var items: [Item] = []

    /// A part of the content, and its distance from the previous one, in points.
    private struct Item {
        let view: UIView
        let spacing: CGFloat
    }

    /// Creates a view that displays `configuration`.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        background = BackgroundConfigurationView(configuration.background)
        super.init(frame: .zero)
        addSubview(background)
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        update()
    }

    /// `UIContentUnavailableView` cannot be decoded, because its configuration is not archived.
    public required init?(coder: NSCoder) {
        preconditionFailure("UIContentUnavailableView cannot be decoded. Create it with init(configuration:).")
    }

    /// The displayed configuration, which must be a `UIContentUnavailableConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                preconditionFailure(
                    "UIContentUnavailableView cannot display a \(type(of: newValue)). Set a "
                        + "UIContentUnavailableConfiguration, or create the view for this configuration with its "
                        + "makeContentView().")
            }
            guard new != content else { return }
            content = new
            update()
        }
    }

    /// Whether content that does not fit can be scrolled.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    // MARK: Contents

    private func update() {
        background.configuration = content.background
        for item in items { item.view.removeFromSuperview() }
        items = []
        if content.showsActivity {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            add(spinner, spacing: 0)
        } else if let image = content.image {
            add(imageView(image), spacing: 0)
        }
        if let label = label(content.text, content.attributedText, content.textProperties) {
            add(label, spacing: content.imageToTextPadding)
        }
        if let label = label(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties) {
            add(label, spacing: content.textToSecondaryTextPadding)
        }
        let first = button(content.button, content.buttonProperties)
        if let first { add(first, spacing: content.textToButtonPadding) }
        if let second = button(content.secondaryButton, content.secondaryButtonProperties) {
            add(second, spacing: first == nil ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
        }
        setNeedsLayout()
    }

    private func add(_ view: UIView, spacing: CGFloat) {
        items.append(Item(view: view, spacing: items.isEmpty ? 0 : spacing))
        scrollView.addSubview(view)
    }

    private func imageView(_ image: UIImage) -> UIImageView {
        let view = UIImageView(image: image)
        let properties = content.imageProperties
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        return view
    }

    private func label(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard text != nil || attributedText != nil else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = content.alignment == .center ? .center : .natural
        label.text = text
        if let attributedText { label.attributedText = attributedText }
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let action = properties.primaryAction
        let isEmpty = configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
        guard !isEmpty || action.map({ !$0.title.isEmpty || $0.image != nil }) == true else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: action)
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && action == nil
        button.isEnabled = properties.isEnabled
        return button
    }

    // MARK: Layout

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let area = bounds.inset(by: contentInsets)
        scrollView.frame = area
        let sizes = items.map { size(of: $0.view, width: area.width) }
        let height = zip(items, sizes).reduce(0) { $0 + $1.0.spacing + $1.1.height }
        var y = max(0, (area.height - height) / 2).roundedToPixel(traitCollection)
        for (item, size) in zip(items, sizes) {
            y += item.spacing
            let x = (horizontalFactor * (area.width - size.width)).roundedToPixel(traitCollection)
            item.view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            y += size.height
        }
        scrollView.contentSize = CGSize(width: area.width, height: max(area.height, height))
    }

    private var contentInsets: UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margins = content.directionalLayoutMargins
        let safe = safeAreaInsets
        var insets = UIEdgeInsets(
            top: safe.top + margins.top, left: safe.left + (isRightToLeft ? margins.trailing : margins.leading),
            bottom: safe.bottom + margins.bottom,
            right: safe.right + (isRightToLeft ? margins.leading : margins.trailing))
        guard let superview else { return insets }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            insets.left = max(insets.left, superview.layoutMargins.left)
            insets.right = max(insets.right, superview.layoutMargins.right)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            insets.top = max(insets.top, superview.layoutMargins.top)
            insets.bottom = max(insets.bottom, superview.layoutMargins.bottom)
        }
        let keyboard = keyboardLayoutGuide.height(in: self)
        insets.bottom = max(insets.bottom, keyboard + margins.bottom)
        return insets
    }

    /// The share of the free width before the content: 0 at the left, 1 at the right.
    private var horizontalFactor: CGFloat {
        switch content.alignment {
        case .center: 0.5
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
        }
    }

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        guard view is UIImageView else { return CGSize(width: min(size.width, width), height: size.height) }
        let limit = content.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1,
            width / size.width)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
