import Foundation

/// The measurements of one run, printed as a table and written as JSON.
struct Report {
    private(set) var measurements: [Measurement] = []

    /// Adds a measurement and prints it immediately, because the whole run takes minutes.
    mutating func add(_ measurement: Measurement) {
        if measurements.isEmpty { print(Self.heading) }
        measurements.append(measurement)
        print(Self.line(for: measurement))
        fflush(nil)
    }

    mutating func add(contentsOf measurements: [Measurement]) {
        for measurement in measurements { add(measurement) }
    }

    func write(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(measurements).write(to: url)
    }

    private static let heading = columns("measurement", "value", "unit", "peer", "peer's", "ratio", "budget")

    private static func line(for measurement: Measurement) -> String {
        let verdict = measurement.isWithinBudget.map { $0 ? "" : "  over" } ?? ""
        return columns(
            measurement.name, text(measurement.value), measurement.unit, measurement.peer?.name ?? "",
            text(measurement.peer?.value), text(measurement.ratio), text(measurement.budget) + verdict)
    }

    private static func columns(
        _ name: String, _ value: String, _ unit: String, _ peer: String, _ peerValue: String, _ ratio: String,
        _ budget: String
    ) -> String {
        let cells = [
            padded(name, to: 58), padded(value, to: 9, right: true), padded(unit, to: 8), padded(peer, to: 26),
            padded(peerValue, to: 9, right: true), padded(ratio, to: 8, right: true), "  " + budget,
        ]
        return cells.joined(separator: " ")
    }

    private static func padded(_ text: String, to width: Int, right: Bool = false) -> String {
        let padding = String(repeating: " ", count: max(0, width - text.count))
        return right ? padding + text : text + padding
    }

    /// Returns a number with three significant digits: more would be noise.
    private static func text(_ value: Double?) -> String {
        guard let value else { return "" }
        guard value != 0 else { return "0" }
        let decimals = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
        return String(format: "%.\(min(decimals, 6))f", value)
    }
}
