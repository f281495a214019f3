import UIKit

extension HeadlessScreen {
    /// What can be read on the screen, or is heard by people who can't see it: from top to bottom, then from left to
    /// right.
    public var texts: [String] {
        var found: [(text: String, rect: CGRect)] = []
        forEachVisibleView { view, rect in
            if let text = view.shownText, !text.isEmpty { found.append((text, rect)) }
        }
        return found.sorted { ($0.rect.midY, $0.rect.minX) < ($1.rect.midY, $1.rect.minX) }.map(\.text)
    }

    /// The view furthest in front that shows `text`, or whose accessibility label or identifier it is; nil where there is
    /// none on the screen.
    public func view(showing text: String) -> UIView? {
        var result: UIView?
        forEachVisibleView { view, _ in
            if view.shownText == text || view.accessibilityLabel == text || view.accessibilityIdentifier == text {
                result = view
            }
        }
        return result
    }

    /// All views of a type that can be seen on the screen, back to front.
    public func views<View: UIView>(_ type: View.Type) -> [View] {
        var result: [View] = []
        forEachVisibleView { view, _ in
            if let view = view as? View { result.append(view) }
        }
        return result
    }

    /// What can be seen of `view`, in points of the screen: what clipping views and the screen's edges leave. Nil where
    /// that is nothing. Whether another view covers it is not looked at.
    public func visibleRect(of view: UIView) -> CGRect? {
        var result: CGRect?
        forEachVisibleView { candidate, rect in
            if candidate === view { result = rect }
        }
        return result
    }

    /// Visits what can be seen, back to front.
    private func forEachVisibleView(_ body: (UIView, _ rect: CGRect) -> Void) {
        checkIsCurrent()
        for window in hosting.screen.windows {
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
