extension UIScreen {
    /// Lets the focus go where what was focused is seen no more, and puts its ring where that is now.
    final func settleFocus() {
        for window in windows where window.windowScene?.keyWindow === window {
            window.windowScene?.focusSystem?.settle()
        }
    }
}
