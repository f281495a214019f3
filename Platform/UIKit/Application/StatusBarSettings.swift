/// The style and visibility of the status bar in an app whose view controllers do not determine them.
struct StatusBarSettings: Equatable {
    var style = UIStatusBarStyle.default
    var isHidden = false

    /// Creates the initial settings, or returns `nil` unless `Info.plist` contains `false` for
    /// `UIViewControllerBasedStatusBarAppearance`.
    init?(_ information: [String: Any]) {
        guard information["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
        isHidden = information["UIStatusBarHidden"] as? Bool ?? false
        switch information["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
            style = .lightContent
        case "UIStatusBarStyleDarkContent": style = .darkContent
        default: break
        }
    }
}

private enum StatusBarSettingsKey: FeatureKey {
    static let defaultValue = StatusBarSettings(AppInformation.dictionary())
}

extension UIApplication {
    /// The status bar's settings, or `nil` if the view controllers determine them.
    final var statusBarSettings: StatusBarSettings? {
        get { features[StatusBarSettingsKey.self] }
        set {
            guard newValue != statusBarSettings else { return }
            features[StatusBarSettingsKey.self] = newValue
            UIScreen.main.layer.setNeedsLayout()
        }
    }

    /// Whether the status bar is hidden.
    ///
    /// Setting it has an effect only in an app whose `Info.plist` contains `false` for
    /// `UIViewControllerBasedStatusBarAppearance`.
    @available(*, deprecated, message: "Override `prefersStatusBarHidden` of view controllers.")
    public final var isStatusBarHidden: Bool {
        get { UIScreen.main.statusBar?.isHidden ?? true }
        set { statusBarSettings?.isHidden = newValue }
    }

    /// The style of the status bar.
    ///
    /// Setting it has an effect only in an app whose `Info.plist` contains `false` for
    /// `UIViewControllerBasedStatusBarAppearance`.
    @available(*, deprecated, message: "Override `preferredStatusBarStyle` of view controllers.")
    public final var statusBarStyle: UIStatusBarStyle {
        get { UIScreen.main.statusBarAppearance.style }
        set { statusBarSettings?.style = newValue }
    }

    /// Sets the style of the status bar, at once. As ``statusBarStyle``, it has an effect only in an app whose view controllers
    /// do not determine the style.
    @available(*, deprecated, message: "Override `preferredStatusBarStyle` of view controllers.")
    public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        statusBarSettings?.style = statusBarStyle
    }

    /// Hides or shows the status bar, at once. As ``isStatusBarHidden``, it has an effect only in an app whose view controllers
    /// do not determine the visibility.
    @available(*, deprecated, message: "Override `prefersStatusBarHidden` of view controllers.")
    public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        statusBarSettings?.isHidden = hidden
    }
}
