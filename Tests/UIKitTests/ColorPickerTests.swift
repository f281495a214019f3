import Foundation
import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
    var colors: [(hexadecimal: String, isContinuous: Bool)] = []
    var isFinished = false

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colors.append((PickedColor(color).hexadecimal, continuously)) }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { isFinished = true }
}

@MainActor
private final class FormerDelegate: NSObject, UIColorPickerViewControllerDelegate {
    var count = 0

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { count += 1 }
}

@MainActor
@Suite("Color pickers", .serialized)
final class ColorPickerTests {
    private let delegate = Delegate()
    private let controller = UIViewController()
    private let picker = UIColorPickerViewController()
    private let defaultsName = "color-picker-\(UUID().uuidString)"

    init() throws {
        SavedColors.defaults = try #require(UserDefaults(suiteName: defaultsName))
        controller.view.backgroundColor = .systemBackground
        picker.delegate = delegate
    }

    deinit {
        UserDefaults.standard.removePersistentDomain(forName: defaultsName)
    }

    private func present(on screen: HeadlessScreen) {
        screen.show(controller)
        controller.present(picker, animated: false)
        screen.settle()
    }

    private func view<View: UIView>(_ type: View.Type, on screen: HeadlessScreen) throws -> View {
        try #require(screen.views(type).first { !$0.isHidden })
    }

    @Test("a touch of the grid selects a color, and the delegate is notified while the finger moves")
    func grid() throws {
        let screen = HeadlessScreen()
        present(on: screen)
        let grid = try view(ColorGridView.self, on: screen)
        let frame = grid.convert(grid.bounds, to: nil)
        screen.drag(
            from: CGPoint(x: frame.minX + 3, y: frame.minY + 3), to: CGPoint(x: frame.maxX - 3, y: frame.minY + 3))
        screen.settle()
        #expect(delegate.colors.first?.hexadecimal == "FFFFFF" && delegate.colors.first?.isContinuous == true)
        #expect(delegate.colors.last?.hexadecimal == "000000" && delegate.colors.last?.isContinuous == false)
        #expect(PickedColor(picker.selectedColor).hexadecimal == "000000")
        grid.accessibilityIncrement()
        #expect(delegate.colors.last?.hexadecimal == ColorGridView.colors[1][0].hexadecimal)
    }

    @Test("the opacity is kept when another color is selected, and is not offered without support")
    func opacity() throws {
        let screen = HeadlessScreen()
        picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        present(on: screen)
        let grid = try view(ColorGridView.self, on: screen)
        screen.tap(at: grid.convert(CGPoint(x: 4, y: 4), to: nil))
        #expect(PickedColor(picker.selectedColor) == PickedColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        let slider = try #require(screen.views(ColorSlider.self).first { $0.accessibilityLabel == "Opacity" })
        slider.accessibilityIncrement()
        #expect(abs(PickedColor(picker.selectedColor).alpha - 0.6) < 0.001)
        picker.supportsAlpha = false
        screen.settle()
        #expect(PickedColor(picker.selectedColor).alpha == 1 && !screen.texts.contains("OPACITY"))
    }

    @Test("the sliders and the field for digits select a color")
    func sliders() throws {
        let screen = HeadlessScreen(hasHardwareKeyboard: true)
        picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        present(on: screen)
        screen.tap("Sliders")
        screen.settle()
        let fields = screen.views(UITextField.self).filter { screen.visibleRect(of: $0) != nil }
        let digits = try #require(fields.first { $0.accessibilityLabel == "sRGB" })
        #expect(digits.text == "FF0000")
        screen.tap(at: digits.convert(CGPoint(x: 10, y: 10), to: nil))
        digits.text = "12ab34"
        digits.resignFirstResponder()
        #expect(PickedColor(picker.selectedColor).hexadecimal == "12AB34")
        digits.becomeFirstResponder()
        digits.text = "no color"
        digits.resignFirstResponder()
        #expect(digits.text == "12AB34")
        let green = try #require(fields.first { $0.accessibilityLabel == "Green" })
        green.becomeFirstResponder()
        green.text = "999"
        green.resignFirstResponder()
        #expect(PickedColor(picker.selectedColor).hexadecimal == "12FF34" && green.text == "255")
    }

