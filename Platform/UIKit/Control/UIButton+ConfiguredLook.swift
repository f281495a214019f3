/// How a button with a configuration looks, and where its parts are.
extension UIButton {
    /// What a pressed button's contents keep of their opacity, and a filled one's background: by eye, as on iOS 17.
    private static let pressedOpacity: CGFloat = 0.75

    final var subtitleView: UILabel {
        if let storedSubtitleLabel { return storedSubtitleLabel }
        let label = UILabel()
        storedSubtitleLabel = label
        addSubview(label)
        return label
    }

    /// The label of the subtitle that the configuration has.
    public final var subtitleLabel: UILabel? { storedSubtitleLabel }

    final func configurationDidChange(from old: Configuration?) {
        if configuration?.attributedTitle != old?.attributedTitle { showsStateTitles = false }
        if configuration?.image != old?.image { showsStateImages = false }
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
            write(
                title, in: label, configuration.buttonSize.titleStyle, colors.foreground,
                configuration.titleTextAttributesTransformer)
            label.alpha = opacity
        } else {
            storedTitleLabel?.text = nil
        }
        if let subtitle = configuration.attributedSubtitle {
            let label = subtitleView
            label.lineBreakMode = configuration.subtitleLineBreakMode
            write(subtitle, in: label, .caption1, colors.foreground, configuration.subtitleTextAttributesTransformer)
            label.alpha = opacity
        } else {
            storedSubtitleLabel?.text = nil
        }
        showSpinner(configuration.showsActivityIndicator, color: colors.foreground)
        if !configuration.showsActivityIndicator, let image = image(with: configuration), let view = imageView {
            view.preferredSymbolConfiguration =
                configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
                ?? UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
            view.image = image
            view.tintColor = colors.foreground
            view.alpha = opacity
        } else {
            storedImageView?.image = nil
        }
        let alignment = alignment(of: configuration)
        storedTitleLabel?.textAlignment = alignment
        storedSubtitleLabel?.textAlignment = alignment
        showBackground(configuration.background, color: colors.background)
        contentSizeDidChange()
    }

    /// What was set last: for states, or in the configuration.
    private func title(with configuration: Configuration) -> AttributedString? {
        guard showsStateTitles else { return configuration.attributedTitle }
        let title = currentAttributedTitle.map { AttributedString($0) } ?? currentTitle.map { AttributedString($0) }
        return title ?? configuration.attributedTitle
    }

    private func image(with configuration: Configuration) -> UIImage? {
        showsStateImages ? currentImage ?? configuration.image : configuration.image
    }

    /// Writes a text in a style and a colour, unless it has attributes of its own or they are changed.
    private func write(
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
        var usual = AttributeContainer()
        usual.font = label.font
        usual.foregroundColor = color
        label.attributedText = NSAttributedString(text) { own in
            let attributes = usual.merging(own)
            return transformer?(attributes) ?? attributes
        }
    }

    /// - Parameter color: the look's.
    private func showBackground(_ background: UIBackgroundConfiguration, color: UIColor?) {
        let own = background.backgroundColor.map { background.backgroundColorTransformer?($0) ?? $0 }
        guard !background.isColorAlone else {
            backgroundColor = own ?? color
            removeConfiguredBackground()
            return
        }
        backgroundColor = nil
        var shown = background
        shown.backgroundColor = own ?? color ?? .clear
        shown.backgroundColorTransformer = nil
        if let configuredBackground {
            shown.cornerRadius = configuredBackground.configuration.cornerRadius
            configuredBackground.configuration = shown
        } else {
            let view = BackgroundConfigurationView(shown)
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            configuredBackground = view
        }
    }

    final func removeConfiguredBackground() {
        configuredBackground?.removeFromSuperview()
        configuredBackground = nil
    }

    private func showSpinner(_ isShown: Bool, color: UIColor) {
        guard isShown else {
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

    /// What stands where the configuration has its picture.
    private var pictureView: UIView? {
        if let storedSpinner { return storedSpinner }
        return storedImageView?.image == nil ? nil : storedImageView
    }

    private func colors(of configuration: Configuration) -> (foreground: UIColor, background: UIColor?) {
        let tint: UIColor = tintColor
        let base = configuration.baseBackgroundColor
        guard isEnabled else {
            return (.tertiaryLabel, configuration.look == .plain ? base : .tertiarySystemFill)
        }
        let foreground = configuration.baseForegroundColor
        switch configuration.look {
        case .plain: return (foreground ?? tint, base)
        case .gray: return (foreground ?? tint, base ?? .secondarySystemFill)
        case .tinted: return (foreground ?? tint, (base ?? tint).withAlphaComponent(isHighlighted ? 0.28 : 0.18))
        case .filled:
            let fill = base ?? tint
            return (foreground ?? .white, isHighlighted ? fill.withAlphaComponent(Self.pressedOpacity) : fill)
        }
    }

    private func alignment(of configuration: Configuration) -> NSTextAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch configuration.titleAlignment {
        case .center: return .center
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        case .automatic:
            if pictureView == nil { return .center }
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
        /// Between picture and texts, and between title and subtitle.
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

    private func parts(of configuration: Configuration, in room: CGSize) -> Parts {
        var parts = Parts()
        if let pictureView { parts.image = pictureView.sizeThatFits(room) }
        parts.isStacked = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
        let hasText = configuration.title != nil || configuration.subtitle != nil
        if parts.image != .zero, hasText { parts.imageGap = configuration.imagePadding }
        let width = parts.isStacked ? room.width : max(0, room.width - parts.image.width - parts.imageGap)
        let limit = CGSize(width: width, height: room.height)
        if configuration.title != nil { parts.title = storedTitleLabel?.sizeThatFits(limit) ?? .zero }
        if configuration.subtitle != nil { parts.subtitle = storedSubtitleLabel?.sizeThatFits(limit) ?? .zero }
        if parts.title != .zero, parts.subtitle != .zero { parts.titleGap = configuration.titlePadding }
        return parts
    }

    final func configuredSize(in size: CGSize) -> CGSize {
        guard let configuration else { return .zero }
        let insets = configuration.contentInsets
        let width = insets.leading + insets.trailing
        let height = insets.top + insets.bottom
        let parts = parts(
            of: configuration, in: CGSize(width: max(0, size.width - width), height: max(0, size.height - height)))
        return CGSize(width: parts.size.width + width, height: parts.size.height + height)
    }

    final func placeConfiguredParts() {
        guard let configuration else { return }
        let radius = cornerRadius(of: configuration)
        layer.cornerRadius = configuredBackground == nil ? radius : 0
        configuredBackground?.configuration.cornerRadius = radius
        configuredBackground?.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.inset(by: configuration.contentInsets.resolved(rightToLeft: isRightToLeft))
        let parts = parts(of: configuration, in: room.size)
        let size = CGSize(width: min(parts.size.width, room.width), height: min(parts.size.height, room.height))
        let content = CGRect(
            x: start(of: size.width, in: room), y: room.minY + (room.height - size.height) / 2, width: size.width,
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
        pictureView?.frame = onPixels(image)
        storedTitleLabel?.frame = onPixels(
            CGRect(x: texts.minX, y: texts.minY, width: texts.width, height: parts.title.height))
        storedSubtitleLabel?.frame = onPixels(
            CGRect(
                x: texts.minX, y: texts.minY + parts.title.height + parts.titleGap, width: texts.width,
                height: parts.subtitle.height))
    }

    private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: room.minX
        case .right, .trailing: room.maxX - width
        case .center: room.minX + (room.width - width) / 2
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

    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale = layer.contentsScale
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }
}
