internal import ScrollPhysics

/// Drags a sheet to another height, or dismisses it.
@MainActor
final class SheetDrag {
    private unowned let sheet: UISheetPresentationController
    let recognizer = SheetPanGestureRecognizer()

    /// The dragged height of the visible part of the sheet, in points; nil while it is not dragged.
    private var draggedHeight: CGFloat?
    /// The part of the recognizer's translation that has been applied.
    private var appliedTranslation: CGFloat = 0
    /// The driver of the dismissal; nil while the sheet is not being dismissed.
    private var driver: UIPercentDrivenInteractiveTransition?
    /// Whether the user may dismiss the sheet; nil until it is determined during the drag.
    private var allowsDismissal: Bool?

    /// The minimum speed at which the direction of the drag decides about the dismissal, in points per
    /// second. Measured on UIKit.
    private static let minimumFlickSpeed: CGFloat = 1000
    /// The time for which the velocity is extrapolated to find the next detent, in seconds.
    private static let extrapolationTime: CGFloat = 0.12

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
    }

    var isDragging: Bool { draggedHeight != nil }

    private func follow() {
        switch recognizer.state {
        case .began, .changed:
            let translation = recognizer.translation(in: nil).y
            let distance = translation - appliedTranslation
            appliedTranslation = translation
            move(by: distance)
        case .ended:
            appliedTranslation = 0
            end(velocity: recognizer.velocity(in: nil).y)
        case .cancelled, .failed:
            appliedTranslation = 0
            end(velocity: 0)
        case .possible: break
        }
    }

    /// Begins a drag, unless something else moves the sheet.
    private func begin() -> Bool {
        if draggedHeight != nil { return true }
        guard sheet.presentation?.isAtRest == true, sheet.presentedViewController.presentation == nil else {
            return false
        }
        draggedHeight = sheet.height - sheet.lowered
        allowsDismissal = nil
        return true
    }

    /// Moves the sheet down by `distance` points.
    ///
    /// - Returns: Whether the sheet follows the drag.
    @discardableResult
    func move(by distance: CGFloat) -> Bool {
        guard begin(), let draggedHeight else { return false }
        let new = draggedHeight - distance
        self.draggedHeight = new
        let layout = sheet.layout
        let band = RubberBand(dimension: layout.containerSize.height)
        guard new >= layout.lowest else {
            pull(layout.lowest - new, in: layout)
            return true
        }
        driver?.update(0)
        let limit = layout.highest
        place(height: new > limit ? limit + band.displacement(at: new - limit) : new, lowered: 0)
        return true
    }

    /// Moves the sheet below its lowest height: to dismiss it, or with the resistance of a rubber band.
    private func pull(_ distance: CGFloat, in layout: SheetLayout) {
        if allowsDismissal == nil {
            allowsDismissal = sheet.allowsDismissalByUser
        }
        guard allowsDismissal == true else {
            let band = RubberBand(dimension: layout.containerSize.height)
            return place(height: layout.lowest, lowered: band.displacement(at: distance))
        }
        if driver == nil {
            place(height: layout.lowest, lowered: 0)
            let driver = UIPercentDrivenInteractiveTransition()
            self.driver = driver
            sheet.presentation?.dismiss(animated: true, isByUser: true, interactor: driver)
        }
        driver?.update(distance / max(1, layout.distanceToHide(height: layout.lowest)))
    }

    /// Moves the sheet without animation.
    private func place(height: CGFloat, lowered: CGFloat) {
        UIView.performWithoutAnimation {
            sheet.height = height
            sheet.lowered = lowered
            sheet.show()
            sheet.card.layoutIfNeeded()
        }
    }

    /// Ends the drag.
    ///
    /// - Parameter velocity: The downward velocity, in points per second.
    func end(velocity: CGFloat) {
        guard let draggedHeight else { return }
        self.draggedHeight = nil
        let layout = sheet.layout
        let distanceBelow = layout.lowest - draggedHeight
        let distance = layout.distanceToHide(height: layout.lowest)
        let dismisses =
            distanceBelow > 0 && (abs(velocity) > Self.minimumFlickSpeed ? velocity > 0 : distanceBelow > distance / 2)
        if let driver {
            self.driver = nil
            let rest = dismisses ? distance - distanceBelow : max(0, distanceBelow)
            let speed = dismisses ? velocity : -velocity
            driver.timingCurve = UISpringTimingParameters(
                mass: 1, stiffness: PresentationSpring.frequency * PresentationSpring.frequency,
                damping: 2 * PresentationSpring.frequency,
                initialVelocity: CGVector(dx: rest > 1 ? speed / rest : 0, dy: 0))
            driver.completionSpeed = max(0.01, rest / max(1, distance))
            if dismisses { driver.finish() } else { driver.cancel() }
            if distanceBelow > 0 { return }
        }
        let stop = nearest(to: draggedHeight - velocity * Self.extrapolationTime, in: layout)
        sheet.select(stop)
        if dismisses, allowsDismissal == false {
            sheet.anyDelegate?.presentationControllerDidAttemptToDismiss(sheet.presentation?.requested ?? sheet)
        }
    }

    // MARK: Nested scrolling

    /// The visible height of the sheet when the drag of a nested scroll view began, and whether that was at
    /// its top; nil while none is dragged.
    private var scroll: (start: CGFloat, wasAtTop: Bool)?

    func scrollDragBegan(in scrollView: UIScrollView) {
        scroll = (sheet.height - sheet.lowered, scrollView.distanceToTop < 0.5)
    }

    /// Consumes a part of a nested scroll view's drag: downward if it is at its top, and upward until the
    /// sheet is back at its height or, where that is allowed, at its largest one.
    func consumeScrollDrag(_ distance: CGFloat, from scrollView: UIScrollView) -> CGFloat {
        guard let scroll, scrollView.scrollableAxes.vertical else { return 0 }
        let consumed: CGFloat
        if distance > 0 {
            guard scroll.wasAtTop, scrollView.refreshControl == nil else { return 0 }
            consumed = distance - min(distance, max(0, scrollView.distanceToTop))
        } else {
            let expands =
                scroll.wasAtTop && scrollView.distanceToTop < 0.5 && sheet.prefersScrollingExpandsWhenScrolledToEdge
            let limit = expands ? sheet.layout.highest : scroll.start
            consumed = min(0, max(distance, (draggedHeight ?? sheet.height - sheet.lowered) - limit))
        }
        return consumed != 0 && move(by: consumed) ? consumed : 0
    }

    /// Ends the drag of a nested scroll view.
    ///
    /// - Returns: Whether the sheet consumes the velocity because it is between two detents.
    func scrollDragEnded(velocity: CGFloat) -> Bool {
        defer { scroll = nil }
        guard let draggedHeight else { return false }
        let isBetween = !sheet.layout.stops.contains { abs($0.height - draggedHeight) < 0.5 }
        end(velocity: isBetween ? velocity : 0)
        return isBetween
    }

    private func nearest(to height: CGFloat, in layout: SheetLayout) -> SheetLayout.Stop {
        layout.stops.min { abs($0.height - height) < abs($1.height - height) } ?? sheet.selectedStop
    }
}

extension UIScrollView {
    /// The distance by which the content can be scrolled up, in points.
    fileprivate var distanceToTop: CGFloat { contentOffset.y - limits.y.lowerBound }
}

/// The pan gesture of a sheet, which recognizes vertical drags outside of nested scroll views.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override func drag(from displacement: CGPoint) -> CGPoint? {
        guard abs(displacement.y) >= abs(displacement.x) else { return nil }
        return super.drag(from: CGPoint(x: 0, y: displacement.y))
    }
}
