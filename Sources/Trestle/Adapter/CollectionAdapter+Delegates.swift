import UIKit

/// Objects that are called besides the adapter, which is itself the delegate and the data source of its collection view.
extension CollectionAdapter {
    /// A delegate for everything that the form does not describe. Referenced weakly.
    ///
    /// ```swift
    /// final class PhotosViewController: UIViewController, UICollectionViewDelegate {
    ///     private let adapter = CollectionAdapter()
    ///
    ///     override func viewDidLoad() {
    ///         super.viewDidLoad()
    ///         adapter.collectionViewDelegate = self
    ///     }
    ///
    ///     func scrollViewDidScroll(_ scrollView: UIScrollView) {
    ///         navigationItem.title = scrollView.contentOffset.y > 200 ? "Photos" : nil
    ///     }
    /// }
    /// ```
    ///
    /// - Methods that the adapter does not implement reach the delegate directly.
    /// - Notifications, such as `didSelectItemAt`, `willDisplay` and `scrollViewDidScroll`, reach both. The adapter is called
    ///   first.
    /// - The results of requests are those of the form. The delegate is called where the form does not describe one: for the
    ///   context menus of rows without any, the focus, and the content offset of an update.
    /// - Rows with an action, and those that ``FormAdapter/selectionMode`` allows to be selected, can be tapped. The delegate can
    ///   exclude rows, with `shouldHighlightItemAt` and `shouldSelectItemAt`.
    ///
    /// On Linux, the methods of `UICollectionViewDelegateFlowLayout` and those about zooming are not forwarded, because the
    /// existence of an optional method cannot be determined there.
    ///
    /// ``CollectionFormViewController`` sets the delegate to itself, so that subclasses can override its delegate methods.
    public weak var collectionViewDelegate: (any UICollectionViewDelegate)? {
        get { proxy.collectionViewDelegate }
        set {
            proxy.collectionViewDelegate = newValue
            proxy.delegateDidChange()
        }
    }

    /// A delegate for scrolling only, which is called after ``collectionViewDelegate``. Referenced weakly.
    public weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
        get { proxy.scrollViewDelegate }
        set {
            proxy.scrollViewDelegate = newValue
            proxy.delegateDidChange()
        }
    }

    /// A data source for what the form does not describe: the supplementary views of one's own layouts, such as badges, and index
    /// titles if no section has one. Referenced weakly.
    ///
    /// The number of sections and items, the cells, and the order of items are always those of the form.
    public weak var collectionViewDataSource: (any UICollectionViewDataSource)? {
        get { proxy.collectionViewDataSource }
        set { proxy.collectionViewDataSource = newValue }
    }
}
