/// The outlets of UIKit's own classes.
@MainActor
enum NibSystemOutlets {
    typealias Setter = @MainActor (NSObject, Any) -> Bool

    static func setter(_ name: String, of object: NSObject) -> Setter? {
        for (type, outlets) in all {
            if let setter = outlets[name], type(object) { return setter }
        }
        return nil
    }

    /// Returns a setter for a property that holds an object of a certain type.
    private static func outlet<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value?>) -> Setter {
        { object, value in
            guard let root = object as? Root, let value = value as? Value else { return false }
            // A view cannot contain one of its ancestors.
            if let view = root as? UIView, let outer = value as? UIView, view.isDescendant(of: outer) { return false }
            root[keyPath: path] = value
            return true
        }
    }

    /// Returns a setter for the delegate of a subclass of `UIScrollView`. As on iOS, an object that conforms to a part
    /// of the protocol is called for that part.
    private static func scrollDelegate<Root: UIScrollView, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value?>
    ) -> Setter {
        let setDelegate = outlet(path)
        let setScrollDelegate = outlet(\UIScrollView.delegate)
        return { setDelegate($0, $1) || setScrollDelegate($0, $1) }
    }

    // Subclasses precede their superclasses, which may have an outlet with the same name for another type.
    private static let all: [(@MainActor (NSObject) -> Bool, [String: Setter])] = [
        (
            { $0 is UITableView },
            [
                "dataSource": outlet(\UITableView.dataSource), "delegate": scrollDelegate(\UITableView.delegate),
                "prefetchDataSource": outlet(\UITableView.prefetchDataSource),
                "dragDelegate": outlet(\UITableView.dragDelegate), "dropDelegate": outlet(\UITableView.dropDelegate),
                "tableHeaderView": outlet(\UITableView.tableHeaderView),
                "tableFooterView": outlet(\UITableView.tableFooterView),
                "backgroundView": outlet(\UITableView.backgroundView),
            ]
        ),
        (
            { $0 is UICollectionView },
            [
                "dataSource": outlet(\UICollectionView.dataSource),
                "delegate": scrollDelegate(\UICollectionView.delegate),
                "prefetchDataSource": outlet(\UICollectionView.prefetchDataSource),
                "backgroundView": outlet(\UICollectionView.backgroundView),
                "refreshControl": outlet(\UICollectionView.refreshControl),
            ]
        ),
        ({ $0 is UITextView }, ["delegate": scrollDelegate(\UITextView.delegate)]),
        (
            { $0 is UIScrollView },
            ["delegate": outlet(\UIScrollView.delegate), "refreshControl": outlet(\UIScrollView.refreshControl)]
        ),
        (
            { $0 is UITextField },
            [
                "delegate": outlet(\UITextField.delegate), "inputView": outlet(\UITextField.inputView),
                "inputAccessoryView": outlet(\UITextField.inputAccessoryView),
                "leftView": outlet(\UITextField.leftView), "rightView": outlet(\UITextField.rightView),
            ]
        ),
        ({ $0 is UISearchBar }, ["delegate": outlet(\UISearchBar.delegate)]),
        (
            { $0 is UIPickerView },
            ["dataSource": outlet(\UIPickerView.dataSource), "delegate": outlet(\UIPickerView.delegate)]
        ),
        (
            { $0 is UITableViewCell },
            [
                "accessoryView": outlet(\UITableViewCell.accessoryView),
                "editingAccessoryView": outlet(\UITableViewCell.editingAccessoryView),
                "backgroundView": outlet(\UITableViewCell.backgroundView),
                "selectedBackgroundView": outlet(\UITableViewCell.selectedBackgroundView),
                "multipleSelectionBackgroundView": outlet(\UITableViewCell.multipleSelectionBackgroundView),
            ]
        ),
        (
            { $0 is UICollectionViewCell },
            [
                "backgroundView": outlet(\UICollectionViewCell.backgroundView),
                "selectedBackgroundView": outlet(\UICollectionViewCell.selectedBackgroundView),
            ]
        ),
        ({ $0 is UITabBar }, ["delegate": outlet(\UITabBar.delegate)]),
        ({ $0 is UIToolbar }, ["delegate": outlet(\UIToolbar.delegate)]),
        ({ $0 is UINavigationBar }, ["delegate": outlet(\UINavigationBar.delegate)]),
        ({ $0 is UIGestureRecognizer }, ["delegate": outlet(\UIGestureRecognizer.delegate)]),
        (
            { $0 is UINavigationItem },
            [
                "titleView": outlet(\UINavigationItem.titleView),
                "backBarButtonItem": outlet(\UINavigationItem.backBarButtonItem),
                "leftBarButtonItem": outlet(\UINavigationItem.leftBarButtonItem),
                "rightBarButtonItem": outlet(\UINavigationItem.rightBarButtonItem),
            ]
        ),
        ({ $0 is UITabBarController }, ["delegate": outlet(\UITabBarController.delegate)]),
        ({ $0 is UINavigationController }, ["delegate": outlet(\UINavigationController.delegate)]),
        (
            { $0 is UIPageViewController },
            [
                "dataSource": outlet(\UIPageViewController.dataSource),
                "delegate": outlet(\UIPageViewController.delegate),
            ]
        ),
        ({ $0 is UISplitViewController }, ["delegate": outlet(\UISplitViewController.delegate)]),
        ({ $0 is UIViewController }, ["view": setView]),
    ]

    /// Whether an outlet holds an object of any class that conforms to a protocol.
    static func isProtocol(_ name: String) -> Bool { name.hasSuffix("elegate") || name.hasSuffix("ataSource") }

    private static let setView: Setter = { object, value in
        guard let controller = object as? UIViewController, let view = value as? UIView else { return false }
        controller.view = view
        return true
    }
}
