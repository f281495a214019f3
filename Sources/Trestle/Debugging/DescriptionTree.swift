/// A line of a description, and the lines below it.
struct DescriptionTree {
    let line: String
    var children: [DescriptionTree] = []

    /// The lines, with rules that show what belongs to what.
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
    /// The text on one line, cut off where it becomes too long to read among others.
    func shortened(to limit: Int = 100) -> String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count <= limit ? line : line.prefix(limit - 1) + "…"
    }
}
