/// Where a sheet goes: how high it may be, and what is behind it.
struct SheetLayout: Equatable {
    /// A height at which the sheet may rest.
    struct Stop: Equatable {
        let identifier: UISheetPresentationController.Detent.Identifier
        /// With the safe area at the bottom, in points.
        let height: CGFloat
    }

    var containerSize: CGSize
    var safeArea: UIEdgeInsets
    /// Whether it stands in the middle of a wide window, and not at the bottom edge.
    var isFloating: Bool
    /// Whether it fills the window, as on phones that lie on their side.
    var fillsContainer: Bool
    /// Its size where it floats.
    var floatingSize: CGSize
    /// Its width at the edge; nil for the whole width.
    var attachedWidth: CGFloat?
    /// How much a keyboard covers that types into the sheet.
    var keyboardHeight: CGFloat = 0
    /// The heights at which it may rest, the lowest first. Never empty.
    var stops: [Stop] = []

    /// How far behind a sheet the card looks out, in points, and how far it stands away from the sides.
    private static let peek: CGFloat = 10
    private static let side: CGFloat = 16
    /// The most that the top of a sheet is below the top of the screen: measured on a phone with a safe area of so much.
    private static let deepestTop: CGFloat = 59

    /// A form sheet without a wish, in points: measured of iPads.
    static let formSize = CGSize(width: 540, height: 620)
    /// The width of a page sheet in a wide window, and its distance from the edges.
    static let pageWidth: CGFloat = 704
    static let floatingMargin: CGFloat = 44

    /// The top of the largest sheet: a little below the status bar.
    var topInset: CGFloat {
        if fillsContainer { return 0 }
        return max(safeArea.top, min(safeArea.top + Self.peek, Self.deepestTop))
    }

    /// The height of the largest sheet at the edge.
    var maximumHeight: CGFloat { max(0, containerSize.height - topInset) }

    var lowest: CGFloat { stops.first?.height ?? maximumHeight }
    var highest: CGFloat { stops.last?.height ?? maximumHeight }

    /// The sheet's place where it is `height` points high.
    func frame(height: CGFloat) -> CGRect {
        guard isFloating else {
            let width = attachedWidth ?? containerSize.width
            return CGRect(
                x: ((containerSize.width - width) / 2).rounded(), y: containerSize.height - height, width: width,
                height: height)
        }
        let middle = ((containerSize.height - floatingSize.height) / 2).rounded()
        let room = containerSize.height - keyboardHeight - height
        return CGRect(
            x: ((containerSize.width - floatingSize.width) / 2).rounded(),
            y: keyboardHeight > 0 ? max(min(middle, safeArea.top), min(middle, room)) : middle,
            width: floatingSize.width, height: height)
    }

    /// How far a sheet of that height has to go down to be out of sight.
    func wayDown(height: CGFloat) -> CGFloat { containerSize.height - frame(height: height).minY }

    // MARK: What is behind

    /// How far what is behind has been pushed back, from 0 to 1, where `height` of the sheet is to be seen.
    func backing(visible height: CGFloat) -> CGFloat {
        guard !isFloating, !fillsContainer, highest >= maximumHeight - 0.5 else { return 0 }
        let start = stops.dropLast().last?.height ?? 0
        guard highest > start else { return 1 }
        return min(1, max(0, (height - start) / (highest - start)))
    }

    /// How what is behind is shown when it has been pushed back so far.
    func transform(ofView size: CGSize, center: CGPoint, backing: CGFloat) -> CGAffineTransform {
        guard backing > 0, size.width > 0 else { return .identity }
        let least = max(0.5, (containerSize.width - 2 * Self.side) / containerSize.width)
        let rise = topInset - Self.peek - (center.y - least * size.height / 2)
        let scale = 1 - backing * (1 - least)
        return CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: 0, y: rise * backing))
    }

    /// How dark it is behind, from 0 to 1, where `height` of the sheet is to be seen.
    ///
    /// - Parameter undimmed: up to which height it is not dark at all.
    func dimming(visible height: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        if !isFloating, let undimmed, let index = stops.lastIndex(where: { $0.identifier == undimmed }) {
            let start = stops[index].height
            guard index + 1 < stops.count else { return 0 }
            return min(1, max(0, (height - start) / max(1, stops[index + 1].height - start)))
        }
        return 1
    }
}
