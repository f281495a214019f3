import Foundation

/// The benchmark program: runs the selected parts and reports the measurements next to those of peer
/// libraries.
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
        func isSelected(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }

        if isSelected("geometry") { report.add(contentsOf: RowGeometryBenchmark.run()) }
        if isSelected("changeset") { report.add(contentsOf: try ChangesetBenchmark.run()) }
        if isSelected("layout") { report.add(contentsOf: LayoutBenchmark.run()) }
        if isSelected("table") { report.add(contentsOf: TableBenchmark.run()) }
        if isSelected("feed") { report.add(contentsOf: FeedBenchmark.run()) }
        if isSelected("entry") { report.add(contentsOf: EntryBenchmark.run()) }
        if isSelected("nib") { report.add(contentsOf: NibBenchmark.run()) }
        if isSelected("window") {
            let window = WindowBenchmark(
                trestle: WindowProgram(
                    name: "Trestle", executable: URL(fileURLWithPath: programs + "/TableWindow"),
                    frameRateVariable: "TRESTLE_FRAMES_PER_SECOND"),
                peers: [
                    WindowProgram(
                        name: "Qt Quick ListView", executable: URL(fileURLWithPath: programs + "/qt_list"),
                        environment: ["QT_QUICK_BACKEND": "software"], frameRateVariable: "FRAMES_PER_SECOND"),
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
