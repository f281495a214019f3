extension UIScreen {
    /// Validates the focus in the key window: hides it if its item is no longer visible, and repositions the
    /// halo.
    final func validateFocus() {
        for window in windows where window.windowScene?.keyWindow === window {
            window.windowScene?.focusSystem?.validateFocus()
        }
    }
}
