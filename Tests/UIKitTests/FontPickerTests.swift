import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
private final class Delegate: NSObject, UIFontPickerViewControllerDelegate {
    var family: String?
    var face: String?
    var cancelCount = 0

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        family = viewController.selectedFontDescriptor?.familyName
        face = viewController.selectedFontDescriptor?.postscriptName
    }

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { cancelCount += 1 }
}

@MainActor
@Suite("Font pickers", .serialized)
struct FontPickerTests {
    private let screen: HeadlessScreen
    private let controller = UIViewController()
    private let delegate = Delegate()

    init() {
        screen = HeadlessScreen(hasHardwareKeyboard: true)
        screen.show(controller)
    }

    @discardableResult
    private func present(_ configure: (UIFontPickerViewController.Configuration) -> Void = { _ in })
        -> UIFontPickerViewController
    {
        let configuration = UIFontPickerViewController.Configuration()
        configure(configuration)
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = delegate
        controller.present(picker, animated: false)
        screen.settle()
        return picker
    }

    private func search(_ text: String) throws {
        let bar = try #require(screen.views(UISearchBar.self).first)
        bar.searchTextField.becomeFirstResponder()
        screen.settle()
        screen.type(text)
        screen.settle()
    }

    private var names: [String] {
        screen.views(UITableViewCell.self).compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    @Test("a searched family is picked, and the picker is dismissed")
    func picking() throws {
        present()
        #expect(names.count > 5 && screen.texts.contains("Choose Font"))
        try search("dejavu sans m")
        #expect(names == ["DejaVu Sans Mono"])
        screen.tap("DejaVu Sans Mono")
        screen.settle()
        #expect(delegate.family == "DejaVu Sans Mono" && delegate.cancelCount == 0)
        #expect(controller.presentedViewController == nil)
    }

    @Test("a face of a family is picked if faces are included")
    func faces() throws {
        present { $0.includeFaces = true }
        try search("JetBrains")
        let cell = try #require(screen.views(UITableViewCell.self).first)
        #expect(cell.accessoryType == .detailDisclosureButton)
        screen.tap(at: cell.convert(CGPoint(x: cell.bounds.width - 28, y: cell.bounds.midY), to: nil))
        screen.settle()
        screen.tap("Bold Italic")
        screen.settle()
        #expect(delegate.family == "JetBrains Mono" && delegate.face == "JetBrainsMono-BoldItalic")
    }

    @Test("the names are in their fonts unless the system font is requested")
    func fonts() throws {
        func font() throws -> UIFont {
            let cells = screen.views(UITableViewCell.self)
            let cell = try #require(
                cells.first { ($0.contentConfiguration as? UIListContentConfiguration)?.text == "DejaVu Sans Mono" })
            return try #require(cell.contentConfiguration as? UIListContentConfiguration).textProperties.font
        }
        present()
        #expect(try font().familyName == "DejaVu Sans Mono")
        controller.dismiss(animated: false)
        screen.settle()
        present { $0.displayUsingSystemFont = true }
        #expect(try font().familyName != "DejaVu Sans Mono")
    }

    @Test("only fonts with the requested traits are offered")
    func traits() {
        let all = FontFamily.all(with: []).map(\.name)
        let italic = FontFamily.all(with: .traitItalic)
        #expect(all.contains("Inter") && italic.count < all.count && !italic.isEmpty)
        let faces = italic.flatMap(\.faces)
        #expect(faces.allSatisfy { $0.descriptor.symbolicTraits.contains(.traitItalic) })
    }

    @Test("the selected family has a checkmark and is visible, and canceling notifies the delegate once")
    func selection() throws {
        let picker = present()
        picker.selectedFontDescriptor = UIFontDescriptor(name: "DejaVuSans", size: 12)
        let checked = screen.views(UITableViewCell.self).filter { $0.accessoryType == .checkmark }
        screen.settle()
        #expect(checked.count <= 1)
        screen.tap("Cancel")
        screen.settle()
        #expect(delegate.cancelCount == 1 && delegate.family == nil && controller.presentedViewController == nil)
        let again = UIFontPickerViewController()
        again.selectedFontDescriptor = UIFontDescriptor(name: "JetBrainsMono-Regular", size: 12)
        controller.present(again, animated: false)
        screen.settle()
        let cell = try #require(screen.views(UITableViewCell.self).first { $0.accessoryType == .checkmark })
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "JetBrains Mono")
    }
}
