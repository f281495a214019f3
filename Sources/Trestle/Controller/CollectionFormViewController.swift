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
/// The counterpart of ``FormViewController``: a form can be displayed by either.
open class CollectionFormViewController: UICollectionViewController {
    /// The adapter that displays the form.
    public let adapter: CollectionAdapter

    /// The form to display. The default is empty.
    ///
    /// The property is read when the view is loaded, after ``setNeedsRender(animated:)``, and when a model that it has read
    /// changes. See ``FormAdapter/render(animated:content:)``.
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

    /// Requests that ``form`` is read and displayed before the next frame.
    public func setNeedsRender(animated: Bool = true) { adapter.setNeedsRender(animated: animated) }

    /// Begins or ends editing.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        // First, because the superclass changes the collection view without ending its selection.
        adapter.setEditing(editing, animated: animated)
        super.setEditing(editing, animated: animated)
    }

    /// Displays the form in the collection view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = adapter.listAppearance.backgroundColor
        adapter.collectionView = collectionView
        adapter.render { [weak self] in self?.form ?? .empty }
    }

    /// Scrolls a form that is anchored at its end there, when it is first laid out.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        adapter.scrolling.performInitialScroll()
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
