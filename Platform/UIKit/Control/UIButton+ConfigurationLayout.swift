/// The appearance and layout of buttons with a configuration.
extension UIButton {
    /// The opacity of a pressed button's content, or of a filled button's background, estimated from iOS 17.
    private static let pressedOpacity: CGFloat = 0.75

    final var subtitleView: UILabel {
        if let storedSubtitleLabel { return storedSubtitleLabel }
        let label = UILabel()
        storedSubtitleLabel = label
        addSubview(label)
        return label
    }

    final func configurationDidChange(from old: Configuration?) {
        if configuration?.attributedTitle != old?.attributedTitle { prefersStateTitles = false }
        if configuration?.image != old?.image { prefersStateImages = false }
        if isUpdatingConfiguration { return }
        guard configuration != nil else {
            layer.cornerRadius = 0
            removeConfiguredBackground()
            storedSubtitleLabel?.text = nil
            backgroundColor = nil
            stateDidChange()
            return
        }
        setNeedsUpdateConfiguration()
    }

    final func showConfiguration() {
        guard let configuration else { return }
        let colors = colors(of: configuration)
        let opacity = isHighlighted ? Self.pressedOpacity : 1
        if let title = title(with: configuration), let label = titleLabel {
            label.lineBreakMode = configuration.titleLineBreakMode
            setText(
                title, in: label, configuration.buttonSize.titleStyle, colors.foreground,
                configuration.titleTextAttributesTransformer)
            label.alpha = opacity
        } else {
            storedTitleLabel?.text = nil
        }
        if let subtitle = configuration.attributedSubtitle {
            let label = subtitleView
            label.lineBreakMode = configuration.subtitleLineBreakMode
            setText(subtitle, in: label, .caption1, colors.foreground, configuration.subtitleTextAttributesTransformer)
            label.alpha = opacity
        } else {
            storedSubtitleLabel?.text = nil
        }
        showSpinner(
            configuration.showsActivityIndicator,
            color: configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground)
        if !configuration.showsActivityIndicator, let image = image(with: configuration), let view = imageView {
            view.preferredSymbolConfiguration =
                configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
                ?? UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
            view.image = image
            view.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
            view.alpha = opacity
        } else {
            storedImageView?.image = nil
        }
        showIndicator(of: configuration, color: colors.foreground, opacity: opacity)
        let alignment = alignment(of: configuration)
        storedTitleLabel?.textAlignment = alignment
        storedSubtitleLabel?.textAlignment = alignment
        showBackground(configuration.background, color: colors.background)
        contentSizeDidChange()
    }

    /// Returns the title that was set last, for states or in the configuration.
    private func title(with configuration: Configuration) -> AttributedString? {
        guard prefersStateTitles else { return configuration.attributedTitle }
        let title = currentAttributedTitle.map { AttributedString($0) } ?? currentTitle.map { AttributedString($0) }
        return title ?? configuration.attributedTitle
    }

    private func image(with configuration: Configuration) -> UIImage? {
        prefersStateImages ? currentImage ?? configuration.image : configuration.image
    }

    /// Sets the text of a label. Plain text uses the given style and color; other text is merged with its
    /// own attributes.
    private func setText(
        _ text: AttributedString, in label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
        label.textColor = color
        let isPlain = transformer == nil && text.runs.allSatisfy { $0.attributes == AttributeContainer() }
        if isPlain {
            label.text = String(text.characters)
            return
        }
        var defaults = AttributeContainer()
        defaults.font = label.font
        defaults.foregroundColor = color
        label.attributedText = NSAttributedString(text) { custom in
            let attributes = defaults.merging(custom)
            return transformer?(attributes) ?? attributes
        }
    }

    /// Shows the background in its own color, or in `color` of the style.
    private func showBackground(_ background: UIBackgroundConfiguration, color: UIColor?) {
        let custom = background.backgroundColor.map { background.backgroundColorTransformer?($0) ?? $0 }
        guard !background.isPlainColor else {
            backgroundColor = custom ?? color
            removeConfiguredBackground()
            return
        }
        backgroundColor = nil
        var resolved = background
        resolved.backgroundColor = custom ?? color ?? .clear
        resolved.backgroundColorTransformer = nil
        if let configuredBackground {
            resolved.cornerRadius = configuredBackground.configuration.cornerRadius
            configuredBackground.configuration = resolved
        } else {
            let view = BackgroundConfigurationView(resolved)
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            configuredBackground = view
        }
    }

