import UIKit

/// Shows the displayed form's ``ContentUnavailable`` in the table view.
@MainActor
final class ContentUnavailablePresenter {
    private static let fadeDuration: TimeInterval = 0.2

    private let display: DisplayedTable
    private var view: ContentUnavailableView?
    private var constraints: (center: NSLayoutConstraint, top: NSLayoutConstraint)?

    init(display: DisplayedTable) {
        self.display = display
    }

    func update(animated: Bool) {
        guard let listView = display.listView, let content = display.form.contentUnavailable else {
            return remove(animated: animated)
        }
        if let view, view.superview === listView { return view.show(content) }
        remove(animated: false)
        let view = ContentUnavailableView()
        view.show(content)
        install(view, in: listView)
        self.view = view
        guard animated, listView.window != nil else { return }
        view.alpha = 0
        UIView.animate(withDuration: Self.fadeDuration) { view.alpha = 1 }
    }

    private func remove(animated: Bool) {
        guard let view else { return }
        self.view = nil
        constraints = nil
        guard animated, view.window != nil else { return view.removeFromSuperview() }
        UIView.animate(withDuration: Self.fadeDuration) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    private func install(_ view: ContentUnavailableView, in listView: any ListView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        // Behind rows that are deleted with an animation.
        listView.insertSubview(view, at: 0)
        let frame = listView.frameLayoutGuide
        let center = view.centerYAnchor.constraint(equalTo: frame.centerYAnchor)
        center.priority = .defaultHigh
        let top = view.topAnchor.constraint(greaterThanOrEqualTo: frame.topAnchor)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            center, top,
        ])
        constraints = (center, top)
        insetsDidChange()
    }

    /// Centers the message between the bars, or between the bar and the keyboard.
    func insetsDidChange() {
        guard let inset = display.listView?.adjustedContentInset, let constraints else { return }
        constraints.center.constant = (inset.top - inset.bottom) / 2
        constraints.top.constant = inset.top
    }
}
