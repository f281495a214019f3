/// The levels and values that are written, as the environment of the process selects them.
struct LogConfiguration: Sendable {
    private enum Mode: String {
        case disable, `default`, info, debug
    }

    private let mode: Mode
    /// Whether private values are written. Sensitive values never are.
    let showsPrivateValues: Bool

    /// Creates the configuration for environment variables. An unknown mode is the default one.
    init(environment: [String: String]) {
        mode = environment["OS_ACTIVITY_MODE"].flatMap { Mode(rawValue: $0.lowercased()) } ?? .default
        showsPrivateValues = environment["TRESTLE_LOG_PRIVATE_DATA"] == "1"
    }

    /// Returns whether messages of a level are written.
    func includes(_ type: OSLogType) -> Bool {
        switch type {
        case .debug: mode == .debug
        case .info: mode == .debug || mode == .info
        default: mode != .disable
        }
    }
}
