extension UIViewController {
    /// Creates the system's presentation controller for a style.
    func makePresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController {
        let controller: UIPresentationController
        if let own = makeOwnPresentationController(for: style, presenting: presenting) {
            own.style = style
            return own
        }
        switch style {
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .none:
            controller = UIPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet, .automatic:
            controller = UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover:
            controller = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        }
        // A custom style without a presentation controller covers the screen.
        controller.style = style == .custom ? .fullScreen : style
        return controller
    }

    /// Whether the controller or one of its visible descendants is `isModalInPresentation`.
    final var isAnyModalInPresentation: Bool {
        isModalInPresentation
            || childControllers.contains { $0.viewIfLoaded?.window != nil && $0.isAnyModalInPresentation }
    }

    /// The presentations above the controller, from bottom to top.
    final var presentationsAbove: [Presentation] {
        guard let presentation else { return [] }
        return Array(sequence(first: presentation, next: \.presented.presentation))
    }

    /// The presentation by the controller or one of its ancestors.
    final var presentationOfSelfOrAncestor: Presentation? {
        sequence(first: self, next: \.parentController).lazy.compactMap(\.presentation).first
    }

    /// The presentation in which the controller or one of its ancestors is presented.
    final var ownOrInheritedPresentation: Presentation? {
        sequence(first: self, next: \.parentController).lazy.compactMap(\.presentedBy).first
    }
}
