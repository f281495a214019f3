internal import RowGeometry

/// A cell, header or footer that has been deleted or reloaded, and is still being animated out.
@MainActor
struct RemovedView {
    /// The element that the view displayed, indexed in the state before the batch.
    enum Part {
        case row(RowPath)
        case header(Int)
        case footer(Int)
    }

    let view: UIView
    let part: Part
    // The values that the app has set, which are restored before the view is reused.
    private let alpha: CGFloat
    private let isUserInteractionEnabled: Bool

    init(_ view: UIView, _ part: Part) {
        self.view = view
        self.part = part
        alpha = view.alpha
        isUserInteractionEnabled = view.isUserInteractionEnabled
        view.isUserInteractionEnabled = false
    }

    /// Restores the view's properties, and removes its animations.
    func restore() {
        UIView.performWithoutAnimation {
            view.alpha = alpha
            view.isUserInteractionEnabled = isUserInteractionEnabled
        }
        view.layer.removeAllAnimations()
    }
}

extension UITableView {
    /// Removes the views of deleted rows and sections, and notifies the delegate.
    final func discardRemovedViews(_ gone: [RemovedView]) {
        for leaving in gone {
            guard let index = removedViews.firstIndex(where: { $0.view === leaving.view }) else { continue }
            removedViews.remove(at: index)
            leaving.restore()
            switch leaving.part {
            case .row(let path):
                if let cell = leaving.view as? UITableViewCell { endDisplaying(cell, at: path) }
            case .header(let section):
                recycle(leaving.view)
                delegate?.tableView(self, didEndDisplayingHeaderView: leaving.view, forSection: section)
            case .footer(let section):
                recycle(leaving.view)
                delegate?.tableView(self, didEndDisplayingFooterView: leaving.view, forSection: section)
            }
        }
    }
}
