import Foundation

/// The view that shows a list content configuration: in cells, headers and footers, or anywhere else.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    final private(set) var imageView: UIImageView?
    final private(set) var textLabel: UILabel?
    final private(set) var secondaryLabel: UILabel?

    /// Makes a view that shows `configuration`.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        directionalLayoutMargins = configuration.directionalLayoutMargins
        update(from: nil)
    }

    /// Makes an empty row; what it shows is no part of an archive.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        directionalLayoutMargins = content.directionalLayoutMargins
    }

    /// The parts of the view are made of its configuration.
    override var archivedSubviews: [UIView] { [] }

    /// What the view shows: a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure(
                    "UIListContentView: it shows a UIListContentConfiguration, and no \(type(of: newValue)); make the "
                        + "view that shows that one with makeContentView()")
            }
            guard new != content else { return }
            let old = content
            content = new
            update(from: old)
        }
    }

    /// Whether `configuration` is one of list content.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    final var shownContent: UIListContentConfiguration { content }

    // MARK: Parts

    /// The text beside the picture flows around it where letters are large.
    final var flowsAroundImage: Bool {
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory && content.image != nil
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
        textLabel = updated(
            textLabel, plain: content.text, attributed: content.attributedText, properties: content.textProperties,
            indent: flowsAroundImage ? imageRoom.width + content.imageToTextPadding : 0)
        secondaryLabel = updated(
            secondaryLabel, plain: content.secondaryText, attributed: content.secondaryAttributedText,
            properties: content.secondaryTextProperties,
            indent: flowsAroundImage && textLabel == nil ? imageRoom.width + content.imageToTextPadding : 0)
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

    private func updated(
        _ known: UILabel?, plain: String?, attributed: NSAttributedString?,
        properties: UIListContentConfiguration.TextProperties, indent: CGFloat
    ) -> UILabel? {
        guard attributed?.length ?? 0 > 0 || plain?.isEmpty == false else {
            known?.removeFromSuperview()
            return nil
        }
        let label = known ?? UILabel()
        if known == nil { addSubview(label) }
        // Each of these does nothing where it is as it was.
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed {
            label.attributedText = ListText.shown(attributed, properties: properties, indent: indent)
        } else if let plain, indent > 0 {
            label.attributedText = ListText.shown(
                NSAttributedString(string: plain), properties: properties, indent: indent)
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

    /// The room around the contents: their margins, and those of the superview where they count. In a view that reaches
    /// from `start` to `end` across a superview of `width`; nil for as it lies at present.
    final func margins(across place: (start: CGFloat, end: CGFloat, width: CGFloat)? = nil) -> UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var margins = content.directionalLayoutMargins.resolved(rightToLeft: isRightToLeft) + safeAreaInsets
        guard let superview, !content.axesPreservingSuperviewLayoutMargins.isEmpty else { return margins }
        let outer = superview.layoutMargins
        let axes = content.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            let (start, end, width) = place ?? (frame.minX, frame.maxX, superview.bounds.width)
            margins.left = max(margins.left, outer.left - start)
            margins.right = max(margins.right, outer.right - (width - end))
        }
        // A cell's own margins above and below are what the configuration says.
        if axes.contains(.vertical), !(superview is UITableViewCell || superview is UITableViewHeaderFooterView) {
            margins.top = max(margins.top, outer.top - frame.minY)
            margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
        }
        return margins
    }

    /// The height that the contents need in a cell, header or footer across which the view will lie so.
    final func fittingHeight(start: CGFloat, end: CGFloat, of width: CGFloat) -> CGFloat {
        ListContentLayout(of: self, width: end - start, margins: margins(across: (start, end, width))).height
    }

    /// Where the texts begin, from the view's edge at which reading begins.
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
        place(imageView, layout.image(height: bounds.height))
        let texts = layout.texts(height: bounds.height)
        place(textLabel, texts.text)
        place(secondaryLabel, texts.secondary)
    }

    /// Sets a frame that is told from the beginning of the line.
    private func place(_ view: UIView?, _ frame: CGRect) {
        guard let view else { return }
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        frame.origin.x = frame.origin.x.roundedToPixel(traitCollection)
        frame.origin.y = frame.origin.y.roundedToPixel(traitCollection)
        if view.frame != frame { view.frame = frame }
    }
}
