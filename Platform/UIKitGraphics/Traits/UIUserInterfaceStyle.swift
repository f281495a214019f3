/// The appearance of an interface, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style of the enclosing environment.
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The type of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    /// A phone with a small screen.
    case phone = 0
    /// A tablet with space for two columns.
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
}

/// The relative amount of space along an axis, for adapting layouts.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    /// Limited space, such as the width of a phone in portrait orientation or its height in landscape
    /// orientation.
    case compact = 1
    case regular = 2
}

/// The elevation of content: at the base of the screen or above other content.
///
/// In dark mode, elevated content has lighter backgrounds because shadows are not visible.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    /// Content above other content, such as a sheet or a popover.
    case elevated = 1
}

/// The user's preference for contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The user's preference for bold text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// The range of colors that a screen can display.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

/// The activity state of a window: active if it receives the user's input.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// The layout direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The layout of a split view, as `UISplitViewController.LayoutEnvironment`.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
    /// No split view contains the object.
    case none = 0
    /// Columns side by side.
    case expanded = 1
    /// One stack.
    case collapsed = 2
}

/// The ability of a screen to report the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// The ability is not known.
    case unknown = 0
    case unavailable = 1
    case available = 2
}