    @Test("a saved color is selected with a touch, and remains in later pickers until it is deleted")
    func saving() throws {
        let screen = HeadlessScreen()
        picker.selectedColor = UIColor(red: 0, green: 1, blue: 1, alpha: 0.4)
        present(on: screen)
        #expect(screen.views(ColorSwatch.self).count == 5)
        let button = try #require(screen.views(UIButton.self).first { $0.accessibilityLabel == "Add Color" })
        for _ in 0..<2 { screen.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil)) }
        screen.settle()
        let swatches = screen.views(ColorSwatch.self)
        #expect(swatches.count == 6 && swatches.filter(\.isSelected).count == 1)
        screen.tap(at: swatches[4].convert(CGPoint(x: 10, y: 10), to: nil))
        #expect(delegate.colors.last?.hexadecimal == "FF3B30")
        #expect(SavedColors.colors.last.map { $0.hexadecimal } == "00FFFF")
        #expect(SavedColors.colors.last.map { abs($0.alpha - 0.4) < 0.01 } == true)
        swatches.last?.onDelete()
        #expect(screen.views(ColorSwatch.self).count == 5)
        SavedColors.defaults.set(["nonsense", "12345", "00FF00FF"], forKey: "UIColorPickerSavedColors")
        #expect(SavedColors.colors.map(\.hexadecimal) == ["00FF00"])
    }

    @Test("closing the picker dismisses it and notifies the delegate once")
    func closing() throws {
        let screen = HeadlessScreen()
        present(on: screen)
        let button = try #require(screen.views(UIButton.self).first { $0.buttonType == .close })
        screen.tap(at: button.convert(CGPoint(x: 15, y: 15), to: nil))
        screen.settle()
        #expect(delegate.isFinished && controller.presentedViewController == nil)
    }

    @Test("a delegate with the former method is called, too")
    func formerDelegate() throws {
        let former = FormerDelegate()
        picker.delegate = former
        let screen = HeadlessScreen()
        present(on: screen)
        try view(ColorGridView.self, on: screen).accessibilityIncrement()
        #expect(former.count == 1)
    }

    @Test("a color well presents the picker, displays the selected color and sends its events")
    func well() throws {
        let screen = HeadlessScreen()
        let well = UIColorWell(frame: CGRect(x: 50, y: 100, width: 28, height: 28))
        well.selectedColor = .red
        well.title = "Background"
        var changes: [String?] = []
        well.addAction(
            UIAction { _ in changes.append(well.selectedColor.map { PickedColor($0).hexadecimal }) }, for: .valueChanged
        )
        controller.view.addSubview(well)
        screen.show(controller)
        screen.tap(at: well.center)
        screen.settle()
        #expect(screen.texts.contains("Background"))
        let presented = try #require(controller.presentedViewController as? UIColorPickerViewController)
        #expect(PickedColor(presented.selectedColor).hexadecimal == "FF0000")
        let grid = try view(ColorGridView.self, on: screen)
        screen.tap(at: grid.convert(CGPoint(x: 4, y: 4), to: nil))
        #expect(changes.last == "FFFFFF" && well.accessibilityValue == "#FFFFFF")
    }

    @Test("a hue becomes the color that UIColor has for it")
    func hues() {
        repeatRandomly(200) { seed, generator in
            let values = (0..<3).map { _ in CGFloat.random(in: 0...1, using: &generator) }
            let picked = PickedColor(hue: values[0], saturation: values[1], brightness: values[2])
            let expected = PickedColor(
                UIColor(hue: values[0], saturation: values[1], brightness: values[2], alpha: 1))
            #expect(
                abs(picked.red - expected.red) < 0.01 && abs(picked.green - expected.green) < 0.01
                    && abs(picked.blue - expected.blue) < 0.01, "seed \(seed)")
        }
    }

    @Test("the words of pickers are complete in all languages")
    func words() {
        #expect(Set(PickerWord.table.counts.values) == [11] && PickerWord.table.counts.count == 21)
    }

    @Test("the picker matches its reference images")
    func looks() {
        picker.selectedColor = ColorGridView.colors[6][3].color
        let screen = HeadlessScreen(scale: 1)
        present(on: screen)
        expectSnapshot(screen, matches: "grid")
        screen.tap("Sliders")
        screen.settle()
        expectSnapshot(screen, matches: "sliders")
    }

    @Test("the spectrum in dark mode matches its reference image")
    func darkLook() {
        picker.selectedColor = UIColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
        let screen = HeadlessScreen(scale: 1, style: .dark)
        present(on: screen)
        screen.tap("Spectrum")
        screen.settle()
        expectSnapshot(screen, matches: "spectrum-dark")
    }

    @Test("large text and right-to-left layout match their reference images")
    func largeRightToLeft() {
        picker.selectedColor = UIColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
        let screen = HeadlessScreen(
            scale: 1, contentSizeCategory: .accessibilityLarge, layoutDirection: .rightToLeft)
        present(on: screen)
        screen.tap("Sliders")
        screen.settle()
        expectSnapshot(screen, matches: "large-right-to-left")
    }

    @Test("color wells match their reference image")
    func wells() {
        let screen = HeadlessScreen(size: CGSize(width: 160, height: 60), scale: 2, safeAreaInsets: .zero)
        let colors: [UIColor?] = [.systemPurple, UIColor.systemGreen.withAlphaComponent(0.4), nil]
        for (index, color) in colors.enumerated() {
            let well = UIColorWell(frame: CGRect(x: 10 + 50 * index, y: 10, width: 40, height: 40))
            well.selectedColor = color
            controller.view.addSubview(well)
        }
        screen.show(controller)
        screen.settle()
        expectSnapshot(screen, matches: "wells")
    }
}
