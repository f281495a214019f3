import Foundation

/// What people touch in a text to read: links, pictures, and what has a tag.
extension UITextView {
    /// The item at a point; nil where there is none, and in a text that can be edited.
    final func item(at point: CGPoint) -> UITextItem? {
        guard isSelectable, !isEditable, let attributed, let character = characterRange(at: point).flatMap(offsets)
        else { return nil }
        var range = NSRange()
        let all = NSRange(location: 0, length: attributed.length)
        func value(_ key: NSAttributedString.Key) -> Any? {
            attributed.attribute(key, at: character.lowerBound, longestEffectiveRange: &range, in: all)
        }
        if let tag = value(.textItemTag) as? String { return UITextItem(.tag(tag), range: range) }
        let link = value(.link)
        if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
            return UITextItem(.link(url), range: range)
        }
        if let attachment = value(.attachment) as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), range: range)
        }
        return nil
    }

    /// Whether the delegate has nothing against what people do with an item.
    final func allows(_ interaction: UITextItemInteraction, with item: UITextItem) -> Bool {
        guard let delegate else { return true }
        return switch item.content {
        case .link(let url):
            delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction)
        case .textAttachment(let attachment):
            delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
        case .tag: true
        }
    }

    /// An item was tapped.
    final func perform(_ item: UITextItem) {
        guard allows(.invokeDefaultAction, with: item) else { return }
        let action = UIAction { _ in
            if case .link(let url) = item.content { UIApplication.shared.open(url) }
        }
        let chosen =
            if let delegate { delegate.textView(self, primaryActionFor: item, defaultAction: action) } else { action }
        chosen?.performWithSender(self, target: nil)
    }

    /// What a long press on an item opens by itself: nothing, but for a link.
    fileprivate final func defaultMenu(for item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu() }
        return UIMenu(
            title: url.absoluteString,
            children: [
                UIAction(title: "Open Link", image: UIImage(systemName: "arrow.up.right.square")) { [weak self] _ in
                    self?.perform(item)
                },
                UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.string = url.absoluteString
                },
            ])
    }

    /// What is lifted of an item: a picture of its text.
    fileprivate final func preview(of item: UITextItem, _ wanted: UITextItem.MenuPreview?) -> UITargetedPreview? {
        let range = item.range.location..<(item.range.location + item.range.length)
        let rects = selectionRectangles(of: range).map(\.rect)
        guard window != nil, let first = rects.first else { return nil }
        let rect = rects.reduce(first) { $0.union($1) }.insetBy(dx: -4, dy: -2)
        let parameters = UIPreviewParameters()
        let target = UIPreviewTarget(container: self, center: CGPoint(x: rect.midX, y: rect.midY))
        guard let wanted else {
            parameters.backgroundColor = .clear
            let nothing = UIView(frame: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
            return UITargetedPreview(view: nothing, parameters: parameters, target: target)
        }
        if let view = wanted.view { return UITargetedPreview(view: view, parameters: parameters, target: target) }
        guard let picture = resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero) else {
            return nil
        }
        return UITargetedPreview(view: picture, parameters: parameters, target: target)
    }
}

/// Opens the menus of what is in a text view.
final class TextItemMenu: NSObject, UIContextMenuInteractionDelegate {
    weak var textView: UITextView?
    private var open: (item: UITextItem, configuration: UITextItem.MenuConfiguration)?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let textView, let item = textView.item(at: location), textView.allows(.presentActions, with: item) else {
            return nil
        }
        let menu = textView.defaultMenu(for: item)
        let configuration =
            if let delegate = textView.delegate {
                delegate.textView(textView, menuConfigurationFor: item, defaultMenu: menu)
            } else {
                UITextItem.MenuConfiguration(menu: menu)
            }
        guard let configuration, !configuration.menu.children.isEmpty else { return nil }
        open = (item, configuration)
        return UIContextMenuConfiguration(actionProvider: { _ in configuration.menu })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let textView, let open else { return nil }
        return textView.preview(of: open.item, open.configuration.preview)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let textView, let open, let animator else { return }
        textView.delegate?.textView(textView, textItemMenuWillDisplayFor: open.item, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let textView, let open else { return }
        self.open = nil
        if let animator { textView.delegate?.textView(textView, textItemMenuWillEndFor: open.item, animator: animator) }
    }
}
