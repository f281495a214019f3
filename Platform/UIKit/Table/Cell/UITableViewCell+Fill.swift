/// The background of selected and highlighted rows.
extension UITableViewCell {
    /// The duration, in seconds, in which the fill fades out.
    static let fadeDuration: TimeInterval = 0.3

    final func highlightDidChange(animated: Bool) {
        updateEditControls()
        if showsHighlight { currentWindow?.screen.input?.pointer.endHover(of: self) }
        updateHighlightFill(animated: animated)
        table?.highlightedRowsDidChange()
        lightDidChange(animated: animated, duration: Self.fadeDuration)
        for label in [storedTextLabel, storedDetailLabel] { label?.isHighlighted = showsHighlight }
        storedImageView?.isHighlighted = showsHighlight
    }

    private var currentFill: UIView {
        let isMultiple = table?.selectionRules.allowsMultiple ?? false
        return (isMultiple ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView ?? highlightFill
            ?? makeHighlightFill()
    }

    final func updateHighlightFill(animated: Bool) {
        // A configured background displays the selection itself.
        if showsHighlight, backgroundConfiguration == nil {
            let fill = currentFill
            if shownFill !== fill { shownFill?.removeFromSuperview() }
            shownFill = fill
            fill.layer.removeAllAnimations()
            if fill.parentView !== self {
                insertSubview(fill, at: backgroundView == nil ? 0 : 1)
                fill.frame = bounds
            }
            fill.alpha = 1
        } else if let fill = shownFill, fill.parentView === self {
            guard animated, !showsHighlight else {
                fill.removeFromSuperview()
                return
            }
            UIView.animate(withDuration: Self.fadeDuration) {
                fill.alpha = 0
            } completion: { [weak self, weak fill] finished in
                guard let self, finished, !self.isSelected, !self.isHighlighted else { return }
                fill?.removeFromSuperview()
            }
        }
    }

    private func makeHighlightFill() -> UIView {
        let fill = UIView()
        fill.isUserInteractionEnabled = false
        fill.backgroundColor = .systemGray4
        highlightFill = fill
        return fill
    }

    final func layoutFill() {
        if let shownFill, shownFill.parentView === self { shownFill.frame = bounds }
    }
}
