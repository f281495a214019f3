/// Members that preceded safe areas, scenes and trait changes, for apps that still use them.
extension UIViewController {
    /// The guide of the bars at the top: its bottom edge is the top of the safe area.
    @available(*, deprecated, message: "Use `view.safeAreaLayoutGuide.topAnchor`.")
    public final var topLayoutGuide: any UILayoutSupport { barGuide(atTop: true) }

    /// The guide of the bars at the bottom: its top edge is the bottom of the safe area.
    @available(*, deprecated, message: "Use `view.safeAreaLayoutGuide.bottomAnchor`.")
    public final var bottomLayoutGuide: any UILayoutSupport { barGuide(atTop: false) }

    private func barGuide(atTop isTop: Bool) -> BarGuide {
        let view: UIView = view
        if let known = view.layoutGuides.lazy.compactMap({ $0 as? BarGuide }).first(where: { $0.isTop == isTop }) {
            return known
        }
        return BarGuide(atTop: isTop, in: view)
    }

    /// Whether the content of the controller's scroll view is inset by bars. With `false`, a scroll view whose
    /// `contentInsetAdjustmentBehavior` is `.automatic` is not inset.
    @available(*, deprecated, message: "Use the `contentInsetAdjustmentBehavior` of the scroll view.")
    public final var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsScrollViewInsets }
        set {
            guard newValue != adjustsScrollViewInsets else { return }
            adjustsScrollViewInsets = newValue
            let view = viewIfLoaded
            for case let scroll? in [view as? UIScrollView, view?.childViews.first as? UIScrollView] {
                scroll.updateAdjustedInset()
            }
        }
    }

    final var adjustsScrollViewInsets: Bool {
        get { features[AdjustsInsetsKey.self] }
        set { features[AdjustsInsetsKey.self] = newValue }
    }

    /// The orientation of the interface.
    @available(*, deprecated, message: "Use the `interfaceOrientation` of the window scene.")
    public final var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

    /// Rotates the interface if the controllers do not support its orientation.
    @available(*, deprecated, message: "Use `setNeedsUpdateOfSupportedInterfaceOrientations()`.")
    public class func attemptRotationToDeviceOrientation() {
        for window in UIApplication.shared.windows { window.updateOrientation() }
    }
}

private enum AdjustsInsetsKey: FeatureKey {
    static var defaultValue: Bool { true }
}

/// A guide of the bars at an edge of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height that the bars cover, in points.
    var length: CGFloat { get }
    /// The anchor of the top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a view and its safe area.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
    let isTop: Bool

    init(atTop isTop: Bool, in view: UIView) {
        self.isTop = isTop
        super.init()
        identifier = isTop ? "UIViewControllerTop" : "UIViewControllerBottom"
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
        ])
    }

    @available(*, unavailable, message: "View controllers create their guides")
    required init?(coder: NSCoder) {
        preconditionFailure("The guides of bars are not archived. View controllers create them.")
    }

    var length: CGFloat {
        guard let insets = owner?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

/// Members of applications that preceded scenes.
extension UIApplication {
    /// The status bar's frame on the screen, or an empty rectangle if it is hidden.
    @available(*, deprecated, message: "Use the `statusBarManager` of the window scene.")
    public final var statusBarFrame: CGRect { UIScreen.main.statusBarFrame }

    /// Whether the app indicates that it uses the network. It is stored; since iOS 13 nothing is displayed.
    @available(*, deprecated, message: "Nothing is displayed.")
    public final var isNetworkActivityIndicatorVisible: Bool {
        get { features[NetworkActivityKey.self] }
        set { features[NetworkActivityKey.self] = newValue }
    }

    /// Ignores touches and keys until `endIgnoringInteractionEvents()` is called as often.
    @available(*, deprecated, message: "Use `isUserInteractionEnabled` of views.")
    public final func beginIgnoringInteractionEvents() { features[IgnoredEventsKey.self] += 1 }

    /// Ends ignoring touches and keys.
    @available(*, deprecated, message: "Use `isUserInteractionEnabled` of views.")
    public final func endIgnoringInteractionEvents() {
        features[IgnoredEventsKey.self] = max(0, features[IgnoredEventsKey.self] - 1)
    }

    /// Whether touches and keys are ignored.
    @available(*, deprecated, message: "Use `isUserInteractionEnabled` of views.")
    public final var isIgnoringInteractionEvents: Bool { ignoresInteractionEvents }

    final var ignoresInteractionEvents: Bool { features[IgnoredEventsKey.self] > 0 }
}

private enum NetworkActivityKey: FeatureKey {
    static var defaultValue: Bool { false }
}

private enum IgnoredEventsKey: FeatureKey {
    static var defaultValue: Int { 0 }
}
