import UIKit

extension HeadlessScreen {
    /// The texts of the labels and text fields on the screen, from top to bottom and left to right. The keys of the
    /// onscreen keyboard are excluded.
    public var texts: [String] {
        var found: [(text: String, rect: CGRect)] = []
        forEachVisibleView(in: hosting.screen.windows.filter { !$0.isKeyboardWindow }) { view, rect in
            if let text = view.displayedText, !text.isEmpty { found.append((text, rect)) }
        }
        return found.sorted { ($0.rect.midY, $0.rect.minX) < ($1.rect.midY, $1.rect.minX) }.map(\.text)
    }

    /// Returns the frontmost view that displays `text`, or has it as its accessibility label or identifier,
    /// or the key of the onscreen keyboard with that name. Returns `nil` if there is none on the screen.
    public func view(showing text: String) -> UIView? {
        func find(in windows: [UIWindow]) -> UIView? {
            var result: UIView?
            forEachVisibleView(in: windows) { view, _ in
                let names = [view.displayedText, view.accessibilityLabel, view.accessibilityIdentifier]
                if names.contains(text) { result = view }
            }
            return result
        }
        return find(in: appWindows) ?? find(in: hosting.screen.windows)
    }

    /// The windows of the app in the active scene.
    private var appWindows: [UIWindow] { application.windows.filter { $0.screen === hosting.screen } }

    /// Returns the key of the onscreen keyboard with the given name.
    func key(named name: String) -> UIView? {
        var result: UIView?
        forEachVisibleView(in: hosting.screen.windows.filter(\.isSystemWindow)) { view, _ in
            if view.accessibilityLabel == name || view.accessibilityIdentifier == name { result = view }
        }
        return result
    }

    /// Returns all views of a type that are on the screen, from back to front.
    public func views<View: UIView>(_ type: View.Type) -> [View] {
        var result: [View] = []
        forEachVisibleView(in: appWindows) { view, _ in
            if let view = view as? View { result.append(view) }
        }
        return result
    }

    /// Returns the visible part of `view` in points of the screen, after clipping by views and the screen's
    /// edges, or `nil` if it is empty. Views in front of it are not taken into account.
    public func visibleRect(of view: UIView) -> CGRect? {
        var result: CGRect?
        forEachVisibleView(in: hosting.screen.windows) { candidate, rect in
            if candidate === view { result = rect }
        }
        return result
    }

    /// Calls `body` with the visible views, from back to front.
    private func forEachVisibleView(in windows: [UIWindow], _ body: (UIView, _ rect: CGRect) -> Void) {
        checkIsCurrent()
        for window in windows where !window.isHidden {
            visit(window, in: window, clip: hosting.screen.bounds, body)
        }
    }

    private func visit(_ view: UIView, in window: UIWindow, clip: CGRect, _ body: (UIView, CGRect) -> Void) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        let inWindow = view.convert(view.bounds, to: window as UIView)
        let rect = window.convert(inWindow, to: nil as UIWindow?)
        let visible = rect.intersection(clip)
        if !visible.isNull, visible.width > 0, visible.height > 0 { body(view, visible) }
        let inner = view.clipsToBounds ? visible : clip
        guard !inner.isNull, !inner.isEmpty else { return }
        for subview in view.subviews { visit(subview, in: window, clip: inner, body) }
    }
}

extension UIView {
    /// The text that the view itself displays.
    var displayedText: String? {
        if let label = self as? UILabel { return label.text }
        if let field = self as? UITextField {
            return field.isSecureTextEntry ? field.text.map { String(repeating: "•", count: $0.count) } : field.text
        }
        return nil
    }
}
