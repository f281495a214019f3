import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Text input traits and images", .serialized) @MainActor
final class TextTraitTests {
    private lazy var screen = HeadlessScreen(scale: 1)
    private let root = UIView()

    private func show(_ view: UIView, frame: CGRect) {
        view.frame = frame
        root.backgroundColor = .white
        root.addSubview(view)
        screen.show(root)
        screen.advanceFrame()
    }

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test("typed quotation marks and hyphens are replaced if the text asks for it")
    func smartPunctuation() {
        let field = UITextField()
        show(field, frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.becomeFirstResponder()
        screen.type("\"a\" --")
        #expect(field.text == "\"a\" --")
        field.text = ""
        field.smartQuotesType = .yes
        field.smartDashesType = .yes
        for character in "\"It's\" (\"x\") --" { screen.type(String(character)) }
        #expect(field.text == "“It’s” (“x”) —")
        let view = UITextView()
        show(view, frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        view.smartQuotesType = .yes
        view.becomeFirstResponder()
        screen.type("\"")
        #expect(view.text == "“")
    }

    @Test("a field shows its background image, or that of the disabled state")
    func background() throws {
        let field = UITextField()
        let (normal, disabled) = (image(.red), image(.gray))
        field.background = normal
        field.disabledBackground = disabled
        show(field, frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let view = try #require(field.subviews.first as? UIImageView)
        #expect(view.image === normal && view.frame == field.bounds && !view.isHidden)
        field.isEnabled = false
        #expect(view.image === disabled)
        field.borderStyle = .roundedRect
        #expect(view.isHidden)
        field.background = nil
        field.disabledBackground = nil
        #expect(view.superview == nil)
    }

    @Test("the selection of a text view is restored in another one with the same text")
    func interactionState() {
        let (first, second) = (UITextView(), UITextView())
        for view in [first, second] { view.text = "One two three" }
        first.selectedRange = NSRange(location: 4, length: 3)
        second.interactionState = first.interactionState
        #expect(second.selectedRange == NSRange(location: 4, length: 3) && !second.isFirstResponder)
        second.interactionState = "other"
        #expect(second.selectedRange == NSRange(location: 4, length: 3))
    }

    @Test("a subclass of text fields can draw the placeholder")
    func drawnPlaceholder() throws {
        final class Field: UITextField {
            var rects: [CGRect] = []

            override func drawPlaceholder(in rect: CGRect) {
                rects.append(rect)
                super.drawPlaceholder(in: rect)
            }
        }
        let field = Field()
        field.placeholder = "Name"
        show(field, frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let view = try #require(field.drawnPlaceholder)
        #expect(field.rects.last?.width == 200 && field.placeholderLabel.isHidden && !view.isHidden)
        field.text = "Text"
        screen.advanceFrame()
        #expect(view.isHidden)
        #expect(UITextField().drawnPlaceholder == nil)
    }

    @Test("a search bar shows images instead of its background and of its field")
    func searchBar() throws {
        let bar = UISearchBar()
        let (behind, inField) = (image(.red), image(.blue))
        bar.backgroundImage = behind
        bar.setSearchFieldBackgroundImage(inField, for: .normal)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 2, vertical: 3)
        show(bar, frame: CGRect(x: 0, y: 100, width: 300, height: 56))
        let view = try #require(bar.barImages?.view)
        #expect(view.image === behind && view.frame == bar.bounds && bar.background.isHidden)
        #expect(bar.field.background === inField && bar.field.backgroundColor == .clear)
        #expect(bar.field.frame.minX == 10 && bar.field.frame.minY == 13)
        bar.backgroundImage = nil
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        #expect(view.superview == nil && !bar.background.isHidden && bar.field.backgroundColor == .tertiarySystemFill)
        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("responders change the elements of the edit menu with a builder")
    func menuBuilder() {
        final class Container: UIView {
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                let more = UIMenu(title: "More", identifier: .text, children: [UIAction(title: "Count") { _ in }])
                builder.insertSibling(more, afterMenu: .standardEdit)
                builder.replaceChildren(ofMenu: .standardEdit) { Array($0.prefix(1)) }
                builder.insertChild(UIMenu(title: "Last", children: []), atEndOfMenu: .root)
                #expect(builder.menu(for: .text) === more && builder.system === UIMenuSystem.context)
                #expect(builder.menu(for: .file) == nil)
            }
        }
        let container = Container()
        let view = UITextView()
        view.text = "Text"
        container.addSubview(view)
        let elements = EditAction.suggestions(for: view)
        #expect(elements.map(\.title) == ["", "More", "Last"])
        #expect((elements.first as? UIMenu)?.children.count == 1)
        let builder = MenuBuilder(system: .context, elements: elements)
        builder.remove(menu: .text)
        builder.replace(menu: .standardEdit, with: UIMenu(title: "New", children: []))
        #expect(builder.root.children.map(\.title) == ["New", "Last"])
    }
}
