/// The boundary from which insets of content are measured.
public enum UIContentInsetsReference: Int, Sendable {
    /// The boundary of the enclosing section or layout, or the safe area.
    case automatic = 0
    /// The edges of the container.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The area of a width that is comfortable to read.
    case readableContent = 4
}
