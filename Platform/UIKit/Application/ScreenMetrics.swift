/// What a host's screen is like: how large, how fine, how much of its edges is the system's.
package struct ScreenMetrics: Equatable, Sendable {
    /// In points.
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    /// How much the system's own furniture takes from each edge, in points: status bar and notch, home indicator.
    package var safeAreaInsets: UIEdgeInsets
    package var style: UIUserInterfaceStyle
    /// The size of text that the person prefers.
    package var contentSizeCategory: UIContentSizeCategory
    /// How many frames the screen can show in a second.
    package var framesPerSecond: Int
    /// The direction of the person's language.
    package var layoutDirection: UITraitEnvironmentLayoutDirection

    package init(
        size: CGSize = ScreenMetrics.phoneSize, scale: CGFloat = 2,
        safeAreaInsets: UIEdgeInsets = ScreenMetrics.phoneSafeAreaInsets, style: UIUserInterfaceStyle = .light,
        contentSizeCategory: UIContentSizeCategory = .large, framesPerSecond: Int = 60,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.style = style
        self.contentSizeCategory = contentSizeCategory
        self.framesPerSecond = framesPerSecond
        self.layoutDirection = layoutDirection
    }

    /// An iPhone 14, upright, in points.
    package static let phoneSize = CGSize(width: 390, height: 844)
    /// An iPhone 14's notch and home indicator, upright, in points.
    package static let phoneSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    package var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// How many pixels the screen has across.
    package var pixelWidth: Int { Int((size.width * scale).rounded()) }
    /// How many pixels the screen has down.
    package var pixelHeight: Int { Int((size.height * scale).rounded()) }

    /// An iPad's shorter side has at least so many points (iPad mini); what is narrower counts as a phone.
    private static let narrowestPad: CGFloat = 744

    var idiom: UIUserInterfaceIdiom {
        min(size.width, size.height) >= Self.narrowestPad ? .pad : .phone
    }

    /// Wide enough for two columns: an iPad's screen or the larger part of it, or one of the larger phones on its side
    /// (from 736 × 414 points).
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        let isPadLike = size.width >= 600 && size.height >= 500
        let isLargePhoneOnItsSide = size.width >= 736 && size.height >= 414
        return isPadLike || isLargePhoneOnItsSide ? .regular : .compact
    }

    /// Low only where a phone lies on its side.
    var verticalSizeClass: UIUserInterfaceSizeClass {
        size.width > size.height && size.height < 500 ? .compact : .regular
    }
}
