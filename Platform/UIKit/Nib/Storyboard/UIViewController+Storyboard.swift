extension UIViewController {
    /// The storyboard from which the controller was instantiated, if any.
    public final var storyboard: UIStoryboard? { storyboardScene?.storyboard }

    /// Performs a segue of the controller's scene. Traps if the scene has no segue with the identifier.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the segue.
    ///   - sender: The object that is passed to `prepare(for:sender:)`.
    public final func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard storyboardScene?.perform(identifier: identifier, sender: sender) == true else {
            preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
    }

    /// Returns the child that contains the source of an unwind segue, or `nil` if there is none.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var next: UIViewController? = source.source
        while let controller = next {
            if controller.parent === self { return controller }
            next = controller.parent
        }
        return nil
    }

    final func listsAction(_ action: Selector) -> Bool {
        guard case .action = NibConnection.find(action.description, in: type(of: self))?.member else { return false }
        return true
    }
}
