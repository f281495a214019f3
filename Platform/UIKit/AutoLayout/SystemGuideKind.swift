/// The layout guides that every view or scroll view has, by their identifiers.
enum SystemGuideKind: String, Codable {
    case layoutMargins = "UIViewLayoutMarginsGuide"
    case safeArea = "UIViewSafeAreaLayoutGuide"
    case readableContent = "UIViewReadableContentGuide"
    /// The area of the onscreen keyboard.
    case keyboard = "UIKeyboardLayoutGuide"
    /// The content of a scroll view.
    case scrollContent = "UIScrollView-contentLayoutGuide"
    /// The frame of a scroll view, which does not scroll.
    case scrollFrame = "UIScrollView-frameLayoutGuide"

    /// Returns the current distances of the guide's edges from those of `view`.
    @MainActor
    func insets(in view: UIView) -> UIEdgeInsets {
        switch self {
        case .layoutMargins: return view.layoutMargins
        case .safeArea: return view.safeAreaInsets
        case .scrollContent, .scrollFrame: return .zero
        case .keyboard:
            let height = (view.systemGuide(.keyboard) as? UIKeyboardLayoutGuide)?.height(in: view) ?? 0
            return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
        case .readableContent:
            var insets = view.layoutMargins
            let availableWidth = view.bounds.width - insets.left - insets.right
            let excess = max(0, availableWidth - SystemMargins.readableWidth(view.traitCollection))
            insets.left += excess / 2
            insets.right += excess / 2
            return insets
        }
    }
}
