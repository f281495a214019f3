/// The idiom whose behavior a control has.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The style of the platform.
    case automatic = 0
    /// The style of iPhone and iPad.
    case pad = 1
    /// The style of Mac, which only Mac apps have.
    case mac = 2
}

private enum BehavioralStyleKey: FeatureKey {
    static var defaultValue: UIBehavioralStyle { .automatic }
}

extension UIButton {
    /// The behavioral style of the button, which is always `pad` outside of Mac apps.
    public var behavioralStyle: UIBehavioralStyle { .pad }

    /// The preferred behavioral style in a Mac app.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { features[BehavioralStyleKey.self] }
        set { features[BehavioralStyleKey.self] = newValue }
    }
}

extension UISlider {
    /// The behavioral style of the slider, which is always `pad` outside of Mac apps.
    public var behavioralStyle: UIBehavioralStyle { .pad }

    /// The preferred behavioral style in a Mac app.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { features[BehavioralStyleKey.self] }
        set { features[BehavioralStyleKey.self] = newValue }
    }
}

extension UINavigationBar {
    /// The behavioral style of the bar, which is always `pad` outside of Mac apps.
    public var behavioralStyle: UIBehavioralStyle { .pad }

    /// The preferred behavioral style in a Mac app.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { features[BehavioralStyleKey.self] }
        set { features[BehavioralStyleKey.self] = newValue }
    }

    /// The section of a Mac window's toolbar in which the bar is.
    public enum NSToolbarSection: Int, Sendable {
        /// No section.
        case none = 0
        case sidebar = 1
        case supplementary = 2
        case content = 3
    }

    /// The section of a Mac window's toolbar in which the bar is: always `none` outside of Mac apps.
    public var currentNSToolbarSection: NSToolbarSection { .none }
}
