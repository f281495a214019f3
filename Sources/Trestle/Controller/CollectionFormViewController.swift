import UIKit

/// A view controller that displays a form in a collection view. Override ``form``.
///
/// ```swift
/// final class PhotosViewController: CollectionFormViewController {
///     @FormBuilder override var form: Form {
///         Section("Walks") { ForEach(sampleWalks) { WalkRow($0) } }
///             .layout(.grid(columns: .count(2), spacing: 8))
///     }
/// }
/// ```
///
/// The counterpart of ``FormViewController``: a form can be displayed by either, and both have the same members. A form is read,
/// rows are deselected and the content is adjusted to the keyboard as described there. Subclasses can override the methods of
/// `UICollectionViewDelegate` and `UIScrollViewDelegate`; see ``CollectionAdapter/collectionViewDelegate``.
///
/// Reference the controller weakly in the actions of the form, as `onSelect(self)` does: the controller owns the adapter, which
/// owns the form and its actions.
open class CollectionFormViewController: UICollectionViewController {
    /// The adapter that displays the form.
    public let adapter: CollectionAdapter

    private let selectionClearing = SelectionClearing()

    /// The form to display. Override this property; the default is an empty form.
    open var form: Form { .empty }

    /// Creates a view controller whose sections have the layouts that the form gives them.
    ///
    /// - Parameter listAppearance: The appearance of the sections that are lists, and of the background behind all sections.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
        let adapter = CollectionAdapter(listAppearance: listAppearance)
        self.adapter = adapter
        super.init(collectionViewLayout: adapter.layout)
    }

    /// Form view controllers are created in code only.
    @available(*, unavailable, message: "Create a CollectionFormViewController with init(listAppearance:).")
    public required init?(coder: NSCoder) {
        preconditionFailure(
            "CollectionFormViewController does not support init(coder:). Create it with init(listAppearance:).")
    }

    /// Requests that the form is read and displayed before the next frame. Several requests in one turn of the run loop result in
    /// one comparison. Does nothing before the view is loaded.
    ///
    /// - Parameter animated: Whether the changes are animated, unless another request of the same turn is without animation.
    public func setNeedsRender(animated: Bool = true) {
        adapter.setNeedsRender(animated: animated)
    }

    /// Displays the current form immediately. Does nothing before the view is loaded.
    public func renderForm(animated: Bool = true) {
        adapter.scheduler.render(animated: animated)
    }

    /// The action that runs when the user pulls the content down. See ``FormAdapter/onRefresh``.
    public var onRefresh: (@MainActor () async -> Void)? {
        get { adapter.onRefresh }
        set { adapter.onRefresh = newValue }
    }

    /// Begins or ends editing of the rows.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        // First, because the superclass changes the collection view without ending its selection.
        adapter.setEditing(editing, animated: animated)
        super.setEditing(editing, animated: animated)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = adapter.listAppearance.backgroundColor
        // As in a table. Short content would otherwise begin under the status bar.
        collectionView.alwaysBounceVertical = true
        // Rows are moved by the adapter's drag and drop.
        installsStandardGestureForInteractiveMovement = false
        adapter.keepsSelection = { [weak self] in self?.isCovered ?? false }
        adapter.collectionViewDelegate = self
        adapter.collectionView = collectionView
        adapter.render { [weak self] in self?.form ?? .empty }
    }

    open override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = adapter.selectionMode == .none
        super.viewWillAppear(animated)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        adapter.scrolling.performInitialScroll()
    }

    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
        if adapter.selectionMode == .none { selectionClearing.follow(viewControllerToPresent, over: collectionView) }
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    fileprivate var backgroundColor: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        @unknown default: .systemBackground
        }
    }
}
