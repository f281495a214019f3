/// The search row of a navigation bar, which collapses with the content.
final class NavigationSearchArea: UIView {
    let searchController: UISearchController

    /// The height of the field and the distance above it, in points, as on iOS.
    private static let fieldHeight = UISearchTextField.height
    private static let above: CGFloat = 1
    /// The distance above the field at the top of a sheet or a window without status bar.
    private static let aboveAtTop: CGFloat = 8
    /// The height of the row at which the field is completely collapsed, in points.
    private static let vanishing: CGFloat = 20

    init(_ controller: UISearchController) {
        searchController = controller
        super.init(frame: .zero)
        clipsToBounds = true
        controller.searchBar.horizontalMargin = 16
        addSubview(controller.searchBar)
    }

    @available(*, unavailable, message: "NavigationSearchArea is created by UINavigationBar")
    required init?(coder: NSCoder) {
        preconditionFailure("NavigationSearchArea can't be decoded. UINavigationBar creates it.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bar = searchController.searchBar
        let full = NavigationBarRows.searchHeight + bar.scopeHeight
        let share = min(1, bounds.height / full)
        let above = isAtTop ? Self.aboveAtTop : Self.above
        bar.frame = CGRect(
            x: 0, y: (above * share).rounded(), width: bounds.width,
            height: ((Self.fieldHeight + bar.scopeHeight) * share).rounded())
        bar.alpha = max(0, (bounds.height - Self.vanishing) / (full - Self.vanishing))
    }

    /// Whether the field is at the top, without a safe area above it.
    private var isAtTop: Bool {
        guard searchController.replacesBar, let owner = searchController.item?.owner else { return false }
        return (owner.navigationController?.viewIfLoaded?.safeAreaInsets.top ?? 0) < 1
    }
}
