import UIKit

extension HeadlessScreen {
    /// What can be read on the screen, or is heard by people who can't see it: from top to bottom, then from left to
    /// right. What is written on a keyboard's keys is left out.
    public var texts: [String] {
        var found: [(text: String, rect: CGRect)] = []
        forEachVisibleView(in: application.windows) { view, rect in
            if let text = view.shownText, !text.isEmpty { found.append((text, rect)) }
        }
        return found.sorted { ($0.rect.midY, $0.rect.minX) < ($1.rect.midY, $1.rect.minX) }.map(\.text)
    }

    /// The view furthest in front that shows `text`, or whose accessibility label or identifier it is, or a key of the keyboard
    /// on the screen that is called so; nil where there is none on the screen.
    public func view(showing text: String) -> UIView? {
        func find(in windows: [UIWindow]) -> UIView? {
            var result: UIView?
            forEachVisibleView(in: windows) { view, _ in
                if view.shownText == text || view.accessibilityLabel == text || view.accessibilityIdentifier == text {
                    result = view
                }
            }
            return result
        }
        return find(in: application.windows) ?? find(in: hosting.screen.windows)
    }

    /// The key of the keyboard on the screen that has this name.
    func key(named name: String) -> UIView? {
        var result: UIView?
        forEachVisibleView(in: hosting.screen.windows.filter(\.isOfSystem)) { view, _ in
            if view.accessibilityLabel == name || view.accessibilityIdentifier == name { result = view }
        }
        return result
    }

    /// All views of a type that can be seen on the screen, back to front.
    public func views<View: UIView>(_ type: View.Type) -> [View] {
        var result: [View] = []
        forEachVisibleView(in: application.windows) { view, _ in
            if let view = view as? View { result.append(view) }
        }
        return result
    }

    /// What can be seen of `view`, in points of the screen: what clipping views and the screen's edges leave. Nil where
    /// that is nothing. Whether another view covers it is not looked at.
    public func visibleRect(of view: UIView) -> CGRect? {
        var result: CGRect?
        forEachVisibleView(in: hosting.screen.windows) { candidate, rect in
            if candidate === view { result = rect }
        }
        return result
    }

    /// Visits what can be seen, back to front.
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
    /// What the view itself shows as text.
    var shownText: String? {
        if let label = self as? UILabel { return label.text }
        if let field = self as? UITextField {
            return field.isSecureTextEntry ? field.text.map { String(repeating: "•", count: $0.count) } : field.text
        }
        return nil
    }
}
