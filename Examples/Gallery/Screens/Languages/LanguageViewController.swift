import Trestle
import UIKit

/// Settings and a list in a language that is read from right to left, in a layout from right to left.
final class LanguageViewController: FormViewController {
    private let sample: LanguageSample
    private var enabled: Set<String>
    private var done: Set<String> = []

    init(_ sample: LanguageSample) {
        self.sample = sample
        enabled = Set(sample.switches.dropFirst())
        super.init(style: .insetGrouped)
        title = sample.title
        traitOverrides.layoutDirection = .rightToLeft
    }

    @FormBuilder override var form: Form {
        Section(sample.network, id: "network") {
            for name in sample.switches {
                SwitchRow(name, isOn: enabled.contains(name)) { [weak self] _ in self?.toggle(name, in: \.enabled) }
                    .id(name)
            }
        }
        Section(sample.list, id: "list") {
            for item in sample.items {
                ValueRow(item.name, value: item.amount, image: circle(isFilled: done.contains(item.name)))
                    .id(item.name)
                    .onSelect(self) { $0.toggle(item.name, in: \.done) }
            }
        }
        Section(id: "note") { TextRow(sample.note) }
    }

    private func circle(isFilled: Bool) -> UIImage? {
        UIImage(systemName: isFilled ? "checkmark.circle.fill" : "circle")
    }

    private func toggle(_ name: String, in names: ReferenceWritableKeyPath<LanguageViewController, Set<String>>) {
        self[keyPath: names].formSymmetricDifference([name])
        setNeedsRender()
    }
}
