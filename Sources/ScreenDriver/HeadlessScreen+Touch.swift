import UIKit

/// Touch, wheel and touchpad input. Events are injected where a window's events arrive, and are delivered by
/// hit testing.
extension HeadlessScreen {
    /// The duration of a tap, in seconds.
    private static let tapDuration: TimeInterval = 0.05
    /// The time in seconds for which a touch rests before it ends, so that scrolling does not continue.
    /// Longer than the period over which velocity is measured.
    private static let restDuration: TimeInterval = 0.15

    // MARK: Steps

    /// Begins a touch.
    ///
    /// - Parameters:
    ///   - point: The position in points from the screen's top-left corner.
    ///   - touchID: A number that identifies the touch among simultaneous ones.
    public func touchDown(at point: CGPoint, touchID: Int = 0) {
        touch(.began, at: point, touchID: touchID)
    }

    /// Moves a touch.
    public func touchMove(to point: CGPoint, touchID: Int = 0) {
        touch(.moved, at: point, touchID: touchID)
    }

    /// Ends a touch at `point`.
    public func touchUp(at point: CGPoint, touchID: Int = 0) {
        touch(.ended, at: point, touchID: touchID)
    }

    private func touch(_ phase: UITouch.Phase, at point: CGPoint, touchID: Int) {
        send(.touch(HostTouch(id: touchID, phase: phase, location: point, timestamp: time)))
        runFrame()
    }

    // MARK: Taps

