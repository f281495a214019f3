/// The row of a navigation bar with a search field, which is squeezed while content goes up.
final class NavigationSearchArea: UIView {
    let searchController: UISearchController

    /// The field's height and what is above it, in points: as on iOS.
    private static let fieldHeight = UISearchTextField.height
    private static let above: CGFloat = 1
    /// What is above it where it stands at the top of a window without a status bar, or of a sheet.
    private static let aboveAtTop: CGFloat = 8
    /// How much of the row is seen in points when nothing of the field is any more.
    private static let vanishing: CGFloat = 20

    init(_ controller: UISearchController) {
        searchController = controller
        super.init(frame: .zero)
        clipsToBounds = true
        controller.searchBar.horizontalMargin = 16
        addSubview(controller.searchBar)
    }

    @available(*, unavailable, message: "a navigation bar makes its search row of an item")
    required init?(coder: NSCoder) {
        preconditionFailure("NavigationSearchArea: a navigation bar makes its search row of an item")
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

    /// Whether the field is the topmost thing, with nothing of the system's above it.
    private var isAtTop: Bool {
        guard searchController.replacesBar, let owner = searchController.item?.owner else { return false }
        return (owner.navigationController?.viewIfLoaded?.safeAreaInsets.top ?? 0) < 1
    }
}
