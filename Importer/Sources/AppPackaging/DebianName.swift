import Foundation
import ProjectImport

/// Names and versions as Debian's policy allows them.
enum DebianName {
    /// Converts a name such as `My_App` to that of a package, such as `my-app`. Returns `nil` if nothing of it remains.
    static func package(_ name: String) -> String? {
        let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        let bytes = plain.lowercased().unicodeScalars.map { scalar -> Character in
            let isAllowed =
                scalar.isASCII && UInt8(scalar.value).isASCIILetterOrDigit || "+.-".unicodeScalars.contains(scalar)
            return isAllowed ? Character(scalar) : "-"
        }
        let parts = String(bytes).split(separator: "-")
        let text = String(parts.joined(separator: "-").drop { !$0.isLetter && !$0.isNumber })
        return isPackage(text) ? text : nil
    }

    /// Returns whether a text is the name of a package.
    static func isPackage(_ text: String) -> Bool {
        guard text.utf8.count >= 2, let first = text.utf8.first, first.isASCIILetterOrDigit else { return false }
        return text.utf8.allSatisfy {
            $0.isASCIILetterOrDigit && !(0x41...0x5A).contains($0) || "+-.".utf8.contains($0)
        }
    }

    /// Converts a version such as `2.0 beta 1` to one of a package, such as `2.0~beta1`.
    static func version(_ text: String) -> String {
        var result = ""
        var afterDigit = false
        for part in text.split(separator: " ") {
            let kept = part.filter { $0.isASCII && ($0.isLetter || $0.isNumber || ".+~".contains($0)) }
            guard !kept.isEmpty else { continue }
            // A name of a preliminary version sorts before the version.
            if afterDigit, kept.first?.isLetter == true { result += "~" }
            result += kept
            afterDigit = kept.last?.isNumber == true
        }
        guard let first = result.first else { return "0" }
        return first.isNumber ? result : "0~\(result)"
    }
}
