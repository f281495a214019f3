extension UIViewController {
    /// The system's presentation controller for a style: the one place that knows which style has which.
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
        // A custom style without a presentation controller of its own covers the screen.
        controller.style = style == .custom ? .fullScreen : style
        return controller
    }

    /// Whether the controller, or one in it that is seen, wants people not to end its presentation.
    final var isAnyModalInPresentation: Bool {
        isModalInPresentation
            || childControllers.contains { $0.viewIfLoaded?.window != nil && $0.isAnyModalInPresentation }
    }

    /// What is shown over the controller and over what is over it, the furthest in front last.
    final var presentationsAbove: [Presentation] {
        guard let presentation else { return [] }
        return Array(sequence(first: presentation, next: \.presented.presentation))
    }

    /// What it presents, or a controller that it is in.
    final var presentationOfSelfOrAncestor: Presentation? {
        sequence(first: self, next: \.parentController).lazy.compactMap(\.presentation).first
    }

    /// What presents it, or a controller that it is in.
    final var ownOrInheritedPresentation: Presentation? {
        sequence(first: self, next: \.parentController).lazy.compactMap(\.presentedBy).first
    }
}
