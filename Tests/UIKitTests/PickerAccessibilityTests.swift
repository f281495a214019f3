import ScreenDriver
import Testing

@testable import UIKit

@Suite("Pickers and steppers for assistive technologies", .serialized) @MainActor
struct PickerAccessibilityTests {
    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
        var attributed: NSAttributedString?

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            ["Hours", "Minutes"][component]
        }
        func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
            component == 0 ? "Sets the hours" : nil
        }
        func pickerView(
            _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
        ) -> [String] { component == 0 ? ["Hours", "Time"] : [] }
        func pickerView(
            _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
        ) -> NSAttributedString? { component == 1 ? attributed : nil }
    }

    private let screen = HeadlessScreen()

    private func show(_ view: UIView, _ frame: CGRect) {
        view.frame = frame
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.settle()
    }

    @Test("the delegate of a picker names its columns and describes them")
    func picker() throws {
        let (picker, source) = (UIPickerView(), Source())
        picker.dataSource = source
        picker.delegate = source
        show(picker, CGRect(x: 0, y: 100, width: 320, height: 200))
        #expect(
            screen.accessibilityTree == """
                window
                  picker "Hours" = "0"
                  picker "Minutes" = "0"

                """)
        let hours = try #require(screen.accessibilityElement("Hours"))
        #expect(hours.hint == "Sets the hours" && screen.accessibilityElement("Minutes")?.hint == nil)
        #expect(hours.node.view?.accessibilityUserInputLabels == ["Hours", "Time"])
        #expect(screen.accessibilityElement("Minutes")?.node.view?.accessibilityUserInputLabels == ["Minutes"])
        hours.increment()
        screen.settle()
        #expect(hours.value == "1")
        source.attributed = NSAttributedString(string: "Minute")
        #expect(screen.accessibilityElement("Minute") != nil && screen.accessibilityElement("Minutes") == nil)
    }

    @Test("a stepper is two buttons, which step once for each activation and are disabled at the ends")
    func stepper() throws {
        let stepper = UIStepper()
        var changes = 0
        stepper.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stepper.accessibilityLabel = "Guests"
        stepper.maximumValue = 2
        show(stepper, CGRect(x: 100, y: 100, width: 94, height: 32))
        #expect(
            screen.accessibilityTree == """
                window
                  stepper "Guests" = "0"
                    button "Decrement", disabled
                    button "Increment"

                """)
        let (decrement, increment) = (
            try #require(screen.accessibilityElement("Decrement")),
            try #require(screen.accessibilityElement("Increment"))
        )
        #expect(increment.frame == CGRect(x: 147, y: 100, width: 47, height: 32))
        #expect(!decrement.activate() && increment.activate() && increment.activate())
        #expect(stepper.value == 2 && changes == 2)
        #expect(increment.traits == [.button, .notEnabled] && decrement.traits == .button)
        #expect(!increment.activate() && decrement.activate())
        #expect(stepper.value == 1 && changes == 3)
    }

    @Test("a stepper that the app makes one element has no buttons")
    func oneElement() {
        let stepper = UIStepper()
        stepper.isAccessibilityElement = true
        stepper.accessibilityLabel = "Guests"
        stepper.accessibilityTraits = .adjustable
        show(stepper, CGRect(x: 100, y: 100, width: 94, height: 32))
        #expect(screen.accessibilityElements.map(\.label) == ["Guests"])
        screen.accessibilityElement("Guests")?.increment()
        #expect(stepper.value == 1)
    }
}
