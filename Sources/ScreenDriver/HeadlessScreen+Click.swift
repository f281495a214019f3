import UIKit

/// Mouse input, optionally with modifier keys.
extension HeadlessScreen {
    /// The duration of a click, in seconds.
    private static let clickDuration: TimeInterval = 0.05

    /// Clicks the primary mouse button.
    ///
    /// - Parameters:
    ///   - point: The position in points from the screen's top-left corner.
    ///   - modifiers: The modifier keys that are pressed during the click, such as Shift.
    public func click(at point: CGPoint, holding modifiers: UIKeyModifierFlags = []) {
        let keys = Self.modifierKeys.filter { modifiers.contains($0.flag) }
        for key in keys { send(key.code, isDown: true, modifiers: modifiers) }
        button(.began, at: point)
        advance(by: Self.clickDuration)
        button(.ended, at: point)
        advanceFrame()
        for key in keys { send(key.code, isDown: false, modifiers: []) }
    }

    /// Clicks the center of the visible part of `view`. Records a test failure if the view is not visible.
    public func click(
        _ view: UIView, holding modifiers: UIKeyModifierFlags = [], fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        guard let rect = visibleRect(of: view) else {
            let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
            callSite.report("\(view) cannot be clicked because it is not visible on the screen.\n\(tree)")
            return
        }
        click(at: CGPoint(x: rect.midX, y: rect.midY), holding: modifiers)
    }

    /// Moves the pointer of the mouse without a pressed button, or out of the screen for `nil`.
    public func hover(at point: CGPoint?) {
        send(.pointer(point))
        runFrame()
    }

    /// The cursor of the pointer.
    package var cursor: PointerCursor { host.cursor }

    /// Presses the mouse button that goes back.
    public func goBack() {
        send(.back)
        runFrame()
    }

    /// Drags from one point to another with the primary mouse button pressed, in `duration` seconds.
    public func dragMouse(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.2) {
        button(.began, at: start)
        let steps = max(1, Int((duration / Self.frameDuration).rounded()))
        for step in 1...steps {
            advanceFrame()
            let part = CGFloat(step) / CGFloat(steps)
            button(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        button(.ended, at: end)
        advanceFrame()
    }

    private static let modifierKeys: [(flag: UIKeyModifierFlags, code: UIKeyboardHIDUsage)] = [
        (.shift, .keyboardLeftShift), (.control, .keyboardLeftControl), (.alternate, .keyboardLeftAlt),
        (.command, .keyboardLeftGUI),
    ]

    private func button(_ phase: UITouch.Phase, at point: CGPoint) {
        send(.touch(HostTouch(id: -1, phase: phase, location: point, timestamp: time, type: .indirectPointer)))
        runFrame()
    }

    private func send(_ code: UIKeyboardHIDUsage, isDown: Bool, modifiers: UIKeyModifierFlags) {
        send(.key(HostKey(code: code, modifiers: modifiers, isDown: isDown, timestamp: time)))
    }
}
