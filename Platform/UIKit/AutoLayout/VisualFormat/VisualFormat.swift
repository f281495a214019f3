/// A visual format, such as `H:|-[label]-(>=8)-[button(80)]|`, as it was read, with its names looked up.
@MainActor
struct VisualFormat {
    var axis = NSLayoutConstraint.Axis.horizontal
    var views: [View] = []

    /// What is between each view and the next.
    var connections: [Connection] = []

    /// What is between the edge of the superview and the first view, and the superview, if the format begins with an edge.
    var leading: Edge?

    /// What is between the last view and the edge of the superview, and the superview, if the format ends with an edge.
    var trailing: Edge?

    struct View {
        let item: any LayoutItem
        var sizes: [Rule] = []
    }

    struct Edge {
        let connection: Connection
        let superview: UIView
    }

    /// What stands between two views.
    enum Connection {
        /// Nothing: they touch.
        case none
        /// A dash: the distance that the system leaves, or the superview's margin.
        case standard
        /// Distances that are given.
        case distances([Rule])
    }

    /// How large a size or distance is.
    struct Rule {
        var relation = NSLayoutConstraint.Relation.equal
        /// The view that has the size to compare with, if it is not compared with a number alone.
        var item: (any LayoutItem)?
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
    }
}

/// Why a visual format could not be read, and where.
struct VisualFormatError: Error, CustomStringConvertible {
    let reason: String
    let format: String
    /// How many characters come before the place.
    let offset: Int

    var description: String {
        guard !format.isEmpty else { return "Unable to parse constraint format: \(reason)" }
        return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: offset))^"
    }
}
