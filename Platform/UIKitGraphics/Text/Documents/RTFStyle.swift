import Foundation

/// The style of text in a document in the Rich Text Format, with the paragraph that contains it.
struct RTFStyle: Equatable {
    struct Paragraph: Equatable {
        var alignment = NSTextAlignment.natural
        /// The indents of the first line relative to the others, of the leading and of the trailing edge, in points.
        var firstLineIndent: CGFloat = 0
        var leadingIndent: CGFloat = 0
        var trailingIndent: CGFloat = 0
        var spaceBefore: CGFloat = 0
        var spaceAfter: CGFloat = 0
        var isRightToLeft = false
        /// The distance of tab stops from the margin, in points.
        var tabStops: [CGFloat] = []
    }

    var fontNumber = 0
    /// The size of the font, in points.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    /// The entries of the color table.
    var color = 0
    var background = 0
    var rise: CGFloat = 0
    var isHidden = false
    var link: String?
    /// The number of bytes that replace a Unicode character in programs that do not know it.
    var replacementLength = 1
    var paragraph = Paragraph()

    /// Resets the attributes of characters.
    mutating func resetCharacters(fontNumber: Int) {
        self = RTFStyle(
            fontNumber: fontNumber, link: link, replacementLength: replacementLength, paragraph: paragraph)
    }

    /// Applies a control word of characters. Returns whether it is one.
    mutating func applyCharacter(_ word: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        switch word {
        case "f": fontNumber = number ?? 0
        case "fs": size = min(1000, max(1, CGFloat(number ?? 24) / 2))
        case "b": isBold = isOn
        case "i": isItalic = isOn
        case "ul", "uld", "uldash", "uldb", "ulw", "ulth", "ulwave": isUnderlined = isOn
        case "ulnone": isUnderlined = false
        case "strike", "striked": isStruckThrough = isOn
        case "cf": color = number ?? 0
        case "cb", "highlight", "chcbpat": background = number ?? 0
        case "super": rise = size / 3
        case "sub": rise = -size / 6
        case "nosupersub": rise = 0
        case "up": rise = min(1000, CGFloat(number ?? 6) / 2)
        case "dn": rise = max(-1000, -CGFloat(number ?? 6) / 2)
        case "v": isHidden = isOn
        case "uc": replacementLength = min(16, max(0, number ?? 1))
        default: return false
        }
        return true
    }

    /// Applies a control word of paragraphs. Returns whether it is one.
    mutating func applyParagraph(_ word: String, _ number: Int?) -> Bool {
        // Twentieths of a point.
        let length = CGFloat(max(-100_000, min(100_000, number ?? 0))) / 20
        switch word {
        case "pard": paragraph = Paragraph()
        case "ql": paragraph.alignment = .left
        case "qr": paragraph.alignment = .right
        case "qc": paragraph.alignment = .center
        case "qj": paragraph.alignment = .justified
        case "qnatural": paragraph.alignment = .natural
        case "fi": paragraph.firstLineIndent = length
        case "li", "lin": paragraph.leadingIndent = max(0, length)
        case "ri", "rin": paragraph.trailingIndent = max(0, length)
        case "sb": paragraph.spaceBefore = max(0, length)
        case "sa": paragraph.spaceAfter = max(0, length)
        case "rtlpar": paragraph.isRightToLeft = true
        case "ltrpar": paragraph.isRightToLeft = false
        case "tx": if paragraph.tabStops.count < 64 { paragraph.tabStops.append(max(0, length)) }
        default: return false
        }
        return true
    }
}

extension RTFStyle.Paragraph {
    /// The style of the paragraph's text.
    var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.headIndent = leadingIndent
        style.firstLineHeadIndent = max(0, leadingIndent + firstLineIndent)
        style.tailIndent = -trailingIndent
        style.paragraphSpacingBefore = spaceBefore
        style.paragraphSpacing = spaceAfter
        if isRightToLeft { style.baseWritingDirection = .rightToLeft }
        if !tabStops.isEmpty {
            style.tabStops = tabStops.map { NSTextTab(textAlignment: .left, location: $0) }
        }
        return style
    }
}
