/// The drum that the rows of a wheel are wrapped around, as it is seen from the front.
struct PickerDrum: Equatable {
    /// How high the wheel and its rows are, in points.
    let height: CGFloat
    let rowHeight: CGFloat

    /// How much of the wheel's height the drum takes: a little is left at the edges. By eye, as are the two below.
    private static let share: CGFloat = 0.97
    /// How strong rows beside the middle are, and how fast they fade to the edges.
    private static let asideOpacity: CGFloat = 0.5
    private static let fading: CGFloat = 0.9
    /// How much narrower a row gets on its way to the edge.
    private static let narrowing: CGFloat = 0.08

    struct Place: Equatable {
        /// From the middle of the wheel, in points.
        let offset: CGFloat
        /// Of the row's width and height.
        let scale: CGSize
        let opacity: CGFloat
    }

    private var radius: CGFloat { max(1, height * Self.share / 2) }
    /// By how much the drum turns from row to row.
    private var angle: CGFloat { rowHeight / radius }

    /// How many rows can be seen above the middle, and below.
    var reach: CGFloat { .pi / 2 / angle }

    /// Where a row is seen that is so many rows below the middle.
    func place(at distance: CGFloat) -> Place {
        let turn = min(max(distance * angle, -.pi / 2), .pi / 2)
        let depth = cos(turn)
        let nearness = max(0, 1 - abs(distance))
        let opacity = (Self.asideOpacity + (1 - Self.asideOpacity) * nearness) * pow(depth, Self.fading)
        return Place(
            offset: radius * sin(turn),
            scale: CGSize(width: 1 - Self.narrowing * (1 - depth), height: max(depth, 0.01)), opacity: opacity)
    }

    /// How many rows below the middle the row is that is seen so many points below it.
    func distance(at offset: CGFloat) -> CGFloat { asin(min(max(offset / radius, -1), 1)) / angle }
}

/// The measures of pickers of iOS 17, in points.
enum PickerLook {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let fontSize: CGFloat = 23
    /// Between what marks the chosen rows and the picker's edges, and how round that is.
    static let inset: CGFloat = 9
    static let cornerRadius: CGFloat = 8
    /// Between columns.
    static let spacing: CGFloat = 5
    /// Between a title and the edges of its column.
    static let titleMargin: CGFloat = 4
}
