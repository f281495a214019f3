/// The state of the computer's battery, as the kernel reports it.
struct Battery: Equatable {
    var state = UIDevice.BatteryState.unknown
    /// From 0 to 1, or -1 without a battery.
    var level: Float = -1

    init() {}

    /// Reads the first battery in a folder with the format of `/sys/class/power_supply`.
    init(in folder: URL) {
        let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in supplies.sorted() {
            let supply = folder.appendingPathComponent(name)
            func text(_ file: String) -> String? {
                (try? String(contentsOf: supply.appendingPathComponent(file), encoding: .utf8))?
                    .trimmingCharacters(in: .whitespacesAndNewlines)
            }
            // Mice and keyboards have batteries of the scope "Device".
            guard text("type") == "Battery", text("scope") != "Device",
                let capacity = text("capacity").flatMap(Float.init)
            else { continue }
            level = min(1, max(0, capacity / 100))
            switch text("status") {
            case "Charging": state = .charging
            case "Full": state = .full
            // A battery whose charge is limited is plugged in and neither charges nor is full.
            case "Not charging": state = level >= 1 ? .full : .charging
            case "Discharging": state = .unplugged
            default: state = .unknown
            }
            return
        }
    }
}

/// Reads the battery once a minute and reports changes.
@MainActor
final class BatteryMonitor {
    private static let folder = URL(fileURLWithPath: "/sys/class/power_supply")
    private static let interval: TimeInterval = 60

    private weak var device: UIDevice?
    private var timer: Timer?
    private(set) var battery = Battery(in: BatteryMonitor.folder)

    init(device: UIDevice) {
        self.device = device
        guard battery.level >= 0 else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.update(to: Battery(in: BatteryMonitor.folder)) }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    /// Stores a new state and posts notifications of the difference.
    func update(to new: Battery) {
        let old = battery
        battery = new
        if new.state != old.state {
            NotificationCenter.default.post(name: UIDevice.batteryStateDidChangeNotification, object: device)
        }
        if new.level != old.level {
            NotificationCenter.default.post(name: UIDevice.batteryLevelDidChangeNotification, object: device)
        }
    }
}
