import Testing
import TrestleTesting

@testable import UIKit

@Suite("First responders without a window", .serialized) @MainActor
struct PendingFirstResponderTests {
    private final class Form: UIViewController {
        let name = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
        let note = UITextField(frame: CGRect(x: 20, y: 180, width: 200, height: 34))
        var onLoad: (Form) -> Void = { _ in }
        var onAppear: (Form) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(name)
            view.addSubview(note)
            onLoad(self)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            onAppear(self)
        }
    }

    private let screen = HeadlessScreen(scale: 1)

    @Test("a field that becomes first responder in viewWillAppear is edited when its screen has been pushed")
    func appearing() {
        let form = Form()
        form.onAppear = { $0.name.becomeFirstResponder() }
        let navigation = UINavigationController(rootViewController: UIViewController())
        screen.show(navigation)
        navigation.pushViewController(form, animated: true)
        screen.settle()
        #expect(form.name.isFirstResponder)
        screen.type("Ada")
        #expect(form.name.text == "Ada")
    }

    @Test("of several requests before a view has a window, the last one counts, unless it is withdrawn")
    func loading() {
        let form = Form()
        form.onLoad = {
            $0.name.becomeFirstResponder()
            $0.note.becomeFirstResponder()
        }
        screen.show(form)
        #expect(form.note.isFirstResponder && !form.name.isFirstResponder)
        let other = Form()
        other.onLoad = {
            $0.name.becomeFirstResponder()
            $0.name.resignFirstResponder()
        }
        screen.show(other)
        #expect(!other.name.isFirstResponder)
    }
}
