/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No wish of its own: whatever surrounds it decides.
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The kind of device that an interface is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    /// A small screen that is held in the hand.
    case phone = 0
    /// A screen with room for two columns.
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
}

/// How much room an axis has: the coarse measure by which layouts differ.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    /// Narrow (a phone's width) or low (a phone on its side).
    case compact = 1
    case regular = 2
}

/// Whether content lies at the bottom of the screen or floats above other content.
///
/// In dark mode the backgrounds of floating content are lighter, since shadows can't be seen there.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    /// Content that floats: a sheet, a popover.
    case elevated = 1
}

/// Whether the person has asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// Whether the person has asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// The range of colours that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

/// Whether a window is the one that is being worked in.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// Whether an interface runs from left to right or from right to left.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}
