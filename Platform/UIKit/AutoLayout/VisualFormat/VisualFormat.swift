/// A parsed visual format, such as `H:|-[label]-(>=8)-[button(80)]|`, with resolved names.
@MainActor
struct VisualFormat {
    var axis = NSLayoutConstraint.Axis.horizontal
    var views: [View] = []

    /// The connections between each view and the next one.
    var connections: [Connection] = []

    /// The superview and the connection between its edge and the first view, if the format begins with an
    /// edge.
    var leading: Edge?

    /// The superview and the connection between the last view and its edge, if the format ends with an edge.
    var trailing: Edge?

    struct View {
        let item: any LayoutItem
        var sizes: [Rule] = []
    }

    struct Edge {
        let connection: Connection
        let superview: UIView
    }

    /// The connection between two views.
    enum Connection {
        /// No spacing.
        case none
        /// A dash: the system spacing, or the superview's margin.
        case standard
        /// Explicit spacing.
        case distances([Rule])
    }

    /// A predicate for a size or spacing.
    struct Rule {
        var relation = NSLayoutConstraint.Relation.equal
        /// The view whose size is the right side, or `nil` if it is only a number.
        var item: (any LayoutItem)?
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
    }
}

/// An error in a visual format with its position.
struct VisualFormatError: Error, CustomStringConvertible {
    let reason: String
    let format: String
    /// The number of characters before the error.
    let offset: Int

    var description: String {
        guard !format.isEmpty else { return "Unable to parse constraint format: \(reason)" }
        return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: offset))^"
    }
}
