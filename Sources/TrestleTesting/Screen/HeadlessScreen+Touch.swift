import UIKit

/// Fingers and wheels. Everything goes in where a window's events do, and finds its way by hit testing.
extension HeadlessScreen {
    /// How long a tap stays on the screen, in seconds.
    private static let tapDuration: TimeInterval = 0.05
    /// How long a finger rests before it leaves, in seconds, so that nothing goes on moving: longer than velocity is
    /// measured over.
    private static let restDuration: TimeInterval = 0.15

    // MARK: Steps

    /// Puts a finger on the screen.
    ///
    /// - Parameters:
    ///   - point: in points, from the screen's top left corner.
    ///   - finger: a number of your choice, which tells it from other fingers.
    public func touchDown(at point: CGPoint, finger: Int = 0) {
        touch(.began, at: point, finger: finger)
    }

    /// Moves a finger that is on the screen.
    public func touchMove(to point: CGPoint, finger: Int = 0) {
        touch(.moved, at: point, finger: finger)
    }

    /// Takes a finger off the screen, at `point`.
    public func touchUp(at point: CGPoint, finger: Int = 0) {
        touch(.ended, at: point, finger: finger)
    }

    private func touch(_ phase: UITouch.Phase, at point: CGPoint, finger: Int) {
        send(.touch(HostTouch(id: finger, phase: phase, location: point, timestamp: time)))
        runFrame()
    }

    // MARK: Taps

    /// Taps the screen.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        advance(by: Self.tapDuration)
        touchUp(at: point)
        advanceFrame()
    }

    /// Taps the middle of what can be seen of `view`. Reports a failure of the test where nothing of it can be seen.
    public func tap(
        _ view: UIView, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        guard let rect = visibleRect(of: view) else {
            let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
            place.report("Can't tap \(view): nothing of it is on the screen.\n\(tree)")
            return
        }
        tap(at: CGPoint(x: rect.midX, y: rect.midY))
    }

    /// Taps the view that shows `text`, or is called so for people who can't see it. Reports a failure of the test where
    /// there is none on the screen.
    public func tap(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        guard let view = view(showing: text) else {
            let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
            place.report("Can't tap \"\(text)\": nothing on the screen says so. There is \(texts).")
            return
        }
        tap(view, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Presses the mouse's second button, which opens a context menu.
    public func secondaryClick(at point: CGPoint) {
        send(.secondaryClick(point))
        advanceFrame()
    }

    /// Puts a finger on `point`, and leaves it there for `duration` seconds.
    public func longPress(at point: CGPoint, duration: TimeInterval = 1) {
        touchDown(at: point)
        advance(by: duration)
        touchUp(at: point)
        advanceFrame()
    }

    // MARK: Drags

    /// Drags a finger from one point to another in `duration` seconds, and lets it rest there before it leaves, so that
    /// nothing goes on moving by itself.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
        move(from: start, to: end, duration: duration)
        advance(by: Self.restDuration)
        touchUp(at: end)
        advanceFrame()
    }

    /// Drags a finger over the screen by `translation` and lets it go at full speed: what was dragged goes on by itself.
    /// Call `settle()` to see where it ends.
    public func fling(from start: CGPoint, by translation: CGVector, duration: TimeInterval = 0.1) {
        let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
        move(from: start, to: end, duration: duration)
        touchUp(at: end)
        advanceFrame()
    }

    /// Puts a finger on `start` and moves it evenly, one step a frame.
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

    /// Puts two fingers on either side of `center`, moves them apart (a scale above 1) or together, and lifts them.
    ///
    /// - Parameter scale: what a pinch recogniser says at the end.
    public func pinch(at center: CGPoint, scale: CGFloat, duration: TimeInterval = 0.3) {
        pinchDown(at: center, scale: scale)
        let steps = max(1, Int((duration / Self.frameDuration).rounded()))
        for step in 1...steps {
            advanceFrame()
            movePinch(at: center, scale: 1 + (scale - 1) * CGFloat(step) / CGFloat(steps), of: scale)
        }
        advance(by: Self.restDuration)
        let half = pinchUnit(for: scale) * scale / 2
        touchUp(at: CGPoint(x: center.x - half, y: center.y), finger: 0)
        touchUp(at: CGPoint(x: center.x + half, y: center.y), finger: 1)
        advanceFrame()
    }

    /// Half of how far apart in points two fingers are when a pinch begins: near enough to come together, or far enough
    /// to go apart.
    private func pinchUnit(for scale: CGFloat) -> CGFloat { scale > 1 ? 60 : 160 }

    /// What the distance of two fingers changes by before it counts as a pinch, in points.
    private static let pinchSlop: CGFloat = 8

    private func pinchDown(at center: CGPoint, scale: CGFloat) {
        let half = (pinchUnit(for: scale) + (scale > 1 ? -Self.pinchSlop : Self.pinchSlop)) / 2
        touchDown(at: CGPoint(x: center.x - half, y: center.y), finger: 0)
        touchDown(at: CGPoint(x: center.x + half, y: center.y), finger: 1)
        // Both fingers move in one and the same direction of scale, the first by all of the slop.
        touchMove(to: CGPoint(x: center.x + half - pinchUnit(for: scale), y: center.y), finger: 0)
    }

    private func movePinch(at center: CGPoint, scale: CGFloat, of end: CGFloat) {
        let half = pinchUnit(for: end) * scale / 2
        touchMove(to: CGPoint(x: center.x - half, y: center.y), finger: 0)
        touchMove(to: CGPoint(x: center.x + half, y: center.y), finger: 1)
    }

    // MARK: Wheel and touchpad

    /// Turns the mouse wheel: the content under `point` moves by `delta` points (up where `dy` is negative).
    ///
    /// - Parameters:
    ///   - point: where the mouse is; the middle of the screen by default.
    ///   - modifiers: the keys that are held: with `.control` the wheel zooms.
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

    /// Moves two fingers on a touchpad: the content under `point` follows them by `delta` points, in `duration` seconds.
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
