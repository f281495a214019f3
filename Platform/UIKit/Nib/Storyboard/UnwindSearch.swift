/// Finds the target of an unwind segue and performs the segue.
@MainActor
struct UnwindSearch {
    private let unwindSource: UIStoryboardUnwindSegueSource

    init(_ unwindSource: UIStoryboardUnwindSegueSource) {
        self.unwindSource = unwindSource
    }

    /// Returns the nearest controller that handles the action: first among the ancestors of the source, then
    /// among those of its presenters.
    func target() -> UIViewController? {
        var next: UIViewController? = unwindSource.source
        while let controller = next {
            if controller !== unwindSource.source, let found = search(in: controller, besides: nil) { return found }
            var container = controller.parent
            while let parent = container {
                if let found = search(in: parent, besides: unwindSource.source) { return found }
                container = parent.parent
            }
            var root = controller
            while let parent = root.parent { root = parent }
            next = root.presentingViewController
        }
        return nil
    }

    private func search(in controller: UIViewController, besides source: UIViewController?) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: unwindSource) where child !== source {
            if let found = search(in: child, besides: source) { return found }
        }
        let canUnwind = controller.canPerformUnwindSegueAction(
            unwindSource.unwindAction, from: unwindSource.source, sender: unwindSource.sender)
        return canUnwind ? controller : nil
    }

    /// Dismisses and pops the controllers between the source and the destination of an unwind segue.
    static func leave(_ segue: UIStoryboardSegue, animated: Bool) {
        let (source, target) = (segue.source, segue.destination)
        var presenter: UIViewController?
        var next: UIViewController? = target
        while let controller = next {
            if let presented = controller.presentedViewController, presented.contains(source) { presenter = controller }
            next = controller.parent
        }
        presenter?.dismiss(animated: animated)
        next = target
        while let controller = next, let parent = controller.parent {
            parent.unwind(for: segue, towards: controller)
            next = parent
        }
    }
}

extension UIViewController {
    /// Returns whether `controller` is this controller, one of its descendants, or presented by one of them.
    fileprivate func contains(_ controller: UIViewController) -> Bool {
        var next: UIViewController? = controller
        while let candidate = next {
            if candidate === self { return true }
            next = candidate.parent ?? candidate.presentingViewController
        }
        return false
    }
}
