import Foundation

/// Interaction with links, attachments and tagged ranges.
extension UITextView {
    /// Returns the item at a point, or `nil` if there is none or the text is editable.
    final func item(at point: CGPoint) -> UITextItem? {
        guard isSelectable, !isEditable, let character = characterRange(at: point).flatMap(offsets) else { return nil }
        if let attributed, let item = item(of: attributed, at: character) { return item }
        let paragraph = block.paragraph(atOffset: character.lowerBound)
        let detected = detectLinks(in: NSRange(location: paragraph.start, length: paragraph.length))
            .first { NSLocationInRange(character.lowerBound, $0.range) }
        return detected.map { UITextItem(.link($0.url), range: $0.range) }
    }

    /// Returns the item that the attributes of a character define.
    private func item(of attributed: NSAttributedString, at character: Range<Int>) -> UITextItem? {
        guard character.lowerBound < attributed.length else { return nil }
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

    /// Returns whether the delegate permits an interaction with an item.
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

    /// Performs the primary action of an item that was tapped.
    final func perform(_ item: UITextItem) {
        guard allows(.invokeDefaultAction, with: item) else { return }
        let action = UIAction { _ in
            if case .link(let url) = item.content { UIApplication.shared.open(url) }
        }
        let primaryAction =
            if let delegate { delegate.textView(self, primaryActionFor: item, defaultAction: action) } else { action }
        primaryAction?.performWithSender(self, target: nil)
    }

    /// Returns the default menu of an item, which is empty except for links.
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

    /// Returns the preview of an item's menu: the requested view, or a snapshot of the item's text.
    fileprivate final func preview(of item: UITextItem, _ requested: UITextItem.MenuPreview?) -> UITargetedPreview? {
        let range = item.range.location..<(item.range.location + item.range.length)
        let rects = selectionRectangles(of: range).map(\.rect)
        guard window != nil, let first = rects.first else { return nil }
        let rect = rects.reduce(first) { $0.union($1) }.insetBy(dx: -4, dy: -2)
        let parameters = UIPreviewParameters()
        let target = UIPreviewTarget(container: self, center: CGPoint(x: rect.midX, y: rect.midY))
        guard let requested else {
            parameters.backgroundColor = .clear
            let placeholder = UIView(frame: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
            return UITargetedPreview(view: placeholder, parameters: parameters, target: target)
        }
        if let view = requested.view { return UITargetedPreview(view: view, parameters: parameters, target: target) }
        guard let snapshot = resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero) else {
            return nil
        }
        return UITargetedPreview(view: snapshot, parameters: parameters, target: target)
    }
}

/// The delegate of the context menu interaction for text items.
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
