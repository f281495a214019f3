import Foundation

/// A view that displays a list content configuration, in a cell, header or footer, or on its own.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    final private(set) var imageView: UIImageView?
    final private(set) var textLabel: UILabel?
    final private(set) var secondaryLabel: UILabel?

    /// Creates a view that displays `configuration`.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        directionalLayoutMargins = configuration.directionalLayoutMargins
        update(from: nil)
    }

    /// Creates an empty view. Its configuration is not archived.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        directionalLayoutMargins = content.directionalLayoutMargins
    }

    /// The subviews are recreated from the configuration.
    override var archivedSubviews: [UIView] { [] }

    /// The displayed configuration, which must be a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure(
                    "UIListContentView cannot display a \(type(of: newValue)). Set a UIListContentConfiguration, or "
                        + "create the view for this configuration with its makeContentView().")
            }
            guard new != content else { return }
            let old = content
            content = new
            update(from: old)
        }
    }

    /// Returns whether `configuration` is a `UIListContentConfiguration`.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    final var currentContent: UIListContentConfiguration { content }

    // MARK: Parts

    /// Whether the image is beside the first line, as at accessibility text sizes.
    final var alignsImageWithFirstLine: Bool {
        content.image != nil && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Whether the text flows around the image, which is beside the first line and about as high.
    final var wrapsTextAroundImage: Bool {
        alignsImageWithFirstLine
            && TextWrapping.wraps(imageHeight: imageSize.height, lineHeight: firstFont?.lineHeight ?? 0)
    }

    /// The font of the first line, or `nil` without text.
    final var firstFont: UIFont? {
        if textLabel != nil { return content.textProperties.font }
        return secondaryLabel == nil ? nil : content.secondaryTextProperties.font
    }

    private func update(from old: UIListContentConfiguration?) {
        if old?.directionalLayoutMargins != content.directionalLayoutMargins {
            directionalLayoutMargins = content.directionalLayoutMargins
        }
        updateImage(from: old)
        updateTexts()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func updateTexts() {
        textLabel = updatedLabel(
            textLabel, plain: content.text, attributed: content.attributedText, properties: content.textProperties)
        secondaryLabel = updatedLabel(
            secondaryLabel, plain: content.secondaryText, attributed: content.secondaryAttributedText,
            properties: content.secondaryTextProperties)
        let indentation = wrapsTextAroundImage ? imageArea.width + content.imageToTextPadding : 0
        textLabel?.firstLineIndentation = indentation
        secondaryLabel?.firstLineIndentation = textLabel == nil ? indentation : 0
    }

    private func updateImage(from old: UIListContentConfiguration?) {
        guard let image = content.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        if imageView == nil {
            view.contentMode = .scaleAspectFit
            addSubview(view)
            imageView = view
        }
        let properties = content.imageProperties
        guard view.image !== image || old?.imageProperties != properties else { return }
        view.image = image
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.layer.cornerRadius = properties.cornerRadius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = properties.cornerRadius > 0
        updateTint()
    }

    private func updateTint() {
        let tint = content.imageProperties.resolvedTintColor(for: tintColor)
        if let imageView, imageView.tintColor != tint { imageView.tintColor = tint }
    }

    private func updatedLabel(
        _ existing: UILabel?, plain: String?, attributed: NSAttributedString?,
        properties: UIListContentConfiguration.TextProperties
    ) -> UILabel? {
        guard attributed?.length ?? 0 > 0 || plain?.isEmpty == false else {
            existing?.removeFromSuperview()
            return nil
        }
        let label = existing ?? UILabel()
        if existing == nil { addSubview(label) }
        // Each of these setters has no effect if the value is unchanged.
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed {
            label.attributedText = ListText.attributedText(attributed, properties: properties)
        } else {
            if plain != nil { label.text = plain.map(properties.transformed) }
            label.font = properties.font
            label.textColor = properties.resolvedColor()
            label.textAlignment = properties.textAlignment
        }
        if label.adjustsFontForContentSizeCategory != properties.adjustsFontForContentSizeCategory {
            label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        }
        return label
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        content = content.updated(for: UIViewConfigurationState(traitCollection: traitCollection))
        updateTexts()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTint()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateTint()
    }

    // MARK: Layout

    /// Returns the margins around the content, including the superview's if they apply.
    ///
    /// - Parameter extent: The horizontal extent of the view in a superview of `width`, or `nil` for the
    ///   current frame.
    final func margins(across extent: (start: CGFloat, end: CGFloat, width: CGFloat)? = nil) -> UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var margins = content.directionalLayoutMargins.resolved(rightToLeft: isRightToLeft) + safeAreaInsets
        guard let superview, !content.axesPreservingSuperviewLayoutMargins.isEmpty else { return margins }
        let outer = superview.layoutMargins
        let axes = content.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            let (start, end, width) = extent ?? (frame.minX, frame.maxX, superview.bounds.width)
            margins.left = max(margins.left, outer.left - start)
            margins.right = max(margins.right, outer.right - (width - end))
        }
        // The configuration replaces a cell's own vertical margins.
        let isInRow =
            superview is UITableViewCell || superview is UITableViewHeaderFooterView
            || superview is UICollectionViewListCell
        if axes.contains(.vertical), !isInRow {
            margins.top = max(margins.top, outer.top - frame.minY)
            margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
        }
        return margins
    }

    /// Returns the height of the content for the given horizontal extent in a superview of `width`.
    final func fittingHeight(start: CGFloat, end: CGFloat, of width: CGFloat) -> CGFloat {
        ListContentLayout(of: self, width: end - start, margins: margins(across: (start, end, width))).height
    }

    /// The distance of the texts from the view's leading edge.
    final var textStart: CGFloat {
        let layout = ListContentLayout(of: self, width: bounds.width, margins: margins())
        return layout.textStart
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins()
        guard size.width > 0, size.width < .greatestFiniteMagnitude else {
            let layout = ListContentLayout(of: self, width: .greatestFiniteMagnitude, margins: margins)
            return CGSize(width: layout.naturalWidth, height: layout.height)
        }
        return CGSize(
            width: size.width, height: ListContentLayout(of: self, width: size.width, margins: margins).height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = ListContentLayout(of: self, width: bounds.width, margins: margins())
        setFrame(layout.image(height: bounds.height), of: imageView)
        let texts = layout.texts(height: bounds.height)
        setFrame(texts.text, of: textLabel)
        setFrame(texts.secondary, of: secondaryLabel)
    }

    /// Sets a frame that is measured from the leading edge.
    private func setFrame(_ frame: CGRect, of view: UIView?) {
        guard let view else { return }
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        frame.origin.x = frame.origin.x.roundedToPixel(traitCollection)
        frame.origin.y = frame.origin.y.roundedToPixel(traitCollection)
        if view.frame != frame { view.frame = frame }
    }
}
