import UIKit

/// A view in the tint color that prints the settings of the user whenever they change.
final class SettingsController: UIViewController {
    private final class TintView: UIView {
        override func tintColorDidChange() {
            backgroundColor = tintColor
        }
    }

    private let tinted = TintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var lastReport = ""

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        tinted.backgroundColor = tinted.tintColor
        view.addSubview(tinted)
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification: "motion",
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification: "contrast",
            UIAccessibility.voiceOverStatusDidChangeNotification: "screen reader",
            UIContentSizeCategory.didChangeNotification: "text size",
        ]
        for (name, text) in names {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                report("notified of \(text)")
            }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        reportSettings()
        report("appeared")
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.reportSettings() }
        }
    }

    private func reportSettings() {
        let traits = view.traitCollection
        let text = [
            traits.userInterfaceStyle == .dark ? "dark" : "light",
            UIAccessibility.isDarkerSystemColorsEnabled ? "high" : "normal",
            traits.preferredContentSizeCategory.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""),
            UIAccessibility.isReduceMotionEnabled ? "still" : "moving",
            traits.layoutDirection == .rightToLeft ? "rtl" : "ltr",
            UIAccessibility.isVoiceOverRunning ? "spoken" : "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
        guard text != lastReport else { return }
        lastReport = text
        report("settings \(text)")
    }
}
