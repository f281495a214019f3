/// The layout of a sheet: its possible heights, and the scaling and dimming behind it.
struct SheetLayout: Equatable {
    /// A height at which the sheet can rest.
    struct Stop: Equatable {
        let identifier: UISheetPresentationController.Detent.Identifier
        /// The height including the safe area at the bottom, in points.
        let height: CGFloat
    }

    var containerSize: CGSize
    var safeArea: UIEdgeInsets
    /// Whether the sheet is in the middle of a wide window instead of at the bottom edge.
    var isFloating: Bool
    /// Whether the sheet fills a vertically compact window.
    var fillsContainer: Bool
    /// The size of a floating sheet.
    var floatingSize: CGSize
    /// The width of an edge-attached sheet; nil for the full width.
    var attachedWidth: CGFloat?
    /// The height of the keyboard of the sheet's first responder, in points.
    var keyboardHeight: CGFloat = 0
    /// The heights at which the sheet can rest, in ascending order. Never empty.
    var stops: [Stop] = []

    /// The height of the visible strip of the card behind a sheet, and the card's distance from the sides,
    /// in points.
    private static let peek: CGFloat = 10
    private static let side: CGFloat = 16
    /// The maximum distance of a sheet from the top of the screen, in points. Measured on a phone with a
    /// safe area of this height.
    private static let deepestTop: CGFloat = 59

    /// The default size of a form sheet, in points. Measured on iPads.
    static let formSize = CGSize(width: 540, height: 620)
    /// The width of a page sheet in a wide window and its distance from the edges, in points.
    static let pageWidth: CGFloat = 704
    static let floatingMargin: CGFloat = 44

    /// The top of the largest sheet, slightly below the status bar.
    var topInset: CGFloat {
        if fillsContainer { return 0 }
        return max(safeArea.top, min(safeArea.top + Self.peek, Self.deepestTop))
    }

    /// The height of the largest edge-attached sheet.
    var maximumHeight: CGFloat { max(0, containerSize.height - topInset) }

    var lowest: CGFloat { stops.first?.height ?? maximumHeight }
    var highest: CGFloat { stops.last?.height ?? maximumHeight }

    /// Returns the frame of the sheet with a height, in points.
    func frame(height: CGFloat) -> CGRect {
        guard isFloating else {
            let width = attachedWidth ?? containerSize.width
            return CGRect(
                x: ((containerSize.width - width) / 2).rounded(), y: containerSize.height - height, width: width,
                height: height)
        }
        let middle = ((containerSize.height - floatingSize.height) / 2).rounded()
        let available = containerSize.height - keyboardHeight - height
        return CGRect(
            x: ((containerSize.width - floatingSize.width) / 2).rounded(),
            y: keyboardHeight > 0 ? max(min(middle, safeArea.top), min(middle, available)) : middle,
            width: floatingSize.width, height: height)
    }

    /// Returns the distance by which a sheet of this height moves down to be out of sight.
    func distanceToHide(height: CGFloat) -> CGFloat { containerSize.height - frame(height: height).minY }

    // MARK: Backdrop

    /// Returns how far the backdrop is scaled down, from 0 to 1, if `height` points of the sheet are
    /// visible.
    func backing(visible height: CGFloat) -> CGFloat {
        guard !isFloating, !fillsContainer, highest >= maximumHeight - 0.5 else { return 0 }
        let start = stops.dropLast().last?.height ?? 0
        guard highest > start else { return 1 }
        return min(1, max(0, (height - start) / (highest - start)))
    }

    /// Returns the transform of a backdrop that is scaled down by `backing`, from 0 to 1.
    func transform(ofView size: CGSize, center: CGPoint, backing: CGFloat) -> CGAffineTransform {
        guard backing > 0, size.width > 0 else { return .identity }
        let least = max(0.5, (containerSize.width - 2 * Self.side) / containerSize.width)
        let rise = topInset - Self.peek - (center.y - least * size.height / 2)
        let scale = 1 - backing * (1 - least)
        return CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: 0, y: rise * backing))
    }

    /// Returns the opacity of the dimming view, from 0 to 1, if `height` points of the sheet are visible.
    ///
    /// - Parameter undimmed: The largest detent without dimming.
    func dimming(visible height: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        if !isFloating, let undimmed, let index = stops.lastIndex(where: { $0.identifier == undimmed }) {
            let start = stops[index].height
            guard index + 1 < stops.count else { return 0 }
            return min(1, max(0, (height - start) / max(1, stops[index + 1].height - start)))
        }
        return 1
    }
}
