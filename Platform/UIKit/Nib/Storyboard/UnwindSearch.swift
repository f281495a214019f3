/// Looks for who wants to be gone back to, and goes there.
@MainActor
struct UnwindSearch {
    private let way: UIStoryboardUnwindSegueSource

    init(_ way: UIStoryboardUnwindSegueSource) {
        self.way = way
    }

    /// The nearest controller that takes the action: among those around the source, then among those that present them.
    func target() -> UIViewController? {
        var next: UIViewController? = way.source
        while let controller = next {
            if controller !== way.source, let found = search(in: controller, besides: nil) { return found }
            var container = controller.parent
            while let parent = container {
                if let found = search(in: parent, besides: way.source) { return found }
                container = parent.parent
            }
            var root = controller
            while let parent = root.parent { root = parent }
            next = root.presentingViewController
        }
        return nil
    }

    private func search(in controller: UIViewController, besides source: UIViewController?) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: way) where child !== source {
            if let found = search(in: child, besides: source) { return found }
        }
        let takes = controller.canPerformUnwindSegueAction(way.unwindAction, from: way.source, sender: way.sender)
        return takes ? controller : nil
    }

    /// Takes away what stands between the two ends of an unwind segue.
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
    /// Whether `controller` is this one, is in it, or is presented by what is.
    fileprivate func contains(_ controller: UIViewController) -> Bool {
        var next: UIViewController? = controller
        while let candidate = next {
            if candidate === self { return true }
            next = candidate.parent ?? candidate.presentingViewController
        }
        return false
    }
}
