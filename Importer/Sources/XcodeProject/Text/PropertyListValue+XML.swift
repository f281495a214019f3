import Foundation

extension PropertyListValue {
    /// The value as an XML property list, with sorted keys.
    public var xml: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(element(indentation: ""))
        </plist>

        """
    }

    private func element(indentation: String) -> String {
        switch self {
        case .string(let text): return "\(indentation)<string>\(Self.escape(text))</string>"
        case .integer(let number): return "\(indentation)<integer>\(number)</integer>"
        case .real(let number): return "\(indentation)<real>\(number)</real>"
        case .boolean(let flag): return "\(indentation)<\(flag)/>"
        case .date(let date): return "\(indentation)<date>\(date.formatted(.iso8601))</date>"
        case .data(let data): return "\(indentation)<data>\(data.base64EncodedString())</data>"
        case .array(let values):
            guard !values.isEmpty else { return "\(indentation)<array/>" }
            let lines = values.map { $0.element(indentation: indentation + "\t") }
            return "\(indentation)<array>\n\(lines.joined(separator: "\n"))\n\(indentation)</array>"
        case .dictionary(let values):
            guard !values.isEmpty else { return "\(indentation)<dict/>" }
            let lines = values.sorted { $0.key < $1.key }.map { key, value in
                "\(indentation)\t<key>\(Self.escape(key))</key>\n" + value.element(indentation: indentation + "\t")
            }
            return "\(indentation)<dict>\n\(lines.joined(separator: "\n"))\n\(indentation)</dict>"
        }
    }

    private static func escape(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
