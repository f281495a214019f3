internal import ScrollPhysics

/// A finger that drags a sheet: to another height, or away.
@MainActor
final class SheetDrag {
    private unowned let sheet: UISheetPresentationController
    let recognizer = SheetPanGestureRecognizer()

    /// How much of the sheet the finger wants to see, in points; nil while no finger drags it.
    private var reach: CGFloat?
    /// What of the recogniser's translation has been followed.
    private var counted: CGFloat = 0
    /// What leads the sheet away; nil while it is not on its way.
    private var driver: UIPercentDrivenInteractiveTransition?
    /// Whether people may end it, once that has been asked in this drag.
    private var mayDismiss: Bool?

    /// The speed in points a second at which a finger decides by its way. Measured of UIKit.
    private static let decidingSpeed: CGFloat = 1000
    /// How many seconds of its speed a sheet goes on when it is let go, to find where it rests.
    private static let foresight: CGFloat = 0.12

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
    }

    var isDragging: Bool { reach != nil }

    private func follow() {
        switch recognizer.state {
        case .began, .changed:
            let translation = recognizer.translation(in: nil).y
            let way = translation - counted
            counted = translation
            move(by: way)
        case .ended:
            counted = 0
            end(velocity: recognizer.velocity(in: nil).y)
        case .cancelled, .failed:
            counted = 0
            end(velocity: 0)
        case .possible: break
        }
    }

    /// Begins, where nothing else moves the sheet.
    private func begin() -> Bool {
        if reach != nil { return true }
        guard sheet.presentation?.isAtRest == true, sheet.presentedViewController.presentation == nil else {
            return false
        }
        reach = sheet.height - sheet.lowered
        mayDismiss = nil
        return true
    }

    /// The finger has moved by so many points, downwards.
    ///
    /// - Returns: whether the sheet follows it.
    @discardableResult
    func move(by way: CGFloat) -> Bool {
        guard begin(), let reach else { return false }
        let new = reach - way
        self.reach = new
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

    /// Pulls the sheet down from its lowest height: away, or against a rubber band where it has to stay.
    private func pull(_ way: CGFloat, in layout: SheetLayout) {
        if mayDismiss == nil {
            mayDismiss = sheet.mayBeDismissedByPeople
        }
        guard mayDismiss == true else {
            let band = RubberBand(dimension: layout.containerSize.height)
            return place(height: layout.lowest, lowered: band.displacement(at: way))
        }
        if driver == nil {
            place(height: layout.lowest, lowered: 0)
            let driver = UIPercentDrivenInteractiveTransition()
            self.driver = driver
            sheet.presentation?.dismiss(animated: true, isByPeople: true, interactor: driver)
        }
        driver?.update(way / max(1, layout.wayDown(height: layout.lowest)))
    }

    /// Shows the sheet there at once.
    private func place(height: CGFloat, lowered: CGFloat) {
        UIView.performWithoutAnimation {
            sheet.height = height
            sheet.lowered = lowered
            sheet.show()
            sheet.card.layoutIfNeeded()
        }
    }

    /// The finger has left, at so many points a second, downwards.
    func end(velocity: CGFloat) {
        guard let reach else { return }
        self.reach = nil
        let layout = sheet.layout
        let pulled = layout.lowest - reach
        let way = layout.wayDown(height: layout.lowest)
        let goes = pulled > 0 && (abs(velocity) > Self.decidingSpeed ? velocity > 0 : pulled > way / 2)
        if let driver {
            self.driver = nil
            let rest = goes ? way - pulled : max(0, pulled)
            let speed = goes ? velocity : -velocity
            driver.timingCurve = UISpringTimingParameters(
                mass: 1, stiffness: PresentationSpring.frequency * PresentationSpring.frequency,
                damping: 2 * PresentationSpring.frequency,
                initialVelocity: CGVector(dx: rest > 1 ? speed / rest : 0, dy: 0))
            driver.completionSpeed = max(0.01, rest / max(1, way))
            if goes { driver.finish() } else { driver.cancel() }
            if pulled > 0 { return }
        }
        let stop = nearest(to: reach - velocity * Self.foresight, in: layout)
        sheet.select(stop)
        if goes, mayDismiss == false {
            sheet.anyDelegate?.presentationControllerDidAttemptToDismiss(sheet.presentation?.requested ?? sheet)
        }
    }

    // MARK: By what scrolls in it

    /// Where the sheet was when a scroll view's drag began, and whether that showed its top; nil while none is dragged.
    private var scroll: (start: CGFloat, wasAtTop: Bool)?

    func scrollDragBegan(in scrollView: UIScrollView) {
        scroll = (sheet.height - sheet.lowered, scrollView.wayToTop < 0.5)
    }

    /// Takes a part of the way of a finger that drags what scrolls in the sheet: down where that is at its top, and up as long
    /// as the sheet has not come back, or can be higher.
    func takeScrollDrag(_ way: CGFloat, from scrollView: UIScrollView) -> CGFloat {
        guard let scroll, scrollView.scrollableAxes.vertical else { return 0 }
        let taken: CGFloat
        if way > 0 {
            guard scroll.wasAtTop, scrollView.refreshControl == nil else { return 0 }
            taken = way - min(way, max(0, scrollView.wayToTop))
        } else {
            let expands =
                scroll.wasAtTop && scrollView.wayToTop < 0.5 && sheet.prefersScrollingExpandsWhenScrolledToEdge
            let limit = expands ? sheet.layout.highest : scroll.start
            taken = min(0, max(way, (reach ?? sheet.height - sheet.lowered) - limit))
        }
        return taken != 0 && move(by: taken) ? taken : 0
    }

    /// Lets the sheet go.
    ///
    /// - Returns: whether the speed is the sheet's, because it was between two places.
    func scrollDragEnded(velocity: CGFloat) -> Bool {
        defer { scroll = nil }
        guard let reach else { return false }
        let isBetween = !sheet.layout.stops.contains { abs($0.height - reach) < 0.5 }
        end(velocity: isBetween ? velocity : 0)
        return isBetween
    }

    private func nearest(to height: CGFloat, in layout: SheetLayout) -> SheetLayout.Stop {
        layout.stops.min { abs($0.height - height) < abs($1.height - height) } ?? sheet.selectedStop
    }
}

extension UIScrollView {
    /// How many points of content there are above what is shown.
    fileprivate var wayToTop: CGFloat { contentOffset.y - limits.y.lowerBound }
}

/// The drag of a sheet: up or down, wherever nothing in it scrolls.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    override init() {
        super.init()
        maximumNumberOfTouches = 1
    }

    override func drag(from displacement: CGPoint) -> CGPoint? {
        guard abs(displacement.y) >= abs(displacement.x) else { return nil }
        return super.drag(from: CGPoint(x: 0, y: displacement.y))
    }
}
