internal import RowGeometry

/// A cell, header or footer on its way out of the table: what it stood for is there no more.
@MainActor
struct RemovedView {
    /// What the view stood for, as it was before the batch.
    enum Part {
        case row(RowPath)
        case header(Int)
        case footer(Int)
    }

    let view: UIView
    let part: Part
    // What the app has set, and gets back with the view.
    private let alpha: CGFloat
    private let isUserInteractionEnabled: Bool

    init(_ view: UIView, _ part: Part) {
        self.view = view
        self.part = part
        alpha = view.alpha
        isUserInteractionEnabled = view.isUserInteractionEnabled
        view.isUserInteractionEnabled = false
    }

    /// Gives the view back as it was.
    func restore() {
        UIView.performWithoutAnimation {
            view.alpha = alpha
            view.isUserInteractionEnabled = isUserInteractionEnabled
        }
        view.layer.removeAllAnimations()
    }
}

extension UITableView {
    /// Takes views out that have left.
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
