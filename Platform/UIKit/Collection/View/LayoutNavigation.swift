/// The lower one of two controllers with the same collection view.
@MainActor
struct CollectionSharing {
    private(set) weak var source: UICollectionViewController?
    /// The layout with which the lower controller shows the collection view.
    let layout: UICollectionViewLayout
}

/// A push or pop between two controllers with the same collection view, which changes its layout.
@MainActor
struct LayoutNavigation {
    private let collection: UICollectionView
    private let from: UICollectionViewController
    private let to: UICollectionViewController
    private let isPush: Bool
    private let oldLayout: UICollectionViewLayout
    private let newLayout: UICollectionViewLayout

    /// Creates the change between two controllers, or returns `nil` if they do not share a collection view.
    init?(from: UIViewController?, to: UIViewController) {
        guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController else {
            return nil
        }
        if to.useLayoutToLayoutNavigationTransitions, to.sharing == nil, to.controllerBelow === from,
            let layout = to.initialLayout
        {
            isPush = true
            newLayout = layout
        } else if let layout = from.layout(returningTo: to) {
            isPush = false
            newLayout = layout
        } else {
            return nil
        }
        self.from = from
        self.to = to
        collection = from.collectionView
        oldLayout = collection.collectionViewLayout
    }

    /// Shows the collection view in the new controller and changes its layout.
    func apply(animated: Bool, completion: @escaping () -> Void = {}) {
        move(from: from, to: to)
        if isPush { to.sharing = CollectionSharing(source: from, layout: oldLayout) }
        collection.setCollectionViewLayout(newLayout, animated: animated) { _ in completion() }
    }

    /// Ends the change after its animation, or reverts it if it is canceled.
    func end(isCancelled: Bool) {
        if isCancelled {
            move(from: to, to: from)
            collection.setCollectionViewLayout(oldLayout, animated: false)
        }
        if isPush == isCancelled { (isPush ? to : from).sharing = nil }
    }

    private func move(from old: UICollectionViewController, to new: UICollectionViewController) {
        old.releaseCollection()
        new.loadViewIfNeeded()
        let offset = collection.contentOffset
        UIView.performWithoutAnimation { new.install(collection) }
        collection.contentOffset = offset
    }
}

/// The animation of a push or pop that changes the layout of a collection view.
@MainActor
final class LayoutNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let change: LayoutNavigation

    init(_ change: LayoutNavigation) {
        self.change = change
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        NavigationAnimator.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let new = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(new) }
        change.apply(animated: true) { [change] in
            let isCancelled = transitionContext.transitionWasCancelled
            change.end(isCancelled: isCancelled)
            transitionContext.completeTransition(!isCancelled)
        }
    }
}

extension UICollectionViewController {
    /// The controller below this one on the stack of its navigation controller.
    fileprivate var controllerBelow: UICollectionViewController? {
        guard let stack = navigationController?.viewControllers, let index = stack.firstIndex(of: self), index > 0
        else { return nil }
        return stack[index - 1] as? UICollectionViewController
    }

    /// Returns the layout of a lower controller with the same collection view, or `nil` if it has another one.
    fileprivate func layout(returningTo lower: UICollectionViewController) -> UICollectionViewLayout? {
        var current: UICollectionViewController? = self
        var layout: UICollectionViewLayout?
        while let sharing = current?.sharing {
            layout = sharing.layout
            current = sharing.source
            if current === lower { return layout }
        }
        return nil
    }

    /// Loads the view of a controller that shows the collection view of the controller below it. The collection view
    /// moves there when the controller is shown.
    ///
    /// - Returns: Whether the controller does so.
    final func loadViewForSharing() -> Bool {
        guard useLayoutToLayoutNavigationTransitions, initialLayout != nil,
            let collection = controllerBelow?.collectionView
        else { return false }
        view = UIView(frame: collection.frame)
        storedCollectionView = collection
        return true
    }
}
