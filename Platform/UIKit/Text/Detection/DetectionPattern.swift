import Foundation

/// The patterns of links and phone numbers.
enum DetectionPattern {
    /// URLs with a scheme, names of web sites with common domains, and mail addresses.
    private static let link = pattern(
        #"(?i)\b(?:[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
            + #"|(?:https?|ftp|file|mailto|tel|sms)://?[^\s<>"“”«»]+"#
            + #"|mailto:[^\s<>"“”«»]+"#
            + #"|(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+"#
            + #"|[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|dev|app|info|biz|eu|de|at|ch|fr|it|es|nl"#
            + #"|be|se|dk|pl|pt|ru|ua|tr|uk|us|ca|au|nz|jp|cn|kr|in|br|mx))"#
            + #"(?![a-z0-9@.-]*@)(?::\d+)?(?:[/?#][^\s<>"“”«»]*)?)(?![a-z0-9])"#)

    private static let phoneNumber = pattern(#"(?<![\w.,/@-])(?:\+|\()?\d[\d ().\u00A0/-]{4,}\d(?![\w-])"#)

    /// Dates and network addresses, which also consist of digits and separators.
    private static let otherNumber = pattern(
        #"^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\d{1,3}(?:\.\d{1,3}){3}|\d+\.\d+)$"#)

    private static func pattern(_ text: String) -> NSRegularExpression {
        guard let expression = try? NSRegularExpression(pattern: text) else {
            preconditionFailure("DetectionPattern contains the invalid regular expression \(text).")
        }
        return expression
    }

    /// Returns the links in a range of a text.
    static func links(in text: String, _ range: NSRange) -> [DetectedData] {
        let string = NSString(string: text)
        return link.matches(in: text, range: range).compactMap { match in
            let written = withoutPunctuation(string.substring(with: match.range))
            let isAddress = written.contains("@") && !written.contains(":")
            let hasScheme = written.range(of: "^[A-Za-z]+:", options: .regularExpression) != nil
            let target = isAddress ? "mailto:" + written : hasScheme ? written : "http://" + written
            guard let url = URL(string: target), isAddress || url.host != nil || url.scheme == "mailto" || hasScheme
            else {
                return nil
            }
            return DetectedData(
                link: url, range: NSRange(location: match.range.location, length: written.utf16.count))
        }
    }

    /// Returns a link without the punctuation of the sentence in which it is.
    private static func withoutPunctuation(_ link: String) -> String {
        var link = link
        while let last = link.last {
            let opening: Character? = last == ")" ? "(" : last == "]" ? "[" : nil
            if let opening {
                guard link.count(where: { $0 == last }) > link.count(where: { $0 == opening }) else { break }
            } else if !".,;:!?'’*_".contains(last) {
                break
            }
            link.removeLast()
        }
        return link
    }

    /// Returns the phone numbers in a range of a text.
    static func phoneNumbers(in text: String, _ range: NSRange) -> [DetectedData] {
        let string = NSString(string: text)
        return phoneNumber.matches(in: text, range: range).compactMap { match in
            let written = string.substring(with: match.range)
            let all = NSRange(location: 0, length: written.utf16.count)
            guard (7...15).contains(written.count(where: \.isNumber)),
                otherNumber.firstMatch(in: written, range: all) == nil
            else { return nil }
            return DetectedData(phoneNumber: written, range: match.range)
        }
    }
}

extension UITextView {
    /// Returns the links of the data that `dataDetectorTypes` specify, if the text is not editable.
    ///
    /// - Parameter range: A range of whole paragraphs. No data continues in another paragraph.
    final func detectLinks(in range: NSRange) -> [(range: NSRange, url: URL)] {
        guard !isEditable, !dataDetectorTypes.isEmpty, range.length > 0 else { return [] }
        let text = editor[range.location..<(range.location + range.length)]
        let all = NSRange(location: 0, length: text.utf16.count)
        var found: [DetectedData] = []
        if dataDetectorTypes.contains(.link) { found += DetectionPattern.links(in: text, all) }
        if dataDetectorTypes.contains(.phoneNumber) {
            found += DetectionPattern.phoneNumbers(in: text, all).filter { number in
                !found.contains { NSIntersectionRange($0.range, number.range).length > 0 }
            }
        }
        return found.compactMap { data in
            let found = NSRange(location: range.location + data.range.location, length: data.range.length)
            if let url = data.target { return (found, url) }
            let digits = (data.number ?? "").filter { $0.isNumber || $0 == "+" }
            return URL(string: "tel:" + digits).map { (found, $0) }
        }
    }
}
