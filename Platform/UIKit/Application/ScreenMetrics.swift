/// The size, scale, safe area and environment of a host's screen.
package struct ScreenMetrics: Equatable, Sendable {
    /// The size of the screen, in points.
    package var size: CGSize
    /// The number of pixels per point.
    package var scale: CGFloat
    /// The space that system chrome (status bar, notch, home indicator) occupies at each edge, in points.
    package var safeAreaInsets: UIEdgeInsets
    package var style: UIUserInterfaceStyle
    /// The user's preferred text size.
    package var contentSizeCategory: UIContentSizeCategory
    /// The contrast of colors that the user prefers.
    package var contrast = UIAccessibilityContrast.normal
    /// The accent color of the desktop, or `nil` for the system's blue.
    package var accentColor: DesktopSettings.AccentColor?
    /// Whether the user prefers fewer animations.
    package var reducesMotion = false
    /// Whether a screen reader is running.
    package var hasScreenReader = false
    /// The maximum number of frames per second.
    package var framesPerSecond: Int
    /// The layout direction of the user's language.
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

    /// The screen size of an iPhone 14 in portrait orientation, in points.
    package static let phoneSize = CGSize(width: 390, height: 844)
    /// The safe area of an iPhone 14 (notch and home indicator) in portrait orientation, in points.
    package static let phoneSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    /// The screen size of an iPad of the tenth generation in portrait orientation, in points.
    private static let padSize = CGSize(width: 820, height: 1180)
    /// The safe area of an iPad without a home button (status bar and home indicator), in points.
    private static let padSafeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)

    /// Creates the metrics of an iPad for an app that runs only there, and those of an iPhone for all others.
    ///
    /// - Parameter information: The contents of the app's `Info.plist`.
    package init(forApp information: [String: Any]) {
        // Property lists that are written by hand contain text.
        let families = (information["UIDeviceFamily"] as? [Any])?.compactMap { Int("\($0)") } ?? []
        if families.contains(2), !families.contains(1) {
            self.init(size: Self.padSize, safeAreaInsets: Self.padSafeAreaInsets)
        } else {
            self.init()
        }
    }

    package var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The screen's width, in pixels.
    package var pixelWidth: Int { Int((size.width * scale).rounded()) }
    /// The screen's height, in pixels.
    package var pixelHeight: Int { Int((size.height * scale).rounded()) }

    /// The shortest side of any iPad (iPad mini), in points. A screen with a shorter side uses the phone
    /// idiom.
    private static let narrowestPad: CGFloat = 744

    var idiom: UIUserInterfaceIdiom {
        min(size.width, size.height) >= Self.narrowestPad ? .pad : .phone
    }

    /// Regular if two columns fit: on an iPad, most of an iPad's width, or a large phone in landscape
    /// orientation (at least 736 × 414 points).
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        let isPadLike = size.width >= 600 && size.height >= 500
        let isLargePhoneInLandscape = size.width >= 736 && size.height >= 414
        return isPadLike || isLargePhoneInLandscape ? .regular : .compact
    }

    /// Compact only on a phone in landscape orientation.
    var verticalSizeClass: UIUserInterfaceSizeClass {
        size.width > size.height && size.height < 500 ? .compact : .regular
    }
}
