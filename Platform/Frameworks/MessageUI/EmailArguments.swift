import Foundation

/// An e-mail, as the arguments of `xdg-email`.
struct EmailArguments {
    struct Attachment {
        var name: String
        var data: Data
    }

    var subject = ""
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var body = ""
    var attachments: [Attachment] = []

    /// Returns the arguments. Writes the attachments to a temporary folder.
    func arguments() throws -> [String] {
        var result = ["--utf8"]
        if !subject.isEmpty { result += ["--subject", subject] }
        for address in cc { result += ["--cc", address] }
        for address in bcc { result += ["--bcc", address] }
        if !body.isEmpty { result += ["--body", body] }
        if !attachments.isEmpty {
            let manager = FileManager.default
            let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            for (index, attachment) in attachments.enumerated() {
                // Only the last component: the name must not select another folder.
                let name = attachment.name.split(separator: "/").last.map(String.init) ?? ""
                let file = folder.appendingPathComponent(
                    ["", ".", ".."].contains(name) ? "attachment-\(index + 1)" : name)
                try attachment.data.write(to: file)
                result += ["--attach", file.path]
            }
        }
        // An address that begins with a hyphen would be an option.
        return result + to.filter { !$0.hasPrefix("-") }
    }

    /// Returns the text of HTML without its markup.
    static func plainText(ofHTML html: String) -> String {
        let breaks = html.replacingOccurrences(
            of: "<br */?>|</p>|</div>|</li>", with: "\n", options: [.regularExpression, .caseInsensitive])
        var text = breaks.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
        for (entity, character) in [
            ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
        ] {
            text = text.replacingOccurrences(of: entity, with: character)
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