    final func removeConfiguredBackground() {
        configuredBackground?.removeFromSuperview()
        configuredBackground = nil
    }

    private func showSpinner(_ isVisible: Bool, color: UIColor) {
        guard isVisible else {
            storedSpinner?.removeFromSuperview()
            storedSpinner = nil
            return
        }
        let spinner = storedSpinner ?? UIActivityIndicatorView(style: .medium)
        if storedSpinner == nil {
            storedSpinner = spinner
            addSubview(spinner)
            spinner.startAnimating()
        }
        spinner.color = color
    }

    /// The view at the position of the image: the activity indicator or the image view.
    private var activeImageView: UIView? {
        if let storedSpinner { return storedSpinner }
        return storedImageView?.image == nil ? nil : storedImageView
    }

    private func colors(of configuration: Configuration) -> (foreground: UIColor, background: UIColor?) {
        let tint: UIColor = role == .destructive ? .systemRed : tintColor
        let base = configuration.baseBackgroundColor
        guard isEnabled else {
            return (.tertiaryLabel, configuration.style == .plain ? base : .tertiarySystemFill)
        }
        let foreground = configuration.baseForegroundColor
        switch shownStyle(of: configuration) {
        case .plain: return (foreground ?? tint, base)
        case .gray: return (foreground ?? tint, base ?? .secondarySystemFill)
        case .tinted: return (foreground ?? tint, (base ?? tint).withAlphaComponent(isHighlighted ? 0.28 : 0.18))
        case .filled:
            let fill = base ?? tint
            return (foreground ?? .white, isHighlighted ? fill.withAlphaComponent(Self.pressedOpacity) : fill)
        }
    }

    /// Returns the style whose colors the button has, which depends on the selection.
    private func shownStyle(of configuration: Configuration) -> Configuration.Style {
        guard isSelected, configuration.automaticallyUpdateForSelection else { return configuration.style }
        return switch configuration.style {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        }
    }

    /// Returns a configuration with the colors of the current state.
    final func resolved(_ configuration: Configuration) -> Configuration {
        let colors = colors(of: configuration)
        var resolved = configuration
        resolved.baseForegroundColor = colors.foreground
        if resolved.background.backgroundColor == nil { resolved.background.backgroundColor = colors.background }
        return resolved
    }

