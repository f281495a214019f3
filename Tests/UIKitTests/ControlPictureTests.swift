import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Pictures of controls", .serialized) @MainActor
struct ControlPictureTests {
    /// Segmented controls, sliders, steppers, progress views and page controls in various states.
    private func makeControls() -> [UIView] {
        func segmented(_ items: [Any], _ selected: Int) -> UISegmentedControl {
            let control = UISegmentedControl(items: items)
            control.selectedSegmentIndex = selected
            return control
        }
        func slider(_ value: Float) -> UISlider {
            let slider = UISlider()
            slider.value = value
            return slider
        }
        let off = segmented(["All", "Missed"], 1)
        off.isEnabled = false
        let some = segmented(["One", "Two", "Three"], -1)
        some.setEnabled(false, forSegmentAt: 1)
        let pictured = slider(0.7)
        pictured.minimumValueImage = UIImage(systemName: "minus")
        pictured.maximumValueImage = UIImage(systemName: "plus")
        pictured.minimumTrackTintColor = .systemGreen
        let still = slider(0.5)
        still.isEnabled = false
        let stepper = UIStepper()
        stepper.value = 5
        let lowest = UIStepper()
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 1
        pages.backgroundStyle = .prominent
        pages.backgroundColor = .systemTeal
        return [
            segmented(["Day", "Week", "Month", "Year"], 0),
            segmented([UIImage(systemName: "star.fill") as Any, "A rather long title"], 1), some, off, slider(0),
            pictured, still, stepper, lowest, progress, pages,
        ]
    }

    @Test(
        "controls match their reference images in light mode, in dark mode and right to left",
        arguments: [
            "light", "dark",
            "right-to-left",
        ]
    )
    func look(name: String) {
        let screen = HeadlessScreen(
            size: CGSize(width: 300, height: 560), scale: 2, style: name == "dark" ? .dark : .light,
            safeAreaInsets: .zero)
        let root = UIView()
        root.backgroundColor = .systemBackground
        var y: CGFloat = 16
        for control in makeControls() {
            if name == "right-to-left" { control.semanticContentAttribute = .forceRightToLeft }
            let height = control.sizeThatFits(CGSize(width: 268, height: 0)).height
            control.frame = CGRect(x: 16, y: y, width: 268, height: height)
            y += height + 16
            root.addSubview(control)
        }
        screen.show(root)
        screen.settle()
        expectSnapshot(screen, matches: "controls-\(name)")
    }

    @Test("pressed controls match their reference image")
    func pressed() {
        let screen = HeadlessScreen(size: CGSize(width: 240, height: 100), scale: 2, safeAreaInsets: .zero)
        let root = UIView()
        root.backgroundColor = .systemBackground
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.selectedSegmentIndex = 0
        control.frame = CGRect(x: 10, y: 10, width: 220, height: 31)
        let stepper = UIStepper(frame: CGRect(x: 10, y: 55, width: 0, height: 0))
        root.addSubview(control)
        root.addSubview(stepper)
        screen.show(root)
        screen.touchDown(at: CGPoint(x: 120, y: 25))
        screen.touchDown(at: CGPoint(x: 80, y: 70), touchID: 1)
        screen.advance(by: 0.4)
        expectSnapshot(screen, matches: "controls-pressed")
    }
}
