extension ViewAnimation {
    /// The animation of updates of tables and collection views: the current animation block's, or 0.3 seconds as on
    /// iOS.
    static var ofUpdates: ViewAnimation {
        current
            ?? ViewAnimation(duration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], spring: nil)
    }
}
