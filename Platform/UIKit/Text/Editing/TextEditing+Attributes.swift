import Foundation

/// How letters look that people can switch on and off.
enum TextStyle {
    case bold, italic, underline
}

/// What people change about how a text looks.
extension TextEditing {
    /// Whether how what is selected looks can be changed now.
    var canEditAttributes: Bool { allowsEditingTextAttributes && takesChanges && !editor.selection.isEmpty }

    /// Gives the text attributes of its own, those that it has.
    func keepAttributes() {
        if attributed == nil { attributed = NSMutableAttributedString(attributedString: styledText) }
    }

    /// Whether what is selected begins in a style.
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

    /// Switches a style of what is selected on or off; at a caret, of what is typed next.
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

    /// Makes the letters of what is selected larger or smaller, by points.
    func changeSize(by points: CGFloat) {
        changeAttributes { attributes in
            guard let font = attributes[.font] as? UIFont else { return }
            attributes[.font] = font.withSize(max(1, font.pointSize + points))
        }
    }

    private func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard allowsEditingTextAttributes, takesChanges else { return }
        let range = editor.selection.range
        guard !range.isEmpty else {
            var attributes = attributesOfNewText(at: range)
            change(&attributes)
            ownTypingAttributes = attributes
            return
        }
        keepAttributes()
        guard let attributed else { return }
        let piece = NSMutableAttributedString(
            attributedString: attributed.attributedSubstring(from: NSRange(range)))
        piece.enumerateAttributes(in: NSRange(location: 0, length: piece.length)) { attributes, part, _ in
            var changed = attributes
            change(&changed)
            piece.setAttributes(changed, range: part)
        }
        takeAttributes(of: piece, at: range)
    }

    /// Gives a range of the text the attributes of `piece`, which has the same characters. It can be taken back.
    private func takeAttributes(of piece: NSAttributedString, at range: Range<Int>) {
        guard let attributed, range.upperBound <= attributed.length else { return }
        let old = attributed.attributedSubstring(from: NSRange(range))
        attributed.replaceCharacters(in: NSRange(range), with: piece)
        openChange = nil
        undoManager?.registerUndo(withTarget: self) { $0.takeAttributes(of: old, at: range) }
        displayDidChange()
        textDidChange()
    }

    /// Lets the selected paragraphs run in a direction.
    func setParagraphDirection(_ direction: NSWritingDirection) {
        guard takesChanges else { return }
        let range = editor.selection.range
        let start = editor.boundaries.paragraphStart(before: range.lowerBound)
        let end = editor.boundaries.paragraphEnd(after: range.upperBound)
        setBaseWritingDirection(direction, for: OffsetTextRange(start..<end))
    }
}
