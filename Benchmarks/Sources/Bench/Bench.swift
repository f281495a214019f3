import Foundation

/// The benchmark program: runs the selected parts and reports the measurements next to those of peer
/// libraries.
@main
enum Bench {
    private static let usage =
        "usage: Bench --programs DIR --output FILE [window|grid|desktop|photos|geometry|changeset|layout|table|collection|feed|entry|text|nib|cards]..."

    @MainActor
    static func main() throws {
        var options: [String: String] = [:]
        var parts: Set<String> = []
        var arguments = CommandLine.arguments.dropFirst()
        while let argument = arguments.popFirst() {
            if argument.hasPrefix("--"), let value = arguments.popFirst() {
                options[argument] = value
            } else {
                parts.insert(argument)
            }
        }
        guard let programs = options["--programs"], let output = options["--output"]
        else {
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(2)
        }

        var report = Report()
        func isSelected(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }

        if isSelected("geometry") { report.add(contentsOf: RowGeometryBenchmark.run()) }
        if isSelected("changeset") { report.add(contentsOf: try ChangesetBenchmark.run()) }
        if isSelected("layout") { report.add(contentsOf: LayoutBenchmark.run()) }
        if isSelected("table") { report.add(contentsOf: TableBenchmark.run()) }
        if isSelected("collection") { report.add(contentsOf: CollectionBenchmark.run()) }
        if isSelected("feed") { report.add(contentsOf: FeedBenchmark.run()) }
        if isSelected("entry") { report.add(contentsOf: EntryBenchmark.run()) }
        if isSelected("text") { report.add(contentsOf: LongTextBenchmark.run()) }
        if isSelected("nib") { report.add(contentsOf: NibBenchmark.run()) }
        if isSelected("cards") { report.add(contentsOf: CardBenchmark.run()) }
        if isSelected("window") {
            let window = WindowBenchmark.list(programs: programs)
            report.add(contentsOf: try window.run(count: 1_000))
            report.add(contentsOf: try window.run(count: 1_000_000))
            report.add(contentsOf: try window.runIdle())
        }
        if isSelected("grid") {
            let window = WindowBenchmark.grid(programs: programs)
            report.add(contentsOf: try window.run(count: 1_000))
            report.add(contentsOf: try window.run(count: 1_000_000))
        }
        if isSelected("desktop") {
            report.add(contentsOf: try DesktopBenchmark(programs: programs).run())
        }
        if isSelected("photos") { report.add(contentsOf: try PhotoBenchmark(programs: programs).run()) }
        try report.write(to: URL(fileURLWithPath: output))
    }
}
