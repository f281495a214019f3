/// The pages beside the current one, as far as the data source has provided them.
struct PageNeighbors {
    /// The side of a neighbor in the order of the pages.
    enum Side {
        case before, after

        var opposite: Side { self == .before ? .after : .before }

        /// The distance from the current page, in pages.
        var distance: CGFloat { self == .before ? -1 : 1 }
    }

    /// A page beside the current one.
    enum Neighbor {
        /// The data source has not been asked yet.
        case unknown
        case none
        case page(UIViewController)

        var page: UIViewController? {
            if case .page(let page) = self { page } else { nil }
        }
    }

    /// The value that denotes a data source without a page control.
    static let noCount = Int.min

    private var before = Neighbor.unknown
    private var after = Neighbor.unknown

    subscript(side: Side) -> Neighbor {
        get { side == .before ? before : after }
        set { if side == .before { before = newValue } else { after = newValue } }
    }
}
