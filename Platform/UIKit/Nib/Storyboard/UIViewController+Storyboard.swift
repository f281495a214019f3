extension UIViewController {
    /// The storyboard that the controller is from; nil for one that is from none.
    public final var storyboard: UIStoryboard? { storyboardScene?.storyboard }

    /// Shows what a segue of the controller's scene leads to, as if it had been triggered.
    ///
    /// - Parameter sender: whom `prepare(for:sender:)` is told of.
    ///
    /// Traps where the scene has no segue of that name.
    public final func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard storyboardScene?.perform(identifier: identifier, sender: sender) == true else {
            preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
    }

    /// The child that an unwind segue begins in; nil where it begins elsewhere.
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
