import Foundation

/// Measures what the project promises, beside the peers, and says how it stands.
@main
enum Bench {
    private static let usage =
        "usage: Bench --programs DIR --output FILE [window|geometry|changeset|layout|table|feed|entry|nib]..."

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
        func wants(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }

        if wants("geometry") { report.add(contentsOf: RowGeometryBenchmark.run()) }
        if wants("changeset") { report.add(contentsOf: try ChangesetBenchmark.run()) }
        if wants("layout") { report.add(contentsOf: LayoutBenchmark.run()) }
        if wants("table") { report.add(contentsOf: TableBenchmark.run()) }
        if wants("feed") { report.add(contentsOf: FeedBenchmark.run()) }
        if wants("entry") { report.add(contentsOf: EntryBenchmark.run()) }
        if wants("nib") { report.add(contentsOf: NibBenchmark.run()) }
        if wants("window") {
            let window = WindowBenchmark(
                trestle: WindowProgram(
                    name: "Trestle", executable: URL(fileURLWithPath: programs + "/TableWindow"),
                    paceVariable: "TRESTLE_FRAMES_PER_SECOND"),
                peers: [
                    WindowProgram(
                        name: "Qt Quick ListView", executable: URL(fileURLWithPath: programs + "/qt_list"),
                        environment: ["QT_QUICK_BACKEND": "software"], paceVariable: "FRAMES_PER_SECOND"),
                    WindowProgram(
                        name: "GtkListView", executable: URL(fileURLWithPath: programs + "/gtk_list"),
                        environment: ["GSK_RENDERER": "cairo"]),
                ])
            report.add(contentsOf: try window.run(rows: 1_000))
            report.add(contentsOf: try window.run(rows: 1_000_000))
            report.add(contentsOf: try window.runIdle())
        }
        try report.write(to: URL(fileURLWithPath: output))
    }
}
