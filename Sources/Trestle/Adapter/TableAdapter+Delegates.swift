import UIKit

/// Objects that are called besides the adapter, which is itself the delegate and the data source of its table view.
extension TableAdapter {
    /// A delegate for everything that the form does not describe. Referenced weakly.
    ///
    /// ```swift
    /// final class OverviewViewController: UIViewController, UITableViewDelegate {
    ///     private let adapter = TableAdapter()
    ///
    ///     override func viewDidLoad() {
    ///         super.viewDidLoad()
    ///         adapter.tableViewDelegate = self
    ///     }
    ///
    ///     func scrollViewDidScroll(_ scrollView: UIScrollView) {
    ///         navigationItem.title = scrollView.contentOffset.y > 200 ? "Walks" : nil
    ///     }
    /// }
    /// ```
    ///
    /// - Methods that the adapter does not implement reach the delegate directly.
    /// - Notifications, such as `didSelectRowAt`, `willDisplay` and `scrollViewDidScroll`, reach both. The adapter is called
    ///   first.
    /// - The results of requests are those of the form. The delegate is called where the form does not describe one: for the
    ///   heights of rows without ``RowConvertible/height(_:)``, the views of sections without a header or footer, and the swipe
    ///   actions and context menus of rows without any.
    /// - Rows with an action, and those that ``FormAdapter/selectionMode`` allows to be selected, can be tapped. The delegate can exclude rows,
    ///   with `shouldHighlightRowAt` and `willSelectRowAt`.
    ///
    /// On Linux, `estimatedHeightForRowAt`, its variants for headers and footers, `indentationLevelForRowAt` and the methods about
    /// zooming are not forwarded, because the existence of an optional method cannot be determined there.
    ///
    /// ``FormViewController`` sets the delegate to itself, so that subclasses can override its delegate methods.
    public weak var tableViewDelegate: (any UITableViewDelegate)? {
        get { proxy.tableViewDelegate }
        set {
            proxy.tableViewDelegate = newValue
            proxy.delegateDidChange()
        }
    }

    /// A delegate for scrolling only, which is called after ``tableViewDelegate``. Referenced weakly.
    public weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
        get { proxy.scrollViewDelegate }
        set {
            proxy.scrollViewDelegate = newValue
            proxy.delegateDidChange()
        }
    }

    /// A data source for what the form does not describe: titles of sections without a header or footer, section index titles if
    /// no section has one, and editing of rows without an editing action. Referenced weakly.
    ///
    /// The number of sections and rows, the cells, and the order of rows are always those of the form.
    public weak var tableViewDataSource: (any UITableViewDataSource)? {
        get { proxy.tableViewDataSource }
        set { proxy.tableViewDataSource = newValue }
    }
}
