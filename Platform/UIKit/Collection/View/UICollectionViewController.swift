/// A controller whose view contains a collection view. It is the collection view's data source and delegate
/// unless others are set.
///
/// It loads the data when it first appears, deselects items when it appears again, flashes the scroll
/// indicators, and adjusts the insets to the onscreen keyboard. Override the methods of
/// `UICollectionViewDataSource` and `UICollectionViewDelegate` that the screen requires.
///
/// A protocol method that is declared in an indirect subclass and not here is never called, because Swift
/// binds protocol methods where the conformance is declared.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    final let initialLayout: UICollectionViewLayout?
    final weak var storedCollectionView: UICollectionView?
    /// The controller below this one with the same collection view, and its layout.
    final var sharing: CollectionSharing?
    private var hasAppeared = false
    private var keyboardAvoidance: KeyboardAvoidance?
    private var movementGesture: ItemMovementGesture?

    /// Creates a controller with a collection view of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view is loaded from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        initialLayout = coder.anyObject("UICollectionLayout")
        super.init(coder: coder)
        clearsSelectionOnViewWillAppear = coder.flag("UIClearsSelectionOnViewWillAppear", or: true)
        installsStandardGestureForInteractiveMovement = coder.flag("UIInstallsStandardReorderingGesture", or: true)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(initialLayout, forKey: "UICollectionLayout")
        coder.encode(clearsSelectionOnViewWillAppear, forKey: "UIClearsSelectionOnViewWillAppear")
        coder.encode(installsStandardGestureForInteractiveMovement, forKey: "UIInstallsStandardReorderingGesture")
    }

    /// The collection view, which fills the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollectionView
        }
        set {
            guard let newValue, newValue !== storedCollectionView else { return }
            storedCollectionView?.removeFromSuperview()
            install(newValue)
        }
    }

    /// The layout that the controller was created with, or the layout of its collection view.
    open var collectionViewLayout: UICollectionViewLayout {
        if let initialLayout, !hasCollectionView { return initialLayout }
        return collectionView.collectionViewLayout
    }

    /// Whether the collection view is loaded. That of another controller belongs to this one only after the push.
    private var hasCollectionView: Bool {
        guard let storedCollectionView else { return false }
        return !useLayoutToLayoutNavigationTransitions || sharing != nil
            || storedCollectionView.superview === viewIfLoaded
    }

    /// Whether items are deselected when the view appears again.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press on an item begins to move it, if the data source implements the movement of items.
    ///
    /// That is the controller if it overrides `collectionView(_:moveItemAt:to:)`, or a diffable data source with
    /// reordering handlers.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { updateMovementGesture() }
    }

    /// Whether the controller, when it is pushed onto another collection view controller, shows the collection view of
    /// that controller in its own layout, and changes the layout with the animation of the transition.
    ///
    /// The data source and the delegate of the collection view remain those of the lower controller. Set the property
    /// before the controller is pushed.
    open var useLayoutToLayoutNavigationTransitions = false

    private func updateMovementGesture() {
        movementGesture?.uninstall()
        movementGesture = nil
        guard installsStandardGestureForInteractiveMovement, let collection = storedCollectionView else { return }
        movementGesture = ItemMovementGesture(collection)
    }

    open override func loadView() {
        if loadViewForSharing() { return }
        if loadViewFromInterface() {
            guard let collection = view as? UICollectionView else {
                preconditionFailure(
                    "\(type(of: self)) loaded a \(type(of: view as Any)) from its nib. Make its view a collection view, "
                        + "or the controller a UIViewController.")
            }
            collection.dataSource = collection.dataSource ?? self
            collection.delegate = collection.delegate ?? self
            install(collection)
            return
        }
        // A scene of a storyboard may have no view.
        guard let initialLayout = initialLayout ?? (storyboardScene == nil ? nil : UICollectionViewFlowLayout()) else {
            preconditionFailure("UICollectionView must be initialized with a non-nil layout parameter")
        }
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
        collection.backgroundColor = .systemBackground
        collection.dataSource = self
        collection.delegate = self
        install(collection)
    }

    /// Adds a collection view to a view that it fills.
    final func install(_ collection: UICollectionView) {
        storedCollectionView = collection
        let wrapper: UIView
        if let view = viewIfLoaded, view !== collection {
            wrapper = view
        } else {
            wrapper = UIView(frame: collection.frame)
            view = wrapper
        }
        collection.frame = wrapper.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.insertSubview(collection, at: 0)
        updateMovementGesture()
    }

    /// Removes what the controller has added to its collection view, which another controller shows now.
    final func releaseCollection() {
        movementGesture?.uninstall()
        movementGesture = nil
        keyboardAvoidance = nil
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let collection = storedCollectionView else { return }
        keyboardAvoidance = KeyboardAvoidance(in: collection)
        if !hasAppeared {
            hasAppeared = true
            if !collection.hasLoaded { collection.reloadData() }
        } else if clearsSelectionOnViewWillAppear {
            clearSelection(of: collection, animated: animated)
        }
    }

    /// Deselects the items alongside the transition that returns to the collection view. If the transition is
    /// canceled, they are selected again.
    private func clearSelection(of collection: UICollectionView, animated: Bool) {
        guard let selected = collection.indexPathsForSelectedItems, !selected.isEmpty else { return }
        let deselect = { for path in selected { collection.deselectItem(at: path, animated: animated) } }
        guard animated, let transitionCoordinator else { return deselect() }
        transitionCoordinator.animateAlongsideTransition(
            in: collection, animation: { _ in deselect() },
            completion: { context in
                guard context.isCancelled else { return }
                for path in selected
                where path.section < collection.numberOfSections
                    && path.item < collection.numberOfItems(inSection: path.section)
                {
                    collection.selectItem(at: path, animated: false, scrollPosition: [])
                }
            })
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        storedCollectionView?.flashScrollIndicators()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboardAvoidance = nil
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        preconditionFailure(
            "\(type(of: self)) has items but no cells. Override collectionView(_:cellForItemAt:), or set another data "
                + "source.")
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { NotImplemented.reusableView }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { collectionView.firstItem(ofSection: index) }

    // MARK: UICollectionViewDelegate

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    { !collectionView.isEditing }
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    // MARK: Context menus

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(
            collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    // MARK: Focus

    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.isEditing ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus
    }
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    { collectionView.selectionFollowsFocus }

    // MARK: UIScrollViewDelegate

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
