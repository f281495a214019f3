extension UIWindowScene {
    /// The coordinates of the scene, which are those of its screen.
    public final var coordinateSpace: any UICoordinateSpace { screen }

    /// The orientation of the scene in effect.
    public final var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// Whether the scene fills the screen. Always `true`: its screen is the content of the desktop window.
    public final var isFullScreen: Bool { true }

    /// The limits of the window's size, or `nil` if the host has no resizable window.
    public final var sizeRestrictions: UISceneSizeRestrictions? {
        guard let host = screen.host, host.canLimitSize else { return nil }
        if let known = features[SizeRestrictionsKey.self] { return known }
        let restrictions = UISceneSizeRestrictions(host: host)
        features[SizeRestrictionsKey.self] = restrictions
        return restrictions
    }

    /// Changes the shape of the window to one of the preferred orientations. The width and the height are exchanged if the
    /// window has another shape.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The preferred orientations.
    ///   - errorHandler: Called if the app or its controllers do not support these orientations, or the window cannot be
    ///     resized.
    public final func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let preferences = geometryPreferences as? GeometryPreferences.iOS else { return }
        let supported =
            (keyWindow ?? windows.last)?.supportedInterfaceOrientations
            ?? UIApplication.shared.supportedInterfaceOrientations(for: nil)
        let mask = preferences.interfaceOrientations.intersection(supported)
        guard !mask.isEmpty else {
            errorHandler?(GeometryError.unsupportedOrientations(preferences.interfaceOrientations, supported))
            return
        }
        guard !mask.containsShape(of: interfaceOrientation) else { return }
        if !exchangeSides() { errorHandler?(GeometryError.fixedSize) }
    }

    /// The orientation of a scene.
    public final class Geometry: NSObject, Sendable {
        /// The orientation of the scene.
        public let interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
            super.init()
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? Geometry)?.interfaceOrientation == interfaceOrientation
        }

        public override var hash: Int { interfaceOrientation.rawValue }
    }

    /// The preferred geometry of a scene. Use a subclass.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// The preferred orientations of a scene.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// The preferred orientations.
            open var interfaceOrientations: UIInterfaceOrientationMask

            /// Creates preferences for the orientations that the app supports.
            public override init() {
                interfaceOrientations = .all
                super.init()
            }

            /// Creates preferences for some orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}

private enum SizeRestrictionsKey: FeatureKey {
    static var defaultValue: UISceneSizeRestrictions? { nil }
}

/// A request for a geometry that a scene cannot have.
private enum GeometryError: Error, CustomStringConvertible {
    case unsupportedOrientations(UIInterfaceOrientationMask, UIInterfaceOrientationMask)
    case fixedSize

    var description: String {
        switch self {
        case .unsupportedOrientations(let requested, let supported):
            "None of the requested orientations (\(requested.rawValue)) is supported by the app and its view controller "
                + "(\(supported.rawValue)). Add one to `supportedInterfaceOrientations`."
        case .fixedSize: "The window cannot be resized."
        }
    }
}

/// The limits of the size of a scene's window, in points.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
    private weak var host: (any Host)?

    init(host: any Host) {
        self.host = host
        super.init()
    }

    /// The minimum size of the window. The default value is 160 × 160 points.
    public var minimumSize = CGSize(width: 160, height: 160) {
        didSet { if minimumSize != oldValue { host?.limitSize(minimum: minimumSize, maximum: maximumSize) } }
    }

    /// The maximum size of the window. By default it is not limited.
    public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { host?.limitSize(minimum: minimumSize, maximum: maximumSize) } }
    }

    /// Whether the user may make the window as large as the screen. Always `true`.
    public var allowsFullScreen: Bool { true }
}
