/// The styles of switches in Mac apps, and the images of switches before iOS 7.
extension UISwitch {
    /// The style of a switch.
    public enum Style: Int, Sendable {
        /// The style of the platform.
        case automatic = 0
        /// A checkbox with a title, which only Mac apps have.
        case checkbox = 1
        /// A thumb that slides in a track.
        case sliding = 2
    }

    private struct Values {
        var title: String?
        var preferredStyle = Style.automatic
        var onImage: UIImage?
        var offImage: UIImage?
    }

    private enum ValuesKey: FeatureKey {
        static var defaultValue: Values { Values() }
    }

    private var values: Values {
        get { features[ValuesKey.self] }
        set { features[ValuesKey.self] = newValue }
    }

    /// The style of the switch, which is always `sliding` outside of Mac apps.
    public var style: Style { .sliding }

    /// The preferred style in a Mac app.
    public var preferredStyle: Style {
        get { values.preferredStyle }
        set { values.preferredStyle = newValue }
    }

    /// The title, which only checkboxes of Mac apps show.
    public var title: String? {
        get { values.title }
        set { values.title = newValue }
    }

    /// An image that is stored and not shown, as since iOS 7.
    public var onImage: UIImage? {
        get { values.onImage }
        set { values.onImage = newValue }
    }

    /// An image that is stored and not shown, as since iOS 7.
    public var offImage: UIImage? {
        get { values.offImage }
        set { values.offImage = newValue }
    }
}
