import Foundation
import Testing
import TrestleTesting

@testable import ScreenDriver
@testable import UIKit

@Suite("On-screen keyboard", .serialized) @MainActor
final class OnScreenKeyboardTests {
    private lazy var screen = HeadlessScreen(scale: 1)
    private let root = UIView()

    private func makeField(y: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        field.borderStyle = .roundedRect
        root.addSubview(field)
        if root.window == nil { screen.show(root) }
        return field
    }

    /// Returns the keyboard notifications posted during `body`.
    private func posted(_ body: () -> Void) -> [String] {
        final class Log: @unchecked Sendable {
            var lines: [String] = []
        }
        let log = Log()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let information = notification.userInfo ?? [:]
                func top(_ key: String) -> Int {
                    ((information[key] as? NSValue)?.cgRectValue.minY).map { Int($0) } ?? -1
                }
                let begin = top(UIResponder.keyboardFrameBeginUserInfoKey)
                let end = top(UIResponder.keyboardFrameEndUserInfoKey)
                let short = name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                    .replacingOccurrences(of: "Notification", with: "")
                log.lines.append("\(short) \(begin) \(end)")
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return log.lines
    }

    @Test("the keyboard appears with the first field and disappears with the last one, with UIKit's notifications")
    func notifications() {
        let field = makeField()
        let other = makeField(y: 200)
        let shown = posted {
            field.becomeFirstResponder()
            #expect(screen.keyboardFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
            screen.advance(by: 0.3)
        }
        #expect(
            shown == ["WillChangeFrame 844 508", "WillShow 844 508", "DidChangeFrame 844 508", "DidShow 844 508"])
        #expect(
            posted {
                other.becomeFirstResponder(); screen.settle()
            } == [])
        #expect(other.isEditing && screen.keyboardFrame != nil)
        let hidden = posted {
            other.resignFirstResponder()
            screen.advance(by: 0.3)
        }
        #expect(
            hidden == ["WillChangeFrame 508 844", "WillHide 508 844", "DidChangeFrame 508 844", "DidHide 508 844"])
        #expect(screen.keyboardFrame == nil && screen.view(showing: "space") == nil)
    }

    @Test("the notification contains the duration and the curve for animations alongside")
    func curve() throws {
        let field = makeField()
        nonisolated(unsafe) var information: [AnyHashable: Any] = [:]
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { information = $0.userInfo ?? [:] }
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(observer)
        #expect(information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        let curve = try #require(information[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int)
        #expect(curve == 7 && UIView.AnimationCurve(rawValue: curve) != nil)
        #expect((information[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue == true)
        #expect(UIView.AnimationOptions(rawValue: UInt(curve) << 16).curve.rawValue == 7)
    }

    @Test("a hardware keyboard prevents the on-screen keyboard")
    func hardware() {
        let screen = HeadlessScreen(scale: 1, hasHardwareKeyboard: true)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        let root = UIView()
        root.addSubview(field)
        screen.show(root)
        #expect(
            posted {
                field.becomeFirstResponder(); screen.settle()
            } == [])
        #expect(screen.keyboardFrame == nil && field.isEditing)
        screen.type("a")
        #expect(field.text == "a")
    }

    @Test("the globe key switches to emoji, and back to letters")
    func emoji() throws {
        let field = makeField()
        screen.tap(field)
        screen.settle()
        let globe = try #require(screen.view(showing: "Next keyboard"))
        #expect(globe.convert(globe.bounds, to: nil).minY >= 216, "the globe is below the other keys")
        screen.tap(globe)
        #expect(screen.view(showing: "space") == nil)
        screen.tap("😎")
        screen.tap("👍")
        #expect(field.text == "😎👍")
        screen.tap("delete")
        #expect(field.text == "😎")
        screen.tap("letters")
        screen.tapKeys("ok")
        #expect(field.text == "😎ok")
        screen.tap(at: CGPoint(x: 195, y: 553 + 240))
        #expect(field.text == "😎ok", "the bar beside the globe has no key")
    }

    @Test("passwords and numbers have no globe key")
    func noGlobe() {
        let field = makeField()
        field.isSecureTextEntry = true
        screen.tap(field)
        screen.settle()
        #expect(screen.view(showing: "space") != nil && screen.view(showing: "Next keyboard") == nil)
        let number = makeField(y: 200)
        number.keyboardType = .numberPad
        screen.tap(number)
        screen.settle()
        #expect(screen.view(showing: "5") != nil && screen.view(showing: "Next keyboard") == nil)
    }

    @Test("letters and emoji match their reference images", arguments: [UIUserInterfaceStyle.light, .dark])
    func picture(style: UIUserInterfaceStyle) throws {
        let screen = HeadlessScreen(scale: 2, style: style)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let root = UIView()
        root.addSubview(field)
        screen.show(root)
        screen.tap(field)
        screen.settle()
        let frame = CGRect(x: 0, y: 508 * 2, width: 780, height: 336 * 2)
        let name = style == .dark ? "dark" : "light"
        expectSnapshot(try #require(screen.picture.cropping(to: frame)), matches: "letters-\(name)")
        screen.tap("Next keyboard")
        screen.settle()
        expectSnapshot(try #require(screen.picture.cropping(to: frame)), matches: "emoji-\(name)")
    }

    @Test("keys type their characters, capitalized at the beginning, with digits and symbols on other planes")
    func typing() {
        let field = makeField()
        screen.tap(field)
        screen.settle()
        #expect(screen.view(showing: "H") != nil && screen.view(showing: "h") == nil)
        screen.tap("H")
        #expect(screen.view(showing: "h") != nil, "shift is off after one letter")
        screen.tapKeys("ello, World (7)")
        #expect(field.text == "Hello, World (7)")
        screen.tap("delete")
        #expect(field.text == "Hello, World (7")
        screen.advance(by: 1)
        screen.tapKeys("  ")
        #expect(field.text == "Hello, World (7. ", "two spaces are a period")
        #expect(screen.view(showing: "N") != nil, "a sentence begins with a capital letter")
    }

    @Test("a typed letter does not draw the keys again, except for those that Shift changes")
    func drawnKeys() throws {
        let field = makeField()
        screen.tap(field)
        screen.settle()
        let letter = try #require(screen.view(showing: "Q"))
        let digits = try #require(screen.view(showing: "numbers"))
        screen.send(.text("A"))
        #expect(letter.layer.needsDisplay() && !digits.layer.needsDisplay())
        screen.settle()
        screen.send(.text("b"))
        #expect(!letter.layer.needsDisplay() && !digits.layer.needsDisplay())
    }

    @Test("holding the delete key repeats it, and sliding between keys types the last one")
    func holding() {
        let field = makeField()
        field.text = "0123456789"
        field.becomeFirstResponder()
        screen.settle()
        let delete = screen.visibleRect(of: screen.view(showing: "delete")!)!
        screen.touchDown(at: CGPoint(x: delete.midX, y: delete.midY))
        #expect(field.text == "012345678")
        screen.advance(by: 0.4)
        #expect(field.text == "012345678")
        screen.advance(by: 0.45)
        #expect(field.text == "01234")
        screen.touchUp(at: CGPoint(x: delete.midX, y: delete.midY))
        screen.advance(by: 2)
        #expect(field.text == "01234")
        let from = screen.visibleRect(of: screen.view(showing: "g")!)!
        let to = screen.visibleRect(of: screen.view(showing: "h")!)!
        screen.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY))
        #expect(field.text == "01234h")
    }

    @Test("a double tap on shift locks it, and another tap unlocks it")
    func shiftLock() {
        let field = makeField()
        field.autocapitalizationType = .none
        field.becomeFirstResponder()
        screen.settle()
        screen.tap("shift")
        screen.tap("shift")
        screen.advance(by: 1)
        screen.tapKeys("AB")
        screen.tap("shift")
        screen.tapKeys("c")
        #expect(field.text == "ABc")
    }

    @Test("the return key has the field's title, and is disabled without text if requested")
    func returnKey() {
        let field = makeField()
        field.returnKeyType = .search
        field.enablesReturnKeyAutomatically = true
        var exits = 0
        field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        field.becomeFirstResponder()
        screen.settle()
        screen.tap("search")
        #expect(exits == 0 && field.isEditing)
        screen.tapKeys("a\n")
        #expect(exits == 1 && !field.isEditing)
    }

    @Test("each keyboard type has its keys")
    func kinds() {
        let field = makeField()
        func names(_ type: UIKeyboardType) -> Set<String> {
            field.keyboardType = type
            field.becomeFirstResponder()
            field.reloadInputViews()
            screen.settle()
            let keys = screen.hosting.screen.windows.last?.descendants(KeyView.self) ?? []
            return Set(keys.compactMap(\.accessibilityLabel))
        }
        #expect(names(.numberPad) == Set("0123456789".map(String.init) + ["delete"]))
        #expect(names(.decimalPad).contains(".") && names(.phonePad).contains("symbols"))
        #expect(names(.emailAddress).isSuperset(of: ["q", "@", ".", "space"]))
        #expect(names(.URL).isSuperset(of: ["q", "/", ".com"]) && !names(.URL).contains("space"))
        #expect(names(.numbersAndPunctuation).isSuperset(of: ["1", "@", "letters"]))
        field.keyboardType = .phonePad
        field.reloadInputViews()
        screen.settle()
        screen.tapKeys("12")
        screen.tap("symbols")
        screen.tap("+")
        #expect(field.text == "12+")
    }

    @Test("a view constrained to the keyboard layout guide moves with the keyboard")
    func guide() {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        let field = makeField()
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        ])
        screen.settle()
        #expect(bar.frame.maxY == 844 - 34 && root.keyboardLayoutGuide.layoutFrame.height == 34)
        field.becomeFirstResponder()
        #expect(bar.frame.maxY == 508)
        screen.advance(by: 0.1)
        let shown = bar.layer.presentation()?.frame.maxY ?? 0
        #expect(shown > 508 && shown < 810, "the animation is in progress: \(shown)")
        screen.settle()
        field.resignFirstResponder()
        screen.settle()
        #expect(bar.frame.maxY == 810)
        root.keyboardLayoutGuide.usesBottomSafeArea = false
        screen.settle()
        #expect(bar.frame.maxY == 844)
    }

    @Test("input views replace the keyboard, and accessory views are above it")
    func inputViews() {
        let field = makeField()
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.inputAccessoryView = accessory
        field.becomeFirstResponder()
        screen.settle()
        #expect(screen.keyboardFrame?.height == CGFloat(380))
        #expect(accessory.window != nil && accessory.convert(accessory.bounds, to: nil).size.width == 390)
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        field.inputView = input
        field.reloadInputViews()
        screen.settle()
        #expect(screen.keyboardFrame?.height == CGFloat(278) && input.window != nil)
        #expect(screen.view(showing: "space") == nil)
        field.resignFirstResponder()
        screen.settle()
        #expect(accessory.window == nil && input.window == nil)
    }

    @Test("scrolling dismisses the keyboard immediately or interactively")
    func dismissing() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 390, height: 3000)
        let field = makeField()
        list.addSubview(field)
        root.addSubview(list)
        field.becomeFirstResponder()
        screen.settle()
        list.keyboardDismissMode = .interactive
        screen.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 500))
        #expect(field.isEditing)
        screen.touchDown(at: CGPoint(x: 300, y: 300))
        for y in stride(from: CGFloat(310), through: 650, by: 10) {
            screen.touchMove(to: CGPoint(x: 300, y: y))
            screen.advanceFrame()
        }
        let window = screen.hosting.screen.windows.last
        #expect(window?.frame.minY == 650 && field.isEditing)
        for y in stride(from: CGFloat(640), through: 600, by: -10) {
            screen.touchMove(to: CGPoint(x: 300, y: y))
            screen.advanceFrame()
        }
        screen.touchUp(at: CGPoint(x: 300, y: 600))
        screen.settle()
        #expect(window?.frame.minY == 508 && field.isEditing, "an upward flick restores it")
        screen.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 700))
        screen.settle()
        #expect(!field.isEditing && screen.keyboardFrame == nil)
        field.becomeFirstResponder()
        screen.settle()
        list.keyboardDismissMode = .onDrag
        screen.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 400))
        screen.settle()
        #expect(!field.isEditing && screen.keyboardFrame == nil)
    }
}

extension UIView {
    fileprivate func descendants<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.descendants(type) }
    }
}
