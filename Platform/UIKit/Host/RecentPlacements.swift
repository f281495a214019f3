/// The placements of a window while it is not maximized.
///
/// Window managers report the size of a maximized window before or after they report that it is maximized.
struct RecentPlacements {
    /// The placement that restores the window.
    private(set) var current: WindowPlacement
    /// The placement before the size last changed.
    private var previous: WindowPlacement

    init(_ placement: WindowPlacement) {
        current = placement
        previous = placement
    }

    /// Called when the window was moved or resized.
    mutating func update(to new: WindowPlacement) {
        guard !new.isMaximized else {
            current.isMaximized = true
            return
        }
        if new.size != current.size { previous = current }
        current = new
    }

    /// Called when the window was maximized.
    ///
    /// - Parameter hasNewSize: Whether the new size has been reported before.
    mutating func windowWasMaximized(hasNewSize: Bool) {
        if hasNewSize, !current.isMaximized { current = previous }
        current.isMaximized = true
    }
}
