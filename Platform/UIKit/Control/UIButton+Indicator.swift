/// The indicator of configured pop-up buttons.
extension UIButton {
    private enum IndicatorKey: FeatureKey {
        static var defaultValue: UIImageView? { nil }
    }

    /// The distance between the title and the indicator, in points, estimated from iOS.
    private static let indicatorGap: CGFloat = 6

    private var indicatorView: UIImageView? { features[IndicatorKey.self] }

    /// Shows or removes the indicator.
    final func showIndicator(of configuration: Configuration, color: UIColor, opacity: CGFloat) {
        guard configuration.indicator == .popup || configuration.indicator == .automatic && isPopUp else {
            indicatorView?.removeFromSuperview()
            features[IndicatorKey.self] = nil
            return
        }
        let view = indicatorView ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: configuration.buttonSize.titleStyle, scale: .small)
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
        view.alpha = opacity
        if view.superview == nil { addSubview(view) }
        features[IndicatorKey.self] = view
    }

    /// The width of the indicator and its distance to the other content, in points; 0 without an indicator.
    final var indicatorWidth: CGFloat {
        indicatorView.map { $0.sizeThatFits(.zero).width + Self.indicatorGap } ?? 0
    }

    /// Places the indicator at the trailing edge of a rectangle, and returns the rectangle of the other content.
    final func layoutIndicator(in rect: CGRect) -> CGRect {
        guard let view = indicatorView else { return rect }
        let size = view.sizeThatFits(.zero)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = layer.contentsScale
        view.frame = CGRect(
            x: isRightToLeft ? rect.minX : rect.maxX - size.width,
            y: ((rect.midY - size.height / 2) * scale).rounded() / scale, width: size.width, height: size.height)
        let width = min(size.width + Self.indicatorGap, max(0, rect.width))
        return CGRect(
            x: isRightToLeft ? rect.minX + width : rect.minX, y: rect.minY, width: rect.width - width,
            height: rect.height)
    }
}