    /// Taps the screen at a point.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        advance(by: Self.tapDuration)
        touchUp(at: point)
        advanceFrame()
    }

    /// Taps the center of the visible part of `view`. Records a test failure if the view is not visible.
    public func tap(
        _ view: UIView, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        guard let rect = visibleRect(of: view) else {
            let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
            callSite.report("\(view) cannot be tapped because it is not visible on the screen.\n\(tree)")
            return
        }
        tap(at: CGPoint(x: rect.midX, y: rect.midY))
    }

    /// Taps the view that displays `text` or has it as its accessibility label or identifier. Records a test
    /// failure if there is none on the screen.
    public func tap(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        guard let view = view(showing: text) else {
            let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
            callSite.report("\"\(text)\" cannot be tapped because no view displays it. The screen displays \(texts).")
            return
        }
        tap(view, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Presses the secondary mouse button, which opens a context menu.
    public func secondaryClick(at point: CGPoint) {
        send(.secondaryClick(point))
        advanceFrame()
    }

    /// Clicks with the middle mouse button, which inserts the primary selection.
    public func middleClick(at point: CGPoint) {
        send(.middleClick(point))
        advanceFrame()
    }

    /// Touches `point` for `duration` seconds.
    public func longPress(at point: CGPoint, duration: TimeInterval = 1) {
        touchDown(at: point)
        advance(by: duration)
        touchUp(at: point)
        advanceFrame()
    }

    // MARK: Drags

    /// Drags from one point to another in `duration` seconds. The touch rests before it ends, so that
    /// scrolling does not continue.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
        move(from: start, to: end, duration: duration)
        advance(by: Self.restDuration)
        touchUp(at: end)
        advanceFrame()
    }

    /// Drags by `translation` and ends the touch at full speed, so that scrolling decelerates afterwards.
    /// Call `settle()` to advance to its end.
    public func fling(from start: CGPoint, by translation: CGVector, duration: TimeInterval = 0.1) {
        let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
        move(from: start, to: end, duration: duration)
        touchUp(at: end)
        advanceFrame()
    }

    /// Begins a touch at `start` and moves it at constant speed, once per frame.
    private func move(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        touchDown(at: start)
        let steps = max(1, Int((duration / Self.frameDuration).rounded()))
        for step in 1...steps {
            advanceFrame()
            let part = CGFloat(step) / CGFloat(steps)
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }

    // MARK: Pinches

    /// Performs a pinch with two touches around `center`.
    ///
    /// - Parameters:
    ///   - center: The center of the pinch.
    ///   - scale: The final scale of a pinch gesture recognizer. The touches move apart if it is greater
    ///     than 1.
    ///   - duration: The duration in seconds.
    public func pinch(at center: CGPoint, scale: CGFloat, duration: TimeInterval = 0.3) {
        pinchDown(at: center, scale: scale)
        let steps = max(1, Int((duration / Self.frameDuration).rounded()))
        for step in 1...steps {
            advanceFrame()
            movePinch(at: center, scale: 1 + (scale - 1) * CGFloat(step) / CGFloat(steps), of: scale)
        }
        advance(by: Self.restDuration)
        let half = pinchReferenceDistance(for: scale) * scale / 2
        touchUp(at: CGPoint(x: center.x - half, y: center.y), touchID: 0)
        touchUp(at: CGPoint(x: center.x + half, y: center.y), touchID: 1)
        advanceFrame()
    }

    /// The distance of the touches at which the scale is 1, in points: small enough to shrink, or large
    /// enough to grow.
    private func pinchReferenceDistance(for scale: CGFloat) -> CGFloat { scale > 1 ? 60 : 160 }

    /// The change of the distance after which a pinch is recognized, in points.
    private static let pinchSlop: CGFloat = 8

    private func pinchDown(at center: CGPoint, scale: CGFloat) {
        let half = (pinchReferenceDistance(for: scale) + (scale > 1 ? -Self.pinchSlop : Self.pinchSlop)) / 2
        touchDown(at: CGPoint(x: center.x - half, y: center.y), touchID: 0)
        touchDown(at: CGPoint(x: center.x + half, y: center.y), touchID: 1)
        // Both touches change the distance in the same direction. The first one covers all of the slop.
        touchMove(to: CGPoint(x: center.x + half - pinchReferenceDistance(for: scale), y: center.y), touchID: 0)
    }

    private func movePinch(at center: CGPoint, scale: CGFloat, of end: CGFloat) {
        let half = pinchReferenceDistance(for: end) * scale / 2
        touchMove(to: CGPoint(x: center.x - half, y: center.y), touchID: 0)
        touchMove(to: CGPoint(x: center.x + half, y: center.y), touchID: 1)
    }

    // MARK: Wheel and touchpad

    /// Turns the mouse wheel, which scrolls the content under `point` by `delta` points (up if `dy` is
    /// negative).
    ///
    /// - Parameters:
    ///   - delta: The translation of the content in points.
    ///   - point: The position of the pointer. By default the center of the screen.
    ///   - modifiers: The pressed modifier keys. With `.control`, the wheel zooms.
    public func turnWheel(by delta: CGVector, at point: CGPoint? = nil, modifiers: UIKeyModifierFlags = []) {
        holding(modifiers) {
            send(.scroll(HostScroll(location: point ?? middle, delta: delta, isPrecise: false, timestamp: time)))
        }
        advanceFrame()
    }

    private func holding(_ modifiers: UIKeyModifierFlags, _ body: () -> Void) {
        guard !modifiers.isEmpty else { return body() }
        func key(isDown: Bool) {
            send(
                .key(
                    HostKey(
                        code: .keyboardLeftControl, modifiers: isDown ? modifiers : [], isDown: isDown,
                        timestamp: time)))
        }
        key(isDown: true)
        body()
        key(isDown: false)
    }

    /// Moves two fingers on a touchpad, which scrolls the content under `point` by `delta` points in
    /// `duration` seconds.
    public func scrollOnTouchpad(by delta: CGVector, at point: CGPoint? = nil, duration: TimeInterval = 0.3) {
        let location = point ?? middle
        func step(_ phase: HostScroll.Phase, _ delta: CGVector) {
            send(.scroll(HostScroll(location: location, delta: delta, isPrecise: true, phase: phase, timestamp: time)))
            advanceFrame()
        }
        let steps = max(1, Int((duration / Self.frameDuration).rounded()))
        let part = CGVector(dx: delta.dx / CGFloat(steps), dy: delta.dy / CGFloat(steps))
        step(.began, .zero)
        for _ in 0..<steps { step(.changed, part) }
        step(.ended, .zero)
    }

    private var middle: CGPoint {
        CGPoint(x: hosting.screen.bounds.midX, y: hosting.screen.bounds.midY)
    }
}
