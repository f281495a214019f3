/// A line of a description, and the lines indented below it.
struct DescriptionTree {
    let line: String
    var children: [DescriptionTree] = []

    /// The description as text, with lines that connect parents and children.
    var text: String {
        var lines = [line]
        add(to: &lines, indent: "")
        return lines.joined(separator: "\n")
    }

    private func add(to lines: inout [String], indent: String) {
        for (index, child) in children.enumerated() {
            let isLast = index == children.count - 1
            lines.append(indent + (isLast ? "└ " : "├ ") + child.line)
            child.add(to: &lines, indent: indent + (isLast ? "  " : "│ "))
        }
    }
}

extension String {
    /// Returns the text in one line of limited length.
    func shortened(to limit: Int = 100) -> String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count <= limit ? line : line.prefix(limit - 1) + "…"
    }
}
