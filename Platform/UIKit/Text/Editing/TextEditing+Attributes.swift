import Foundation

/// A text style that the user can turn on and off.
enum TextStyle {
    case bold, italic, underline
}

/// Changes of text attributes by the user.
extension TextEditing {
    /// Whether the user can currently change the attributes of the selection.
    var canEditAttributes: Bool { allowsEditingTextAttributes && acceptsChanges && !editor.selection.isEmpty }

    /// Stores the current attributes as the text's own attributes, if it has none.
    func ensureOwnAttributes() {
        if attributed == nil { attributed = NSMutableAttributedString(attributedString: styledText) }
    }

    /// Returns whether the text at the start of the selection has a style.
    func has(_ style: TextStyle) -> Bool {
        let range = editor.selection.range
        let attributes =
            range.isEmpty
            ? attributesOfNewText(at: range) : styledText.attributes(at: range.lowerBound, effectiveRange: nil)
        let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
        return switch style {
        case .bold: traits.contains(.traitBold)
        case .italic: traits.contains(.traitItalic)
        case .underline: (attributes[.underlineStyle] as? Int ?? 0) != 0
        }
    }

    /// Toggles a style of the selection, or of text typed next if the selection is empty.
    func toggle(_ style: TextStyle) {
        let isOn = !has(style)
        changeAttributes { attributes in
            switch style {
            case .underline: attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
            case .bold, .italic:
                let trait: UIFontDescriptor.SymbolicTraits = style == .bold ? .traitBold : .traitItalic
                guard let font = attributes[.font] as? UIFont else { return }
                var traits = font.fontDescriptor.symbolicTraits
                if isOn { traits.insert(trait) } else { traits.remove(trait) }
                guard let changed = font.fontDescriptor.withSymbolicTraits(traits) else { return }
                attributes[.font] = UIFont(descriptor: changed, size: font.pointSize)
            }
        }
    }

    /// Changes the font size of the selection by a number of points.
    func changeSize(by points: CGFloat) {
        changeAttributes { attributes in
            guard let font = attributes[.font] as? UIFont else { return }
            attributes[.font] = font.withSize(max(1, font.pointSize + points))
        }
    }

    private func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard allowsEditingTextAttributes, acceptsChanges else { return }
        let range = editor.selection.range
        guard !range.isEmpty else {
            var attributes = attributesOfNewText(at: range)
            change(&attributes)
            explicitTypingAttributes = attributes
            return
        }
        ensureOwnAttributes()
        guard let attributed else { return }
        let piece = NSMutableAttributedString(
            attributedString: attributed.attributedSubstring(from: NSRange(range)))
        piece.enumerateAttributes(in: NSRange(location: 0, length: piece.length)) { attributes, part, _ in
            var changed = attributes
            change(&changed)
            piece.setAttributes(changed, range: part)
        }
        replaceAttributes(of: piece, at: range)
    }

    /// Replaces a range of the text with `piece`, which has the same characters but other attributes.
    /// Registers the change for undo.
    private func replaceAttributes(of piece: NSAttributedString, at range: Range<Int>) {
        guard let attributed, range.upperBound <= attributed.length else { return }
        let old = attributed.attributedSubstring(from: NSRange(range))
        replaceAttributedText(in: NSRange(range), with: piece)
        mergeableChange = nil
        undoManager?.registerUndo(withTarget: self) { $0.replaceAttributes(of: old, at: range) }
        attributesDidChange(in: NSRange(range))
        textDidChange()
    }

    /// Sets the writing direction of the selected paragraphs.
    func setParagraphDirection(_ direction: NSWritingDirection) {
        guard acceptsChanges else { return }
        let range = editor.selection.range
        let start = editor.boundaries.paragraphStart(before: range.lowerBound)
        let end = editor.boundaries.paragraphEnd(after: range.upperBound)
        setBaseWritingDirection(direction, for: OffsetTextRange(start..<end))
    }
}
