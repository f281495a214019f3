/// An item of which the user sees a large version at text sizes for accessibility, because it cannot grow with the text.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether a long press displays the large version.
    var showsLargeContentViewer: Bool { get }

    /// The title of the large version.
    var largeContentTitle: String? { get }

    /// The image of the large version.
    var largeContentImage: UIImage? { get }

    /// Whether the image is scaled to the size of the large version. Symbols are always large.
    var scalesLargeContentImage: Bool { get }

    /// The insets of the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The large version of an item.
struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage: Bool?
    var imageInsets: UIEdgeInsets?
}

/// A view of the system that defines its large version, in which the app can replace each value.
@MainActor
protocol StandardLargeContent: UIView {
    var standardLargeContent: LargeContent { get }
}

private enum LargeContentKey: FeatureKey {
    static var defaultValue: LargeContent { LargeContent() }
}

extension UIView {
    /// The values that the app has set.
    final var ownLargeContent: LargeContent {
        get { features[LargeContentKey.self] }
        set { features[LargeContentKey.self] = newValue }
    }

    /// Returns a value of the app, or else that of the view's class.
    final func largeContent<Value>(_ value: KeyPath<LargeContent, Value?>) -> Value? {
        ownLargeContent[keyPath: value] ?? (self as? any StandardLargeContent)?.standardLargeContent[keyPath: value]
    }
}

extension UILabel: StandardLargeContent {
    var standardLargeContent: LargeContent { LargeContent(title: text) }
}

extension UIButton: StandardLargeContent {
    var standardLargeContent: LargeContent {
        LargeContent(
            title: currentAttributedTitle?.string ?? currentTitle ?? configuration?.title,
            image: currentImage ?? configuration?.image)
    }
}

extension BarButton: StandardLargeContent {
    var standardLargeContent: LargeContent {
        guard let item else {
            return LargeContent(
                isShown: true, title: accessibilityLabel, image: UINavigationBarAppearance.systemBackIndicator)
        }
        return item.largeContent(title: accessibilityLabel)
    }
}

extension TabBarButton: StandardLargeContent {
    var standardLargeContent: LargeContent { item.largeContent(title: item.title) }
}

extension SegmentView: StandardLargeContent {
    var standardLargeContent: LargeContent {
        LargeContent(
            isShown: true, title: content.displayedTitle ?? content.displayedImage?.accessibilityLabel,
            image: content.displayedImage)
    }
}

extension UIBarItem {
    /// Returns the large version. An image for this purpose has its final size.
    fileprivate final func largeContent(title: String?) -> LargeContent {
        LargeContent(
            isShown: true, title: title ?? largeContentSizeImage?.spokenName ?? image?.spokenName,
            image: largeContentSizeImage ?? image, scalesImage: largeContentSizeImage == nil,
            imageInsets: largeContentSizeImage == nil ? .zero : largeContentSizeImageInsets)
    }
}
