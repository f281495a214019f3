/// The guides that every view has without being given any, by their identifiers.
enum SystemGuideKind: String, Codable {
    case layoutMargins = "UIViewLayoutMarginsGuide"
    case safeArea = "UIViewSafeAreaLayoutGuide"
    case readableContent = "UIViewReadableContentGuide"
    /// What the keyboard on the screen covers.
    case keyboard = "UIKeyboardLayoutGuide"
    /// What a scroll view scrolls.
    case scrollContent = "UIScrollView-contentLayoutGuide"
    /// The scroll view itself, which stays.
    case scrollFrame = "UIScrollView-frameLayoutGuide"

    /// How far the guide's edges are inside of those of `view` at present.
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
            let room = view.bounds.width - insets.left - insets.right
            let excess = max(0, room - SystemMargins.readableWidth(view.traitCollection))
            insets.left += excess / 2
            insets.right += excess / 2
            return insets
        }
    }
}