    private func alignment(of configuration: Configuration) -> NSTextAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch configuration.titleAlignment {
        case .center: return .center
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        case .automatic:
            if activeImageView == nil { return .center }
            switch configuration.imagePlacement {
            case .leading: return isRightToLeft ? .right : .left
            case .trailing: return isRightToLeft ? .left : .right
            default: return .center
            }
        }
    }

    // MARK: Layout

    private struct Parts {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        /// The spacing between the image and the texts, and between the title and the subtitle.
        var imageGap: CGFloat = 0
        var titleGap: CGFloat = 0
        var isStacked = false

        var texts: CGSize {
            CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
        }

        var size: CGSize {
            isStacked
                ? CGSize(width: max(image.width, texts.width), height: image.height + imageGap + texts.height)
                : CGSize(width: image.width + imageGap + texts.width, height: max(image.height, texts.height))
        }
    }

    private func parts(of configuration: Configuration, in availableSize: CGSize) -> Parts {
        var parts = Parts()
        if let activeImageView {
            parts.image = activeImageView.sizeThatFits(availableSize)
            if !configuration.imagePlacement.isStacked {
                parts.image.width = max(parts.image.width, configuration.imageReservation)
            }
        }
        parts.isStacked = configuration.imagePlacement.isStacked
        let hasText = configuration.title != nil || configuration.subtitle != nil
        if parts.image != .zero, hasText { parts.imageGap = configuration.imagePadding }
        let besideImage = max(0, availableSize.width - parts.image.width - parts.imageGap)
        let width = parts.isStacked ? availableSize.width : besideImage
        let limit = CGSize(width: width, height: availableSize.height)
        if configuration.title != nil { parts.title = storedTitleLabel?.sizeThatFits(limit) ?? .zero }
        if configuration.subtitle != nil { parts.subtitle = storedSubtitleLabel?.sizeThatFits(limit) ?? .zero }
        if parts.title != .zero, parts.subtitle != .zero { parts.titleGap = configuration.titlePadding }
        return parts
    }

    final func configuredSize(in size: CGSize) -> CGSize {
        guard let configuration else { return .zero }
        let insets = configuration.contentInsets
        let width = insets.leading + insets.trailing + indicatorWidth
        let height = insets.top + insets.bottom
        let parts = parts(
            of: configuration, in: CGSize(width: max(0, size.width - width), height: max(0, size.height - height)))
        return CGSize(width: parts.size.width + width, height: parts.size.height + height)
    }

    final func layoutConfiguredParts() {
        guard let configuration else { return }
        let radius = cornerRadius(of: configuration)
        layer.cornerRadius = configuredBackground == nil ? radius : 0
        configuredBackground?.configuration.cornerRadius = radius
        configuredBackground?.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let contentRect = layoutIndicator(
            in: bounds.inset(by: configuration.contentInsets.resolved(rightToLeft: isRightToLeft)))
        let parts = parts(of: configuration, in: contentRect.size)
        let size = CGSize(
            width: min(parts.size.width, contentRect.width), height: min(parts.size.height, contentRect.height))
        let content = CGRect(
            x: minX(of: size.width, in: contentRect), y: contentRect.minY + (contentRect.height - size.height) / 2,
            width: size.width,
            height: size.height)
        var image = CGRect(origin: content.origin, size: parts.image)
        var texts = content
        switch configuration.imagePlacement {
        case .top:
            image.origin.x = content.midX - parts.image.width / 2
            texts.origin.y += parts.image.height + parts.imageGap
            texts.size.height = parts.texts.height
        case .bottom:
            image.origin.x = content.midX - parts.image.width / 2
            image.origin.y = content.maxY - parts.image.height
            texts.size.height = parts.texts.height
        default:
            let isAtLeft = (configuration.imagePlacement == .trailing) == isRightToLeft
            texts.size.width = content.width - parts.image.width - parts.imageGap
            if isAtLeft {
                texts.origin.x += parts.image.width + parts.imageGap
            } else {
                image.origin.x = content.maxX - parts.image.width
            }
            image.origin.y = content.midY - parts.image.height / 2
            texts.origin.y = content.midY - parts.texts.height / 2
        }
        activeImageView?.frame = pixelAligned(image)
        if configuration.imageReservation > 0, let view = activeImageView {
            // The image is in the middle of the reserved width.
            let size = view.sizeThatFits(contentRect.size)
            view.frame = pixelAligned(image.insetBy(dx: max(0, (image.width - size.width) / 2), dy: 0))
        }
        storedTitleLabel?.frame = pixelAligned(
            CGRect(x: texts.minX, y: texts.minY, width: texts.width, height: parts.title.height))
        storedSubtitleLabel?.frame = pixelAligned(
            CGRect(
                x: texts.minX, y: texts.minY + parts.title.height + parts.titleGap, width: texts.width,
                height: parts.subtitle.height))
    }

    private func minX(of width: CGFloat, in contentRect: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: contentRect.minX
        case .right, .trailing: contentRect.maxX - width
        case .center: contentRect.minX + (contentRect.width - width) / 2
        }
    }

    private func cornerRadius(of configuration: Configuration) -> CGFloat {
        switch configuration.cornerStyle {
        case .fixed: configuration.background.cornerRadius
        case .dynamic:
            UIFontMetrics(forTextStyle: .body).scaledValue(
                for: configuration.background.cornerRadius, compatibleWith: traits)
        case .small: Configuration.Size.small.cornerRadius
        case .medium: Configuration.Size.medium.cornerRadius
        case .large: Configuration.Size.large.cornerRadius
        case .capsule: min(bounds.width, bounds.height) / 2
        }
    }

    private func pixelAligned(_ rect: CGRect) -> CGRect {
        let scale = layer.contentsScale
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }
}

extension NSDirectionalRectEdge {
    /// Whether an image at the edge is above or below the title.
    fileprivate var isStacked: Bool { self == .top || self == .bottom }
}
